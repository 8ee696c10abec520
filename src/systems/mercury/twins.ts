import type { Json } from '../../kernel/realm';
import type { Rng } from '../../kernel/decide/rng';
import type { Twins } from '../../kernel/system';
import type { Ammo, Ask, GermanUnit, Mercury, MercuryData, Ship, ShipId, World } from './mercury';
import { groupConvoys } from './decisions/convoys/group-convoys';
import { forcesOffShore } from './decisions/naval-bombardment';
import { FACTS } from './facts/words';
import { playedAtSea } from './rules/03-turn';
import type { Regrouping } from './rules/16-3-regroup';
import { shipsOf } from './rules/16-components';
import type { Mission } from './rules/11-2-bombardment';
import type { Strike } from './rules/19-2-coordination';
import { hideCargo, hideOptions, regroupConvoys, sameTotal, shuffled } from './scramble';

type Pick = (below: number) => number;
type Busy = (id: string) => boolean;

/** Twins of naval games: what one side may not know of ships, decoys, contacts and ammunition. */
export function mercuryTwins(data: MercuryData): Twins<Mercury> {
  return {
    little: (world, seat, pick, busy) => {
      if (seat === 'allied' && hideOptions(world, data, pick)) return world;
      if (!playedAtSea(data, world)) return littleOfConvoys(world, data, seat, pick, busy);
      return seat === 'german' ? littleOfFleet(world, data, pick, busy) : littleOfContacts(world, pick, busy);
    },
    alike: (kind, answer, twin, rng) => {
      if (kind === 'mercury.german-options')
        return rng.pick(sameTotal(data, withoutShips(twin), picked(answer))).map((id) => ({ id }));
      if (REGROUPINGS.includes(kind)) return regroupedAlike(answer as unknown as Regrouping[], twin, rng);
      if (kind === 'mercury.air-targets') return targetsAlike(answer as unknown as Strike[], twin);
      if (kind in CONVOYS) return CONVOYS[kind]?.(answer, twin, rng);
      if (kind === 'mercury.bombardment') return bombardedAlike(answer as unknown as Mission[], twin, rng);
      return kind === 'mercury.aa-fire' ? withheldAlike(answer as ShipId[], twin, rng) : undefined;
    },
    discloses: FACTS.discloses,
  };
}

const picked = (answer: Json): string[] => (answer as unknown as { id: string }[]).map(({ id }) => id);
const withoutShips = ({ view }: Ask): boolean => view.campaign?.withoutShips === true;

/** Without ships: other groups, the same game-turns for other markers, the same convoy if there is one (21.11, 21.31). */
const CONVOYS: Readonly<Record<string, (answer: Json, twin: Ask, rng: Rng) => Json | null | undefined>> = {
  'mercury.group-convoys': (_answer, twin, rng) => groupConvoys.sample(twin as Ask<never>, rng) as unknown as Json,
  'mercury.plan-convoys': (answer) => turnsAlike(answer as unknown as PlannedTurn[]),
  'mercury.send-convoy': (answer, twin) => {
    const { convoys } = twin.facts as { convoys: { no: number }[] };
    const sent = answer as unknown as { convoy: number }[];
    return sent.every(({ convoy }) => convoys.some(({ no }) => no === convoy)) ? answer : null;
  },
};

interface PlannedTurn {
  unit: string;
  turn: number;
}

/** Two markers whose game-turns both may have change them. */
function turnsAlike(answer: readonly PlannedTurn[]): Json {
  const [one, other] = answer.filter(({ unit }) => unit !== LATE);
  if (!one || !other) return answer as unknown as Json;
  const turns = new Map([
    [one.unit, other.turn],
    [other.unit, one.turn],
  ]);
  return answer.map((plan) => ({ ...plan, turn: turns.get(plan.unit) ?? plan.turn })) as unknown as Json;
}

/** It may not come before a game-turn of its own. */
const LATE = 'rodi-convoy';

const REGROUPINGS = ['mercury.task-forces', 'mercury.reshuffle'];
const CHANGES = 3;

/** A few ships sail elsewhere than they did, or have fired more or less: none that the German has seen there. */
function littleOfFleet(world: World, data: MercuryData, pick: Pick, busy: Busy): World {
  const forces = Object.values(world.taskForces);
  const known = forces.flatMap((tf) => tf.seen);
  const free = Object.values(world.ships).filter(
    (s) => s.at !== 'sunk' && 'tf' in s.at && !known.includes(s.id) && !busy(s.id),
  );
  for (const ship of shuffled(free, pick).slice(0, pick(CHANGES + 1))) {
    const open = forces.filter((tf) => shipsOf(world, tf.letter).length < data.markers.shipsAtMost);
    const to = open[pick(open.length)];
    if (to) ship.at = { tf: to.letter };
  }
  const fleet = Object.values(world.ships).filter((s) => s.at !== 'sunk');
  for (const ship of shuffled(fleet, pick).slice(0, pick(CHANGES + 1))) reload(ship, pick);
  if (!Object.values(world.ships).some((s) => busy(s.id))) hideCargo(world, data, pick);
  return world;
}

function reload(ship: Ship, pick: Pick): void {
  const ammo: Ammo[] = ['full', 'low', 'out'];
  ship.ammo = ammo[pick(ammo.length)] ?? 'full';
}

/** Without ships: other groups at Alexandria, or two markers of the track that change what they are (21.11, 21.31). */
function littleOfConvoys(world: World, data: MercuryData, seat: string, pick: Pick, busy: Busy): World | null {
  if (seat === 'allied') return littleOfContacts(world, pick, busy);
  if (!world.campaign?.convoys?.some(({ shown }) => !shown)) return null;
  regroupConvoys(world, data, pick);
  return world;
}

/** Two counters that lie face down change what they are. */
function littleOfContacts(world: World, pick: Pick, busy: Busy): World | null {
  const hidden = shuffled(
    world.germans.filter((g) => (g.at !== null || g.due !== undefined) && !g.detected && !busy(g.unit)),
    pick,
  );
  const [one, other] = hidden;
  if (!one || !other) return null;
  const identity = ({ unit, cargo }: GermanUnit) => ({ unit, cargo });
  const [first, second] = [identity(one), identity(other)];
  Object.assign(one, second);
  Object.assign(other, first);
  return world;
}

/** The same markers at the same places, with ships in the decoys and none in the others; ships change Task Force unseen (16.34, 16.35). */
function regroupedAlike(answer: readonly Regrouping[], q: Ask, rng: Rng): Json {
  const changed = answer.flatMap((order): Regrouping[] => {
    if (order.verb !== 'form') return order.verb === 'transfer' && rng.chance(1, 2) ? [] : [order];
    const there = q.view.taskForces.filter((tf) => tf.at === order.at).flatMap((tf) => tf.ships ?? []);
    const ships = order.ships.length > 0 ? [] : rng.shuffle(there).slice(0, 1 + rng.int(2));
    return [{ ...order, ships: ships.map((s) => s.id) }];
  });
  return changed as unknown as Json;
}

/** Fully coordinated: the same attacks; what else is named for the case that a target is gone is not told (19.21). */
function targetsAlike(answer: readonly Strike[], q: Ask): Json | undefined {
  if ((q.facts as { level: string }).level !== 'full') return undefined;
  return answer.map((strike) => ({ ...strike, targets: [...strike.targets, 'any'] }));
}

/** The same Task Forces bombard the same hexes; which of their ships is told by type and strength alone (19.83). */
function bombardedAlike(answer: readonly Mission[], twin: Ask, rng: Rng): Json | null {
  const missions = answer.map((mission): Mission => {
    if (mission.by !== 'ships') return mission;
    const ships = forcesOffShore(twin).find((force) => force.tf === mission.tf)?.ships ?? [];
    const units = rng.shuffle(ships.map(({ id }) => id)).slice(0, 1 + rng.int(Math.max(1, ships.length)));
    return { ...mission, units };
  });
  return missions.some(({ units }) => units.length === 0) ? null : (missions as unknown as Json);
}

/** Who withholds fire is not seen, as long as anybody fires (19.33). */
function withheldAlike(answer: readonly ShipId[], twin: Ask, rng: Rng): Json | null {
  const ships = (twin.facts as { ships: { id: ShipId }[] }).ships.map((s) => s.id);
  const withheld = ships.filter((id) => (rng.chance(1, 2) ? answer.includes(id) : rng.chance(1, 6)));
  return ships.length > 0 && withheld.length === ships.length ? null : withheld;
}

/** Orders that ask after what may be hidden: the answer must be the same whatever is there. */
export const PROBES: readonly string[] = [
  'pass',
  'attack TF C: rest > BB\nattack TF A: rest > Warspite',
  'engage contact 1 with TF D\nengage contact 2 with TF C',
  'search Cape Spada, Candia Bay, Kithera Strait',
  'move TF A: Candia Bay\ntransfer Warspite to TF B',
  'move Light Convoy no. 1: Cape Spada\nmove contact 2: Candia Bay',
  'form TF Z at Nowhere: Bismarck\nwithhold AA: Warspite',
  'bombard W4415 with TF C\nbombard W4415: Warspite',
];
