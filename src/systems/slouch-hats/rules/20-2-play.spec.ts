import { LETTERS, type Letter } from '../letters';
import { setUp } from '../set-up';
import { enemyOf, SIDES, type Side } from '../side';
import { slouchHatsData } from '../testing';
import type { World } from '../world';
import { PHASES, SEGMENTS, type Moment } from './04-sequence';
import { freeDraws, handOf, heldBy, hiddenFrom, mayBuyDraw } from './20-1-hands';
import { cancellers, changes, during, holding, lettersNow, markersSeenBy, plays } from './testing/events';
import type { Choice } from './20-2-effect';
import { lapse } from './20-2-lasting';
import { mayPlay, playable, playEvent } from './20-2-play';
import { NO_OCCASION, playOrder, type Occasion } from './20-2-windows';
import { isFault } from '../../../kernel/decide/fault';

const data = slouchHatsData();
const I_JUNE = 0;

describe('when events are played (20.1)', () => {
  it('20.13: a marker must be in hand; the refusal is the same wherever else it is', () => {
    const world = holding('allied', '');
    const told = (['pool', 'axis', 'out'] as const).map((where) => {
      world.markers.F = where;
      return playEvent(world, data, { side: 'allied', letter: 'F', occasion: NO_OCCASION });
    });
    expect(told).toEqual(Array.from({ length: 3 }, () => ({ rule: '20.13', why: 'you hold no marker F' })));
  });

  it('20.14: as many as he holds, in one phase', () => {
    const world = holding('allied', 'FIE');
    for (const letter of ['F', 'I', 'E'] as const) changes(plays(world, 'allied', letter));
    expect([world.replacementPoints, handOf(world, 'allied')]).toEqual([4, []]);
  });

  it('20.14: the active side plays first; where there is none the Allied', () => {
    expect(playOrder({ segment: 'B', phase: 'Combat' })).toEqual(['axis', 'allied']);
    expect(playOrder({ segment: 'F', phase: 'Combat' })).toEqual(['allied', 'axis']);
    expect(playOrder({ segment: 'A', phase: 'Reinforcements' })).toEqual(['allied', 'axis']);
  });

  it('20.14: of the events of a combat it names H and, as we read it, Axis Q', () => {
    const world = during(setUp(data, '1'), 'allied Combat');
    const occasion = { ...NO_OCCASION, combat: '1721' };
    expect(lettersNow(world, data, 'allied', occasion)).toEqual(['G', 'H', 'K', 'R']);
    expect(lettersNow(world, data, 'axis', occasion)).toEqual(['H', 'K', 'M', 'P', 'Q']);
  });

  it('20.15: the example: Allied H happens, not Axis H; the marker is in the pool again, for the Axis to draw', () => {
    const world = holding('allied', 'H', { when: 'allied Combat' });
    const played = plays(world, 'allied', 'H', {}, { combat: '1721' });
    expect(played).toMatchObject({ rule: '20.21H', changes: [{ kind: 'lasting', id: 'shift', number: 1 }] });
    expect(world.markers.H).toBe('pool');
    const again = { side: 'allied', letter: 'H', occasion: { ...NO_OCCASION, combat: '1721' } } as const;
    expect(playEvent(world, data, again)).toMatchObject({ rule: '20.13' });
    world.markers.H = 'axis';
    expect(playEvent(world, data, { ...again, side: 'axis' })).toMatchObject({ rule: '20.22H' });
  });

  it('20.16: each side has its own first play of a letter', () => {
    const world = holding('allied', 'E', { when: 'Special Events' });
    plays(world, 'axis', 'E');
    expect(changes(plays(during(world, 'Reinforcements'), 'allied', 'E'))).toEqual([
      'lasting early-iraq',
      'supply iraq 1',
    ]);
  });

  it('20.16: no event is played before its first turn', () => {
    const world = holding('axis', 'G', { turn: I_JUNE });
    expect(plays(world, 'axis', 'G')).toMatchObject({ rule: '20.22G', why: 'it is too early in the game' });
  });

  it('18.15: what a play costs is paid once it has happened, never below zero', () => {
    const world = holding('allied', 'A', { standing: { '1108': '1-Al' } });
    world.victoryPoints.allied = 2;
    expect(plays(world, 'allied', 'A')).toMatchObject({ cost: 2 });
    expect(world.victoryPoints.allied).toBe(0);
  });

  it('20.21 D: whoever might cancel a play is asked after it, and nobody when there is none', () => {
    const world = holding('axis', 'B', { standing: { '2723': '1-Dr' } });
    expect(cancellers(world, data, NO_OCCASION)).toEqual([]);
    plays(world, 'axis', 'B');
    expect(cancellers(world, data, NO_OCCASION)).toEqual(['allied']);
    lapse(world, 'phase');
    expect(cancellers(world, data, NO_OCCASION)).toEqual([]);
    const combat = holding('allied', 'K', { when: 'axis Combat', standing: { '2120': 'Axis-MSU-1' } });
    plays(combat, 'allied', 'K', { units: ['Axis-MSU-1'] });
    expect(cancellers(combat, data, NO_OCCASION)).toEqual(['axis']);
    expect(cancellers(during(combat, 'axis Movement'), data, NO_OCCASION)).toEqual([]);
  });

  it('3.12: hexes change hands with the units of an event', () => {
    const world = holding('allied', 'Q', { standing: { '2723': '1-Dr' } });
    const played = plays(world, 'allied', 'Q', { units: ['1-Dr'] });
    expect(isFault(played) ? [] : played.changes).toContainEqual({ kind: 'taken', id: 'allied', at: '2723' });
  });
});

const MOMENTS: Moment[] = SEGMENTS.flatMap(({ id: segment }) =>
  PHASES[segment === 'A' || segment === 'D' || segment === 'G' ? segment : 'operations'].map((phase) => ({
    segment,
    phase,
  })),
);
const OCCASIONS: Occasion[] = [
  NO_OCCASION,
  { ...NO_OCCASION, combat: '1721' },
  { ...NO_OCCASION, end: true },
  { ...NO_OCCASION, placing: '208' },
  { ...NO_OCCASION, placing: 'ajax' },
];

describe('every letter has its phases (20.2)', () => {
  const PRINTED: Readonly<Record<Side, Partial<Record<string, string>>>> = {
    allied: {
      ...{ 'A Special Events': 'D', 'A Reinforcements': 'ABCDEFILNPQ', 'B Transport': 'M', 'E Transport': 'M' },
      ...{ 'C Movement': 'E', 'F Movement': 'E', 'B Combat': 'H', 'C Combat': 'HJ', 'E Combat': 'H', 'F Combat': 'HJ' },
    },
    axis: {
      ...{ 'A Special Events': 'EN', 'A Reinforcements': 'ABCDGILR', 'B Transport': 'F', 'E Transport': 'F' },
      ...{ 'B Movement': 'I', 'E Movement': 'I', 'C Movement': 'O', 'F Movement': 'O' },
      ...{ 'B Combat': 'HJQ', 'C Combat': 'HQ', 'E Combat': 'HJQ', 'F Combat': 'HQ' },
    },
  };
  const ANY = { allied: 'GKR', axis: 'KMP' };

  it.each(SIDES)('as printed, for the %s side', (side) => {
    const world = setUp(data, '1');
    for (const moment of MOMENTS) {
      world.moment = moment;
      const printed = (PRINTED[side][`${moment.segment} ${moment.phase}`] ?? '') + ANY[side];
      const letters = lettersNow(world, data, side, { ...NO_OCCASION, end: true });
      expect(`${moment.segment} ${moment.phase} ${letters.join('')}`).toBe(
        `${moment.segment} ${moment.phase} ${[...printed].sort().join('')}`,
      );
    }
  });

  it('20.21 J: not before the last combat is over; 20.21 O: as an Allied air unit is placed', () => {
    const world = during(setUp(data, '1'), 'allied Combat');
    expect(lettersNow(world, data, 'allied', NO_OCCASION)).not.toContain('J');
    expect(lettersNow(world, data, 'allied', { ...NO_OCCASION, placing: '208' })).toContain('O');
  });
});

describe('letters in hand stay hidden (20.13)', () => {
  /** Two worlds that differ only in letters that the other side holds. */
  const twins = (side: Side): [World, World] => {
    const one = setUp(data, '1');
    one.turn = 2;
    one.victoryPoints = { axis: 5, allied: 5 };
    const two = structuredClone(one);
    const own: Letter[] = ['C', 'F', 'H', 'K', 'M', 'P', 'R', 'L'];
    const give = (world: World, letters: readonly Letter[], to: Side) =>
      letters.forEach((l) => (world.markers[l] = to));
    for (const world of [one, two]) give(world, own, side);
    give(one, ['D', 'E', 'Q'], enemyOf(side));
    give(two, ['A', 'B', 'N'], enemyOf(side));
    return [one, two];
  };
  /** What lies open after a play, and what the player is told. */
  const seen = (world: World, side: Side, answer: unknown): string =>
    JSON.stringify([{ ...world, markers: null }, answer, markersSeenBy(world, side)]);
  const CHOICES: Readonly<Record<Side, Partial<Record<Letter, Choice>>>> = {
    allied: { K: { units: ['Axis-Large-1'] }, R: { units: ['2-BdL'] } },
    axis: { F: { units: ['I-17RTS'] }, K: { units: ['Allied-Large-1'] } },
  };

  it.each(SIDES)('whatever the other holds, the %s side is asked, allowed and told the same', (side) => {
    const [one, two] = twins(side);
    expect(handOf(one, enemyOf(side))).not.toEqual(handOf(two, enemyOf(side)));
    const told = (world: World): unknown[] =>
      MOMENTS.flatMap((moment) =>
        OCCASIONS.flatMap((occasion) => {
          world.moment = moment;
          const hand = handOf(world, side);
          return [
            ...SIDES.map((asked) => lettersNow(world, data, asked, occasion)),
            cancellers(world, data, occasion),
            playable(world, data, hand, { side, occasion }),
            ...LETTERS.map((letter) => mayPlay(world, data, hand, { side, letter, occasion })),
            mayBuyDraw(world, data, side),
            [freeDraws(world, data, side), heldBy(world), hiddenFrom(world, side)],
          ];
        }),
      );
    expect(told(one)).toEqual(told(two));
  });

  it.each(SIDES)('every play of the %s side comes out the same, but for L, which opens the hand', (side) => {
    const pair = twins(side);
    const differ = LETTERS.filter((letter) =>
      MOMENTS.slice(0, 16).some((moment) =>
        OCCASIONS.some((occasion) => {
          const [first, second] = pair.map((twin) => {
            const world = { ...structuredClone(twin), moment };
            const choice = CHOICES[side][letter] ?? {};
            return seen(world, side, playEvent(world, data, { side, letter, choice, occasion }));
          });
          return first !== second;
        }),
      ),
    );
    expect(differ).toEqual(['L']);
  });
});
