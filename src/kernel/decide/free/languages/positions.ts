/** All phrases of one word of each list, in this order, as a language's lists have them. */
export const each = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split(',').map((word) => word.trim()))
    .reduce((said, words) => said.flatMap((front) => words.map((word) => `${front} ${word}`.trim())))
    .join(',');

/** Where somebody goes, with the direction that it lies in. */
export const BEARINGS = each(
  'north, south, east, west, northeast, northwest, southeast, southwest, north east, north west, south east, south west, northwards, southwards, eastwards, westwards',
  'to, into, towards, to the',
);

/** How it is said in each language that somebody keeps the place where he is: a verb, whose place it is, and a word for it. */
export const KEEPING = {
  en: [
    each(
      'hold, holds, holding, keep, keeps, keeping, maintain, maintains, hold on to, holds on to',
      'its, their, his, her, the, my, our',
      'position, positions, ground, line, lines, post, posts, place, places, station, stations',
    ),
    each(
      'in, at, on',
      'its, their, his, her, my, our',
      'current position, current positions, present position, present positions, position, positions, post, posts, place, places, station, stations',
    ),
    each('do, does, doing, is doing, are doing', 'nothing, nothing this turn, nothing for now, nothing at all'),
    'as you were, as before, in position, on station, on patrol, in reserve, where you stand, maintain position, maintains position, hold station here',
  ].join(','),
  de: [
    each(
      'hält, halten, halte, haltet',
      'ihre, seine, die, unsere, meine',
      'stellung, stellungen, position, positionen, linie, linien, plätze, posten, stelle',
    ),
    each(
      'in, auf',
      'ihren, ihrer, seinen, seiner, der, den, unseren, unserer',
      'stellung, stellungen, position, positionen, plätzen, posten, stelle',
    ),
    each('macht, machen, tut, tun, unternimmt, unternehmen', 'nichts, gar nichts, diesmal nichts'),
    'auf station, in stellung, in reserve, auf der stelle, nicht vom fleck, wie gehabt, wie bisher, in bereitschaft, auf patrouille',
  ].join(','),
  fr: [
    each(
      'tient, tiennent, tenez, garde, gardent, conserve, conservent, maintient, maintiennent',
      'sa, ses, leur, leurs, la, les, nos',
      'position, positions, ligne, lignes, place, places, poste, postes',
    ),
    each('en, à, sur', 'sa, ses, leur, leurs', 'position, positions, place, places, poste, postes'),
    each('ne', 'fait, font', 'rien'),
    'en position, en station, en réserve, comme avant, comme ils étaient, en patrouille',
  ].join(','),
  it: [
    each(
      'tiene, tengono, mantiene, mantengono, conserva, conservano',
      'la, le, la sua, le sue, la loro, le loro, la propria, le proprie',
      'posizione, posizioni, linea, linee, postazione, postazioni',
    ),
    each('nella, nelle, in', 'sua, sue, loro, propria, proprie', 'posizione, posizioni, postazione, postazioni'),
    each('non', 'fa, fanno', 'nulla, niente'),
    'in riserva, come prima, come stanno, in attesa, di pattuglia',
  ].join(','),
  es: [
    each(
      'mantiene, mantienen, mantener, guarda, guardan, conserva, conservan, defiende, defienden',
      'su, sus, la, las, nuestra, nuestras',
      'posición, posiciones, línea, líneas, puesto, puestos',
    ),
    each('en', 'su, sus', 'posición, posiciones, lugar, lugares'),
    each('no', 'hace, hacen', 'nada'),
    'en reserva, como antes, como estaban, a la espera, de patrulla',
  ].join(','),
  pl: [
    each(
      'utrzymuje, utrzymują, trzyma, trzymają, zachowuje, zachowują',
      'swoje, swoją, swą',
      'pozycje, pozycję, stanowiska, linie',
    ),
    each('trzymają, trzyma, utrzymują, utrzymuje, bronią, broni', 'pozycji, pozycje, pozycję, stanowisk, linii'),
    each('nic nie', 'robi, robią, robimy, robię'),
    'w odwodzie, jak dotąd, jak wcześniej, w rezerwie, na patrolu, bez zmian',
  ].join(','),
} as const;
