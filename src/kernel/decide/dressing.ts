/** Signs that lists are set with, as programs and their fonts put them; a dash and a star need a blank behind them. */
const SIGN =
  /^(?:[-*+]\s+|[•·‣⁃∙⋅▪▫■□▢▣●○◦◘◙◆◇❖❍➔➜➢➤➣→⇒⇨►▶▸▹▷★☆✦✓✔☐☑☒§»›–—\u{f000}-\u{f0ff}]\ufe0f?\s*|\[[ xX]?\]\s+)/u;
/** `1.`, `(1)`, `1.2)`, `a)`, `(b)`, `iv.`, `①`, a key with a number on it; `o` is Word's second level. */
const NUMBER =
  /^(?:\(?\d{1,3}(?:\.\d{1,2}){0,3}[.)]\s+|\([a-z]\)\s*|[a-z]\)\s+|\(?[ivx]{1,4}[.)]\s+|[a-z]\.\s+|o\s+|[\u2460-\u249b]\s*|\d\ufe0f?\u20e3\s*)/u;
/** What a program linked a word to, in brackets right behind it. */
const LINKED = /(?<=[^\s<]) ?<[a-z][a-z\d+.-]{1,40}:[^\s<>]*>/gi;

/** A line of a list without its sign and number, and without the addresses that a program put behind its words. */
export function withoutDressing(line: string): string {
  const bare = line.replace(LINKED, '');
  return bare.replace(SIGN, '').replace(SIGN, '').replace(NUMBER, '').trim();
}
