import type { JsonObject } from '../../kernel/realm';
import type { MapMark } from '../../kernel/system';
import type { MercuryData } from './data/load';
import { groundMarkers } from './marks-ground';
import { Said } from './tell/names';
import { placeName } from './view/ground-lines';

type Marker = (said: Said) => Omit<MapMark, 'at'> | null;

/** The results that are marked on the Naval Operations Map, by type of fact. */
const MARKERS: Record<string, { place: string; mark: Marker }> = {
  'search.air': {
    place: 'zone',
    mark: (s) =>
      s.roll.result === '-' || s.is('empty')
        ? { kind: 'search-nothing', text: 'search: nothing' }
        : { kind: 'search-found', text: 'search: found' },
  },
  'attack.coordination': {
    place: 'at',
    mark: (s) => ({ kind: 'air-attack', text: `air attack on TF ${s.text('tf')}` }),
  },
  'ship.sunk': { place: 'at', mark: (s) => ({ kind: 'ship-sunk', text: `${s.ship()} sunk` }) },
  'ship.damaged': {
    place: 'at',
    mark: (s) => ({ kind: 'ship-damaged', text: `${s.ship()} ${s.is('pair') ? 'loses one' : 'damaged'}` }),
  },
  'surface.intent': {
    place: 'at',
    mark: (s) => ({ kind: 'surface-combat', text: `contact ${s.text('contact')} engaged` }),
  },
  'contact.eliminated': { place: 'at', mark: (s) => ({ kind: 'surface-combat', text: `${s.german()} gone` }) },
  'convoy.ashore': { place: 'at', mark: (s) => ({ kind: 'landing', text: `${s.text('steps')} steps ashore` }) },
};

/** `W4415 Maleme airfield`, `Kaso Strait`: the name of a place that results are marked at. */
export function markedPlace(at: string, data: MercuryData): string {
  const known = data.boxes.get(at)?.name ?? data.zones.get(at)?.name ?? data.places.get(at)?.name;
  return known ?? `${at} ${placeName(data, at)}`.trim();
}

/** Marks for the map from facts as their reader may know them. */
export function mapMarks(facts: readonly { type: string; body: JsonObject }[], data: MercuryData): MapMark[] {
  return facts.flatMap((fact) => {
    const ground = groundMarkers[fact.type]?.(new Said(fact.body, data));
    if (ground) return ground.at === '' ? [] : [ground];
    const known = MARKERS[fact.type];
    const said = new Said(fact.body, data);
    const mark = known?.mark(said);
    const at = known ? said.text(known.place) : '';
    return mark && at !== '' ? [{ at, ...mark }] : [];
  });
}
