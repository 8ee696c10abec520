import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';

const TEXT = z.string();
const point = z.object({ x: z.number(), y: z.number() });

/** A sea zone of the Naval Operations Map (16.52). */
const zone = z
  .object({
    id: TEXT,
    name: TEXT,
    adjacent: z.array(TEXT),
    /** The S number: added to the German air search die (18.32). */
    search: z.number(),
    air_cover: z.boolean(),
    /** Zones between here and the shore of Crete; farther from Crete is a higher ring (19.77). */
    ring: z.number(),
    layout: point,
    coast: z.object({ map: TEXT }).optional(),
  })
  .transform(({ air_cover, layout: _, coast, ...printed }) => ({
    ...printed,
    names: [printed.name],
    /** Allied air cover (12.94). */
    airCover: air_cover,
    /** A beach of Crete lies here, so that an amphibious landing is possible (17.24). */
    beach: coast !== undefined && coast.map !== 'none',
  }));
export type Zone = z.infer<typeof zone>;

/** A landing area: port, minor port or anchorage (17.2). */
const place = z.object({
  id: TEXT,
  name: TEXT,
  kind: z.enum(['port', 'minor-port', 'anchorage']),
  zone: TEXT,
  friendly: z.enum(['german', 'allied', 'occupant']),
  /** Its hex on the hex map; null for ports that are not on it, and for those that lie in an off-map box (4.57). */
  hex: TEXT.nullable().default(null),
  layout: point,
});
export type Place = Omit<z.infer<typeof place>, 'layout'> & Named;

const schema = z.object({
  ...{ zones: z.array(zone), places: z.array(place), south_anchorages: z.array(TEXT).default([]) },
});

/** Reads maps/naval-operations.yaml and checks that adjacency is written on both sides. @throws DataFault */
export function readSeas(file: YamlFile): { zones: Zone[]; places: Place[]; southAnchorages: string[] } {
  const raw = file.read(schema);
  const zoneIds = raw.zones.map((z) => z.id);
  raw.zones.forEach((zone, i) =>
    zone.adjacent.forEach((other, j) => {
      const back = raw.zones.find((z) => z.id === other);
      if (!back) throw file.fault(['zones', i, 'adjacent', j], `no zone is called "${other}"`);
      if (!back.adjacent.includes(zone.id)) {
        throw file.fault(['zones', i, 'adjacent', j], `${zone.id} touches ${other}, but not the other way round`);
      }
    }),
  );
  const { zones } = raw;
  const places = raw.places.map(({ layout: _, ...printed }, i) => {
    if (!zoneIds.includes(printed.zone)) throw file.fault(['places', i, 'zone'], `no zone is called "${printed.zone}"`);
    const name = portName(printed.name, zones);
    return { ...printed, name, names: [name] };
  });
  raw.south_anchorages.forEach((id, i) => {
    const anchorage = places.some((p) => p.id === id && p.kind === 'anchorage');
    if (!anchorage) throw file.fault(['south_anchorages', i], `no anchorage is called "${id}"`);
  });
  return { zones, places, southAnchorages: raw.south_anchorages };
}

/** A port that shares its name with a zone says that it is the port. */
function portName(name: string, zones: readonly { name: string }[]): string {
  const short = name.replace(/ \(.*\)$/, '');
  return zones.some((z) => z.name === short) ? `${short} port` : short;
}
