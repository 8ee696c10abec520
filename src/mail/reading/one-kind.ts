/** Longer heads are not looked at. */
const MOST_HEAD = 200_000;
/** What a mail says of the kind of its body, with the lines that the field goes on in. */
const KIND = /^content-type[ \t]*:.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/gim;
const BOUNDARY = /boundary[ \t]*=[ \t]*(?:"([^"\r\n]+)"|([^\s;"]+))/i;
const LOOKED_AT = 20_000;

/**
 * A raw mail that says two kinds of its body, as gateways and scripts make it, with the one that fits what stands there: parts where
 * their boundary is, HTML where its marks are, else text.
 */
export function oneKind(raw: Buffer): Buffer {
  const start = raw.subarray(0, MOST_HEAD).toString('latin1');
  const blank = /\r?\n\r?\n/.exec(start);
  if (!blank) return raw;
  const head = start.slice(0, blank.index);
  const kinds = head.match(KIND) ?? [];
  if (kinds.length < 2) return raw;
  const below = raw.subarray(blank.index);
  const fits = fitting(kinds, below);
  const others = head.replace(KIND, '').trimEnd();
  return Buffer.concat([Buffer.from(`${others}\r\n${fits.trimEnd()}`, 'latin1'), below]);
}

function fitting(kinds: readonly string[], below: Buffer): string {
  const said = (type: RegExp): string | undefined => kinds.find((k) => type.test(k));
  const parts = kinds.find((k) => {
    const [, quoted, plain] = BOUNDARY.exec(k) ?? [];
    const boundary = quoted ?? plain;
    return boundary !== undefined && below.includes(Buffer.from(`\n--${boundary}`, 'latin1'));
  });
  const looksHtml = /<(?:html|body|head|div|p|br|table|span|!doctype)\b/i.test(below.toString('latin1', 0, LOOKED_AT));
  const html = looksHtml ? said(/:\s*text\/html\b/i) : undefined;
  const text = said(/:\s*text\/plain\b/i);
  return parts ?? html ?? text ?? said(/:\s*(?!multipart\/)\S/i) ?? kinds[0] ?? '';
}
