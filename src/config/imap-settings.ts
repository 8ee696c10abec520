/** What becomes of a mail of ours when it is stored: a flag of our own, read, or moved to a folder. */
export type ImapDone = { how: 'flag' } | { how: 'seen' } | { how: 'move'; folder: string };

/** A mailbox that mails come to. The password is a secret. */
export interface ImapSettings {
  host: string;
  port: number;
  /** TLS from the first byte; else the connection must become so, but on this machine. */
  secure: boolean;
  user: string;
  password: string;
  folder: string;
  done: ImapDone;
}

/** What IMAP_DONE says; null: nothing we know. */
export function readImapDone(text: string): ImapDone | null {
  if (text === 'flag' || text === 'seen') return { how: text };
  const folder = /^move:(.+)$/.exec(text)?.[1]?.trim();
  return folder ? { how: 'move', folder } : null;
}

/** `imaps://user:password@host:993/INBOX`, names and password percent-encoded where they must be; null: it is not so. */
export function readImapUrl(text: string, done: ImapDone): ImapSettings | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  const secure = protocol === 'imaps:';
  const [user, word, folder] = [username, password, pathname.slice(1)].map(decoded);
  if ((!secure && protocol !== 'imap:') || !hostname || !user || !word || folder === undefined) return null;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    user,
    password: word,
    folder: folder || 'INBOX',
    done,
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
