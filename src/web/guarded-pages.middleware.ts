import type { NextFunction, Request, Response } from 'express';

/** Nothing from elsewhere, no script or style in the page itself, in no other site's frame. */
const STRICT: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** Where something is needed that no page else needs: the post office shows the PDF of a mail, Swagger styles itself. */
const NEEDS: readonly [path: RegExp, more: Readonly<Record<string, string>>][] = [
  [/^\/post\/[^/]+\/[^/]+\/files\//, { 'frame-ancestors': "'self'", 'object-src': "'self'" }],
  [/^\/post(?:\/|$)/, { 'object-src': "'self'", 'frame-src': "'self'" }],
  [/^\/api\/try(?:\/|$)/, { 'style-src': "'self' 'unsafe-inline'" }],
];
/** A browser that is told no referrer names no site that a form comes from either, where no script sends it. */
const FORMS = /^\/(?:organiser|sign-in|me|clubs|rounds|moderate|post)(?:\/|$)/;
/** What is for everybody to find. */
const FOUND = ['/', '/api'];
/** Files of ours that are the same for everybody. */
const SHARED = '/web/';

/**
 * Headers of whatever is answered, be it a page, data, a fault or an address that nothing has: an answer is its asker's
 * alone, its address is told to nobody, and what stands in it is no script.
 */
export function guarded({ path: as }: Request, response: Response, next: NextFunction): void {
  // Routes are found in any case of letters.
  const path = as.toLowerCase();
  const policy = { ...STRICT, ...NEEDS.find(([where]) => where.test(path))?.[1] };
  response.setHeader('Content-Security-Policy', textOf(policy));
  response.setHeader('X-Frame-Options', policy['frame-ancestors'] === "'none'" ? 'DENY' : 'SAMEORIGIN');
  response.setHeader('Referrer-Policy', FORMS.test(path) ? 'same-origin' : 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (!FOUND.includes(path)) response.setHeader('X-Robots-Tag', 'noindex');
  if (!path.startsWith(SHARED)) response.setHeader('Cache-Control', 'no-store');
  next();
}

const textOf = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map((directive) => directive.join(' '))
    .join('; ');
