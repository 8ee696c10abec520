import { z } from 'zod';
import { byId, idIn, worldOf, type Infer } from '../../kernel/view/field';
import type { NavalData } from './data/load';
import { zonePlace } from './data/waters';
import { SIDES, type Side } from './side';

/**
 * Where what is in no game now stands: `to-come`: not arrived; `cadre`: a sunk transport (27.32); `lost`: sunk, eliminated;
 * `spent`: supply that was used up, of which the enemy knows nothing (G92); `gone`: out of play, as who has landed at a siege that is not played. */
export const NOWHERE = ['to-come', 'cadre', 'lost', 'spent', 'gone'] as const;

/** A hex, a box, a harbour, a zone (`zone-crimea`), or a ship that carries it. */
export type Place = string;

const [NUMBER, FLAG, TEXT] = [z.number(), z.boolean(), z.string()];

const hexesOf = ({ waters }: NavalData) => idIn(waters.map.grid.all(), 'hex');
const placesOf = ({ waters: { map }, ships }: NavalData) =>
  z.union([
    idIn(map.grid.all(), 'hex'),
    idIn([...map.ports.map(({ id }) => id), ...map.boxes.keys()], 'harbour'),
    idIn([...map.zones.keys()].map(zonePlace), 'zone'),
    idIn(ships.keys(), 'ship'),
    z.enum(NOWHERE),
  ]);
const portsOf = ({ waters: { map } }: NavalData): string[] => map.ports.map(({ id }) => id);

/** A naval unit (25). */
const ship = (data: NavalData) =>
  z.strictObject({
    at: placesOf(data),
    /** Ready side up; else Sailed (25.31). */
    ready: FLAG,
    /** Damage Points (27.31). */
    damage: NUMBER,
    /** The harbour that it left last; null: none yet. */
    left: TEXT.nullable(),
    /** The game-turn in which it carried an assault; it does not move again in it (30.16); 0: none. */
    assault: NUMBER,
    /** The coastal hex at which it lands those aboard; null: none (30.11). */
    target: TEXT.nullable(),
    /** It has supported an attack from the sea and goes home in the Soviet Movement Phase (29.13). */
    supported: FLAG,
  });

/** A ground unit (G13). */
const unit = (data: NavalData) =>
  z.strictObject({
    at: placesOf(data),
    /** Steps lost (G14). */
    lost: NUMBER,
    /** Attack Supply Points left (G38). */
    supply: NUMBER,
    /** Supply Status Phases in a row in which it had no supply: 1 Emergency, 2 Out of Supply (G35). */
    hunger: NUMBER,
    /** The last game-turn in which an MSU fed it (G84); 0: none. */
    fed: NUMBER,
    /** Damage Points of a flotilla (32.12). */
    damage: NUMBER,
    /** The game-turn in which it loaded for an amphibious assault or landed by one; 0: none (30.13, 30.16). */
    assault: NUMBER,
    /** It has moved by land in the movement phase that runs. */
    moved: FLAG,
    /** The last game-turn in which it moved by land or sea, an engineer by a combat too (G85); 0: none. */
    marched: NUMBER,
    /** Activated marker (G27), and where it stood when an HQ activated it. */
    activated: FLAG,
    activatedAt: placesOf(data).optional(),
    /** Aboard: its place in the order in which the ship was loaded, from 1; ashore 0. */
    loaded: NUMBER,
    /** It was carried off in an Evacuation and has not landed yet (28.24). */
    evacuated: FLAG,
    /** The last game-turn of its Do Not Move marker; 0: none (28.24). */
    stays: NUMBER,
    /** Of an HQ: Non-Op (G28). */
    nonOp: FLAG,
    /** Of a Naval Base unit: the turn in which it came to where it is; it counts from the next (32.22). */
    since: NUMBER,
  });

const clock = z.strictObject({ turn: NUMBER, phase: TEXT, segment: z.enum([...SIDES, 'joint']) });
const weather = z.strictObject({ ground: z.enum(['Dry', 'Mud', 'Snow']), storm: FLAG });
/** What a harbour has loaded and unloaded in the game-turn, in Naval Transport Points (26.25, G3). */
const ledger = z.strictObject({ loaded: NUMBER, unloaded: NUMBER });
/** An Evacuation (28.2): whether it is complete, and whether the enemy knows of it (G93). */
const evacuation = z.strictObject({ complete: FLAG, known: FLAG });
const scored = z.strictObject({ item: TEXT, of: TEXT, vp: NUMBER });

const { open, viewed, hidden, fields } = worldOf<Side, NavalData>();

/** The true state of a game, and who sees it. Of what is hidden the view says what is made of it (G89 to G93). */
export const WORLD = fields({
  scenario: open(TEXT),
  /** Optional rules that both have agreed to, by their ids; missing where there are none. */
  options: open(z.array(TEXT).optional()),
  /** `first`: the game began before the levels of victory were moved (1.1.0), and ends by those that its players were told. */
  levels: open(z.enum(['first']).optional()),
  clock: open(clock),
  weather: open(weather, { ground: 'Dry', storm: false }),
  /** Hexes that are Soviet; all others are Axis (G23). */
  sovietHexes: open((data: NavalData) => z.array(hexesOf(data))),
  /** Hexes that have changed hands in the game-turn (26.28). */
  captured: open((data: NavalData) => z.array(hexesOf(data)), []),
  /** Levels of forts (G49). */
  forts: open(({ waters }: NavalData) => byId(waters.map.grid.all(), NUMBER, 'hex'), {}),
  /** Hexes with a strongpoint (G85). */
  strongpoints: open((data: NavalData) => z.array(hexesOf(data)), []),
  /** Hexes that have been attacked in the segment that runs, by declaration (G39, 30.15). */
  fought: open((data: NavalData) => z.array(hexesOf(data)), []),
  /** Sides that have been asked in the segment that runs who marches; a side sees of it whether it was. */
  heard: viewed(z.array(z.enum(SIDES)), []),
  /** Scenario 2, 6: the harbour has been attacked from the sea. */
  surprised: open(FLAG, false),
  /** Level in the Naval Movement Interdiction Box (31.13), and of Zones of Interdiction by hex (G65). */
  interdiction: open(
    ({ waters }: NavalData) =>
      z.strictObject({
        box: NUMBER,
        zones: byId(waters.map.grid.all(), NUMBER, 'hex'),
      }),
    { box: 0, zones: {} },
  ),
  /** Harbours and hexes over which an Axis air mission got through in the turn (G91). */
  flownOver: open(z.array(TEXT), []),
  ships: viewed((data: NavalData) => byId(data.ships.keys(), ship(data), 'ship')),
  units: viewed((data: NavalData) => byId(data.ground.keys(), unit(data), 'ground unit')),
  air: viewed(({ air }: NavalData) =>
    byId(air.keys(), z.enum(['ready', 'flown', 'damaged', 'lost', 'to-come']), 'air unit'),
  ),
  ledger: viewed((data: NavalData) => byId(portsOf(data), ledger, 'harbour'), {}),
  evacuations: viewed((data: NavalData) => byId(portsOf(data), evacuation, 'harbour'), {}),
  /** What has scored, for the Soviet side alone (G94). */
  scored: viewed(z.array(scored), []),
  /** Scenario 2, 2: stacking and supply points unloaded at the siege since the last count. */
  delivered: hidden(NUMBER, 0),
  /** Units that a scenario's die holds in this turn (scenario 2, 9). */
  held: open((data: NavalData) => z.array(idIn(data.ground.keys(), 'ground unit')), []),
  /** Who has come ashore from where scores for it once. */
  landed: hidden((data: NavalData) => z.array(idIn(data.ground.keys(), 'ground unit')), []),
});
export type World = Infer<typeof WORLD>;
export type ShipState = z.output<ReturnType<typeof ship>>;
export type UnitState = z.output<ReturnType<typeof unit>>;
export type Ledger = z.output<typeof ledger>;
export type Evacuation = z.output<typeof evacuation>;
export type Scored = z.output<typeof scored>;
export type AirState = World['air'][string];
