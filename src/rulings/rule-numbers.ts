/** A paragraph's number as people write it: `9.74`, `6.11b`, `20.21A`; `4.A1`, `5.4.10`. */
const NUMBER = /(?<![\w.])\d{1,2}\.(?:\d{1,2}(?:\.[1-9]\d?)?|[A-Z]\d?)[A-Za-z]?(?![\w]|\.\d)/g;

/** The paragraph numbers in a text, each once. */
export const ruleNumbers = (text: string): string[] => [...new Set(text.match(NUMBER) ?? [])];

/** A text without them: words to be searched. */
export const withoutNumbers = (text: string): string => text.replace(NUMBER, ' ').replace(/\s+/g, ' ').trim();
