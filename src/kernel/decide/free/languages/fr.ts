import type { Language } from './language';

export const FRENCH: Language = {
  verbs: {
    move:
      'déplacer, déplace, déplacez, déplacement, déplacements, mouvement, bouger, bouge, bougez, aller, va, vont, aille, aillent, avance, avancer, avancez, avancent, envoyer, envoie, envoyez, emmener, emmène, emmenez, amener, amène, amenez, mener, mène, conduis, fais avancer, faites avancer, déplacent, se rend, se rendent, marche, marcher, marchent, porte, portez' +
      ', déplaçons, bougeons, avançons, allons',
    march: 'marche, marcher, marchent',
    sail: 'naviguer, navigue, fait route, déplacer, déplace, appareille, envoyer, envoie, va',
    attack:
      'attaquer, attaque, attaquez, attaquent, assaut, attaques, combat' + ', attaquons, engage, engagez, engageons',
    bombard:
      'bombarder, bombarde, bombardez, bombardent, bombardement, tire, tirez, tirer, tirent' + ', bombardons, tirons',
    search:
      'chercher, cherche, cherchez, recherche, recherches, rechercher, fouiller, fouille, fouillez, reconnaissance' +
      ', cherchons, recherchons',
    ship:
      'expédier, expédie, expédiez, embarquer, embarque, embarquez, envoyer, envoie, envoyez, transporter, transportez, transporte, transport maritime' +
      ', par mer, par bateau, par navire, en bateau, par voie maritime',
    allocate: 'affecter, affecte, affectez, attribuer, attribue, attribuez',
    interdict: 'interdire, interdiction',
    transfer: 'transférer, transfère' + ', rejoint, rejoindre',
    retreat:
      'retraite, reculer, recule, reculent, se replier, se replie, se replient, replie, replier, retire, se retire',
    advance: 'poursuivre, poursuit',
    strike: 'attaque navale, attaque de navires' + ', contre les navires, contre navires',
    lose: 'perdre, perd, perdez, élimine, retirer',
    lead: 'mène, dirige, commande',
    intercept: 'intercepter, intercepte, interceptez',
    exploit: 'exploiter, exploite',
    home: 'rentre, rentrer, retourne, retourner',
    release: 'libérer, libère',
    support: 'soutenir, soutient, appuie',
    drop: 'parachuter, saute, largue',
    land: 'débarquer, débarque',
    go: 'aller, va, vont, aille, aillent, envoyer, envoie, envoyez, se rend, se rendent, se dirige, se dirigent, dirige, dirigent',
    fly: 'vole, volent, voler, vol, vols',
    place: 'placer, place, placez, commence, commencent',
    load: 'charger, charge, chargez',
    detect: 'repérer, repère',
    'fire at': 'tire sur, tirez sur, feu sur',
    'fire AA': 'feu, ouvrez le feu',
    'press on': 'continuer, continue, continuez',
    'turn back': 'faire demi-tour, demi-tour, rebrousse chemin',
    refuse: 'refuser, refuse',
    follow: 'suivre, suit',
    react: 'réagir, réagit',
    maneuver: 'manœuvre, manoeuvre',
    assault: 'assaut, donne l’assaut',
    fatigue: 'fatiguer, fatigue',
    feed: 'ravitailler, ravitaille',
    rebuild: 'reconstruire, reconstruit',
    destroy: 'détruire, détruit, détruis',
    demolish: 'démolir, démolit, faire sauter',
    buy: 'acheter, achète',
    leave: 'quitter, quitte',
    convert: 'convertir, convertis',
    expend: 'dépenser, dépense',
    raise: 'lever, lève',
    replace: 'remplacer, remplace',
    engage: 'engager, engage, attaque, attaquer',
    defend: 'défendre, défend',
    ready: 'préparer',
    delay: 'retarder, retarde',
  },
  small: {
    and: 'et, puis, ainsi que, mais',
    also: 'aussi, également, de même, pareil',
    to: 'à, vers, en, au, aux, jusqu’à, pour' + ', sur l, vers l, à l, à la, jusqu’à la',
    from: 'de, du, depuis, des',
    with: 'avec, par',
    at: 'dans, sur, contre',
    all:
      'tout, tous, toutes, toute, tout le monde, les deux, pile, les unités de, les unités en, tout ce qui est en' +
      ', toute la pile, la pile, chacun, toutes les unités de, toutes les unités en, tous ceux de',
    rest: 'le reste, reste, les autres',
    except: 'sauf, excepté, sans',
    not: 'ne, pas, aucun, aucune, jamais' + ', n',
    nothing:
      'rien, personne, aucun mouvement, pas de mouvement, pas d’attaque, pas de recherche, pas de bombardement, aucune recherche, passe, je passe, passer' +
      ', rien à faire, je passe mon tour, passons, on passe, personne d’autre, rien d’autre',
    stay:
      'restons, on reste, rester, reste, restent, tenir, tient, tiennent, attendre, attend, restez' +
      ', au sol, reste au sol, restent au sol, au port' +
      ', où ils sont, où elles sont, où il est, où elle est, sur place, en place',
    limit: 'si, ou, quand, sinon, avant, après, tant que',
    only: 'seulement, uniquement',
    things:
      'unité, unités, navire, navires, troupes, bateaux, compagnie' +
      ', avion, avions' +
      ', zone, zones, flotte, hexagone, hexagones, case, hex',
    filler:
      'que, faites, veux, voudrais, se, on, nos, le, la, les, l, un, une, je, nous, il, ils, elle, mon, ma, mes, s’il vous plaît, svp, merci de, ce tour, d’abord, y, est, sont' +
      ', merci, faire, mon tour, ce tour-ci, aujourd’hui, tout de suite, notre, nos',
  },
  kinds: {
    company: 'compagnie, compagnies, cie',
    battalion: 'bataillon, bataillons',
    brigade: 'brigades',
    regiment: 'régiment, régiments',
    hq: 'qg',
    engineer: 'génie, sapeurs',
    parachute: 'parachutistes, paras',
    infantry: 'infanterie',
    artillery: 'artillerie, canons',
    mortar: 'mortier, mortiers',
    anti: 'antichar, antichars',
    machine: 'mitrailleuse, mitrailleuses',
    tank: 'char, chars',
    cavalry: 'cavalerie',
    commando: 'commandos',
    australian: 'australien, australienne, australiens',
    british: 'britannique, anglais, anglaise',
    indian: 'indien, indienne',
    french: 'français, française',
    airfield: 'aérodrome, aéroport',
    hill: 'colline, cote, hauteur',
    port: 'ports',
    town: 'ville',
    village: 'villages',
    strait: 'détroit',
    bay: 'baie',
    gulf: 'golfe',
    sea: 'mer',
    crete: 'crète',
    south: 'sud',
    north: 'nord',
    east: 'est',
    west: 'ouest',
    flotilla: 'flottille, flottilles',
    convoy: 'convoi, convois',
    destroyers: 'destroyers, torpilleurs, contre-torpilleurs',
    italian: 'italiens, italienne, italien',
    squadron: 'escadron, escadrille',
  },
  articles: 'le, la, les, l, du, aux',
  literal: { 1: 'un, une', 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', yes: 'oui', no: 'non', more: 'plus' },
};
