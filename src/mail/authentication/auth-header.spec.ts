import { authFromHeader } from './auth-header';

const MX = 'mx.example.org';
const OUTSIDE =
  'Received: from out.example.com (out.example.com [203.0.113.7])\r\n\tby mx.example.org (Postfix) with ESMTP id 4F';
const PASS = `Authentication-Results: ${MX}; dmarc=pass header.from=example.com`;
const FROM = 'From: "tom@evil.org" <Tom@Example.COM>';
const auth = (...lines: string[]) => authFromHeader(Buffer.from([...lines, 'To: x', '', PASS, ''].join('\r\n')), MX);

describe('Authentication-Results', () => {
  it('of our server, above where the mail came in, is believed', () => {
    const line = `Authentication-Results: MX.example.org 1;\r\n\tdkim=pass (2048-bit; "a; dmarc=fail") header.d=example.com;\r\n\tspf=softfail smtp.mailfrom=x@y;\r\n\tdmarc=pass (p=none (sp=none) dis=none) header.from=example.com`;
    expect(auth(line, OUTSIDE, FROM)).toEqual({
      ...{ by: 'header', dmarc: 'pass', dkim: 'pass', spf: 'softfail', domain: 'example.com', temporary: false },
    });
  });
  it('is found above hops within the house', () => {
    const handedOn = `Received: from ${MX} (${MX} [198.51.100.9]) by imap.example.org with LMTP`;
    const scanned = 'Received: from localhost (localhost [127.0.0.1]) by mx.example.org';
    const own = 'Received: by imap.example.org; Sun, 22 Nov 2026 10:00:00 +0000';
    expect(auth(own, handedOn, scanned, PASS, OUTSIDE, FROM).dmarc).toBe('pass');
  });
  it.each([
    ['below where the mail came in', [OUTSIDE, PASS, FROM]],
    ['with no Received line at all', [PASS, FROM]],
    ['of another server', [PASS.replace(MX, 'mx.evil.org'), OUTSIDE, FROM]],
    ['of a server whose name only begins so', [PASS.replace(MX, `${MX}.evil.org`), OUTSIDE, FROM]],
    ['in a comment', [`Authentication-Results: ${MX}; none (; dmarc=pass header.from=example.com`, OUTSIDE, FROM]],
    [
      'in quotes',
      [
        `Authentication-Results: ${MX}; spf=pass smtp.mailfrom="a; dmarc=pass header.from=example.com; x"@evil.org`,
        OUTSIDE,
        FROM,
      ],
    ],
    ['for another domain', [PASS.replace('=example.com', '=evil.com'), OUTSIDE, FROM]],
    ['for no domain', [PASS.replace(' header.from=example.com', ''), OUTSIDE, FROM]],
    ['with a second From', [PASS, OUTSIDE, FROM, 'From: sam@evil.org']],
    [
      'below a peer that calls itself ours',
      [`Received: from ${MX} (evil.org [203.0.113.7]) by ${MX}`, PASS, OUTSIDE, FROM],
    ],
    [
      'below a peer that calls itself localhost',
      [`Received: from localhost (unknown [203.0.113.7]) by ${MX}`, PASS, OUTSIDE, FROM],
    ],
  ])('%s is not', (_, lines) => {
    expect(auth(...lines).dmarc).toBe('none');
  });
  it('with several verdicts is worth the worst', () => {
    const fail = PASS.replace('pass', 'fail');
    expect(auth(fail, PASS, OUTSIDE, FROM).dmarc).toBe('fail');
    expect(auth(PASS, `Authentication-Results: ${MX}; dmarc=none`, OUTSIDE, FROM).dmarc).toBe('none');
    expect(auth(`${PASS}; dmarc=temperror`, OUTSIDE, FROM)).toMatchObject({ dmarc: 'none', temporary: true });
  });
  it('names the organisation of a subdomain', () => {
    expect(auth(PASS, OUTSIDE, 'From: tom@club.example.com').dmarc).toBe('pass');
    expect(auth(PASS, OUTSIDE, 'From: tom@badexample.com').dmarc).toBe('none');
  });
});
