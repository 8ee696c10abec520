/** What does not take part, by the word that a part of an order has for it where it has such parts. */
const PARTS: readonly (readonly [part: string, said: string])[] = [
  [
    'guns',
    'guns?|gunfire|artillery(?: support| fire)?|gun support|batter(?:y|ies)|Artillerie(?:unterstützung|feuer)?|Geschütze?|Kanonen|artillerie|canons?|artiglieria|cannoni|artillería|cañones|artylerii?|dział',
  ],
  [
    'air',
    'air(?:craft|planes?)?(?: support| cover)?|planes?|air power|Flugzeuge?|Luftunterstützung|Flieger|avions?|(?:appui|soutien) aérien|aerei|aviazione|aviación|aviation|(?:appoggio|supporto) aereo|aviones|apoyo aéreo|samolotów|wsparcia lotniczego|lotnictwa',
  ],
  [
    'ships',
    'ships?|naval support|naval guns?|navy|Schiffe|Schiffsartillerie|navires|appui naval|navi|appoggio navale|barcos|buques|apoyo naval|okrętów|wsparcia okrętów',
  ],
];
const NO =
  "(?:no|without(?: any| the)?|not using(?: any| the)?|keine?|ohne|pas d[e'’] ?|sans(?: l['’])?|aucune?|senza|niente|nessun[ao]?|sin|ningún|ninguna|bez|żadn(?:ych|ej|ego))";
const BEHIND = '[,;]?\\s{1,4}(?:but |and |aber |und |mais |et |ma |e |pero |y |ale |i )?';

const BEHINDS = PARTS.map(
  ([part, words]) => [part, new RegExp(`${BEHIND}(?<said>${NO}\\s{0,2}(?:${words}))[\\s.!]{0,4}$`, 'iu')] as const,
);

/** An order without what is said behind it to take no part: `..., no artillery`. */
export interface HeldBack {
  text: string;
  said: string;
  part: string;
}

/** `25/7A attacks 1722, no artillery`: null where nothing is held back. */
export function heldBackIn(line: string): HeldBack | null {
  for (const [part, pattern] of BEHINDS) {
    const found = pattern.exec(line);
    const said = found?.groups?.['said'];
    if (found && said !== undefined && found.index > 0) return { text: line.slice(0, found.index), said, part };
  }
  return null;
}
