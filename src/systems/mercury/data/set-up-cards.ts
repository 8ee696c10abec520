import { z } from 'zod';
import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Pack } from './load';

type ByHex = Readonly<Record<HexId, readonly string[]>>;

const byHex = z.record(z.string(), z.array(z.string()));
const alliedSchema = z.object({
  groups: z.record(z.string(), z.object({ hexes: byHex, improved_positions: z.array(z.string()) })),
});
const wave = z.object({ turn: z.number() }).catchall(z.union([byHex, z.number()]));
const germanSchema = z.object({
  first_wave: wave,
  second_wave: wave,
  reserve_wave: z.object({ drops: z.array(z.object({ turn: z.number(), units: z.array(z.string()) })) }),
  airlanding: z.object({ groups: z.array(z.object({ group: z.number(), units: z.array(z.string()) })) }),
});

/** Reads both cards. @throws DataFault naming a unit that does not exist or stands on a card twice */
export function readSetUpCards(allied: YamlFile, german: YamlFile, data: Pick<Pack, 'ground'>) {
  const own = allied.read(alliedSchema);
  const other = german.read(germanSchema);
  const waves = { first_wave: listsOf(other.first_wave), second_wave: listsOf(other.second_wave) };
  const groups = [...other.airlanding.groups].sort((a, b) => a.group - b.group).map((g) => g.units);
  const germanUnits = [
    ...Object.values(waves).flatMap((w) => Object.values(w).flatMap((list) => Object.values(list).flat())),
    ...other.reserve_wave.drops.flatMap((d) => d.units),
    ...groups.flat(),
  ];
  checkUnits(
    allied,
    'allied',
    Object.values(own.groups).flatMap((g) => Object.values(g.hexes).flat()),
    data,
  );
  checkUnits(german, 'german', germanUnits, data);
  for (const [name, lists] of Object.entries(waves)) checkTargets(german, name, Object.values(lists), data);
  return {
    allied: Object.fromEntries(
      Object.entries(own.groups).map(([id, g]) => [id, { hexes: g.hexes, improved: g.improved_positions }]),
    ),
    /** Waves by name, their lists by name, the units of each target hex (6.12a). */
    waves: waves as Readonly<Record<string, Readonly<Record<string, ByHex>>>>,
    reserve: other.reserve_wave.drops,
    /** Airlanding groups in the order of their numbers. */
    airlanding: groups,
  };
}
/** The Allied and German Setup Cards (3.1, 6.11, 6.53). */
export type SetUpCards = ReturnType<typeof readSetUpCards>;

function listsOf(raw: z.infer<typeof wave>): Record<string, ByHex> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, list]) => (typeof list === 'number' ? [] : [[name, list] as const])),
  );
}

function checkUnits(file: YamlFile, side: string, ids: readonly string[], data: Pick<Pack, 'ground'>): void {
  const seen = new Map<string, true>();
  for (const id of ids) {
    if (data.ground.get(id)?.side !== side) throw file.fault([], `"${id}" is no ${side} ground unit`);
    if (seen.has(id)) throw file.fault([], `"${id}" stands on the card twice`);
    seen.set(id, true);
  }
}

const MOST_ON_A_TARGET = 6;

/** 6.12d: six stacking points at most have the same target hex, whatever lists of a wave they stand in. */
function checkTargets(file: YamlFile, wave: string, lists: readonly ByHex[], data: Pick<Pack, 'ground'>): void {
  const points = new Map<HexId, number>();
  for (const [hex, ids] of lists.flatMap((list) => Object.entries(list)))
    points.set(
      hex,
      ids.reduce((n, id) => n + (data.ground.get(id)?.sp ?? 0), points.get(hex) ?? 0),
    );
  for (const [hex, sp] of points)
    if (sp > MOST_ON_A_TARGET) throw file.fault([wave], `${sp} stacking points drop on ${hex}; six may (6.12d)`);
}
