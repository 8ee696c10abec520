import { define, type Act } from '../aegean';
import { printSide, type Side } from '../side';
import * as told from '../facts/turn';
import { scenarioCalled } from '../set-up';
import { battleshipsLeave } from './battleships';
import { half } from './half';
import { endurance } from './naval-phase';
import { plainRoll } from '../../../kernel/chance/roll';
import { throwOn, told as asFact } from './throw';

/** 4.B: day or night. */
function throwDay(c: Act): void {
  const { world, data } = c;
  const { clock } = world;
  const { fixed, turns } = scenarioCalled(data, world.scenario);
  clock.impulse += 1;
  Object.assign(clock, { phase: 'impulse', half: null, first: null });
  const printed = clock.turn === turns.first && clock.impulse === 1 ? fixed?.night : undefined;
  const key = `day/${clock.turn}/${clock.impulse}`;
  const roll = printed === undefined ? throwOn(c, 'day-night', key, 'impulse') : undefined;
  clock.night = printed ?? roll?.result === 'night';
  told.impulseBegan(c, { impulse: clock.impulse, night: clock.night, ...(roll ? { roll } : {}) });
}

/** Who has the initiative without a die (4.C, 8.0, 10.0); undefined: it is thrown for. */
function printedInitiative({ world, data }: Act): Side | undefined {
  const { turn, impulse } = world.clock;
  const { fixed, firstTurn, turns } = scenarioCalled(data, world.scenario);
  if (turn !== turns.first) return undefined;
  return firstTurn?.initiative[impulse - 1] ?? (impulse === 1 ? fixed?.initiative : undefined);
}

/** 4.C: both throw; equal dice are thrown again. */
function throwInitiative(c: Act): void {
  const { clock } = c.world;
  const rolls: { german: ReturnType<typeof asFact>; allied: ReturnType<typeof asFact> }[] = [];
  let first = printedInitiative(c);
  while (first === undefined) {
    const die = (side: Side) =>
      asFact(plainRoll(c, `initiative/${clock.turn}/${clock.impulse}/${rolls.length + 1}/${side}`, 6, String));
    const [german, allied] = [die('german'), die('allied')];
    rolls.push({ german, allied });
    if (german.die !== allied.die) first = german.die > allied.die ? 'german' : 'allied';
  }
  clock.first = first;
  told.initiativeThrown(c, { first, rolls });
}

const goesFirst =
  (side: Side) =>
  ({ world }: Act): boolean =>
    world.clock.first === side;

const ORDERS: readonly [Side, Side][] = [
  ['german', 'allied'],
  ['allied', 'german'],
];

/** One impulse (4.B to 4.G). */
export const impulse = define('Impulse', (s) => [
  s.do('B day or night', throwDay),
  s.do('C initiative', throwInitiative),
  ...ORDERS.map(([first, second]) =>
    s.when(`${printSide(first)} initiative`, goesFirst(first), [
      s.segment(`${printSide(first)} half`, first, half, () => ({ side: first })),
      s.segment(`${printSide(second)} half`, second, half, () => ({ side: second })),
    ]),
  ),
  s.do('6.2.3 endurance', endurance),
  s.do('the impulse ends', battleshipsLeave),
]);
