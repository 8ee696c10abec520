import { z } from 'zod';
import type { SourceFile } from '../../../kernel/chance/chart';
import { cellsOf } from '../../../kernel/data/cells';
import { YamlFile } from '../../../kernel/data/yaml-file';

/** A victory level and the points it takes (22.3). `to` null: no upper end; `from` null: no lower end. */
export interface Level {
  name: string;
  from: number | null;
  to: number | null;
}

/** A place that counts its item once while a German unit stands in each hex, or in the box, of `at` (22.2). */
const place = z.object({ item: z.string(), name: z.string(), at: z.array(z.string()).min(1) });
export type CountedPlace = z.infer<typeof place>;

const schema = z.object({
  table: z.string(),
  places: z.array(place),
  levels: z.record(z.string(), z.object({ bands: z.record(z.string(), z.string()).optional() })),
});

/** Reads the Victory Point Schedule (22.2): points by item, in quarters kept exact, its places, and levels by scenario. @throws DataFault */
export function readSchedule(source: SourceFile) {
  const file = new YamlFile(source);
  const raw = file.read(schema);
  const points: Record<string, number> = {};
  for (const [item = '', vp = ''] of cellsOf(raw.table).slice(1)) {
    const [whole = '', part] = vp.split('/');
    const value = Number(whole) / Number(part ?? 1);
    if (!Number.isFinite(value)) throw file.fault(['table'], `${item}: "${vp}" is no number of points`);
    points[item] = value;
  }
  raw.places.forEach(({ item }, i) => {
    if (points[item] === undefined) throw file.fault(['places', i], `there is no item "${item}"`);
  });
  const levels = Object.entries(raw.levels).flatMap(([id, { bands }]) =>
    bands ? [[id, bandsOf(bands)] as const] : [],
  );
  return { points, places: raw.places, levels: Object.fromEntries(levels) };
}

function bandsOf(bands: Record<string, string>): Level[] {
  return Object.entries(bands).map(([band, name]) => {
    const run = /^(-?\d+)(?:(\+)|(-)|-(\d+))?$/.exec(band);
    const n = Number(run?.[1]);
    if (run?.[2]) return { name, from: n, to: null };
    if (run?.[3]) return { name, from: null, to: n };
    return { name, from: n, to: Number(run?.[4] ?? n) };
  });
}

/** Reads charts/game-turn-track.yaml. @throws DataFault */
export function readTurns(source: SourceFile) {
  const file = new YamlFile(source);
  const { table } = file.read(z.object({ table: z.string() }));
  const [, ...rows] = cellsOf(table);
  return rows.map(([no = '', date = '', part = '', light = '']) => {
    if (part !== 'AM' && part !== 'PM' && part !== 'Night')
      throw file.fault(['table'], `turn ${no}: "${part}" is no part of a day`);
    /** `name`: `22 AM` */
    return { no: Number(no), date, part, night: light === 'night', name: `${date.split('-')[0]} ${part}` };
  });
}
/** One game-turn of eight hours (3.2). */
export type GameTurn = ReturnType<typeof readTurns>[number];
