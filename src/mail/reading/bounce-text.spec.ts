import { bouncesOf } from './delivery-status';

/** Status, recipient and whether it is for good, of each recipient that a bounce to `anna@example.org` tells of. */
const told = (body: string, failed = ''): string[] =>
  bouncesOf(body, { failed, to: '<anna@example.org>' }).map((b) =>
    [b.status, b.recipient, b.permanent ? 'for good' : 'for now'].join(' ').trim(),
  );

describe('the recipient of a bounce without fields', () => {
  it.each([
    ['behind what is wrong', 'Unknown user: tom@example.net\n\nOriginal message follows.\n\nTo: x@example.com\n'],
    ['in quotation marks', 'The following address\nfailed:\n\n"tom@example.net":\nhost mx: 550 User unknown\n'],
    ['with his name again', '   >>> tom@example.net <tom@example.net>\n\n550 no mailbox here by that name\n'],
    ['with the reason in brackets', 'received from anna@example.org\n\ntom@example.net [User unknown]\n'],
    [
      'in a directory entry',
      'did not reach the following recipient(s):\n\nc=US;o=X;dda:SMTP=tom@example.net; on Fri\nUnknown Recipient\n',
    ],
    [
      'behind the sender',
      'A message sent by\n\n  <bob@example.org>\n\nfailed:\n\n  tom@example.net\n    User unknown\n',
    ],
    ['in a sentence', "The message, addressed to 'tom@example.net', failed: user unknown. Ask help@example.net\n"],
    ['in the dialogue', 'no such user here\nMAIL FROM: anna@example.org\nRCPT TO: tom@example.net\n'],
    [
      'in the head of the returned mail',
      'No valid recipients\n\nOriginal Message:\nFrom: anna@example.org\nTo: tom@example.net\n',
    ],
  ])('stands %s', (_where, body) => {
    expect(told(body)).toEqual(['tom@example.net for good']);
  });

  it('may be he who wrote', () => {
    expect(told('<anna@example.org>:\nRemote host said: 552 disk quota exceeded\n')).toEqual([
      'anna@example.org for now',
    ]);
  });

  it('is told apart from others with a reason of their own', () => {
    const body =
      'Unknown user: tom@example.net\n553 5.3.0 unknown\n\nMailbox full: eva@example.net\n552 5.2.2 over quota\n';
    expect(told(body)).toEqual(['5.3.0 tom@example.net for good', '5.2.2 eva@example.net for now']);
  });
});

describe('a report', () => {
  const report = (...fields: string[]): string => ['Action: failed', ...fields, ''].join('\n');

  it.each([
    ['original recipient', 'Final-Recipient: x400; /S=tom/C=GB/', 'Original-Recipient: rfc822; tom@example.net'],
    ['original recipient', 'Final-Recipient: rfc822;tom@local-store', 'Original-Recipient: rfc822;tom@example.net'],
  ])('that names a mailbox of its own is about the %s', (_which, ...names) => {
    expect(told(report(...names, 'Status: 4.4.7'))).toEqual(['4.4.7 tom@example.net for now']);
  });

  it('that names a file is about the address in the head', () => {
    expect(told(report('Final-Recipient: rfc822;/var/mail/tom', 'Status: 5.2.2'), 'tom@example.net')).toEqual([
      '5.2.2 tom@example.net for now',
    ]);
  });

  it('takes the number that the last server gave', () => {
    const diagnosis = "Diagnostic-Code: smtp; 5.1.0 - Unknown address error 550-'5.2.2 Mailbox full'";
    expect(told(report('Final-Recipient: rfc822; tom@example.net', 'Status: 5.0.0', diagnosis))).toEqual([
      '5.2.2 tom@example.net for now',
    ]);
  });

  it.each([
    ['550 said 5.1.1. Sorry, user unknown', '5.1.1 tom@example.net for good'],
    ['user unknown (Exim 4.94.2)', 'tom@example.net for good'],
  ])('tells numbers of failures from others: %s', (said, expected) => {
    expect(told(report('Final-Recipient: rfc822; tom@example.net', `Diagnostic-Code: smtp; ${said}`))).toEqual([
      expected,
    ]);
  });

  it('is told by its text where its own fields say nothing', () => {
    const text = 'tom@example.net: 550 5.7.26 Multiple authentication checks failed\n\n';
    expect(told(text + report('Final-Recipient: rfc822; tom@example.net', 'Status: 5.0.0'))).toEqual([
      '5.7.26 tom@example.net for now',
    ]);
  });

  it('is not doubted for what a scanner puts below it', () => {
    const text = 'Delivery failed.\n\n**** This email has been scanned for all viruses by MessageLabs ****\n\n';
    expect(told(text + report('Final-Recipient: rfc822; tom@example.net', 'Status: 5.1.1'))).toEqual([
      '5.1.1 tom@example.net for good',
    ]);
  });
});

describe('what servers answer', () => {
  it.each([
    '550 #5.1.1 bad address tom@example.net',
    '554 5.4.1 Recipient address rejected: Access denied',
    '550 tom@example.net is not an active address at this host',
    '550 sorry, your envelope recipient is in my badrcptto list',
    '550 Non-existent user',
    '553 5.1.2 Unknown host',
    '551 tom@example.net has been replaced by tim@example.net',
    '550 address not present in directory',
    "tom wasn't found at example.net",
    'The account or domain may not exist, they may be blacklisted, or missing the proper dns entries.',
    'SMTP error after end of data: 553 mx.example.net does not exist',
  ])('is for good: %s', (reply) => {
    expect(told(`<tom@example.net>:\n${reply}\n`)).toEqual([expect.stringMatching(/tom@example.net for good$/)]);
  });

  it.each([
    '554 delivery error: This account has been disabled or discontinued',
    '550 host not found, try again',
    'Name service error for name=example.net: Malformed or unexpected name server reply',
    '550 unroutable sender address',
    '550 this server does not accept mail from 192.0.2.1',
    '550 error: no valid recipients from 192.0.2.1',
  ])('is for now: %s', (reply) => {
    expect(told(`<tom@example.net>:\n${reply}\n`)).toEqual(['tom@example.net for now']);
  });
});

describe('a mailbox that is there, whatever number stands beside it', () => {
  const refused = (reply: string, status = '5.1.1'): string =>
    [
      'Final-Recipient: rfc822; tom@example.net',
      'Action: failed',
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${reply}`,
      '',
    ].join('\n');

  it.each([
    '550 5.1.1 The user you are trying to contact is receiving mail at a rate that exceeds the rate limit, user unknown',
    '550 5.1.1 Too many invalid recipients, user unknown',
    '550 5.1.1 User unknown; see https://www.spamhaus.org/query/ip/192.0.2.1',
    '550 5.1.1 mailbox unavailable, 192.0.2.1 is listed at http://www.barracudacentral.org/rbl',
    '550 5.1.1 unknown user: bl.spamcop.net says no',
    '550 5.1.1 You exceeded 100 messages per hour: no such user',
    '550 5.1.1 <eva@other.example>: Recipient address rejected: User unknown',
    '550 5.1.1 eva@other.example does not exist',
  ])('is for now: %s', (reply) => {
    expect(told(refused(reply))).toEqual([expect.stringMatching(/tom@example.net for now$/)]);
  });
  it.each(['5.1.7', '5.1.8'])('%s is about the sender', (status) => {
    expect(
      told(refused(`550 ${status} <game@play.example.org>: Sender address rejected: Domain not found`, status)),
    ).toEqual([`${status} tom@example.net for now`]);
    expect(told(refused('550 user unknown', status))).toEqual([`${status} tom@example.net for now`]);
  });
  it.each([
    "554 delivery error: dd This user doesn't have a example.net account (tom@example.net) [0]",
    '550 tom does not have a valid mail account',
    '556 5.1.10 tom@example.net: Recipient address has null MX',
    '550 5.1.10 Domain example.net does not accept mail (nullMX)',
    '550 5.1.1 <tom@example.net>: Recipient address rejected: User unknown',
    '550 5.1.1 <thomas@example.net> (was tom@example.net): no such user',
  ])('is gone for good: %s', (reply) => {
    expect(told(refused(reply, '5.0.0'))).toEqual([expect.stringMatching(/tom@example.net for good$/)]);
  });
});
