import type { JsonObject } from '../../../kernel/realm';
import type { MapMark } from '../../../kernel/system';
import type { SlouchHatsData } from '../data/load';
import { FACTS as BOOK } from '../facts/book';
import { Say } from '../facts/say';
import type { FACTS } from '../words/facts';
import type { z } from 'zod';
import { named, nameOf, printSide } from './names';
import { cargoName } from './transport';

type Body<T extends keyof typeof FACTS> = z.infer<(typeof FACTS)[T]>;
type Marker<T extends keyof typeof FACTS> = (body: Body<T>, data: SlouchHatsData) => MapMark | MapMark[];

const FOUNDERED: Readonly<Record<string, string>> = { delayed: 'delayed', lost: 'lost', reduced: 'loses a step' };

/** What facts are marked as, and where: lines of the digest by place, and signs of the replay. */
const MARKERS: { [T in keyof typeof FACTS]?: Marker<T> } = {
  'units.moved': ({ units, from, path }, data) => ({
    ...{ at: path.at(-1) ?? from, kind: 'move', text: named(units, data), path: [from, ...path] },
  }),
  'supply.captured': ({ hex, side, captured, destroyed }) => ({
    ...{ at: hex, kind: 'taken', text: `${printSide(side)} captures ${captured} SP, ${destroyed} destroyed` },
  }),
  'repl.removed': ({ units, hex }, data) => ({ at: hex, kind: 'loss', text: `${named(units, data)} lost` }),
  'air.destroyed': ({ unit, hex }, data) => ({ at: hex, kind: 'eliminated', text: `${nameOf(unit, data)} destroyed` }),
  'cargo.rolled': ({ cargo, supply, to, outcome }, data) =>
    outcome === 'arrives'
      ? []
      : {
          at: to,
          kind: 'loss',
          text: `${supply ? 'a Supply Point' : cargoName({ supply, cargo }, data)} ${FOUNDERED[outcome] ?? outcome} on the way here`,
        },
  'unit.excess': ({ unit, hex }, data) => ({ at: hex, kind: 'loss', text: `${nameOf(unit, data)} finds no room` }),
  'port.bombed': ({ hex, levels }) => ({ at: hex, kind: 'bombardment', text: `port bombed, ${levels} down` }),
  'port.shelled': ({ hex, levels }) => ({ at: hex, kind: 'bombardment', text: `port shelled, ${levels} down` }),
  'port.demolished': ({ hex, capacity }) => ({ at: hex, kind: 'loss', text: `port demolished to ${capacity}` }),
  'unit.recovered': ({ unit, at }, data) => ({ at, kind: 'landing', text: `${nameOf(unit, data)} gains a step` }),
  // What moves took is told with them; only cities, towns and ports are worth a line.
  'hexes.taken': ({ taken }, { ground: { map } }) =>
    taken.flatMap(({ hex, side }) =>
      map.places.city.has(hex) || map.places.port.has(hex) || map.places.town.has(hex)
        ? { at: hex, kind: 'taken', text: `now ${printSide(side)}` }
        : [],
    ),
};

/** Marks for the map and lines by place, from facts as their reader may know them. */
export function slouchHatsMarks(facts: readonly { type: string; body: JsonObject }[], data: SlouchHatsData): MapMark[] {
  return facts.flatMap(({ type, body }) => {
    if (BOOK.has(type)) return BOOK.marks([{ type, body }], new Say(data));
    const marker = MARKERS[type as keyof typeof FACTS] as
      ((body: JsonObject, data: SlouchHatsData) => MapMark) | undefined;
    return marker?.(body, data) ?? [];
  });
}
