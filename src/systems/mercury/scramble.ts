import type { Ammo, Cargo, MercuryData, World } from './mercury';
import { playedAtSea } from './rules/03-turn';
import { ratingsOf } from './rules/16-components';
import { stepsAboard } from './rules/17-3-aboard';
import { cardsOf, costOf } from './rules/23-4-variants';
import { MOST_IN_CONVOY } from './rules/21-1-allied-convoys';

type Pick = (below: number) => number;

/** A world that differs only in what `seat` may not know, for the non-interference test; null when nothing is hidden. */
export function scrambled(world: World, seat: string, data: MercuryData, pick: Pick): World | null {
  const other = structuredClone(world);
  if (seat === 'allied') hideOptions(other, data, pick);
  // On the hex map everything is seen; hidden are sealed answers, plans and standing orders, which the twin position changes.
  if (!playedAtSea(data, world)) return withoutFleet(other, seat, data, pick);
  return seat === 'german' ? hideFleet(other, data, pick) : hideContacts(other, pick);
}

/** All that the German could have taken for the same points (23.43). */
export function sameTotal(data: MercuryData, withoutShips: boolean, taken: readonly string[]): string[][] {
  const cards = cardsOf(data, 'german', withoutShips).map(({ id }) => id);
  const grown = (sets: string[][]): string[][] =>
    sets.flatMap((set) => cards.slice(cards.indexOf(set.at(-1) ?? '') + 1).map((id) => [...set, id]));
  const sets: string[][] = [[]];
  for (let last = sets, n = 0; n < data.variants.germanAtMost; n++) sets.push(...(last = grown(last)));
  return sets.filter((set) => costOf(data, set) === costOf(data, taken));
}

/** From the Allied player: what the German took, but for its total (23.43). Returns whether there was anything to hide. */
export function hideOptions({ campaign }: World, data: MercuryData, pick: Pick): boolean {
  const taken = campaign?.variants?.german;
  if (!campaign?.variants || !taken) return false;
  const alike = sameTotal(data, campaign.withoutShips === true, taken);
  campaign.variants.german = alike[pick(alike.length)] ?? taken;
  return true;
}

/** Without ships: who goes together from Alexandria, and which marker is which convoy (21.11, 21.31). */
function withoutFleet(world: World, seat: string, data: MercuryData, pick: Pick): World {
  if (seat === 'german') regroupConvoys(world, data, pick);
  else hideContacts(world, pick);
  return world;
}

/** Puts what was never sent into other convoys; the German knows what is left, not what goes together. */
export function regroupConvoys(world: World, data: MercuryData, pick: Pick): void {
  const { campaign } = world;
  const hidden = campaign?.convoys?.filter(({ shown }) => !shown) ?? [];
  const [first] = hidden;
  if (!campaign || !first) return;
  const parts: Cargo[] = hidden.flatMap(({ cargo: { units, rsc } }) => [
    ...units.map((u) => ({ units: [u], rsc: 0 })),
    ...Array.from({ length: rsc }, () => ({ units: [], rsc: 1 })),
  ]);
  const groups: Cargo[] = [];
  for (const part of shuffled(parts, pick)) {
    const last = groups.at(-1);
    const both = { units: [...(last?.units ?? []), ...part.units], rsc: (last?.rsc ?? 0) + part.rsc };
    const fits = last && stepsAboard(data, both) <= MOST_IN_CONVOY && pick(ALONE) > 0;
    if (fits) Object.assign(last, both);
    else groups.push(part);
  }
  const seen = campaign.convoys?.filter(({ shown }) => shown) ?? [];
  const numbers = groups.map((_, i) => hidden[i]?.no ?? i + FRESH);
  campaign.convoys = [...seen, ...groups.map((cargo, i) => ({ no: numbers[i] ?? 0, cargo, from: first.from }))];
}

/** One in so many begins a convoy of its own; numbers of convoys that there were not. */
const ALONE = 5;
const FRESH = 100;

/** From the German: which ships sail where, their ammunition, the boxes of Alexandria, the forces' names. */
function hideFleet(world: World, data: MercuryData, pick: Pick): World | null {
  const letters = Object.keys(world.taskForces);
  if (letters.length === 0) return null;
  const room = new Map(letters.map((letter) => [letter, data.markers.shipsAtMost]));
  for (const ship of shuffled(Object.values(world.ships), pick)) {
    if (ship.at === 'sunk') continue;
    const ammo: Ammo[] = ['full', 'low', 'out'];
    ship.ammo = ammo[pick(3)] ?? 'full';
    if ('box' in ship.at) {
      ship.at = { box: data.refit.boxes[pick(data.refit.boxes.length)]?.id ?? ship.at.box };
      continue;
    }
    const open = [...room].filter(([, n]) => n > 0).map(([letter]) => letter);
    const tf = open[pick(open.length)] ?? ship.at.tf;
    room.set(tf, (room.get(tf) ?? 1) - 1);
    ship.at = { tf };
  }
  hideCargo(world, data, pick);
  for (const tf of Object.values(world.taskForces)) tf.name = tf.name === null ? 'Force X' : null;
  return world;
}

/** What ships carry, and who waits at Alexandria: all but the cargo of ships that were damaged, which was shown (17.31). */
export function hideCargo(world: World, data: MercuryData, pick: Pick): void {
  const { campaign } = world;
  if (!campaign) return;
  const { alexandria } = campaign;
  const secret = Object.values(world.ships).filter((s) => s.at !== 'sunk' && 'tf' in s.at && !s.damaged);
  for (const ship of secret) {
    alexandria.units.push(...(ship.cargo?.units ?? []));
    alexandria.rsc += ship.cargo?.rsc ?? 0;
    delete ship.cargo;
  }
  for (const ship of shuffled(secret, pick)) {
    const room = ratingsOf(data, ship).transport;
    const unit = alexandria.units[pick(alexandria.units.length + 1)];
    if (!unit || stepsAboard(data, { units: [unit], rsc: 0 }) > room || pick(2) === 0) continue;
    alexandria.units = alexandria.units.filter((u) => u !== unit);
    ship.cargo = { units: [unit], rsc: 0 };
  }
}

/** From the Allied player: which unit an undetected counter is, and what it carries. */
function hideContacts(world: World, pick: Pick): World | null {
  const hidden = world.germans.filter((g) => !g.detected);
  if (hidden.length < 2) return null;
  const identities = shuffled(
    hidden.map(({ unit, cargo }) => ({ unit, cargo })),
    pick,
  );
  hidden.forEach((g, i) => Object.assign(g, identities[i]));
  return world;
}

/** `list` in an order drawn with `pick`. */
export function shuffled<T>(list: readonly T[], pick: Pick): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
