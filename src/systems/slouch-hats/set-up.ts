import type { JsonObject } from '../../kernel/realm';
import { FRESH } from './counter-state';
import { LETTERS, SIDES, type Letter, type Side, type SlouchHatsData, type World } from './slouch-hats';
import type { Scenario, SideCard } from './data/scenario';
import type { MarkerPlace } from './events-state';
import { WORLD } from './world';

/** The world of a scenario before its first turn (4.1). @throws Error for a scenario or an option that there is not */
export function setUp(data: SlouchHatsData, id: string, options: JsonObject = {}): World {
  const scenario = data.scenarios.find((s) => s.id === id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  const cards = SIDES.map((side) => scenario.cards[side]);
  return WORLD.begin({
    ...{ scenario: id, turn: data.turns.findIndex(({ name }) => name === scenario.turns[0]) },
    units: unitsOf(data, cards),
    supply: suppliesOf(data, cards),
    air: airOf(data, cards),
    // 19.11: naval units are stored in the Middle East box.
    ships: each(data.counters.naval.keys(), (ship) => ({
      ...{ at: scenario.cards.allied.naval.includes(ship) ? 'middle-east' : 'off', active: false },
    })),
    repl: each(data.counters.repl.keys(), () => 'available'),
    victoryPoints: { axis: scenario.cards.axis.victoryPoints, allied: scenario.cards.allied.victoryPoints },
    ...readOptions(options),
    ...eventsOf(scenario),
  });
}

/** 20.11: all markers are in the pool, but what a side has in hand by the scenario: it is one of its first draws (21.22c). */
function eventsOf({ inHand }: Scenario): Pick<World, 'events' | 'markers'> {
  const holder = (letter: Letter): MarkerPlace => SIDES.find((side) => inHand[side] === letter) ?? 'pool';
  const had = (side: Side): number => (inHand[side] === undefined ? 0 : 1);
  return {
    markers: Object.fromEntries(LETTERS.map((letter) => [letter, holder(letter)])) as World['markers'],
    events: {
      ...{ plays: { axis: {}, allied: {} }, shown: { axis: [], allied: [] } },
      ...{ drawn: { axis: had('axis'), allied: had('allied') }, bought: { axis: 0, allied: 0 } },
      ...{ cancellable: [], lasting: [], convoy: null },
    },
  };
}

/** A state for every counter of a kind. */
const each = <T>(ids: Iterable<string>, state: (id: string) => T): Record<string, T> =>
  Object.fromEntries([...ids].map((id) => [id, state(id)]));

/** 4.13: strengths as on the cards; 5.6: garrisons. What is not set up comes later or never. */
function unitsOf({ counters }: SlouchHatsData, cards: readonly SideCard[]): World['units'] {
  const units: World['units'] = each(counters.units.keys(), () => ({ at: 'off', ...FRESH }));
  for (const { units: placed, garrisons } of cards)
    for (const { unit, reduced, place } of placed)
      units[unit] = { ...FRESH, at: place, reduced, garrison: garrisons.includes(unit) };
  return units;
}

/** 6.11a: counters that are not in play are available, but those of an event. */
function suppliesOf({ counters }: SlouchHatsData, cards: readonly SideCard[]): World['supply'] {
  const at = (id: string): string => (counters.supply.get(id)?.onlyWith === null ? 'available' : 'off');
  const supply = each(counters.supply.keys(), (id) => ({ at: at(id), points: 0, fresh: 0, moved: false }));
  for (const { supply: placed } of cards)
    for (const { unit, points, place } of placed) supply[unit] = { at: place, points, fresh: 0, moved: false };
  return supply;
}

function airOf({ counters }: SlouchHatsData, cards: readonly SideCard[]): World['air'] {
  const air: World['air'] = each(counters.air.keys(), () => ({ at: 'off', ...GROUNDED }));
  for (const { air: placed } of cards) for (const { unit, place } of placed) air[unit] = { at: place, ...GROUNDED };
  return air;
}

const GROUNDED = { active: false, returns: null, flew: false };

/** What a charter may choose of a scenario. */
export const OPTIONS = [
  { id: 'rommels-war', name: "Link to Rommel's War: Germans fight on after a Vichy surrender", rule: '18.4' },
] as const;

/** The options of a game as its world keeps them. @throws Error naming those that there are */
export function readOptions(options: JsonObject): { linked: boolean } {
  const known = OPTIONS.map(({ id }) => id).join(', ');
  for (const [name, value] of Object.entries(options)) {
    if (!OPTIONS.some(({ id }) => id === name)) throw new Error(`there is no option "${name}"; there is ${known}`);
    if (typeof value !== 'boolean') throw new Error(`the option ${name} is true or false`);
  }
  return { linked: options['rommels-war'] === true };
}
