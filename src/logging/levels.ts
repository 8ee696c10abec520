/** How much is logged: each level with all before it. */
export const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type Level = (typeof LEVELS)[number];
