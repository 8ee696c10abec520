import type { NextFunction, Request, Response } from 'express';

/** Nothing from elsewhere, no script or style in the page itself, in no other site's frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of the pages of games: a page is its seat's alone, and its address is told to nobody. */
export function guardedPages(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** The same for pages with forms: without scripts, a browser names the site a form comes from only if it may tell it. */
export function guardedForms(request: Request, response: Response, next: NextFunction): void {
  guardedPages(request, response, () => {
    response.setHeader('Referrer-Policy', 'same-origin');
    next();
  });
}
