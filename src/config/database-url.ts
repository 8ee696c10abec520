/** A URL of PostgreSQL in three parts: up to its servers, its servers, what comes after them. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)([/?#].*)?$/;
/** Which of several servers is meant: the service writes, so it can only be this one. */
const WRITES = ['read-write', 'primary'];
const ATTRIBUTE = 'target_session_attrs';

/**
 * One URL for each server that `DATABASE_URL` names, in its order: `postgres://a:5432,b:5433/despatch` are two. Null: it is none,
 * or asks for a server that need not be written to.
 */
export function eachServer(url: string): string[] | null {
  const [, before, servers, after = ''] = PARTS.exec(url) ?? [];
  if (before === undefined || servers === undefined) return null;
  const urls = servers.split(',').map((server) => `${before}${server}${after}`);
  if (urls.length > 1 && servers.split(',').includes('')) return null;
  if (!urls.every((one) => URL.canParse(one))) return null;
  return urls.every((one) => isWritten(one)) ? urls.map(withoutAttribute) : null;
}

function isWritten(url: string): boolean {
  const asked = new URL(url).searchParams.get(ATTRIBUTE);
  return asked === null || WRITES.includes(asked);
}

/** As node-postgres takes it, which does not know the word. */
function withoutAttribute(url: string): string {
  const { searchParams } = new URL(url);
  if (!searchParams.has(ATTRIBUTE)) return url;
  searchParams.delete(ATTRIBUTE);
  const rest = searchParams.toString();
  return `${url.split('?', 1)[0] ?? ''}${rest === '' ? '' : `?${rest}`}`;
}
