import { Authentication } from './authentication.service';
import { FakeDns } from './testing/fake-dns';

const RAW = Buffer.from(
  [
    'Authentication-Results: mx.example.org; dmarc=fail header.from=example.com',
    'Received: from out.example.com (out.example.com [203.0.113.7]) by mx.example.org',
    'From: tom@example.com',
    '',
    'pass',
  ].join('\r\n'),
);
const MAIL = { raw: RAW, envelopeFrom: 'tom@example.com', peer: { ip: '203.0.113.7', helo: 'out.example.com' } };
const settings = { mailAuthservId: null, mailDomain: 'games.example.org' };
const reject = (): FakeDns => new FakeDns().text('_dmarc.example.com', 'v=DMARC1; p=reject');

describe('a sender', () => {
  it('is checked by us, by what a server wrote, or not at all, as it is set', async () => {
    const dns = reject().text('example.com', 'v=spf1 ip4:203.0.113.7 -all');
    const by = (mailAuth: 'check' | 'header' | 'none') =>
      new Authentication(dns, { ...settings, mailAuth, mailAuthservId: 'mx.example.org' }).of(MAIL);
    expect(await by('check')).toMatchObject({ by: 'check', dmarc: 'pass' });
    expect(await by('header')).toMatchObject({ by: 'header', dmarc: 'fail' });
    const before = dns.asked.length;
    expect(await by('none')).toMatchObject({ by: 'none', dmarc: 'none' });
    expect(dns.asked).toHaveLength(before);
  });
  it('is nobody’s to vouch for when the check itself is at fault; the mail is not lost', async () => {
    const broken = { ...MAIL, raw: undefined as never };
    const auth = await new Authentication(reject(), { ...settings, mailAuth: 'check' }).of(broken);
    expect(auth).toMatchObject({ dmarc: 'none', temporary: true });
  });
});
