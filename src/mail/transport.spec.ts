import { sendFault } from './transport';

describe('what a failed attempt is about', () => {
  it.each([
    [{ code: 'ESOCKET', command: 'CONN' }, 'server', null, 'no answer: ESOCKET'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'server', null, 'no answer: ETIMEDOUT'],
    [
      { code: 'ECONNECTION', command: 'CONN', responseCode: 554, response: '554 go away' },
      'server',
      null,
      'answered 554',
    ],
    [
      { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 no' },
      'server',
      '5.7.8',
      'answered 535 5.7.8',
    ],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 421, response: '421 4.3.2 closing' },
      'server',
      '4.3.2',
      'answered 421 4.3.2',
    ],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 451, response: '451 later' },
      'mail for now',
      null,
      'answered 451',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, response: '450 4.2.1 grey' },
      'mail for now',
      '4.2.1',
      'answered 450 4.2.1',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 <anna@example.org> unknown' },
      'address',
      '5.1.1',
      'answered 550 5.1.1',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550-5.7.26 first\n550 5.7.26 last' },
      'mail for now',
      '5.7.26',
      'answered 550 5.7.26',
    ],
    [
      { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.7.1 rejected as spam' },
      'mail for now',
      '5.7.1',
      'answered 554 5.7.1',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 no such user here' },
      'address',
      '5.7.1',
      'answered 550 5.7.1',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1x anna@example.org' },
      'address',
      null,
      'answered 550',
    ],
    [
      { code: 'EMESSAGE', command: 'DATA', responseCode: 552, response: '552 5.3.4 too big' },
      'mail for good',
      '5.3.4',
      'answered 552 5.3.4',
    ],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 no' },
      'mail for good',
      null,
      'answered 550',
    ],
    [{ code: 'EENVELOPE', command: 'API' }, 'mail for good', null, 'cannot be sent: EENVELOPE'],
  ])('%j', (error, about, status, reason) => {
    expect(sendFault(error)).toMatchObject({ about, status, message: reason });
  });

  it.each([
    '550 5.7.1 blocked by policy',
    '552 5.2.2 <anna@example.org>: Mailbox full',
    '554 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    '550 Requested action not taken: message refused, sender reputation',
  ])('passes, though the server says for good: %s', (response) => {
    const error = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: Number(response.slice(0, 3)), response };
    expect(sendFault(error).about).toBe('mail for now');
  });
});
