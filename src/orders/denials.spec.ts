import { denialIn } from './denials';

describe('a sentence that says no', () => {
  it.each([
    ...['No', 'No.', 'No thanks', 'No, thank you!', 'Nope', 'Sorry, no.', 'No thanks, not for me.', 'no way'],
    ...[
      "I can't.",
      'I cannot play, sorry.',
      "I don't want to play.",
      'Not this time.',
      "I'm not interested.",
      'I have no time.',
    ],
    ...[
      "I'd rather not.",
      'I do not agree.',
      "I won't accept this.",
      'Sorry, I have to decline.',
      "I've changed my mind.",
      'Please don’t.',
    ],
    ...[
      'Nein',
      'Nein danke',
      'Nein, vielen Dank!',
      'Leider nein.',
      'Ich möchte nicht mitspielen.',
      'Ich kann leider nicht.',
    ],
    ...[
      'Kein Interesse.',
      'Keine Zeit, leider.',
      'Diesmal nicht.',
      'Ich stimme nicht zu.',
      'Lieber nicht',
      'Ich sage ab.',
    ],
    ...[
      'Non',
      'Non merci',
      'Non, merci.',
      'Je ne peux pas.',
      'Désolé, je ne veux pas jouer',
      "Je n'accepte pas.",
      'Pas cette fois.',
    ],
    ...["Je ne suis pas d'accord.", "J'ai changé d'avis", "Je n'ai pas le temps."],
    ...[
      'No grazie',
      'No, grazie.',
      'Non posso.',
      'Purtroppo non posso giocare',
      'Non accetto.',
      'Non sono interessato',
      'Meglio di no.',
    ],
    ...[
      'No gracias',
      'No, gracias.',
      'No puedo.',
      'Lo siento, no puedo jugar',
      'No acepto.',
      'No estoy de acuerdo.',
      'Esta vez no.',
    ],
    ...[
      'Nie',
      'Nie, dziękuję',
      'Nie dziękuję.',
      'Nie mogę.',
      'Niestety nie mogę zagrać.',
      'Nie zgadzam się.',
      'Nie tym razem.',
      'Rezygnuję.',
    ],
    ...['Hi Tom,\n\nno thanks.\n\nAnna', 'Thanks for asking, but no.'],
  ])('%j', (text) => {
    expect(denialIn(text)).not.toBeNull();
  });
  it.each([
    ...[
      '',
      'Yes',
      'No problem!',
      'No worries',
      'No questions so far',
      'No hurry',
      "I can't wait!",
      "Can't wait to play",
      "I don't mind the side",
    ],
    ...[
      'I have never played this before, but I would love to.',
      'I had no time last week, sorry.',
      "Sorry, I wasn't able to answer before.",
    ],
    ...[
      "I can't answer before Sunday",
      'I do not know how to play the Allies yet',
      'I have not played this yet',
      'I am not a good player',
    ],
    ...[
      "I wouldn't want to miss it",
      'No one told me about this',
      'Not bad, this scenario!',
      'Nothing against it',
      'I cannot send orders on Sundays',
    ],
    ...[
      'Kein Problem!',
      'Keine Frage, ich bin dabei',
      'Ich kann nicht vor Montag antworten',
      'Das habe ich noch nicht gespielt',
      'Nicht schlecht!',
    ],
    ...['Pas de problème, je joue', 'Pas de souci', "Je n'ai jamais joué", 'Je ne peux pas avant lundi'],
    ...[
      "Non vedo l'ora!",
      'Nessun problema',
      'Non posso prima di lunedì',
      'No hay problema',
      'No puedo esperar',
      'No puedo antes del lunes',
    ],
    ...[
      'Nie ma sprawy',
      'Nie ma problemu',
      'Nie mogę się doczekać',
      '> No thanks',
      '-- \nNo thanks',
      'move 3/1: 1926-2026',
      'bombard: none',
    ],
  ])('not %j', (text) => {
    expect(denialIn(text)).toBeNull();
  });
  it('of who does not play keeps nobody from leaving', () => {
    expect(denialIn("I can't play any more")).toMatchObject({ ofPlaying: true });
    expect(denialIn('Ich möchte nicht mehr spielen.')).toMatchObject({ ofPlaying: true });
    expect(denialIn('No, not that.')).toMatchObject({ ofPlaying: false });
  });
});
