import { supplyRolled } from '../facts/supply';
import { type Counted, countedIf, rollOn } from '../../../kernel/chance/roll';
import type { Act, Side } from '../mercury';
import { campaignOf, groundScenarioOf } from './03-turn';
import { ALWAYS_LOW, levelIn, lowered, raised, setLevel } from './15-1-supply';
import { type Abandoned, reserveIn, sectorOfAirfield } from './15-2-reserve';
import { openAirfields } from './ground/06-5-airlanding';
import { sectorOf } from './ground/13-6-militia';
import { type Ground, groundIn, unitsIn } from './ground/ground';

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
export function adjustmentModifiers(
  ground: Ground,
  side: Side,
  sector: string,
  airfields: readonly string[],
): Counted[] {
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
