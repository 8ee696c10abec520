import type { Language } from './language';

export const FRENCH: Language = {
  verbs: {
    move: 'déplacer, déplace, déplacez, déplacement, déplacements, mouvement, bouger, bouge, bougez, aller, va, vont, avance, avancer, envoyer, envoie',
    sail: 'naviguer, navigue, fait route, déplacer, déplace, appareille, envoyer, envoie, va',
    attack: 'attaquer, attaque, attaquez, assaut, attaques, combat',
    bombard: 'bombarder, bombarde, bombardez, bombardement, tire, tirer',
    search: 'chercher, cherche, cherchez, recherche, rechercher, fouiller',
    ship: 'expédier, expédie, expédiez, embarquer, embarque, transporter, transporte, transport maritime',
    allocate: 'affecter, affecte, attribuer, attribue',
    interdict: 'interdire, interdiction',
    transfer: 'transférer, transfère',
    retreat: 'retraite, reculer, recule, se replier',
    advance: 'poursuivre, poursuit',
  },
  small: {
    and: 'et, puis, ainsi que, aussi',
    to: 'à, vers, en, au, aux, jusqu’à',
    from: 'de, du, depuis, des',
    with: 'avec, par',
    at: 'dans, sur, contre',
    all: 'tout, tous, toutes, toute, les deux, pile',
    rest: 'le reste, reste, les autres',
    except: 'sauf, excepté, sans',
    not: 'ne, pas, aucun, aucune, jamais',
    nothing: 'rien, personne, aucun mouvement, pas de mouvement, pas d’attaque, passe, je passe, passer',
    stay: 'restons, on reste, rester, reste, restent, tenir, tient, tiennent, attendre, attend, restez',
    limit: 'si, seulement, ou, quand, sinon, avant, après, tant que, uniquement',
    things: 'unité, unités, navire, navires, troupes, bateaux, compagnie',
    filler:
      'se, on, nos, le, la, les, l, un, une, je, nous, il, ils, elle, mon, ma, mes, s’il vous plaît, svp, merci de, ce tour, d’abord, y, est, sont',
  },
};
