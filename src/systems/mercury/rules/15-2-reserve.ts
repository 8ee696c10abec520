import { airlifted, rscExpended, rscLost, rscPlaced, rscRemoved, supplyRolled } from '../facts/supply';
import type { Act, MercuryData, Side } from '../mercury';
import { campaignOf, groundScenarioOf } from './03-turn';
import { ALWAYS_LOW, levelIn, lowered, raised, setLevel } from './15-1-supply';
import { sectorOf } from './ground/13-6-militia';
import { type OpenAirfield, openAirfields, SUPPLY_STEPS } from './ground/06-5-airlanding';
import { type Ground, groundIn, type Reserve, standing, unitsIn } from './ground/ground';
import { type Counted, countedIf, rollOn } from '../../../kernel/chance/roll';

const EMPTY: Readonly<Reserve> = { onHand: 0, expended: 0 };

/** The RSCs of a side in a sector (15.23). */
export const reserveIn = (ground: Pick<Ground, 'reserves'>, side: Side, sector: string): Readonly<Reserve> =>
  ground.reserves?.[sector]?.[side] ?? EMPTY;

function setReserve(c: Pick<Act, 'world'>, side: Side, sector: string, reserve: Reserve): void {
  const { ground } = c.world;
  if (!ground) throw new Error('there is no hex map');
  const now = ground.reserves?.[sector] ?? { german: { ...EMPTY }, allied: { ...EMPTY } };
  ground.reserves = { ...ground.reserves, [sector]: { ...now, [side]: reserve } };
}

/** 15.23: an RSC that comes ashore lies On Hand in the Reserve Supply Box of its sector. */
export function placeRsc(c: Act, side: Side, sector: string): void {
  const now = reserveIn(groundIn(c), side, sector);
  setReserve(c, side, sector, { ...now, onHand: now.onHand + 1 });
  rscPlaced(c, { side, sector });
}

/** 15.26b, c: one RSC of a sector is turned to Expended; the level goes up one at once. */
export function expendRsc(c: Act, side: Side, sector: string): void {
  const ground = groundIn(c);
  const { onHand, expended } = reserveIn(ground, side, sector);
  setReserve(c, side, sector, { onHand: onHand - 1, expended: expended + 1 });
  const level = raised(levelIn(ground, side, sector));
  setLevel(c.world, side, sector, level);
  rscExpended(c, { side, sector, level });
}

/**
 * 15.22, 15.26d: counters that leave may come again. The German flies or ships in others; those of the Allied player wait
 * at Alexandria, as what is lost at sea does (17.34c), and without ships each as a convoy of its own (21.11).
 */
function reuse({ world: { campaign, turn } }: Act, side: Side, rscs: number): void {
  if (!campaign || side === 'german') return;
  if (!campaign.withoutShips) {
    campaign.alexandria.rsc += rscs;
    return;
  }
  const convoys = campaign.convoys ?? [];
  const last = Math.max(0, ...convoys.map(({ no }) => no));
  const more = Array.from({ length: rscs }, (_, i) => ({
    ...{ no: last + 1 + i, cargo: { units: [], rsc: 1 }, from: turn },
  }));
  campaign.convoys = [...convoys, ...more];
}

/** 15.26d: what was expended on the AM game-turn before leaves; its counters may come again. */
export function removeExpended(c: Act): void {
  for (const { side, sector } of boxesOfRscs(c)) {
    const { onHand, expended } = reserveIn(groundIn(c), side, sector);
    if (expended === 0) continue;
    setReserve(c, side, sector, { onHand, expended: 0 });
    reuse(c, side, expended);
    rscRemoved(c, { side, sector, rscs: expended });
  }
}

/** The sectors in which a side's supply is Low in this game-turn, whatever the die would say (15.24). */
export interface Abandoned {
  abandoned?: { side: Side; sector: string }[];
}

/** 15.24: where RSCs lie in a sector without friends they are lost, and the level is Low. */
export function abandonReserves(c: Act<Abandoned>): void {
  for (const { side, sector } of boxesOfRscs(c)) {
    const ground = groundIn(c);
    const { onHand, expended } = reserveIn(ground, side, sector);
    if (onHand + expended === 0 || hasUnits(ground, side, sector)) continue;
    setReserve(c, side, sector, { ...EMPTY });
    reuse(c, side, onHand + expended);
    c.local.abandoned = [...(c.local.abandoned ?? []), { side, sector }];
    setLevel(c.world, side, sector, 'Low');
    rscLost(c, { side, sector, rscs: onHand + expended });
  }
}

const SIDES: readonly Side[] = ['german', 'allied'];

const boxesOfRscs = (c: Act): { side: Side; sector: string }[] =>
  campaignOf(c.data, c.world).sectors.flatMap((sector) => SIDES.map((side) => ({ side, sector })));

const hasUnits = (ground: Ground, side: Side, sector: string): boolean =>
  Object.keys(ground.units)
    .map((id) => standing(ground, id))
    .some((s) => s.counter.side === side && s.unit.at !== null && sectorOf(ground, s.unit.at) === sector);

/** RSCs of a side on Crete, whichever side of them is up. */
export const rscsOnCrete = (ground: Pick<Ground, 'reserves'>, side: Side): number =>
  Object.values(ground.reserves ?? {}).reduce((n, at) => n + at[side].onHand + at[side].expended, 0);

/** 15.25c: the airfields whose flights may bring supply: German, in no enemy zone, under no guns, with room for five steps; none while all RSCs are out. */
export function supplyAirfields(ground: Ground, ids: readonly string[], data: MercuryData): OpenAirfield[] {
  if (rscsOnCrete(ground, 'german') >= data.rscCounters.german) return [];
  return openAirfields(ground, ids).filter(({ state, capacity }) => state === 'free' && capacity >= SUPPLY_STEPS);
}

/** The sector that an airfield lies in. */
export const sectorOfAirfield = (ground: Ground, id: string): string =>
  sectorOf(ground, ground.data.airfields.get(id)?.hexes[0] ?? '');

/** 15.25c: five steps of an airfield's capacity bring an RSC. */
export function flySupply(c: Act, airfield: string): void {
  const { ground } = c.world;
  if (!ground) throw new Error('there is no hex map');
  ground.supplyFlights = airfield;
  airlifted(c, { airfield });
  placeRsc(c, 'german', sectorOfAirfield(groundIn(c), airfield));
}

/** The first game-turn that a side rolls on (15.14, 15.15). */
export const ROLLS_FROM: Readonly<Record<Side, number>> = { german: 7, allied: 13 };

/** 15.15: a roll for each side, sector and game-turn; South Crete stays Low (15.13), and so do sectors just abandoned (15.24). */
export function adjustSupply(c: Act<Abandoned>): void {
  const sectors = campaignOf(c.data, c.world).sectors.filter((id) => id !== ALWAYS_LOW);
  const lost = (side: Side, sector: string): boolean =>
    (c.local.abandoned ?? []).some((one) => one.side === side && one.sector === sector);
  for (const side of ['german', 'allied'] as const)
    if (c.world.turn >= ROLLS_FROM[side])
      for (const sector of sectors) if (!lost(side, sector)) adjust(c, side, sector);
}

function adjust(c: Act, side: Side, sector: string): void {
  const ground = groundIn(c);
  const chart = c.data.charts['supply-status-adjustment'];
  const airfields = groundScenarioOf(c.data, c.world).airlanding?.airfields ?? [];
  const modifiers = adjustmentModifiers(ground, side, sector, airfields);
  const roll = rollOn(c, chart, `supply/${side}/${sector}`, 'level', modifiers);
  const from = levelIn(ground, side, sector);
  const level = { up: raised, down: lowered, same: () => from }[roll.result as 'up' | 'down' | 'same'](from);
  setLevel(c.world, side, sector, level);
  supplyRolled(c, { side, sector, from, level, roll });
}

/** What helps and hinders supply in a sector (15.25c, 15.26c). */
function adjustmentModifiers(ground: Ground, side: Side, sector: string, airfields: readonly string[]): Counted[] {
  const chart = ground.data.charts['supply-status-adjustment'];
  const here = airfields.filter((id) => sectorOfAirfield(ground, id) === sector);
  const held = side === 'german' ? openAirfields(ground, here) : [];
  const free = held.some((field) => field.state !== 'in-enemy-zoc');
  return [
    ...countedIf(free, chart, 'airfield'),
    ...countedIf(side === 'german' && here.includes(ground.supplyFlights ?? ''), chart, 'airlift'),
    ...countedIf(reserveIn(ground, side, sector).expended > 0, chart, 'reserve'),
    ...countedIf(held.length === 0 && !holdsPort(ground, side, sector), chart, 'no-entry'),
  ];
}

/** The German holds a minor port or anchorage that he stands in, the Allied player one that no German stands in. */
function holdsPort(ground: Ground, side: Side, sector: string): boolean {
  return portsOf(ground, sector).some((hex) => unitsIn(ground, hex, 'german').length > 0 === (side === 'german'));
}

const portsOf = (ground: Ground, sector: string): string[] =>
  ground.sheets.flatMap((sheet) =>
    ground.data.hexMaps[sheet].places.flatMap(({ landing }) =>
      landing && sectorOf(ground, landing.hex) === sector ? [landing.hex] : [],
    ),
  );
