import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dkimVerify } from 'mailauth/lib/dkim/verify';
import { BadSetting } from '../config/settings';
import { DkimSigner } from './dkim';
import { rawMail } from './transport';

const DOMAIN = 'games.example.org';
const NOW = new Date('2026-11-22T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'despatch-dkim-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A signer with this key, or with what stands in its file. */
function signer(key: KeyObject | string): DkimSigner {
  const keyFile = join(folder, 'key.pem');
  writeFileSync(keyFile, typeof key === 'string' ? key : key.export({ type: 'pkcs8', format: 'pem' }));
  return DkimSigner.from({ dkim: { keyFile, selector: 'despatch' }, mailDomain: DOMAIN });
}

const mailWithPage = (): Promise<Buffer> =>
  rawMail({
    from: { name: 'Despatch 7K3F', address: `despatch@${DOMAIN}` },
    to: { name: 'Zoë "Z", Ōta', address: 'zoe@example.org' },
    subject: '[Despatch 7K3F] The Luftwaffe Strikes – 22 AM, due Tue',
    text: 'Grüße\n.\n. a line that begins with a dot   \n'.repeat(200),
    headers: { 'List-Unsubscribe': '<https://x.example/1>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    attachments: [{ filename: 'despatch.pdf', content: randomBytes(200_000), contentType: 'application/pdf' }],
  });

/** Verifies a mail with a resolver that knows only our record. */
async function verified(mail: Buffer, { name, value }: { name: string; value: string }) {
  const resolver = (asked: string, type: string): Promise<string[][]> =>
    asked === name && type === 'TXT' ? Promise.resolve([[value]]) : Promise.reject(new Error('ENOTFOUND'));
  const [result] = (await dkimVerify(mail, { resolver })).results;
  return result;
}

describe('a mail signed with', () => {
  it.each([
    ['an RSA key of 2048 bits', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey],
    ['an RSA key of 1024 bits', generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey],
    ['an Ed25519 key', generateKeyPairSync('ed25519').privateKey],
  ])('%s verifies by the record that is printed; a changed one does not', async (_name, key) => {
    const dkim = signer(key);
    const record = dkim.record() ?? { name: '', value: '' };
    expect(record.name).toBe(`despatch._domainkey.${DOMAIN}`);
    const mail = await dkim.sign(await mailWithPage(), NOW);
    const good = await verified(mail, record);
    expect(good?.status?.result).toBe('pass');
    expect(good?.signingDomain).toBe(DOMAIN);
    const covered = (/ h=([^;]+);/.exec(mail.toString('latin1'))?.[1] ?? '').toLowerCase().split(/[:\s]+/);
    for (const header of ['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post'])
      expect(covered).toContain(header);
    const other = Buffer.from(mail.toString('latin1').replace('Luftwaffe', 'Luftwaffo'), 'latin1');
    const body = Buffer.from(mail.toString('latin1').replace('begins with', 'begins wjth'), 'latin1');
    expect((await verified(other, record))?.status?.result).toBe('fail');
    expect((await verified(body, record))?.status?.result).not.toBe('pass');
  });

  it('no key is as it was', async () => {
    const none = DkimSigner.from({ dkim: null, mailDomain: DOMAIN });
    const mail = await mailWithPage();
    expect(await none.sign(mail, NOW)).toBe(mail);
    expect(none.record()).toBeNull();
  });
});

describe('the key', () => {
  it('of more than 255 characters is printed as the parts of one TXT record', () => {
    const record = signer(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey).record();
    const parts = (record?.quoted ?? '').split(' ').length > 1 ? (record?.quoted ?? '').split('" "') : [];
    expect(parts.length).toBe(2);
    expect(parts.every((p) => p.replace(/"/g, '').length <= 255)).toBe(true);
    expect(parts.join('').replace(/"/g, '')).toBe(record?.value);
  });

  it.each([
    ['text', 'The setting DKIM_KEY_FILE names a file that holds no private key (PEM, without a password).'],
    [generateKeyPairSync('rsa', { modulusLength: 768 }).privateKey, 'holds an RSA key of 768 bits'],
    [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, 'of a kind that DKIM does not know'],
  ])('that is none stops the start with a sentence', (key, sentence) => {
    expect(() => signer(key)).toThrow(BadSetting);
    expect(() => signer(key)).toThrow(sentence);
  });

  it('that cannot be read stops the start, and names the file', () => {
    const dkim = { keyFile: '/nowhere/key.pem', selector: 'despatch' };
    expect(() => DkimSigner.from({ dkim, mailDomain: DOMAIN })).toThrow(
      'The setting DKIM_KEY_FILE names a file that cannot be read (it is "/nowhere/key.pem").',
    );
  });
});
