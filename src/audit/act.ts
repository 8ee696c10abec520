import { SetMetadata } from '@nestjs/common';

/** Metadata key of what a route does. */
export const ACT = 'despatch-act';

/**
 * What a route does to a game or a club, for the audit log: `more time for :side: :hours hours`. Words after a colon are
 * filled from the address of the request, or else from what is sent; `:key` is the name of the key that the address names.
 * No addresses of people here: whom an act is about is kept apart, so that he can be forgotten.
 */
export const Act = (what: string): MethodDecorator => SetMetadata(ACT, what);

const LONGEST = 80;

/** An act with its words filled in; what is not told is left out. */
export function filledAct(what: string, ...sources: readonly Record<string, unknown>[]): string {
  const filled = what.replace(/:([a-z]\w*)/g, (_, name: string) => {
    const value = sources.map((s) => s[name]).find((v) => typeof v === 'string' || typeof v === 'number');
    return value === undefined ? '' : String(value).slice(0, LONGEST);
  });
  return filled.replace(/:\s*$/, '').trim();
}
