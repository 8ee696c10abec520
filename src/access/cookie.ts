import type { Asked } from '../config/asker';

/** The value of a cookie; null: the request has none of this name. */
export function cookieOf({ headers }: Pick<Asked, 'headers'>, name: string): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}
