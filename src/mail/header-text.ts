/** What breaks lines, hides, or turns the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const MOST_LETTERS = 200;

/** A name or a subject as it may stand in a header: one line of some length, nothing hidden or encoded in it. */
export function headerText(text: string): string {
  const plain = text.replace(UNSEEN, ' ').replace(/=(?=\?)/g, '= ');
  return [...plain.replace(/ {2,}/g, ' ').trim()].slice(0, MOST_LETTERS).join('');
}
