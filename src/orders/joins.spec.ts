import { asksToJoin, invited } from './joins';

describe('an invited player joins', () => {
  it.each([
    ...[
      'JOIN',
      'join.',
      '| JOIN',
      '  | JOIN',
      '* JOIN',
      '"JOIN"',
      'Yes, JOIN please',
      'JOIN, thanks!',
      'OK join',
      "I'll join!",
      'I JOIN the game',
    ],
    ...[
      'Hi Tom,\n\nI would love to!\n\nJOIN\n\nAnna',
      'Thanks!\nJOIN',
      'Ja, JOIN bitte',
      "Oui, JOIN s'il vous plaît",
      'Sì, JOIN per favore',
      'Да, JOIN пожалуйста',
    ],
    ...['Sí, JOIN por favor', 'Sim, JOIN!', 'Tak, JOIN', 'はい、JOIN', 'JOIN -- Anna', 'We both JOIN'],
  ])('by %j', (text) => {
    expect(asksToJoin(text)).toBe(true);
  });
  it.each([
    ...[
      '',
      'yes',
      'Yes please',
      'joining',
      "I can't JOIN",
      'I will not JOIN',
      'No JOIN from me',
      'JOIN? How?',
      'Should I reply JOIN?',
      'JOIN later',
      'Should I write JOIN',
      'JOIN DECLINE',
      'Soll ich JOIN schreiben',
    ],
    ...[
      'I will JOIN next week',
      'Before I JOIN, tell me the rules',
      'Ich möchte nicht JOIN',
      'Je ne veux pas JOIN',
      'JOIN wenn ich Zeit habe',
      'No quiero JOIN',
    ],
    ...[
      '> JOIN',
      '-- \nJOIN our mailing list',
      'Not this time.\nRegards,\nJOIN us',
      'Reply with the one word JOIN to take your seat',
      'Не хочу JOIN',
      'don’t join',
    ],
  ])('not by %j', (text) => {
    expect(asksToJoin(text)).toBe(false);
  });

  it.each(['JOIN\n\nDECLINE', 'DECLINE\nJOIN'])('nor declines, where he says both: %j', (text) => {
    const files = [{ name: 'a.txt', text: 'JOIN' }];
    expect(invited(text, files)).toMatchObject({ joins: false, declines: false, file: null });
  });

  it.each([
    ...[
      'No thanks\n\nJOIN',
      'JOIN\n\nNo thanks, sorry.',
      'Nein danke.\nJOIN',
      'JOIN\nIch kann leider nicht.',
      'Non merci\nJOIN',
    ],
    ...['Je ne veux pas jouer.\nJOIN', 'Non posso giocare.\nJOIN', 'No puedo, lo siento\nJOIN', 'Nie, dziękuję.\nJOIN'],
    ...["JOIN\n\nThanks,\nTom\nPS: I've changed my mind, no."],
  ])('nor who refuses beside it: %j', (text) => {
    const files = [{ name: 'a.txt', text: 'JOIN' }];
    expect(invited(text, files)).toMatchObject({ joins: false, declines: false, file: null });
    expect(invited(text).against).not.toBeNull();
  });

  it.each([
    'I have never played this before.\nJOIN',
    'Sorry for the delay, I had no time last week.\n\nJOIN\n\nAnna',
    'No problem!\nJOIN',
    "I can't answer before Sunday.\nJOIN",
    'Kein Problem, ich bin dabei.\nJOIN',
    "Can't wait!\nJOIN\n\n> Reply DECLINE if you do not want it",
  ])('who says something else beside it: %j', (text) => {
    expect(invited(text)).toMatchObject({ joins: true, against: null });
  });

  describe('by a file', () => {
    const files = [
      { name: 'rules.txt', text: 'The rules of our club' },
      { name: 'answer.txt', text: 'JOIN' },
    ];
    it.each(['', 'see attached', 'Hi Tom,\nmy answer is attached.'])(
      'where his mail says nothing of it: %j',
      (text) => {
        expect(invited(text, files)).toMatchObject({ joins: true, declines: false, file: 'answer.txt' });
      },
    );
    it.each(['Not this time, sorry.', 'Maybe next month, see attached', 'Leider nein.'])(
      'not against his mail: %j',
      (text) => {
        expect(invited(text, files)).toMatchObject({ joins: false, declines: false, file: null });
      },
    );
    it('of which his own word is heard first', () => {
      expect(invited('DECLINE', files)).toMatchObject({ joins: false, declines: true, file: null });
    });
  });
});
