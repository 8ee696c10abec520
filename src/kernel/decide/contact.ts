/** What people write before a number that is no hex. `O0708` is one, with the letter of its map; the CAP of an Italian address has five digits. */
const LABEL =
  /(?:^|[\s|,;/])(?!\p{L}\d{4}(?!\d|[\s()./-]+\d))(?:t|m|p|f|h|w|o|c|d|tel|tele?fon|telefono|teléfono|telefone|téléphone|tél|phone|ph|fon|fax|mob|mobile?|mobiltelefon|cell|cellphone|handy|gsm|office|home|work|direct|whatsapp|signal|puh|tlf|tlph|тел|τηλ|電話|电话|☎|✆|📞|📱|ext|durchwahl|dw|postfach|po box|box|zip|plz|cp|cap(?=[.:)]{0,2}\s?\d{5})|iban|vat|ust-?id|siret|bic|©|copyright|ref|az|hrb|hra|abt|abteilung|dept|department|member|mitglied|kundennummer|room|raum|zimmer|suite|str|straße|strasse|street|road|avenue|since|seit|sent at|geb|born)[.:)]{0,2}\s?[+(]?\d[\d ()./-]*/giu;
/** A number of the whole world, or with the nought that distant calls begin with. */
const NUMBER = /(?<![\p{L}\p{N}/-])(?:\+|\(?00?)[\d ()./-]{5,40}/gu;
/** What a clock shows. */
const TIME = /(?<![\p{L}\p{N}:.-])\d{1,2}:\d{2}(?![\d:])(?: ?(?:uhr|h|[ap]\.?m\.?)(?!\p{L}))?/giu;
/** Addresses of pages and people. */
const isAddress = (word: string): boolean => /^[<(]?(?:https?:|www\.)/i.test(word) || word.includes('@');

/** A line without addresses and numbers by which people are reached: what looks like a hex in them is none. */
export function withoutContact(line: string): string {
  const words = line.split(' ').filter((word) => !isAddress(word));
  return words.join(' ').replace(LABEL, ' ').replace(NUMBER, ' ').replace(TIME, ' ');
}

/** A hex, perhaps with the letter of its map. */
const PLACE = '\\p{L}?\\d{4}';
const ONLY_PLACES = new RegExp(`^\\(?${PLACE}(?:(?:\\s?(?:[-,;>→]|to|and)\\s?|\\s)${PLACE})*[.!)]?$`, 'iu');
const YEAR = /^(?:19|20)\d\d[.!)]?$/;

/** Whether hexes are all that a line holds; a year alone is none, nor a number with a nought before it. */
export const isOnlyPlaces = (line: string): boolean => {
  const said = line.trim();
  return ONLY_PLACES.test(said) && !YEAR.test(said) && !/^0\d{3}-\d{4}$/.test(said);
};

const TO_PLACE = new RegExp(
  `(?:^|\\s)(?:to|from|at|via|into|towards?|through|nach|hex|vers|hacia|verso)\\s(?:hex\\s)?(?!(?:19|20)\\d\\d(?!\\d))${PLACE}(?![\\p{L}\\d]|[\\s-]\\d)`,
  'iu',
);
/** A word that is not somebody's name or a town, a hex, and little else: `march 4315`. */
const WORD_PLACE = new RegExp(`^\\p{Ll}+\\s(?!(?:19|20)\\d\\d(?!\\d))${PLACE}(?:[-,]\\s?${PLACE})*[.!]?$`, 'u');

/** Whether a hex stands where a line says to go. */
export const goesToPlace = (line: string): boolean => TO_PLACE.test(line) || WORD_PLACE.test(line.trim());
