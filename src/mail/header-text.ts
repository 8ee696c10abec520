/** What breaks lines, hides, or turns the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A name or a subject as it may stand in a header: one line, nothing hidden in it. */
export const headerText = (text: string): string => text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
