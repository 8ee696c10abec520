import { Authentication } from './authentication.service';
import { TestClock } from '../../../test/support/test-clock';
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
const settings = { mailAuthservId: null, mailDomain: 'games.example.org', smtpRelays: ['203.0.113.7', '2001:db8::1'] };
const clock = new TestClock();
const reject = (): FakeDns => new FakeDns().text('_dmarc.example.com', 'v=DMARC1; p=reject');

describe('a sender', () => {
  it('is checked by us, by what a server wrote, or not at all, as it is set', async () => {
    const dns = reject().text('example.com', 'v=spf1 ip4:203.0.113.7 -all');
    const by = (mailAuth: 'check' | 'header' | 'none') =>
      new Authentication(dns, clock, { ...settings, mailAuth, mailAuthservId: 'mx.example.org' }).of(MAIL);
    expect(await by('check')).toMatchObject({ by: 'check', dmarc: 'pass' });
    expect(await by('header')).toMatchObject({ by: 'header', dmarc: 'fail' });
    const before = dns.asked.length;
    expect(await by('none')).toMatchObject({ by: 'none', dmarc: 'none' });
    expect(dns.asked).toHaveLength(before);
  });
  it('is what a server wrote only if that is one of ours, however its address is written, or it lies in our mailbox', async () => {
    const header = new Authentication(reject(), clock, {
      ...settings,
      mailAuth: 'header',
      mailAuthservId: 'mx.example.org',
    });
    const by = async (ip: string | null): Promise<string> =>
      (await header.of({ ...MAIL, peer: ip === null ? null : { ip, helo: 'mx.example.org' } })).by;
    const ours = ['203.0.113.7', '::ffff:203.0.113.7', '2001:DB8:0::1', null];
    expect(await Promise.all(ours.map(by))).toEqual(Array(4).fill('header'));
    expect(await Promise.all(['203.0.113.8', '::1', '127.0.0.1'].map(by))).toEqual(Array(3).fill('none'));
  });
  it('is nobody’s to vouch for when the check itself is at fault; the mail is not lost', async () => {
    const broken = { ...MAIL, raw: undefined as never };
    const auth = await new Authentication(reject(), clock, { ...settings, mailAuth: 'check' }).of(broken);
    expect(auth).toMatchObject({ dmarc: 'none', temporary: true });
  });
});
