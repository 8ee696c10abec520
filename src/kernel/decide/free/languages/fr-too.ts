import { er } from './forms';
import { each } from './positions';

/** Where somebody goes, by land or by sea. */
const GOES = [
  each(
    'file, filent, filer, filez, se dirige, se dirigent, se diriger, dirigez-vous, revient, reviennent, revenir, retourne, retournent, retourner, retournez, rentre, rentrent, vient, viennent, venir, venez, se glisse, se glissent, se faufile, se faufilent, fait mouvement, font mouvement, faire mouvement, se met en route, se mettent en route, se rend, se rendent, se rendre, s’en va, s’en vont, repart, repartent',
    'vers, à, en, au, sur, pour, jusqu’à',
  ),
  'se dirige, se dirigent, rejoint, rejoignent, rejoindre, rejoignez, gagne, gagnent, gagner, gagnez, rallie, rallient, rallier, ralliez, regagne, regagnent, ira, iront, irons, irez, allez, vas, envoyons, enverra, part en, partent en, pars, partez, partons, revient, reviennent, retourne, retournent, s’en va à, fait mouvement, font mouvement, se regroupe en, se regroupent en, se regroupe à, se regroupent à, se rassemble à, se rassemblent à, se rassemble en, se rassemblent en, se concentre en, se concentrent en',
].join(',');

const BY_LAND =
  'vient, viennent, roule vers, roulent vers, court vers, courent vers, descend en, descendent en, descend vers, descendent vers, descend à, descendent à, descend sur, descendent sur, remonte vers, remontent vers, remonte en, remontent en, monte vers, montent vers, montez, progressez, progresser, progressons, avancera, avanceront, bougera, bougeront, bougés, s’installe en, s’installent en, s’installe à, s’installent à, s’élance vers, s’élancent vers, pénètre en, pénètrent en, pénètre dans, pénètrent dans, entre en, entrent en, entre dans, entrent dans, se déploie en, se déploient en, reculez, reculons, replie-toi, repliez, fonce vers, foncent vers, foncent, foncez, prend position sur, prennent position sur, amènent, amenons, emmenons, conduisez, dirige vers, dirigez vers, pousse jusqu’à, poussent jusqu’à, pousse sur, poussent sur, avance sur, avancent sur, avance jusqu’à, avancent jusqu’à, marche vers, marchent vers, marche à, marchent à';

const HELPS = [
  er('aid, assist, épaul'),
  'appuie, appuies, appuient, appuyer, appuyez, appuyons, appuiera, appuieront, soutient, soutiennent, soutenir, soutenez, soutenons, soutiendra, soutiendront',
  each(
    'appuie, appuient, appuyer, appuyez, appuyons, soutient, soutiennent, soutenir, soutenez',
    'l’attaque, les attaques, l’assaut, la défense, le combat',
    'sur, contre, de, du, en, à, dans',
  ),
  each(
    'vient, viennent, donne, donnent, apporte, apportent, fournit, fournissent, en',
    'en aide à, en appui de, son appui à, leur appui à, son soutien à, leur soutien à',
  ),
  'en appui de, en soutien de, en appui à, en soutien à, en appui sur, en soutien sur, tire pour, tirent pour, tirer pour, tirez pour',
].join(',');

const CARRIES =
  'transporte, transportent, transporter, transportez, transportons, apporte, apportent, apporter, apportez, achemine, acheminent, acheminer, acheminez, livre, livrent, livrer, emporte, emportent, emporter, convoie, convoient, convoyez';

const SHELLS = [
  er('bombard, canonn, pilonn, mitraill, arros'),
  each(
    'tire, tirent, tirer, tirez, tirons, tirera, tireront, ouvre le feu, ouvrent le feu, fait feu, font feu, feu',
    'sur, contre',
  ),
].join(',');

const STEP = each('un pas, le pas, une étape, l’étape, la perte, une perte', 'à, de, du, pour, sur');

/** More French words of orders. */
export const FRENCH_TOO = {
  verbs: {
    move: `${GOES},${BY_LAND}`,
    go: `${GOES},${BY_LAND}, emmène, emmènent, amène, amènent, envoient`,
    sail: `${GOES}, cingle vers, cinglent vers, vogue vers, voguent vers, navigue jusqu’à, naviguent jusqu’à, fait cap sur, font cap sur, fait cap vers, font cap vers, prend la mer pour, prennent la mer pour, prend la mer vers, prennent la mer vers, sort vers, sortent vers, appareille pour, appareillent pour, appareillez pour, vont, aller, allez, navigueront, naviguera, faites route vers, faire route vers, fait route sur, font route sur, font route, envoyez, envoient`,
    march: 'en marche stratégique, en mouvement stratégique, par mouvement stratégique, par marche stratégique',
    attack: [
      er('attaqu, contre-attaqu, frapp'),
      each(
        'lance, lancent, lancer, lancez, lançons, mène, mènent, mener, menez',
        'une attaque, l’attaque, un assaut, l’assaut, une contre-attaque',
        'sur, contre, en, à',
      ),
      each('donne, donnent, donner, donnez, donnons', 'l’assaut', 'à, en, contre, sur'),
      'prend d’assaut, prennent d’assaut, prendre d’assaut, prenez d’assaut, passe à l’attaque de, passent à l’attaque de, part à l’attaque de, partent à l’attaque de, part à l’assaut de, partent à l’assaut de, s’en prend à, s’en prennent à, se jette sur, se jettent sur, fond sur, fondent sur, assaille, assaillent, tombe sur, tombent sur, à l’attaque de, à l’assaut de',
    ].join(','),
    assault:
      'prend d’assaut, prennent d’assaut, prendre d’assaut, prenez d’assaut, donnent l’assaut, donner l’assaut, donnez l’assaut, donne l’assaut à, donnent l’assaut à',
    bombard: SHELLS,
    'coast fire': SHELLS,
    artillery: SHELLS,
    bomb: er('bombard, pilonn'),
    raid: er('bombard, attaqu, pilonn'),
    support: HELPS,
    cas: HELPS,
    escort: `${er('escort, accompagn')}, sert d’escorte à, servent d’escorte à, fait escorte à, font escorte à`,
    cover:
      'couvre, couvrent, couvrir, couvrez, couvrons, couvrira, couvriront, protège, protègent, protéger, protégez, assure la couverture de, assurent la couverture de, veille sur, veillent sur',
    cap: 'couvrent, couvrez, protéger, protégez, assurent la couverture de, assure la couverture de, patrouillez, patrouillera, en patrouille sur, en patrouille au-dessus de',
    interdict:
      'interdire, interdisez, interdiction sur, interdiction de, interdiction au-dessus de, bloque, bloquent, bloquer, bloquez',
    search: [
      er('cherch, recherch, fouill, inspect, scrut, explor, ratiss'),
      each(
        'part, partent, va, vont',
        'en reconnaissance sur, en reconnaissance à, en reconnaissance vers, en reconnaissance dans, à la recherche dans',
      ),
      'reconnaître, recherche en, recherches en, recherche dans, recherche à, cherche à, cherchent à, regarde dans, regardent dans',
    ].join(','),
    transfer:
      'transférons, transférés, transférées, change de base, changent de base, changent de base pour, change de base pour, se transfère, se transfèrent, s’installe à, s’installent à, déménage à, déménagent à, se pose à, se posent à, transfert vers, transfert à, transfert de',
    home: 'rentrent, rentrez, retournent, revient, reviennent, se pose, se posent, se pose à, se posent à, atterrit, atterrissent, atterrit à, atterrissent à, regagne, regagnent',
    rest: 'se reposer, reposez-vous, au repos, reste au repos, restent au repos, prend du repos, prennent du repos, mise au repos',
    mine: 'minent, minez, sème des mines, sèment des mines, semer des mines, dépose des mines, déposent des mines, posez des mines, posons des mines, mouillons des mines',
    land: 'débarquons, débarquera, débarqueront, prend pied à, prennent pied à, prend pied en, prennent pied en, met à terre, mettent à terre, mettre à terre, mettez à terre',
    unload:
      'déchargeons, débarquons, met à terre, mettent à terre, mettre à terre, mettez à terre, descendez à terre, descendre à terre, va à terre, vont à terre',
    load: 'chargent, chargeons, embarquons, prend à bord, prennent à bord, prendre à bord, prenez à bord, monte à bord de, montent à bord de, montent à bord, monte sur, montent sur',
    embark:
      'embarquent, embarquez, embarquons, évacuons, évacue, évacuent, évacuez, prend à bord, prennent à bord, prenez à bord',
    ship: `${CARRIES}, embarquent, embarquons, expédient, expédions`,
    convoy: CARRIES,
    drop: 'parachutons, sautez, saute sur, sautent sur, sauter sur, sautez sur, saute à, sautent à, larguent',
    airlift:
      'aérotransporte, aérotransportent, aérotransporter, par avion, transporte par avion, transporte en avion, transportent en avion, emmène en avion',
    retreat:
      'bat en retraite, battent en retraite, battre en retraite, battez en retraite, retraitent, recule vers, reculent vers, recule à, reculent à, reculez, reculons, décroche, décrochent, décrocher, décrochez, replions, repliez, repliez-vous, fuit, fuient, fuit vers, fuient vers, retraite vers, retraite à, retraite en',
    withdraw:
      'se retirer à, bat en retraite, battent en retraite, décroche, décrochent, se replient, repli vers, retraite vers',
    'fall back': 'se replier, repliez, repliez-vous, décroche, décrochent, reculez',
    refuse:
      'refusent, refuse le combat, refusent le combat, refuser le combat, refusons le combat, esquive, esquivent, se dérobe, se dérobent, évite le combat, évitent le combat, refusez',
    advance:
      'avançons, avancera, entre dans, entrent dans, entre en, entrent en, s’empare de, s’emparent de, suit, suivent, occupez, occuper, occupons, poursuivent, prend la place, prennent la place',
    exploit: 'exploitent, exploitons, exploitez',
    stand: 'tient bon, tiennent bon, tenez bon, tenons bon',
    'no retreat':
      'ne recule pas, ne reculent pas, ne recule pas de, ne reculent pas de, pas de repli, aucune retraite, aucun repli, tient à tout prix, tiennent à tout prix, tient jusqu’au bout, tiennent jusqu’au bout, tient jusqu’au dernier homme, tiennent jusqu’au dernier homme, tenir jusqu’au bout, tenez jusqu’au bout',
    lose: `perdra, perdront, perds, subissent la perte, prennent la perte, encaisse la perte, encaissent la perte, sacrifient, sacrifions, enlève un pas à, enlevez un pas à, retire un pas à, retirez un pas à, perdent un pas, perdent le pas, ${STEP}`,
    restore:
      'rétablir, rétablit, rétablis, rétablissez, rétablissons, restaurer, restaure, restaurez, reconstituer, reconstitue, reconstituez, complète, complétez, compléter, renforce, renforcer, renforcez',
    form: 'forment, formons, formeront, formera, constitue, constituent, constituer, constituez, constituons, créent, créons, créez, compose, composent, nouvelle',
    disband: 'dissolvent, dissolvez, dissolvons, dissoute',
    allocate: er('affect, assign, attribu, allou'),
    'fire AA':
      'tire, tirent, tirez, tirons, tirer, ouvre le feu, ouvrent le feu, ouvrir le feu, ouvrons le feu, fait feu, font feu, faites feu',
    'withhold AA': [
      each('ne', 'tire, tirent, tirez, tirons', 'pas'),
      'retient son feu, retiennent leur feu, retenez le feu, retient son tir, retiennent leur tir, garde ses munitions, gardent leurs munitions, économise ses munitions, économisent leurs munitions, cesse le feu, cessent le feu, cessez le feu, halte au feu, ne fait pas feu, ne font pas feu',
    ].join(','),
    order: 'commence par, commencez par, commençons par, on commence par, en premier, tout d’abord',
    next: 'commence par, commencez par, commençons par, on commence par, en premier, tout d’abord, résoudre',
    'press on':
      'poursuivez, poursuivons, poursuit sa route, poursuivent leur route, poursuivez votre route, continue sa route, continuent leur route, continuent, continuons, tient le cap, tiennent le cap, garde le cap, gardent le cap, maintient le cap, maintient sa route',
    'turn back':
      'faites demi-tour, faisons demi-tour, rebroussent chemin, rebrousser chemin, rebroussez chemin, rebroussons chemin, rentrent, rentrer, rentrez, rentrons, rentre au port, rentrent au port, retourne, retournent, retourner, retournons, reviennent, revenons, retourne au port, retournent au port',
    draw: 'tirons, tirez, piochons, piochez, pioche, tires',
    receive: 'reçoivent, recevez, recevons',
    delay: 'retardent, retardons, retardez, retardé, retardée, diffère, différer, reporte, reporter',
    defend:
      'défendent, défendez, défendons, défendre avec, participe à la défense, participent à la défense, défense avec, défense',
    react: 'réagissent, réagissons, réagissez, réaction, intervient, interviennent',
    repair: 'réparer, remet en état, remettent en état, remettez en état',
    demolish:
      'démolissez, démolissent, démolissons, fait sauter, font sauter, faites sauter, dynamite, dynamitent, dynamiter, saboter, sabote, sabotent',
    destroy: 'détruisent, détruisez, détruisons, brûle, brûlent, brûler, brûlez',
    release:
      'laisse partir, laissez partir, laissons partir, peut partir, relâche, relâchez, libèrent, libérez, libérons',
    choose: 'choisissons, choisissez, choisissent',
    intercept: er('intercept'),
    oppose: `${er('intercept')}, s’opposer à, s’oppose à, s’opposent à, va à la rencontre de, vont à la rencontre de, à la rencontre de, s’opposer`,
    aim: er('vis, cibl'),
    match: 'affronter, affrontez, se bat contre, se battent contre, combat, combattent',
    hit: 'touchent, frappe, frappent, frapper, coulent, coulons, touchons, le coup sur, les coups sur, le coup va sur, les coups vont sur, le coup est pour, les coups sont pour, un coup sur, une touche sur',
    torpedo: er('torpill, attaqu'),
    dive: 'plongeons, en immersion, s’immerge, s’immergent',
    'bombs hit':
      'touche, touchent, touché, touchez, frappe, frappent, coule, coulent, coulez, couler, coup sur, coups sur, le coup sur, les coups sur, le coup va sur, les coups vont sur, le coup est pour, les coups sont pour, un coup sur, impact sur',
    halt: 's’arrêter, arrêtez-vous, stoppent, stoppez, stopper, fait halte, font halte, halte',
    build:
      'construisent, construisez, construisons, creuse, creusent, se retranche, se retranchent, se retrancher, s’enterre, s’enterrent, fortifient, fortifiez',
    evacuate: er('évacu'),
    supply: er('ravitaill, approvisionn'),
    feed: `${er('ravitaill, approvisionn')}, nourrir, nourrissent, nourrissez`,
    spend: 'dépensent, dépensons, dépensez, consomme, consommer, consommez',
    ready: 'prépare, préparent, préparez, préparons',
    lead: 'mènent, mène l’attaque, conduit l’attaque, dirige l’attaque, en tête, est en tête, commande l’attaque',
    infiltrate: 's’infiltrent, infiltrent, infiltrez',
    fly: 'volez, volons, volera, voleront, décolle, décollent, décoller',
    fatigue: 'fatiguent, fatigués, fatiguez',
    use: 'utilisons, employez, emploie, employons, engager le',
    station: 'stationnent, stationnez, poste, postez',
    garrison: 'occupent, occupez, tenir garnison, en garnison à',
  },
  small: {
    and: 'et enfin, et en dernier, en dernier, en dernier lieu, et en dernier lieu, et pour finir, pour finir, et finalement, puis enfin, puis finalement, de là, et de là, de même que',
    to: [
      each(
        'vers le, au, plus au',
        'nord, sud, est, ouest, nord-est, nord-ouest, sud-est, sud-ouest',
        'à, en, vers, jusqu’à, sur',
      ),
      each(
        'par la route, par la côte, le long de la côte, à travers les collines, par la mer',
        'à, en, vers, jusqu’à, sur',
      ),
      'jusqu’au, jusque en, jusque dans, à destination de, dans la direction de, direction, en route vers, en route pour, jusqu’à l, jusqu’aux, vers le, vers les, vers l’hexagone, en l’hexagone, dans l’hexagone, sur l’hexagone',
    ].join(','),
    from: 'à partir de, en provenance de, au départ de, en partant de, quittant, hors de',
    with: [
      each('accompagné, accompagnée, accompagnés, accompagnées', 'de, par, du, des'),
      each(
        'soutenus, soutenues, appuyés, appuyées, aidé, aidée, aidés, aidées, assisté, assistée, assistés',
        'par, de',
      ),
      each('chargé, chargée, chargés, chargées', 'de, du, avec'),
      'ensemble avec, en compagnie de, avec à bord, avec à son bord, avec à leur bord, transportant, emportant, emmenant, à l’aide de, au moyen de, en utilisant, avec le, avec la, avec les, avec l’',
    ].join(','),
    at: [
      'près de, près du, auprès de, au large de, actuellement en, actuellement à',
      each(
        'qui est, qui sont, stationné, stationnée, stationnés, stationnées, basé, basée, basés, basées, situé, située, qui se trouve, qui se trouvent, se trouvant',
        'en, à, au, dans, sur',
      ),
    ].join(','),
    pair: 'les deux groupes de, les deux escadrilles de, les deux unités de',
    all: 'tout le, toute la, entier, entière, au complet, en entier, au grand complet, les deux groupes de, les deux escadrilles de, les deux unités de, tous les groupes de, toutes les escadrilles de, l’ensemble des, l’ensemble de, la totalité de, la totalité des, chaque, chacune, la pile entière, l’ensemble des unités, toutes les unités disponibles, tous les navires disponibles, tout ce qui est disponible, tous ensemble',
    rest: [
      each(
        'le reste, le restant',
        'des, de mes, de nos, de la, de l’, de ma',
        'unités, navires, troupes, avions, bateaux, flotte, forces, armée, compagnies, escadrilles',
      ),
      each(
        'les autres, tous les autres, toutes les autres',
        'avions, bateaux, escadrilles, divisions, groupes, bataillons, troupes, appareils, bâtiments, brigades, régiments',
      ),
      'le restant, les unités restantes, les navires restants, les avions restants, les restants, les restantes, celles qui restent, tous ceux qui restent',
    ].join(','),
    nothing:
      'pas de changement, aucun changement, sans changement, sans ordres, rien à signaler, je n’ai rien, je ne fais rien, on ne fait rien, nous ne faisons rien, rien pour l’instant, rien pour le moment, rien cette fois, pas cette fois, pas ce tour',
    stay: [
      each(
        'reste, restent, rester, restez, restons, demeure, demeurent, attend, attendent, se tient, se tiennent',
        'à bord, à quai, à l’ancre, au mouillage, à la maison, chez eux, tranquille, tranquilles, en arrière, derrière, en alerte, en attente, en garnison, en garde, au large, immobile, immobiles, prêt, prêts, à terre, dans le port, dans leur port, à l’aérodrome, en dehors, en mer, inactif, inactifs',
      ),
      'à l’ancre, au mouillage, à quai, attendent, attendons, attendez, demeurent, en attente, patiente, patientent, monte la garde, montent la garde, ne bougez pas, ne bougeons pas, ne bougent, ne bouge, ne bougera pas, ne bougeront pas, n’avance pas, n’avancent pas, s’abstient, s’abstiennent, immobile, immobiles, inactif, inactifs, ne fait rien, ne font rien',
    ].join(','),
    limit:
      'peut-être, à moins que, sauf si, dès que, jusqu’à ce que, au moins, si possible, au plus, à moitié, plutôt, au lieu de, éventuellement, plus tard, demain, le cas échéant, lorsque, pourvu que, à condition que',
    things:
      'hommes, gars, soldats, garçons, équipage, équipages, formation, formations, appareil, appareils, vaisseau, vaisseaux, bâtiment, bâtiments, pion, pions, piles, position, positions',
    filler: [
      'ce soir, cette nuit, ce matin, cet après-midi, cette fois, cette fois-ci, pour cette fois, dans ce tour, pendant ce tour, durant ce tour, pour ce tour, à ce tour',
      'rapidement, vite, vivement, directement, tout droit, droit, encore, de nouveau, à nouveau, comme d’habitude, comme toujours, comme prévu, comme convenu, immédiatement, aussitôt, sans délai, sans tarder, sans attendre, sur le champ, sur-le-champ, au plus vite, en vitesse, à toute vitesse, à pleine vitesse, à toute vapeur, à toute allure, à marche forcée, le plus vite possible, dès maintenant, dès à présent, à présent, présentement, actuellement',
      'prudemment, discrètement, bravement, courageusement, vaillamment, tranquillement, simplement, tout simplement, hardiment, résolument, calmement, doucement, gentiment, silencieusement, furtivement, conjointement, à l’unisson, de concert, par là, là-haut, en avant, de l’avant, à bord, à son bord, à leur bord, sur l’île',
      'brave, braves, vaillant, vaillants, fidèle, fidèles, glorieux, vieux, mon cher, cher, chers, cher ami, mon ami, messieurs, monsieur, camarade, camarades, amiral, lieutenant, major, sergent',
      'bon, eh bien, voyons, allez, allons-y, hop, parfait, super, très bien, d’accord, entendu, compris, ma foi, dieu merci, s’il plaît à dieu, grâce à dieu, avec plaisir, volontiers, en fait, finalement, au fait, du coup, bref, en bref, en somme, bref',
      'de mon côté, de notre côté, pour ma part, pour nous, pour moi, en premier, en premier lieu, en second lieu, pour commencer, tout d’abord, deuxième, troisièmement, dans un premier temps, après quoi, pendant ce temps',
      'j’aimerais, j’aimerais que, je voudrais que, j’ordonne, j’ordonne que, j’ai décidé, j’ai décidé de, j’ai décidé que, décidé, ordonne, ordre, ordres, nos ordres, voici nos ordres, propose, proposons, préfère, préfères, préférerais, compte, comptons, devrait, devraient, devrions, devra, devront, devez, devons, pourra, pourront, pouvons, vais, allons, laisse-moi, sera, seront, eux, elles, lui, celui-ci, celle-ci, ceux-ci, cela, ça',
    ].join(','),
  },
  kinds: {
    dummy: 'leurre, appât, leurres',
    bomber: 'bombardement',
    fighter: 'chasseur, chasse',
    brigade: 'brigade',
    engineer: 'sapeur, pionniers',
    parachute: 'parachutiste, para',
    artillery: 'canon, artilleurs',
    tank: 'blindé, blindés, tanks',
    commando: 'commando',
    british: 'britanniques',
    french: 'françaises',
    australian: 'australiennes',
    indian: 'indiens',
    airfield: 'terrain, piste',
    village: 'village',
    port: 'port',
  },
} as const;
