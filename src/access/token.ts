import { createHash, randomBytes } from 'node:crypto';

/** 192 bits that stand in an address, a cookie or a header, and nowhere here. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a token: it cannot be guessed, so that one round of a hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(`despatch token ${token}`).digest('hex');

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => /^[\w-]{32}$/.test(text);
