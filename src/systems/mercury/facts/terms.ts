import { z } from 'zod';
import { AIRFIELD_STATES } from '../data/air';
import type { MercuryData } from '../data/load';
import { marks } from '../rules/ground/hex-field';
import { MISSIONS, SIDES, STATUS_BOXES } from '../world';

/** The things of a game by the word that documents use for them, each as the ids it may have. */
export type Terms = Things & ReturnType<typeof places>;
export type Things = ReturnType<typeof thingsOf>;

/** What has the same ids on every map. */
export function thingsOf(data: MercuryData) {
  const sectors = Object.values(data.hexMaps).flatMap((s) => [...s.hexes.values()].map((h) => h.sector));
  const box = term('off-map box', data.boxes.keys());
  const ship = term('ship', data.ships.keys());
  const air = term('air unit', data.air.keys());
  const unit = term('ground unit', data.ground.keys());
  return {
    side: term('side', SIDES),
    letter: term('letter of a Task Force', data.markers.letters),
    ...{ ship, ships: z.array(ship), air, airs: z.array(air), unit, units: z.array(unit) },
    shipType: term(
      'ship type',
      [...data.ships.values()].map((s) => s.type),
    ),
    contact: z.number().int().meta({ title: 'contact number' }),
    germanNaval: term('German naval unit', data.germanNaval.keys()),
    sea: term('sea zone or landing place', [...data.zones.keys(), ...data.places.keys()]),
    zone: term('sea zone', data.zones.keys()),
    airBox: term('air box', [...STATUS_BOXES, ...MISSIONS]),
    mission: term('mission', MISSIONS),
    box,
    sector: term('sector', sectors),
    airfield: term('airfield', data.airfields.keys()),
    variant: term('campaign option', data.variants.cards.keys()),
    airfieldState: term('state of an airfield', AIRFIELD_STATES),
    alexandria: term(
      'box of Alexandria',
      data.refit.boxes.map((b) => b.id),
    ),
    cargo: term(
      'item of cargo',
      [...data.germanNaval.values()].flatMap((u) => u.cargo.map((c) => c.id)),
    ),
  };
}

/** The hexes of a map, and where a ground unit may stand or go. */
export function places(hexes: Iterable<string>, { box }: Things) {
  const hex = term('hex', hexes);
  const place = z.union([hex, box]);
  return { hex, place, way: z.array(place) };
}

/** A word of a list, under the name documents give it. */
export function term<W extends string>(title: string, words: Iterable<W>) {
  return z.enum([...marks([...words]).keys()] as [W, ...W[]]).meta({ title });
}
