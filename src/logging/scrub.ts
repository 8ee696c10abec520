/** A line of a log is short; a mail that came into one by mistake is not looked through. */
const MOST_LETTERS = 2_000;

/** What must never be read in a log, and what stands there instead. */
const MASKS: readonly [RegExp, string][] = [
  // A URL with somebody's name and password before its host.
  [/(?<![a-z0-9+.-])([a-z0-9+.-]+:\/\/)[^\s/@]+@/gi, '$1***@'],
  [
    /(?<![^\s<>"'(),:;=/[\]\\@])(\**)[^\s<>"'(),:;=/[\]\\@*][^\s<>"'(),:;=/[\]\\@]*@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?/gi,
    '$1<address>',
  ],
  // The address of a seat's page holds its pass.
  [/(\/g\/[^/:\s"']+\/)[^/\s"'?]+/gi, '$1***'],
  // Reply addresses, return paths and passes are base32 with at least 128 bits of HMAC.
  [/\b[a-z2-7]{26,}\b/gi, '***'],
  // Dice secrets, keys and other hashes.
  [/\b[0-9a-f]{32,}\b/gi, '***'],
];

/** A text without addresses, tokens, passes and secrets: the last net under every text that is logged. */
export function scrub(text: string): string {
  return MASKS.reduce((so, [pattern, mask]) => so.replace(pattern, mask), text.slice(0, MOST_LETTERS));
}
