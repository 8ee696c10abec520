import { z } from 'zod';
import { once } from '../../kernel/data/once';
import type { SeatId } from '../../kernel/realm';
import { by, worldOf, type Infer } from '../../kernel/view/field';
import type { Terms } from './facts/terms';

const [NUMBER, TEXT, FLAG] = [z.number(), z.string(), z.boolean()];
const TRUE = z.literal(true).optional();
const SUPPLY = z.enum(['Adequate', 'Short', 'Low']);
export type Supply = z.infer<typeof SUPPLY>;
const FIRE = z.enum(['none', 'first', 'final']);
export type Fire = z.infer<typeof FIRE>;
/** What a gun can fire for, each once a game-turn (11.11): its own Bombardment and Combat Phase, and the enemy's Combat Phase. */
const FIRE_MISSION = z.enum(['bombardment', 'support', 'defence', 'defensive bombardment']);
export type FireMission = z.infer<typeof FIRE_MISSION>;
/** The RSCs of a side in the Reserve Supply Box of a sector, by the side that is up (15.22). */
const RESERVE = z.strictObject({ onHand: NUMBER, expended: NUMBER });
export type Reserve = z.infer<typeof RESERVE>;

/** A ground unit; neither in a hex nor in a box: eliminated. */
export const unit = (t: Terms) =>
  z.strictObject({
    id: t.unit,
    at: t.hex.nullable(),
    reduced: FLAG,
    fatigued: FLAG,
    dispersed: FLAG,
    fire: FIRE,
    /** The mission it got its First Fire marker for; absent when it moved (11.11). */
    firedFor: FIRE_MISSION.optional(),
    /** Of a gun: its hex was attacked in this game-turn, and it supports no other (11.16). */
    attacked: TRUE,
    /** Dropped or landed from the sea this game-turn (4.18). */
    landed: TRUE,
    /** It landed from the sea, not by parachute: what holds for drops only does not hold for it (4.64). */
    bySea: TRUE,
    /** It dropped on or beside the Suda Command Area, whose restrictions it never lifts (4.64). */
    droppedAtSuda: TRUE,
    /** It was airlanded this game-turn, and how the airfield was (6.54 to 6.56). */
    airlanded: t.airfieldState.optional(),
    /** It was unloaded from a ship or convoy this game-turn, in a hex or in a box (4.17, 17.37d). */
    unloaded: z.enum(['hex', 'box']).optional(),
    /** The off-map box it stands in; `at` is null then (4.5). */
    box: t.box.optional(),
    /** An HQ on its back: the one replacement it gets (13.52a). */
    replacement: TRUE,
    /** The sector an HQ was eliminated in (13.52b). */
    lostIn: t.sector.optional(),
    /** The game-turn it was eliminated in, on the map or at sea; unknown of losses in games of before 1.6.0. */
    lostOn: NUMBER.optional(),
    /** It began in an off-map box or at Alexandria, and is held there at first (4.61). */
    bound: TRUE,
  });
export type GroundUnit = z.infer<ReturnType<typeof unit>>;

/** What is printed is shared by all games. */
const PRINTED: z.ZodType<readonly string[]> = z.array(TEXT);

const hex = (t: Terms) =>
  z.strictObject({
    terrain: TEXT,
    level: NUMBER,
    /** Sector of the map, by its id in the map files (12.41). */
    sector: t.sector,
    /** Special areas the hex belongs to: `suda-command` (4.64). */
    areas: PRINTED.optional(),
    /** The off-map box a hex at the edge leads to (4.52). */
    exit: t.box.optional(),
    /** Of a beach: the sea zones whose ships and convoys can land troops here (17.24). */
    beach: PRINTED.optional(),
    /** Sea zones from which ships may bombard it (19.81). */
    shore: PRINTED.optional(),
  });
export type Hex = z.infer<ReturnType<typeof hex>>;

/** A hand-made piece of map, as cases lay it out. Hexsides are `lower/higher`. */
function scrapMap(t: Terms) {
  const sides = z.array(TEXT);
  return z.strictObject({
    hexes: by(t.hex, hex(t)),
    ...{ rivers: sides, cliffs: sides, seaSides: sides, roads: sides, mainRoads: sides },
  });
}
export type ScrapMap = z.infer<ReturnType<typeof scrapMap>>;

/** A scrap of map is printed and never changes: one copy serves all views, and is looked up like a printed map. */
const printedCopy = once((scrap: ScrapMap): ScrapMap => structuredClone(scrap));

/** As its own copy, which nobody can change: a view has a hundred units, and is made for every question. */
export const unitShown = (of: GroundUnit): GroundUnit => Object.freeze({ ...of });

/** As `unitShown` does, for all of them. */
function unitsShown(all: Readonly<Record<string, GroundUnit>>): Record<string, GroundUnit> {
  const shown: Record<string, GroundUnit> = {};
  for (const id in all) shown[id] = unitShown(all[id] as GroundUnit);
  return shown;
}

const { open, seen, fields } = worldOf<SeatId, unknown, Terms>();

/** The ground part of a world, everything on the hex map that changes: all of it lies open to both, every field of a unit too (3.1, 9.0). */
export const GROUND = fields({
  /** The sheets of a game, or the scrap of a case. */
  sheets: open(z.array(z.enum(['W', 'E']))),
  scrap: seen(
    (t: Terms) => scrapMap(t).optional(),
    (scrap) => scrap && printedCopy(scrap),
  ),
  /** Improved Positions: the side that built them (9.23). */
  improved: open((t) => by(t.hex, t.side)),
  /** Units that have come into play; those still to drop or land are not among them. */
  units: seen((t: Terms) => by(t.unit, unit(t)), unitsShown),
  /** Declared combats (7.11): the target of each attacking unit, until all combats are over. */
  declared: open((t) => by(t.unit, t.hex), {}),
  /** Targets of the declared combats still to be resolved, in their order (9.63, 10.35). */
  combats: open((t) => z.array(t.hex), []),
  /** Units that were attacked by Maneuver Combat in the Combat Phase that is on: not again in this one (9.13). */
  maneuvered: open((t) => z.array(t.unit).optional()),
  /** The level of a side; in a campaign that of its sectors which `sectorSupply` does not name (15.1). */
  supply: open((t) => z.record(t.side, SUPPLY), { german: 'Adequate', allied: 'Adequate' }),
  /** Campaign: the level of each side by sector (15.11). */
  sectorSupply: open((t) => by(t.sector, z.record(t.side, SUPPLY)).optional()),
  /** Campaign: RSCs on Crete by sector (15.23). */
  reserves: open((t) => by(t.sector, z.record(t.side, RESERVE)).optional()),
  /** The airfield whose capacity goes to supply in this game-turn, but for what is left of it (15.25c). */
  supplyFlights: open((t) => t.airfield.optional()),
  /** Interdiction Level by sector; a sector that is not listed has 0 (12.41). */
  interdiction: open((t) => by(t.sector, NUMBER), {}),
  /** Whose player segment it is (3.2 IV); null outside of them. */
  active: open((t) => t.side.nullable(), null),
  /** Who occupied each deciding hex at the end of the last phase; null: nobody; those not listed were Allied (14.1 to 14.3). */
  control: open((t) => by(t.hex, t.side.nullable()).optional()),
  /** Campaign: who stood last in a port or anchorage; those not listed are Allied (15.25b). */
  ports: open((t) => by(t.hex, t.side).optional()),
  /** With option allied-4: how many whole game-turns the Germans have held each airfield (23.45); those they do not hold are not listed. */
  heldFields: open((t) => by(t.airfield, NUMBER).optional()),
  /** The Suda Command Area while it binds its units: how many have left it this game-turn (4.64). */
  suda: open(z.strictObject({ left: NUMBER }).optional()),
});
export type GroundState = Infer<typeof GROUND>;
