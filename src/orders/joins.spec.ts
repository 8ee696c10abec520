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
    expect(invited(text, files)).toEqual({ joins: false, declines: false, file: null });
  });

  describe('by a file', () => {
    const files = [
      { name: 'rules.txt', text: 'The rules of our club' },
      { name: 'answer.txt', text: 'JOIN' },
    ];
    it.each(['', 'see attached', 'Hi Tom,\nmy answer is attached.'])(
      'where his mail says nothing of it: %j',
      (text) => {
        expect(invited(text, files)).toEqual({ joins: true, declines: false, file: 'answer.txt' });
      },
    );
    it.each(['Not this time, sorry.', 'Maybe next month, see attached', 'Leider nein.'])(
      'not against his mail: %j',
      (text) => {
        expect(invited(text, files)).toEqual({ joins: false, declines: false, file: null });
      },
    );
    it('of which his own word is heard first', () => {
      expect(invited('DECLINE', files)).toEqual({ joins: false, declines: true, file: null });
    });
  });
});
