import { ownText } from './own-text';

const MAIL = '=== Despatch 7K3F: write your orders above this line ===\n\nRED AIR SEARCH\n  | search Milos\n';
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((l) => `> ${l}`)
    .join('\n');

describe('the own text of a reply', () => {
  it.each([
    [
      'top posting, quoted',
      `search Milos\n\nOn Sun, 22 Nov 2026 at 10:00, Despatch 7K3F <x@y> wrote:\n${quoted(MAIL)}`,
    ],
    [
      'top posting, attribution over two lines',
      `search Milos\n\nOn Sun, 22 Nov 2026 at 10:00, Despatch 7K3F\n<abc@y> wrote:\n\n${quoted(MAIL)}`,
    ],
    [
      'Outlook, nothing quoted',
      `search Milos\n\n________________________________\nFrom: Despatch\nSent: Sunday\nTo: me\nSubject: x\n\n${MAIL}`,
    ],
    ['original message bar', `search Milos\n-----Original Message-----\n${MAIL}`],
    ['German', `search Milos\n\nAm 22.11.2026 um 10:00 schrieb Despatch 7K3F:\n${quoted(MAIL)}`],
    ['French', `search Milos\n\nLe dim. 22 nov. 2026 à 10:00, Despatch <x@y> a écrit :\n${quoted(MAIL)}`],
    ['bottom posting', `${quoted(MAIL)}\n\nsearch Milos`],
    [
      'bottom posting below an attribution',
      `On 22/11/2026 10:00, Despatch 7K3F wrote:\n${quoted(MAIL)}\n\nsearch Milos`,
    ],
    ['bottom posting, the name first', `Despatch 7K3F <x@y> wrote on 22 Nov 2026:\n${quoted(MAIL)}\n\nsearch Milos`],
    ['bottom posting, German', `Despatch 7K3F schrieb am 22.11.2026:\n\n${quoted(MAIL)}\nsearch Milos`],
    ['signature', `search Milos\n\n-- \nAnna\npass`],
    ['phone', `search Milos\n\nSent from my iPhone\n\n${MAIL}`],
    ['our mail pasted below without any sign', `search Milos\n\n${MAIL}`],
  ])('%s', (_, mail) => {
    expect(ownText(mail).text).toBe('search Milos');
  });

  it('keeps orders with colons above the headers of the mail they answer', () => {
    const orders = 'move TF A: Mirtoon Sea\nmove TF B: Milos';
    const headers =
      'From: Despatch 7K3F <x@y.example>\nSent: Tuesday, 24 November 2026 10:00\nTo: Tom Reed\nSubject: x\n';
    expect(ownText(`${orders}\n\n${headers}\n${MAIL}`).text).toBe(orders);
  });
  it('keeps answers between quotes', () => {
    expect(ownText('> which zone?\nsearch Milos\n> and then?\npass').text).toBe('search Milos\npass');
  });
  it('keeps answers between quotes below an attribution', () => {
    const reply =
      'On Sun, 22 Nov 2026 at 10:00, Despatch 7K3F\n<abc@y> wrote:\n> which zone?\nsearch Milos\n> and then?\npass';
    expect(ownText(reply).text).toBe('search Milos\npass');
  });
  it('takes no order for the head of a quote', () => {
    expect(ownText('search Milos\nOn 22/11/2026, Despatch wrote:\n> which zone?').text).toBe('search Milos');
    expect(ownText('move TF A:\n> Milos').text).toBe('move TF A:');
  });
  it('goes on behind a backslash, whatever the next line begins with', () => {
    const order = 'attack TF C: Ju-87 I/StG2, Ju-87 III/StG2 \\\n> Warspite';
    expect(ownText(`${order}\npass\n\n> quoted`).text).toBe(`${order}\npass`);
  });
  it.each(['TR> RESIGN', '| RESIGN', '>> RESIGN', '> > RESIGN', ' > RESIGN', '\u00bb RESIGN'])(
    'knows the mark of %s',
    (line) => {
      expect(ownText(`search Milos\n\n${line}`).text).toBe('search Milos');
    },
  );
  it('takes JOIN with the bar that the invitation shows before it, and not from a quoted invitation', () => {
    expect(ownText('  | JOIN').text).toBe('| JOIN');
    expect(ownText(`| JOIN\n\nOn 22/11/2026 10:00, Despatch wrote:\n\n${quoted(MAIL)}`).text).toBe('| JOIN');
    expect(ownText('hm\n\nReply with the one word\n\n  | JOIN\n\nto take your seat.').text).not.toContain('JOIN');
    expect(ownText('hm\n\n| Reply with the one word\n|\n| JOIN\n|\n| to take your seat.').text).toBe('hm');
  });
  it.each(['_____________', '--------', '**********'])('leaves out a drawn line: %s', (line) => {
    expect(ownText(`search Milos\n\n${line}\n`).text).toBe('search Milos');
    expect(ownText(`search Milos\n${line}\n> RESIGN\n\npass`).text).toBe('search Milos\n\npass');
  });
  it('ends at the headings of our own mails, where nothing else says that they are quoted', () => {
    expect(ownText('search Milos\n\nWHAT YOU MAY ORDER (one a line; END ends them)\n  search zone\nRESIGN').text).toBe(
      'search Milos',
    );
  });
  it('does not take the end of a wrapped quote for an order', () => {
    expect(
      ownText('> move TF A to Cape Spada and then on to the next zone, which is the\nAlmiros Bay\n\npass').text,
    ).toBe('pass');
  });
  it('reads nothing of a forwarded mail', () => {
    expect(ownText('look at this\n\n---------- Forwarded message ---------\nFrom: x\npass').text).toBe('look at this');
  });
  it('never reads one of our own mails as orders', () => {
    expect(ownText(MAIL).text).toBe('');
  });
  it('leaves out signs that nobody sees', () => {
    expect(ownText('\ufeffattack TF\u00a0C: Ju-\u200b87\u0000 1').text).toBe('attack TF C: Ju-87 1');
  });
});

describe('what only looks like the end of the own text', () => {
  it.each([
    'move Koch: 4315-4416\n\n-Pass\n\nbombard 4314: 1/7',
    'maneuver: Koch, Genz\nassault: Sarrazin\nlead: Koch\nadvance Koch: W4314',
    'at 4314: maneuver: Koch\nat 4315 if uncoordinated: assault: Genz\nfrom W4313',
  ])('is read: %j', (orders) => {
    expect(ownText(orders)).toEqual({ text: orders, cut: [] });
  });
});
