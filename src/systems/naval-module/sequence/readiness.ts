import { define, type Act } from '../naval-module';
import { chooseRepairs, ownerOf, type Repairs } from '../decisions/repair';
import * as told from '../facts/sea';
import { damageOfReturn, readinessModifiers, returnsAt } from '../rules/27-3-damage';
import { Board } from '../rules/board';
import { mendFlotillas } from './marching';
import { throwOn } from './throw';
import { countedIf } from '../../../kernel/chance/roll';
import { airReady } from '../facts/air';
import { SIDES } from '../side';

const COLUMNS = {
  german: 'German',
  romanian: 'Romanian',
  soviet: 'Soviet',
} as const;

/** G56: in Storm every Ready unit is Flown first; then each Flown unit may become Ready, each Damaged one Flown. */
export function airReadiness(c: Act): void {
  const { world, data } = c;
  const { ground, storm } = world.weather;
  if (storm) for (const [id, state] of Object.entries(world.air)) if (state === 'ready') world.air[id] = 'flown';
  const chart = data.charts['air-readiness'];
  for (const side of SIDES) {
    const moved: Record<'ready' | 'mended', string[]> = {
      ready: [],
      mended: [],
    };
    for (const [id, state] of Object.entries(world.air)) {
      const counter = data.air.get(id);
      if (counter?.side !== side || (state !== 'flown' && state !== 'damaged')) continue;
      const modifiers = [
        ...(storm
          ? countedIf(true, chart, 'storm')
          : [...countedIf(ground === 'Mud', chart, 'mud'), ...countedIf(ground === 'Snow', chart, 'snow')]),
        ...countedIf(state === 'damaged', chart, 'damaged'),
      ];
      if (
        throwOn(c, 'air-readiness', `ready/${world.clock.turn}/${id}`, COLUMNS[counter.nation], modifiers).result !==
        'ready'
      )
        continue;
      world.air[id] = state === 'flown' ? 'ready' : 'flown';
      moved[state === 'flown' ? 'ready' : 'mended'].push(id);
    }
    if (moved.ready.length + moved.mended.length > 0) airReady(c, { side, ...moved });
  }
}

/** 27.42, 27.44: a roll for each ship that is repaired. */
function repair(c: Act<Repairs>): void {
  for (const id of c.local.repaired) {
    const board = new Board(c.world, c.data);
    const [ship, state] = [board.ship(id), c.world.ships[id]];
    if (!ship || !state) continue;
    const mended = test(c, 'repair', id);
    if (mended.success) state.damage -= 1;
    const { side } = ship.counter;
    told.repaired(c, { side, ship: id, mended: mended.success, left: state.damage, roll: mended.roll });
    const port = mended.success && state.at === 'cadre' ? returnsAt(board, ship) : undefined;
    if (!port) continue;
    Object.assign(state, { at: port.id, ready: false, damage: damageOfReturn(ship), left: null });
    told.returned(c, { side, ship: id, at: port.id, damage: state.damage });
  }
}

/** 25.32: a roll for each Sailed ship in harbour that is not repaired (25.35); who is sunk rolls nothing (25.34). */
function ready(c: Act<Repairs>): void {
  const sailed = new Board(c.world, c.data)
    .ships(ownerOf(c))
    .filter(({ id, at, ready: is }) => !is && c.data.waters.port(at) !== undefined && !c.local.repaired.includes(id));
  for (const { id, counter } of sailed) {
    const { success, roll } = test(c, 'readiness', id);
    Object.assign(c.world.ships[id] ?? {}, { ready: success });
    told.readied(c, { side: counter.side, ship: id, ready: success, roll });
  }
}

/** The die plus modifiers is not above the Recovery rating (25.32, 27.42): the chart has what is left of it. */
function test(c: Act<Repairs>, what: 'readiness' | 'repair', id: string) {
  const board = new Board(c.world, c.data);
  const ship = board.ship(id);
  if (!ship) throw new Error(`there is no ship "${id}"`);
  const rating = {
    id: 'recovery',
    by: -ship.counter.recovery,
    rule: '25.32',
    why: `Recovery ${ship.counter.recovery}`,
  };
  const key = `${what === 'repair' ? 'repair' : 'naval'}/${c.world.clock.turn}/${id}`;
  const column = what === 'repair' ? 'Repair' : 'Readiness';
  const modifiers = [rating, ...readinessModifiers(board, ship, what)];
  const roll = throwOn(c, 'naval-readiness-and-repair', key, column, modifiers);
  return { success: roll.result !== '-', roll };
}

/** 25.3, 27.4: repair or readiness, not both. */
export const navalReadiness = define<Repairs>('Naval Readiness', (s) => [
  s.ask('27.41 repair', chooseRepairs),
  s.do('27.42 repaired', repair),
  s.do('25.32 Ready', ready),
  s.do('27.43 flotillas', mendFlotillas),
]);
