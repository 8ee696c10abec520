import { lineOfPlay, markUndone, placesToGoBack, type LogStep } from './line-of-play';

/** Rows by kind and the number of the position they made. */
const log = (...rows: [kind: string, step: number, to?: number][]): LogStep[] =>
  rows.map(([kind, step, to = null], seq) => ({ seq, kind, source: 'player', step, to }));
const places = (...rows: Parameters<typeof log>): number[] =>
  placesToGoBack(lineOfPlay(log(...rows))).map((p) => p.seq);

it('a game goes back to where somebody decided, not to where his answer waited for real dice', () => {
  expect(places(['start', 0], ['answer', 0], ['dice', 0], ['dice', 1], ['answer', 2])).toEqual([0, 3]);
});

it('a position is a place whether a player answered there or what he had given in advance', () => {
  const line = (source: string): LogStep[] =>
    [0, 1, 2, 3].map((step) => ({ seq: step, kind: 'answer', source: step === 2 ? source : 'player', step, to: null }));
  for (const source of ['player', 'standing', 'forced'])
    expect(placesToGoBack(line(source)).map((p) => p.step)).toEqual([0, 1, 2]);
});

it('rows that a rewind has cut are no places', () => {
  expect(places(['start', 0], ['answer', 1], ['answer', 2], ['rewind', 0, 0], ['answer', 1])).toEqual([3]);
});

it('a moderator who goes back to a row that was cut brings back the play that led to it', () => {
  const rows: Parameters<typeof log> = [
    ['start', 0],
    ['answer', 1],
    ['answer', 2],
    ['rewind', 0, 0],
    ['rewind', 2, 2],
  ];
  expect(places(...rows, ['answer', 3])).toEqual([0, 1, 4]);
});

describe('what has happened', () => {
  const undone = (types: string[], ...rows: Parameters<typeof log>): number[] =>
    markUndone(
      types.map((type, seq) => ({ type, seq })),
      log(...rows),
    ).flatMap((fact) => (fact.undone ? [fact.seq] : []));
  const back = ['begun', 'moved', 'lost', 'despatch.rewound', 'moved'];
  const rows: Parameters<typeof log> = [
    ['start', 0],
    ['answer', 1],
    ['answer', 2],
    ['rewind', 1, 1],
    ['answer', 2],
  ];

  it('is undone where a rewind has cut it off, the rewind itself never', () => {
    expect(undone(back, ...rows)).toEqual([2]);
    expect(undone([...back, 'despatch.rewound'], ...rows, ['rewind', 0, 0])).toEqual([1, 2, 4]);
  });

  it.each(['ruling', 'held', 'released', 'extended', 'seat', 'charter'])(
    'is not undone where it is no part of the position: despatch.%s',
    (what) =>
      expect(undone(['begun', 'moved', `despatch.${what}`, 'despatch.rewound'], ...rows.slice(0, 4))).toEqual([]),
  );

  it.each(['resigned', 'drawn', 'adjusted', 'standing-fired'])('is undone with the position: despatch.%s', (what) =>
    expect(undone(['begun', 'moved', `despatch.${what}`, 'despatch.rewound'], ...rows.slice(0, 4))).toEqual([2]),
  );

  it('stands again when the moderator goes back to it', () => {
    expect(undone([...back, 'despatch.rewound'], ...rows, ['rewind', 2, 2])).toEqual([4]);
  });
});
