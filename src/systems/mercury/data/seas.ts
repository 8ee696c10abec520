import { z } from 'zod';
import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';

/** A sea zone of the Naval Operations Map (16.52). */
export interface Zone extends Named {
  name: string;
  adjacent: string[];
  /** The S number: added to the German air search die (18.32). */
  search: number;
  /** Allied air cover (12.94). */
  airCover: boolean;
  /** Zones between here and the shore of Crete; farther from Crete is a higher ring (19.77). */
  ring: number;
  /** A beach of Crete lies here, so that an amphibious landing is possible (17.24). */
  beach: boolean;
}

/** A landing area: port, minor port or anchorage (17.2). */
export interface Place extends Named {
  name: string;
  kind: 'port' | 'minor-port' | 'anchorage';
  zone: string;
  friendly: 'german' | 'allied' | 'occupant';
  /** Its hex on the hex map; null for ports that are not on it, and for those that lie in an off-map box (4.57). */
  hex: HexId | null;
}

const point = z.object({ x: z.number(), y: z.number() });
const schema = z.object({
  zones: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      adjacent: z.array(z.string()),
      search: z.number(),
      air_cover: z.boolean(),
      ring: z.number(),
      layout: point,
      coast: z.object({ map: z.string() }).optional(),
    }),
  ),
  places: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['port', 'minor-port', 'anchorage']),
      zone: z.string(),
      friendly: z.enum(['german', 'allied', 'occupant']),
      hex: z.string().nullable().default(null),
      layout: point,
    }),
  ),
  south_anchorages: z.array(z.string()).default([]),
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
  const zones = raw.zones.map((z) => ({
    id: z.id,
    name: z.name,
    names: [z.name],
    adjacent: z.adjacent,
    search: z.search,
    airCover: z.air_cover,
    ring: z.ring,
    beach: z.coast !== undefined && z.coast.map !== 'none',
  }));
  const places = raw.places.map((p, i) => {
    if (!zoneIds.includes(p.zone)) throw file.fault(['places', i, 'zone'], `no zone is called "${p.zone}"`);
    return {
      id: p.id,
      name: portName(p.name, zones),
      names: [portName(p.name, zones)],
      kind: p.kind,
      zone: p.zone,
      friendly: p.friendly,
      hex: p.hex,
    };
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
