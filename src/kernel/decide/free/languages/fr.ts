import { joined } from './forms';
import { FRENCH_TOO } from './fr-too';
import type { Language } from './language';
import { NOTHING_DONE } from './nothing-done';
import { KEEPING } from './positions';
import { SEA_AND_AIR } from './sea-and-air';

export const FRENCH: Language = {
  verbs: {
    battle: 'bataille, combattons, combattre',
    move:
      'déplacer, déplace, déplacez, déplacement, déplacements, mouvement, bouger, bouge, bougez, aller, va, vont, aille, aillent, avance, avancer, avancez, avancent, envoyer, envoie, envoyez, emmener, emmène, emmenez, amener, amène, amenez, mener, mène, conduis, fais avancer, faites avancer, déplacent, se rend, se rendent, marche, marcher, marchent, porte, portez' +
      ', déplaçons, bougeons, avançons, allons' +
      ', bougent, se déplace, se déplacent, se déplacer, rejoint, rejoignent, progresse, progressent, va en, fais, faites, fonce' +
      ', qui va, qui vont, qui avance, qui se déplace' +
      ', pousse, poussent, pousser, poussez, se porte, se portent, se replie, se replient, recule, reculent, s’avance, s’avancent, gagne, gagnent, passe en, passent en, monte, montent, prend position en, prennent position en, prend position à, mouvement naval, mouvements navals, mouvement terrestre, mouvements terrestres, part, partent, partir, part vers, partent vers, part pour, partent pour',
    march: 'mouvement stratégique, marche stratégique, marche, marcher, marchent',
    sail:
      'naviguer, navigue, fait route, déplacer, déplace, appareille, envoyer, envoie, va' +
      ', qui va, qui navigue, mouvement naval, mouvements navals, part, partent, part pour, partent pour, met le cap sur, mettent le cap sur, cap sur, appareillent, fait voile vers, font voile vers',
    attack:
      'attaquer, attaque, attaquez, attaquent, assaut, attaques, combat' + ', attaquons, engage, engagez, engageons',
    bombard:
      'bombarder, bombarde, bombardez, bombardent, bombardement, tire, tirez, tirer, tirent' + ', bombardons, tirons',
    search:
      'chercher, cherche, cherchez, recherche, recherches, rechercher, fouiller, fouille, fouillez, reconnaissance' +
      ', cherchons, recherchons, reconnaissance, reconnaissance sur, reconnaissance en',
    ship:
      's’embarque, embarque, embarquer, expédier, expédie, expédiez, embarquer, embarque, embarquez, envoyer, envoie, envoyez, transporter, transportez, transporte, transport maritime' +
      ', par mer, par bateau, par navire, en bateau, par voie maritime' +
      ', prend le bateau, prennent le bateau, va en bateau, vont en bateau, va par mer, vont par mer, va par bateau, vont par bateau' +
      ', embarquement, transport' +
      ', charger, charge, chargez, par mer, par bateau, par la mer, en bateau, part par mer, par voie de mer',
    allocate: 'affecter, affecte, affectez, attribuer, attribue, attribuez',
    interdict: 'interdire, interdiction',
    transfer: 'transférer, transfère' + ', rejoint, rejoindre',
    retreat:
      'retraite, reculer, recule, reculent, se replier, se replie, se replient, replie, replier, retire, se retire',
    advance: 'poursuivre, poursuit',
    strike: 'attaque navale, attaque de navires' + ', contre les navires, contre navires',
    lose: 'perdre, perd, perdez, élimine, retirer, perd un pas, perd le pas, perd une étape',
    lead: 'mène, dirige, commande',
    intercept: 'intercepter, intercepte, interceptez',
    exploit: 'exploiter, exploite',
    home: 'rentre, rentrer, retourne, retourner',
    release: 'libérer, libère',
    support: 'soutenir, soutient, appuie' + ', appuyer, appuient, soutiennent',
    drop: 'parachuter, saute, largue',
    land: 'débarquer, débarque, débarquements, débarquement',
    go:
      'aller, va, vont, aille, aillent, envoyer, envoie, envoyez, se rend, se rendent, se dirige, se dirigent, dirige, dirigent' +
      ', occupe, occupent, occuper, part, partent, part pour, partent pour, part vers, partent vers, met le cap sur, mettent le cap sur, cap sur',
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
    delay: 'attend, attendent, attendre, retarder, retarde',
    raid: 'raid, faire un raid' + ', raid côtier',
    choose: 'choisir, choisis, choisit',
    garrison: 'occuper, occupe',
    station: 'stationner, stationne',
    form: 'former, forme, formez, créer, crée',
    disband: 'dissoudre, dissous, dissout',
    'break down': 'diviser, divise, divisez, scinder, scinde, séparer, sépare, coupe, couper',
    recombine: 'recombiner, réunir, réunis',
    allot: 'répartir, répartis',
    'withhold AA': 'retenir le feu, ne pas tirer',
    sink: 'couler, coule',
    drown: 'noyer',
    group: 'grouper, regrouper, groupe',
    'leave out': 'omettre, laisser de côté',
    send: 'envoyer, envoie, envoyez',
    'give up': 'abandonner, abandonne',
    arrive: 'arriver, arrive, arrivent',
    unload: 'décharger, décharge, débarquer',
    order: 'commencer par, d’abord',
    designate: 'désigner, désigne',
    ferry: 'convoyer',
    store: 'stocker, stocke, entreposer',
    'fly supply': 'ravitailler par air',
    embark: 'embarquer, embarque, évacuer',
    'withdraw to': 'se retirer à',
    eliminate: 'éliminer, élimine',
    switch: 'changer, change',
    from: 'attaque depuis',
    engineers: 'génie, utiliser le génie',
    stand: 'tenir bon',
    'no retreat': 'pas de retraite',
    draw: 'tirer, tire, piocher, pioche',
    event: 'événement, jouer, joue',
    receive: 'recevoir, reçois, reçoit',
    forgo: 'renoncer, renonce',
    spend: 'dépenser, dépense',
    truck: 'par camion, en camion',
    rail: 'prend le train, prennent le train, par le train, par train, par la voie ferrée, par voie ferrée, par le rail, par rail, en train, par chemin de fer',
    infiltrate: 'infiltrer, infiltre, s’infiltrer',
    emergency: 'urgence',
    arrange: 'arranger, arrange',
    take: 'prendre, prends, prend',
    next: 'ensuite, suivant, d’abord',
    rearrange: 'réarranger, réarrange',
    offset: 'neutraliser, neutralise',
    air: 'air',
    resolve: 'résoudre, résous',
    pay: 'payer, paie, paye',
    bomb: 'bombarder, bombarde, bombardent',
    cap: 'patrouille, patrouiller, couvre' + ', assure la couverture, couverture aérienne, vole en cap',
    'night cap': 'patrouille de nuit',
    escort: 'escorter, escorte',
    airlift: 'transport aérien',
    dive: 'plonger, plonge',
    mine: 'miner, mouille des mines, pose des mines',
    halt: 'arrêter, arrête',
    rest: 'repos, se repose, se reposent',
    convoy: 'transporte, transporter, convoie',
    evacuate: 'évacuer, évacue, évacuez',
    oppose: 'intercepter, intercepte, s’oppose',
    repair: 'réparer, répare, réparez',
    share: 'ravitailler d’abord',
    'coast fire': 'tire sur, tirer sur, tirez sur',
    cas:
      'appuie, appuient, appuyer, soutient, soutiennent, soutenir, appui aérien' +
      ', appui au sol, soutien au sol, appui rapproché, appui sol',
    supply: 'ravitaille, ravitailler',
    build: 'construire, construit, construis',
    absorb: 'absorber, absorbe',
    torpedo: 'torpiller, torpille, torpillez',
    enter: 'entrer, entre, arrive',
    jettison: 'larguer',
    shoot: 'tirer, tire, tirez',
    hit: 'encaisse, prend le coup',
    'fall back': 'se replie, se replient, reculer, recule',
  },
  more: joined(SEA_AND_AIR.fr, FRENCH_TOO.verbs),
  small: joined(
    {
      and:
        'et, puis, ainsi que, mais' +
        ', ensuite, après cela, après ça, et puis, et ensuite, suivi de, suivie de, suivis de, suivies de',
      also: 'aussi, également, de même, pareil',
      to:
        'à, vers, en, au, aux, jusqu’à, pour' +
        ', sur l, vers l, à l, à la, jusqu’à la' +
        ', jusqu’en, en direction de, en passant par' +
        ', destination',
      from: 'de, du, depuis, des',
      with:
        'avec, par' +
        ', soutenu par, soutenue par, appuyé par, appuyée par, avec l’appui de, avec l’aide de, avec le soutien de, avec l’appui aérien de',
      at: 'dans, sur, contre, devant' + ', au-dessus de' + ', autour de',
      all:
        'tout, tous, toutes, toute, tout le monde, les deux, pile, les unités de, les unités en, tout ce qui est en' +
        ', toute la pile, la pile, chacun, toutes les unités de, toutes les unités en, tous ceux de' +
        ', unités en, unités de' +
        ', tout ce que nous avons, tout ce que j’ai, tout ce qu’on a' +
        ', tout ce qui peut, tous ceux qui peuvent, tout ce qui est à portée, toutes les unités qui peuvent',
      pair: 'tous les deux, toutes les deux, les deux',
      rest:
        'le reste, reste, les autres' +
        ', autres, tous les autres, les autres unités, tout le reste, ceux qui restent' +
        ', toutes les autres, tous les autres' +
        ', toutes les autres unités, tous les autres navires, toutes les autres forces, les autres navires, les autres forces, les autres compagnies',
      except: 'sauf, excepté, sans',
      not: 'ne, pas, aucun, aucune, jamais' + ', n',
      nothing:
        'rien, personne, aucun mouvement, pas de mouvement, pas d’attaque, pas de recherche, pas de bombardement, aucune recherche, passe, je passe, passer' +
        ', rien à faire, je passe mon tour, passons, on passe, personne d’autre, rien d’autre' +
        ', non merci, rien de plus, rien de spécial, rien pour moi, pas d’ordre, pas d’ordres, aucun ordre, rien ce tour, nulle part' +
        ', pas d’autre mouvement, aucun autre mouvement, pas d’autres mouvements' +
        ', sinon rien, à part ça rien, à part cela rien, rien de mon côté' +
        ', rien d’autre ne bouge, personne d’autre ne bouge, sinon rien ne bouge, sinon personne ne bouge, rien de plus pour ce tour' +
        `, ${NOTHING_DONE.fr}`,
      stay:
        'comme imprimé, comme sur la carte, restons, on reste, rester, reste, restent, tenir, tient, tiennent, attendre, attend, restez' +
        ', au sol, reste au sol, restent au sol, au port' +
        ', où ils sont, où elles sont, où il est, où elle est, sur place, en place' +
        ', laisse, laissez, laissons, garde, gardez, gardons, restent là, reste là, reste sur place, restent sur place, reste en place, restent en place, demeure, demeurent, ne bouge pas, ne bougent pas, tiennent, tenez, tenons, là où ils sont, là où il est, là où elle est, à sa place, à leur place, où nous sommes' +
        ', à leurs places, à leur poste, à leurs postes, sur leurs positions, sur ses positions' +
        ', comme c’est, comme ils sont, comme elles sont, tel quel, tels quels' +
        `, ${KEEPING.fr}`,
      limit: 'et retour, aller et retour, et revient, si, ou, quand, sinon, avant, après, tant que',
      only: 'seulement, uniquement',
      things:
        'unité, unités, navire, navires, troupes, bateaux, compagnie' +
        ', avion, avions' +
        ', zone, zones, flotte, hexagone, hexagones, case, hex' +
        ', groupe, groupes, compagnies, forces, escadres, bataillons',
      filler:
        'cette impulsion, pendant cette impulsion, pour l’instant, que, faites, veux, voudrais, se, on, nos, le, la, les, l, un, une, je, nous, il, ils, elle, mon, ma, mes, s’il vous plaît, svp, merci de, ce tour, d’abord, y, est, sont' +
        ', merci, faire, mon tour, ce tour-ci, aujourd’hui, tout de suite, notre, nos' +
        ', bonjour, salut, bonsoir, alors, donc, ensuite, voudrait, aimerais, aimerait, aimerions, pourrais, pourriez, pourrait, tu, vous, peux, pouvez, peut, veut, voulons, ce, cette, ces, cet, ton, votre, vos, leur, leurs, là, ici, juste, bien, maintenant, pour l’instant, pour le moment, doit, doivent, dois, qu, ok, oui, voici, mes ordres, premièrement, deuxièmement, enfin, il faut, faut, souhaite, souhaitons, prière de, veuillez, merci beaucoup, là-bas, soit, soient' +
        ', phase' +
        ', capitaine, commandant, colonel, général' +
        ', qui, s’il te plaît, stp, respectivement' +
        ', c’est tout, c’est tout pour ce tour, voilà, voilà tout, ce sera tout, quant à, en ce qui concerne' +
        ', ces' +
        ', ensemble',
    },
    FRENCH_TOO.small,
  ),
  kinds: joined(
    {
      bomber: 'bombardiers, bombardier',
      fighter: 'chasseurs',
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
      lt: 'légère, légères, léger',
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
      glider: 'planeur, planeurs',
      bty: 'batterie, batteries',
      div: 'division, divisions, di',
      landing: 'péniche, péniches',
    },
    FRENCH_TOO.kinds,
  ),
  articles: 'le, la, les, l, du, aux',
  plural: 'les, aux',
  literal: { 1: 'un, une', 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', yes: 'oui', no: 'non', more: 'plus' },
};
