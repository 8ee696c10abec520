/** The body of an answer, as the caller knows it to be made. */
export const bodyOf = <T>(answer: { body: unknown }): T => answer.body as T;

/** How the API tells that something is wrong. */
export interface Fault {
  statusCode: number;
  message: string;
}

/** The sentence of an error. */
export const messageOf = (answer: { body: unknown }): string => bodyOf<Fault>(answer).message;

/** Headers that no answer is without, whatever it is. */
const ALWAYS: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self';.*; base-uri 'none'; frame-ancestors '(none|self)'/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'referrer-policy': /^(no-referrer|same-origin)$/,
  'x-content-type-options': /^nosniff$/,
  'cache-control': /^(no-store|private, no-cache|public, max-age=\d+(, immutable)?)$/,
};

/** Which of them an answer lacks. */
export const lackedBy = ({ headers }: { headers: Record<string, string | undefined> }): string[] =>
  Object.entries(ALWAYS).flatMap(([name, right]) => (right.test(headers[name] ?? '') ? [] : [name]));
