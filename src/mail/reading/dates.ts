const MONTHS =
  'jan|feb|m[äaå]r|apr|ma[iyj]|ju[nl]|aug|sep|o[ck]t|nov|de[czs]|gen|mag|giu|lug|ago|set|ott|dic|fév|avr|juin|juil|août|déc|ene|abr|fev|out|dez|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|led|úno|bře|dub|kvě|čer|srp|zář|říj|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|ιαν|φεβ|μαρ|απρ|μαΐ|ιουν|ιουλ|αυγ|σεπ|οκτ|νοε|δεκ|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu';
const DATES = [
  /\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}/,
  /\d{4}\s?年\s?\d{1,2}\s?月/,
  new RegExp(`\\d{1,2}\\.?\\s?(?:de\\s)?(?:${MONTHS})`, 'iu'),
  new RegExp(`(?:${MONTHS})\\p{L}*\\.?\\s\\d{1,2}\\b`, 'iu'),
];
const TIME = /(?<!\d)\d{1,2}\s?[:.h]\s?\d{2}(?!\d)/;

/** Whether a line names a day, in the notation of any mail program we know. */
export const namesDay = (text: string): boolean => DATES.some((d) => d.test(text));

/** Whether a line names a time of day. */
export const namesTime = (text: string): boolean => TIME.test(text);

/** Whether a line holds a mail address. */
export const namesAddress = (text: string): boolean => /[^\s<>@"'(]@[^\s<>@"')]+\.[^\s<>@"')]/.test(text);
