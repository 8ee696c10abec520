import { readMail } from './read-mail';

const from = async (...head: string[]): Promise<string | null> => {
  const raw = Buffer.from([...head, 'To: x@games.example.org', '', 'pass', ''].join('\r\n'));
  return (await readMail(raw, { from: null, domain: null })).from;
};
const ANNA = 'anna@example.org';

describe('whom a mail is from', () => {
  it.each([
    ['in other letters', 'From: Anna <ANNA@Example.ORG>', ANNA],
    ['with a name that is an address', 'From: "tom@example.org" <anna@example.org>', ANNA],
    ['with a coded name that is an address', 'From: =?utf-8?q?tom=40example=2Eorg?= <anna@example.org>', ANNA],
    ['with a comment that is an address', 'From: anna@example.org (tom@example.org)', ANNA],
    ['folded', 'From:\r\n\tAnna\r\n <anna@example.org>', ANNA],
    ['with dots elsewhere', 'From: an.na@example.org', 'an.na@example.org'],
    ['with a mark of its own', 'From: anna+games@example.org', 'anna+games@example.org'],
    ['of a domain in letters of its own', 'From: anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ['of the same domain as it is written in ASCII', 'From: anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
    ['sent by somebody else', 'From: anna@example.org\r\nSender: tom@example.org', ANNA],
    ['answered elsewhere', 'From: anna@example.org\r\nReply-To: tom@example.org', ANNA],
  ])('%s', async (_, head, address) => {
    expect(await from(head)).toBe(address);
  });
  it.each([
    ['two lines', 'From: anna@example.org\r\nFrom: tom@example.org'],
    ['two lines with the same address', 'From: anna@example.org\r\nFROM: anna@example.org'],
    ['two lines of which one has a blank', 'From : tom@example.org\r\nFrom: anna@example.org'],
    ['several addresses', 'From: anna@example.org, tom@example.org'],
    ['several addresses in one pair of brackets', 'From: <anna@example.org,tom@example.org>'],
    ['a group', 'From: Friends: anna@example.org;'],
    ['a group of two', 'From: Friends: anna@example.org, tom@example.org;'],
    ['a route', 'From: <@evil.org:anna@example.org>'],
    ['an address in the name of another', 'From: "anna@example.org"@evil.org'],
    ['NUL in it', 'From: anna@example.org\0'],
    ['NUL elsewhere in the head', 'From: anna@example.org\r\nSubject: a\0b'],
    ['no address', 'From: Anna'],
    ['no From', 'Sender: anna@example.org'],
  ])('is nobody with %s', async (_, head) => {
    expect(await from(head)).toBeNull();
  });
});
