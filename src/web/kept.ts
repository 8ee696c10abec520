import { gunzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** Something that a browser may keep and ask after by its tag. */
export interface KeptFile {
  tag: string;
  type: string;
  zipped: Buffer;
}

/** Sends it, or says that what the browser has is still right. */
export function sendKept(request: Request, response: Response, { tag, type, zipped }: KeptFile): void {
  response.setHeader('ETag', `"${tag}"`);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Cookie, Accept-Encoding');
  response.setHeader('Content-Type', type);
  if (request.headers['if-none-match'] === `"${tag}"`) return void response.status(304).end();
  if (!request.acceptsEncodings('gzip')) return void response.end(gunzipSync(zipped));
  response.setHeader('Content-Encoding', 'gzip');
  response.end(zipped);
}
