import { classify } from './classify';

const told = (subject: string, body: string): string =>
  classify({
    headers: new Map([['from', 'anna@example.org']]),
    subject,
    envelopeFrom: 'anna@example.org',
    domain: null,
    types: ['text/plain'],
    body,
    reportAlong: '',
  }).class;

describe('a mail without any mark of a machine', () => {
  it.each([
    ['Anna Berg is out of the office', 'I will be back on 30 November.'],
    ['Re: 22 AM (out of office)', 'In urgent cases please call Tom.'],
    ['[Ticket#20261122] Request received', 'Your request has been received and will be dealt with.'],
    ['Ihre Anfrage ist eingegangen', 'Wir melden uns schnellstmöglich.'],
    ['Bin im Urlaub', 'Ab dem 30.11. bin ich wieder erreichbar.'],
    ["En vacances jusqu'au 30", "En cas d'urgence, appelez Tom."],
    ['Férias', 'Estarei de volta no dia 30.'],
    ['Vakantie', 'Ik ben afwezig tot 30 november.'],
    ['Отпуск', 'Я вернусь 30 ноября.'],
    ['Re: 22 AM', 'This is an automated response. Nobody reads this mailbox.'],
    ['AW: 22 AM', 'Dies ist eine automatische Antwort.\n\nIch bin nicht da.'],
  ])('is known by its subject and its words: %s', (subject, body) => {
    expect(told(subject, body)).toBe('auto-reply');
  });

  it.each([
    ['Read: 22 AM', 'Your message\n\n  To: anna\n  Subject: 22 AM\n\nwas read on 22.11.2026 10:00.'],
    ['Gelesen: 22 AM', 'Ihre Nachricht\n\nwurde am 22.11.2026 gelesen.'],
    ['Not read: 22 AM', 'Your message\n\nwas deleted without being read.'],
    ['Return Receipt (displayed) - 22 AM', 'This is a Return Receipt for the mail that you sent.'],
  ])('says that ours was read: %s', (subject, body) => {
    expect(told(subject, body)).toBe('delivered');
  });

  it('asks its sender who he is', () => {
    expect(told('Please confirm', 'Your message is being held because the address has not been verified.')).toBe(
      'auto-reply',
    );
  });
});

describe('a person who writes of being away', () => {
  it.each([
    ['I am away from 3 December', 'Please pause my game until the 10th.'],
    ['Abwesend ab 3.12.', 'Bitte das Spiel bis zum 10. pausieren.'],
    ['On vacation next week', 'My standing orders:\nalways withhold AA: Warspite'],
    ['RE: On leave? Who replaces me', 'Tom does.'],
    ['Holiday plans', 'I will be back on Sunday and out of office till then.\npass'],
    ['Re: 22 AM', 'I am out of the office, here are my orders:\npass'],
    ['Read: rule 5.3', 'Does it say that AA may be withheld?'],
    ['Thanks for your mail', 'I will reply tonight.\npass'],
    ['A request', 'Has my last turn been received?'],
    [
      'Re: Undelivered Mail Returned to Sender',
      'What is this?\n\n> Final-Recipient: rfc822; k5@example.org\n> Status: 5.7.1',
    ],
    ['Re: held', 'Your note says: "Your last order was held back". Why?'],
  ])('is a person: %s', (subject, body) => {
    expect(told(subject, body)).toBe('human');
  });
});
