/** Signs that lists are set with, as programs and their fonts put them; a dash and a star need a blank behind them. */
const SIGN =
  /^(?:[-*+]\s+|[•·‣⁃∙⋅▪▫■□▢▣●○◦◘◙◆◇❖❍➔➜➢➤➣→⇒⇨►▶▸▹▷★☆✦✓✔☐☑☒§»›–—\u{f000}-\u{f0ff}]\ufe0f?\s*|\[[ xX]?\]\s+)/u;
/** `1.`, `(1)`, `1.2)`, `a)`, `(b)`, `iv.`, `①`, a key with a number on it; `o` is Word's second level. */
const NUMBER =
  /^(?:\(?\d{1,3}(?:\.\d{1,2}){0,3}[.)]\s+|\([a-z]\)\s*|[a-z]\)\s+|\(?[ivx]{1,4}[.)]\s+|[a-z]\.\s+|o\s+|[\u2460-\u249b]\s*|\d\ufe0f?\u20e3\s*)/u;
/** What a program linked a word to, in brackets right behind it. */
const LINKED = /(?<=[^\s<]) ?<[a-z][a-z\d+.-]{1,40}:[^\s<>]*>/gi;

/** Signs that programs write before and behind what was set bold, in italics or as code. */
const AROUND = '*_`"';
const COMMENT = /<!--[^<>]*-->/g;

/**
 * A line of a list without its sign and number, without comments of HTML, without the addresses that a program put behind its words and the
 * signs it put around them all.
 */
export function withoutDressing(line: string): string {
  const bare = line.replace(COMMENT, '').replace(LINKED, '');
  const words = bare.trim().replace(SIGN, '').replace(SIGN, '').replace(NUMBER, '').trim();
  return withoutAround(words);
}

function withoutAround(words: string): string {
  let n = 0;
  while (n < 3 && 2 * n + 2 < words.length && isAround(words[n]) && words[n] === words[words.length - 1 - n]) n++;
  const inner = words.slice(n, words.length - n);
  // One that stands inside too belongs to a word in the line.
  return n === 0 || inner.includes(words.charAt(0)) ? words : inner.trim();
}

const isAround = (sign: string | undefined): boolean => sign !== undefined && AROUND.includes(sign);
