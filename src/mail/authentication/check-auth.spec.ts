import { createTransport, type SendMailOptions } from 'nodemailer';
import { checkAuth } from './check-auth';
import type { Peer } from '../../post/mail-auth';
import { FakeDns, signingKey, type SigningKey } from './testing/fake-dns';
import { timedDns } from './timed-dns';

const PEER: Peer = { ip: '203.0.113.7', helo: 'out.example.org' };
const ANNA = 'anna@example.org';

/** A mail of Anna's as it goes over the wire. */
async function mail(dkim?: SigningKey & { skipFields?: string }, given: SendMailOptions = {}): Promise<Buffer> {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim ? { dkim } : {}),
  });
  const sent = await transport.sendMail({ from: ANNA, to: 'x@games.example.org', text: 'pass', ...given });
  return sent.message as Buffer;
}

const checked = (dns: FakeDns, raw: Buffer, envelopeFrom = ANNA, peer: Peer | null = PEER) =>
  checkAuth({ raw, envelopeFrom, peer }, timedDns(dns, 200), 'games.example.org');

let dns: FakeDns;
let key: SigningKey;
beforeEach(() => {
  dns = new FakeDns().text('_dmarc.example.org', 'v=DMARC1; p=reject');
  key = signingKey(dns, 'example.org');
});
const withSpf = (): FakeDns => dns.text('example.org', `v=spf1 ip4:${PEER.ip} -all`);

describe('a mail passes', () => {
  it('by a signature of the domain of From', async () => {
    expect(await checked(dns, await mail(key))).toMatchObject({ dmarc: 'pass', dkim: 'pass', domain: 'example.org' });
  });
  it('by the address it comes from, when that is of the domain of From', async () => {
    expect(await checked(withSpf(), await mail())).toMatchObject({ dmarc: 'pass', spf: 'pass', dkim: 'none' });
    expect(await checked(dns, await mail(), ANNA, { ...PEER, ip: '198.51.100.1' })).toMatchObject({ dmarc: 'fail' });
  });
  it('by a signature of a domain of the same house, unless the record is strict', async () => {
    const raw = await mail(signingKey(dns, 'mail.example.org'));
    expect(await checked(dns, raw)).toMatchObject({ dmarc: 'pass' });
    dns.text('_dmarc.example.org', 'v=DMARC1; p=reject; adkim=s; aspf=s');
    expect(await checked(dns, raw)).toMatchObject({ dmarc: 'fail' });
    expect(await checked(dns, await mail(key))).toMatchObject({ dmarc: 'pass' });
  });
  it('for a subdomain whose house has the record', async () => {
    const raw = await mail(key, { from: 'anna@club.example.org' });
    expect(await checked(dns, raw)).toMatchObject({ dmarc: 'pass', domain: 'club.example.org' });
  });
});

describe('a mail fails', () => {
  it('with no signature, with one of another domain, or changed on its way', async () => {
    expect(await checked(dns, await mail())).toMatchObject({ dmarc: 'fail', temporary: false });
    expect(await checked(dns, await mail(signingKey(dns, 'evil.org')), 'sam@evil.org')).toMatchObject({
      dmarc: 'fail',
    });
    const changed = Buffer.from((await mail(key)).toString().replace('pass', 'RESIGN'));
    expect(await checked(dns, changed)).toMatchObject({ dmarc: 'fail' });
  });
  it('when the signature leaves out who it is from', async () => {
    expect(await checked(dns, await mail({ ...key, skipFields: 'from' }))).toMatchObject({ dmarc: 'fail' });
  });
  it('when it carries more signatures than anybody would look at', async () => {
    const raw = Buffer.concat([
      Buffer.from('DKIM-Signature: v=1; d=example.org; s=x; b=x; bh=x\r\n'.repeat(50)),
      await mail(),
    ]);
    expect(await checked(dns, raw)).toMatchObject({ dmarc: 'fail' });
    expect(dns.asked.filter((name) => name.includes('_domainkey'))).toEqual([]);
  });
  it('however slow the name servers of a domain that is not that of From', async () => {
    dns.breaks('slow.evil', 'silent');
    const raw = await mail({ ...key, domainName: 'slow.evil' });
    expect(await checked(dns, raw, 'sam@slow.evil')).toMatchObject({ dmarc: 'fail', temporary: false });
    expect(dns.asked.filter((name) => name.endsWith('slow.evil'))).toEqual([]);
  });
  it('when it asks for a name of its domain that cannot be', async () => {
    dns.breaks('._domainkey.example.org', 'EBADNAME');
    expect(await checked(dns, await mail({ ...key, keySelector: 'x'.repeat(80) }))).toMatchObject({ dmarc: 'fail' });
  });
});

describe('nobody knows', () => {
  it('of a domain without a record, and nothing else is asked', async () => {
    const raw = await mail(undefined, { from: 'tom@quiet.example' });
    expect(await checked(dns, raw, 'tom@quiet.example')).toMatchObject({ dmarc: 'none', temporary: false });
    expect(dns.asked.every((name) => name.startsWith('TXT _dmarc.'))).toBe(true);
  });
  it.each(['ESERVFAIL', 'ETIMEOUT', 'EREFUSED', 'silent'])(
    'while the policy or the keys cannot be had: %s',
    async (code) => {
      const raw = await mail(key);
      expect(await checked(dns.breaks('_domainkey.example.org', code), raw)).toMatchObject({
        dmarc: 'none',
        temporary: true,
      });
      expect(await checked(dns.breaks('_dmarc.example.org', code), raw)).toMatchObject({
        dmarc: 'none',
        temporary: true,
      });
    },
  );
  it('of a mail that no peer is known of, unless it is signed', async () => {
    expect(await checked(withSpf(), await mail(), ANNA, null)).toMatchObject({ dmarc: 'none' });
    expect(await checked(dns, await mail(key), ANNA, null)).toMatchObject({ dmarc: 'pass' });
  });
  it('of a mail with two From lines, or with none', async () => {
    const raw = await mail(key);
    for (const head of ['From: sam@evil.org\r\n', 'from : anna@example.org\r\n'])
      expect(await checked(dns, Buffer.concat([Buffer.from(head), raw]))).toMatchObject({
        dmarc: 'none',
        domain: null,
      });
    expect(await checked(dns, Buffer.from('To: x@games.example.org\r\n\r\npass'))).toMatchObject({
      dmarc: 'none',
      domain: null,
    });
  });
});
