/**
 * Signs that lists are set with, as programs and their fonts put them, and pictures. A dash and a star need a blank behind them, or a word
 * and no second star; a telephone stands before a number.
 */
const SIGN =
  /^(?:[-*+~=]\s+|-(?=\p{L})|\*(?=\p{L}[^*]*$)|[-=]{1,2}>\s*|[•·‣⁃∙⋅▪▫■□▢▣●○◦◘◙◆◇❖❍➔➜➢➤➣→⇒⇨►▶▸▹▷★☆✦✓✔☐☑☒§»›–—※･・\u{f000}-\u{f0ff}]\ufe0f?\s*|(?![☎☏✆✉📞📟📠📱📲])\p{Extended_Pictographic}\ufe0f?\s*|\[[ xX]?\]\s+)/u;
/** `1.`, `(1)`, `1.2)`, `1.a)`, `1:`, `no. 1:`, `№ 1`, `#1`, `[1]`, `1/`, `1 -`, `1º`, `Befehl 1:`, `a)`, `(b)`, `A.`, `iv.`, `①`, `一、`, a key with a number on it; `o` is Word's second level. */
const NUMBER =
  /^(?:\d{1,3}\.\)\s+|\(?\d{1,3}(?:\.\d{1,2}){0,3}[.)](?:\s+|(?=\p{L}{2}))|\d{1,2}(?:\.\d{1,2}){1,3}\s+(?=\p{L})|\d{1,2}\.[a-z][.)]\s*|\d{1,3}:\s+(?=\p{L})|(?:[Nn][or]\.?|[Aa]d|Order|Befehl|Ordre|Orden|Ordine|Rozkaz) ?\d{1,3} ?[.:)]{1,2}\s+|[Nn][°º] ?\d{1,3} ?[.:)]?\s+(?=\p{L})|[№#] ?\d{1,3}[.:)]?\s+(?=\p{L})|[[{<]?\d{1,3}[\]}>]\s+(?=\p{L})|[\u0660-\u0669\u06f0-\u06f9]{1,3}[.)]\s*|第\d{1,3}[、.:]?\s*|\d{1,2}(?:\/|\s-)\s+(?=\p{L})|\d{1,2}[º°]\s+(?=\p{L})|\(\p{Ll}\)\s*|\p{Ll}\)\s+|\(?(?:[ivx]{1,4}|[IVX]{1,4})[.)]\s+|[A-Za-z]\.\s+|o\s+|[\u2460-\u249b\u2776-\u2793]\s*|[一二三四五六七八九十]{1,3}、\s*|\d\ufe0f?\u20e3\s*)/u;
/** What some say before what they order, in six languages. */
const LEAD =
  /^(?:(?:(?:my|our|the|meine|unsere|mes|nos|i miei|mis|moje) )?(?:(?:turn|round|runde|zug|tour|turno|tura) \d{1,2} )?(?:orders|befehle?|ordres?|ordini|órdenes|ordenes|rozkazy|rozkaz)(?: (?:for|für|pour|per|para|na) (?:this )?(?:turn|round|runde|zug|tour|turno|turę)(?: \d{1,2})?)?|(?:turn|round|runde|zug|tour|turno|tura) \d{1,2}):\s+(?=[\p{L}\p{N}])/iu;
/** What a program linked a word to, in brackets right behind it. */
const LINKED =
  /(?<=[^\s<]) ?<[a-z][a-z\d+.-]{1,40}:[^\s<>]*>|(?<=[^\s[])\[[a-z][a-z\d+.-]{1,40}:\/\/[^\s[\]]*\]|(?<=[^\s[]) \[(?:tel|mailto|https?):[^\s[\]]*\]/gi;

/** Signs that programs write before and behind what was set bold, in italics or as code. */
const AROUND = '*_`"\'~=';
/** The same where the one behind is another than the one before. */
const PAIRS = ['«»', '»«', '‹›', '›‹', '「」', '『』'];
const COMMENT = /<!--[^<>]*-->/g;
/** Marks of HTML that somebody typed, or his program left in the text. */
const TAG = /<\/?(?:b|i|u|em|strong|p|div|span|font|li|br)(?:\s[^<>]{0,100})?\/?>/gi;

/**
 * A line of a list without its sign and number, without comments of HTML, without the addresses that a program put behind its words and the
 * signs it put around them all.
 */
export function withoutDressing(line: string): string {
  const bare = line.replace(COMMENT, '').replace(LINKED, '').replace(TAG, '');
  const quoted = withoutPair(bare.trim());
  const words = quoted.replace(SIGN, '').replace(SIGN, '').replace(NUMBER, '').trim();
  return withoutAround(withoutPair(words)).replace(LEAD, '');
}

function withoutPair(words: string): string {
  const pair = PAIRS.find(([before = '', behind = '']) => words.startsWith(before) && words.endsWith(behind));
  return pair === undefined || words.length < 3 ? words : words.slice(1, -1).trim();
}

function withoutAround(words: string): string {
  let n = 0;
  while (n < 3 && 2 * n + 2 < words.length && isAround(words[n]) && words[n] === words[words.length - 1 - n]) n++;
  const inner = words.slice(n, words.length - n);
  // One that stands inside too belongs to a word in the line.
  return n === 0 || inner.includes(words.charAt(0)) ? words : inner.trim();
}

const isAround = (sign: string | undefined): boolean => sign !== undefined && AROUND.includes(sign);
