import type { Fact } from '../../kernel/flow/fact';
import type { MercuryData, World } from './mercury';
import { turnBegan } from './facts/game';
import { carriersOf, convoyCargo } from './rules/17-3-aboard';
import { boxAt } from './rules/ground/04-boxes';
import { isGun } from './rules/ground/04-movement';
import { zonesOf } from './rules/ground/05-zones-of-control';
import { freshUnit } from './set-up-ground';
import {
  type Fire,
  type Ground,
  groundOf,
  type GroundUnit,
  inPlay,
  otherSide,
  standing,
  stepsLeft,
} from './rules/ground/ground';

/** One answer: the world it found, the facts before it, the facts of its own. */
interface Step {
  before: World;
  facts: readonly Fact[];
  earlier: readonly Fact[];
}

/**
 * What one answer did that no rule allows: steps from nowhere, guns that fire too often, units that retreat twice, moves
 * through zones (fuzzing).
 */
export function groundPlayFaults({ before, facts, earlier }: Step, after: World, data: MercuryData): string[] {
  if (!before.ground || !after.ground) return [];
  const [from, to] = [groundOf(before, data), groundOf(after, data)];
  return [
    ...stepFaults(from, to, facts, before, cameBySea(before, data)),
    ...fireFaults(from, facts),
    ...turnFaults(from, [...since(TURN, earlier), ...facts]),
    ...retreatFaults([...since(COMBAT, earlier), ...facts]),
    ...zoneFaults(from, facts, data),
  ];
}

const TURN = [turnBegan.type];
/** A combat begins with its coordination; what retreats from paratroops before the next does so in a turn of its own. */
const COMBAT = ['ground.coordination', ...TURN];

/** The end of a record, from the last fact of these types on. */
function since(types: readonly string[], facts: readonly Fact[]): readonly Fact[] {
  return facts.slice(
    Math.max(
      0,
      facts.findLastIndex((f) => types.includes(f.type)),
    ),
  );
}

/** A record in parts, each begun by a fact of these types. */
function parted(types: readonly string[], facts: readonly Fact[]): Fact[][] {
  const parts: Fact[][] = [[]];
  for (const fact of facts) {
    if (types.includes(fact.type)) parts.push([]);
    parts.at(-1)?.push(fact);
  }
  return parts;
}

/** How often each is named. */
function counts(ids: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** 9.62: a unit that has retreated has retreated as far as its combat makes it. */
function retreatFaults(facts: readonly Fact[]): string[] {
  return parted(COMBAT, facts).flatMap((combat) => {
    const gone = counts(combat.filter((f) => f.type === 'ground.retreated').map(unitOf));
    return [...gone].flatMap(([id, times]) => (times > 1 ? [`${id} retreats ${times} times in a combat (9.62)`] : []));
  });
}

const unitOf = ({ body }: Fact): string => (typeof body['unit'] === 'string' ? body['unit'] : '');
const numberIn = ({ body }: Fact, key: string): number => Number(body[key] ?? 0);

/** Steps are conserved: those before, with those that came back, less those told as lost, are those after. */
function stepFaults(
  before: Ground,
  after: Ground,
  facts: readonly Fact[],
  world: World,
  atSea: readonly string[],
): string[] {
  const changes = facts.filter((f) => f.type === 'ground.returned' || LOSSES.includes(f.type));
  const named = new Map(changes.map((f) => [unitOf(f), true]));
  const changed = (id: string): boolean => named.has(id) || !sameSteps(before.units[id], after.units[id]);
  const told = (types: readonly string[], id: string): number =>
    changes.filter((f) => types.includes(f.type) && unitOf(f) === id).reduce((n, f) => n + numberIn(f, 'steps'), 0);
  const left = facts.filter((f) => LEAVES.includes(f.type)).map(unitOf);
  const vanished = Object.keys(before.units).filter((id) => !after.units[id] && !left.includes(id));
  const odd = Object.keys(after.units).flatMap((id) => {
    // Half of a convoy may be lost as it arrives, before its units come ashore with what is left (21.33e).
    if (!changed(id) || (world.campaign?.withoutShips && !before.units[id] && atSea.includes(id))) return [];
    const begun = stepsIn(before.units[id] ? before : withNew(before, id, world), id);
    const due = begun + told(['ground.returned'], id) - told(LOSSES, id);
    const has = stepsIn(after, id);
    return due === has ? [] : [`${id} has ${has} steps and should have ${due} (9.52)`];
  });
  return [...vanished.map((id) => `${id} is no longer among the units`), ...odd];
}

/** Units aboard ships and convoys, and in Athens. */
function cameBySea({ campaign, germans, ships }: World, data: MercuryData): string[] {
  if (!campaign) return [];
  const { convoys = [], athens = [] } = campaign;
  const convoyed = germans.filter(({ cargo }) => cargo.length > 0).map((g) => convoyCargo(data, g));
  const afloat = [...convoys, ...Object.values(ships)].flatMap(({ cargo }) => (cargo ? [cargo] : []));
  return [...[...convoyed, ...afloat].flatMap(({ units }) => units), ...athens].map(({ id }) => id);
}

/** Whether a unit stands as it stood, as far as its steps go: most do at each answer. */
const sameSteps = (a: GroundUnit | undefined, b: GroundUnit | undefined): boolean =>
  a !== undefined && b !== undefined && a.reduced === b.reduced && inPlay(a) === inPlay(b);

const stepsIn = (ground: Ground, id: string): number => stepsLeft(standing(ground, id));

/** Steps lost on land, and aboard a ship (17.34). */
const LOSSES = ['ground.step-lost', 'cargo.step-lost'];

/** Who goes aboard a ship, or away without one, is no more on Crete (17.33, 21.2). */
const LEAVES = ['cargo.embarked', 'cargo.evacuated'];

/** The ground with a unit as it comes into play: as it was aboard, if it comes by sea, else as it is set up. */
function withNew(ground: Ground, id: string, world: World): Ground {
  const { data } = ground;
  const carriers = [...carriersOf(world, data, 'german'), ...carriersOf(world, data, 'allied')];
  const aboard = carriers.flatMap(({ cargo }) => cargo.units).find((u) => u.id === id);
  const unit = aboard ?? freshUnit(id, '', data.ground.get(id)?.startsReduced);
  return { ...ground, units: { [id]: { ...unit, at: '' } } };
}

const LEFT: Record<Fire, number> = { none: 2, first: 1, final: 0 };

/** 11.11: a gun does two things in a game-turn, moving and firing taken together; a mortar fires twice. */
function fireFaults(before: Ground, facts: readonly Fact[]): string[] {
  const [now = []] = parted(TURN, facts);
  return [...done(now, before)].flatMap(([id, times]) => {
    const most = LEFT[before.units[id]?.fire ?? 'none'];
    return times > most ? [`${id} fires or moves ${times} times, ${most} are left to it (11.11)`] : [];
  });
}

/** The same over whole game-turns, whatever its marker says. */
function turnFaults(before: Ground, facts: readonly Fact[]): string[] {
  return parted(TURN, facts).flatMap((turn) =>
    [...done(turn, before)].flatMap(([id, times]) =>
      times > LEFT.none ? [`${id} fires or moves ${times} times in a game-turn (11.11)`] : [],
    ),
  );
}

/** What each gun has done. */
function done(facts: readonly Fact[], ground: Ground): Map<string, number> {
  return counts(facts.flatMap((fact) => acting(fact, ground)));
}

/** Guns are marked when they support, and when they are laid on the target of a bombardment. */
const FIRE = ['ground.fire', 'ground.targeted'];

/** Guns that a fact gives a fire marker. */
function acting(fact: Fact, before: Ground): string[] {
  const guns = fact.body['guns'];
  if (FIRE.includes(fact.type) && Array.isArray(guns))
    return guns.map(String).filter((id) => before.data.ground.has(id));
  if (fact.type !== 'ground.moved') return [];
  return isGun(standing(before, unitOf(fact))) ? [unitOf(fact)] : [];
}

const ZONE_TO_ZONE = 5;

/** 5.21 to 5.23: every move ends in the first enemy zone of control; from zone to zone goes one hex and few units. */
function zoneFaults(before: Ground, facts: readonly Fact[], data: MercuryData): string[] {
  const moves = facts.filter((f) => f.type === 'ground.moved');
  if (moves.length === 0) return [];
  const zones = { german: zonesOf(before, 'german'), allied: zonesOf(before, 'allied') };
  return moves.flatMap((fact) => {
    const s = standing(before, unitOf(fact));
    const hexes = [s.unit.at ?? '', ...pathOf(fact)].filter((place) => place !== '' && !boxAt(data, place));
    const inZone = hexes.map((hex) => zones[otherSide(s.counter.side)].has(hex));
    const through = inZone.slice(1, -1).some((zone) => zone);
    const across = inZone[0] === true && inZone[1] === true && (hexes.length > 2 || s.side.move < ZONE_TO_ZONE);
    return through || across ? [`${s.unit.id} moves on in a zone of control by ${hexes.join('-')} (5.21)`] : [];
  });
}

function pathOf({ body }: Fact): string[] {
  return Array.isArray(body['path']) ? body['path'].map(String) : [];
}
