import { z } from 'zod';
import { by, byId, idIn, worldOf, type Infer, type Shown } from '../../kernel/view/field';
import type { AegeanData } from './data/load';
import type { TurnOrders } from './rules/4-turn-orders';
import { OWNERS, SIDES, type Side } from './side';

/** Boxes beside the map; `lost`: eliminated or sunk; `gone`: it has left the game alive (5.9.2, 8.3.5). */
export const BOXES = [
  ...(['allied-holding', 'german-holding', 'luftwaffe-elsewhere', 'allied-not-arrived', 'german-not-arrived'] as const),
  ...(['lost', 'gone'] as const),
] as const;
export type Box = (typeof BOXES)[number];

/** A hex, a box, or a ship that carries it; aircraft stand at a base (`field-maritsa`, `port-leros`), on CAP in a hex. */
export type Place = string;

/** The steps of a half-impulse, and what lies before and between them (4). */
const PHASES = ['set-up', 'start', 'impulse', 'air', 'naval', 'ground', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * How it stands with the Italians of an island (7.7): there are none; they hold it; they resist one side and so fight with the
 * other; they have surrendered.
 */
export const ITALIANS = [
  ...(['none', 'held', 'with-german', 'with-allied', 'yielded-to-german', 'yielded-to-allied'] as const),
] as const;
export type Italians = (typeof ITALIANS)[number];

/** What a side orders beyond a half-impulse. */
export const ORDERS_FOR = ['air', 'naval', 'ground'] as const;

const [TEXT, WHOLE, FLAG] = [z.string(), z.number(), z.boolean()];
const [SIDE, OWNER] = [z.enum(SIDES), z.enum(OWNERS)];
const MOMENT = z.strictObject({ turn: WHOLE, impulse: WHOLE });
const BUILT = z.templateLiteral(['field-', z.string()]);

const hexOf = ({ isles }: AegeanData) => idIn(isles.grid.all(), 'hex');
const hexesOf = (data: AegeanData) => z.array(hexOf(data));
const baseOf = ({ isles }: AegeanData) => idIn(isles.bases.keys(), 'base');
const placeOf = (data: AegeanData) =>
  z.union([hexOf(data), z.enum(BOXES).meta({ title: 'box' }), idIn(data.ships.keys(), 'ship'), baseOf(data), BUILT]);

/** Where play stands (4). */
const clock = z.strictObject({
  turn: WHOLE,
  /** From 1; 0: before the first of the turn. */
  impulse: WHOLE,
  /** How many the turn has; 0: not thrown for yet. */
  impulses: WHOLE,
  sea: z.enum(['calm', 'rough']),
  night: FLAG,
  /** Who has the initiative in the impulse; null: not thrown for yet. */
  first: SIDE.nullable(),
  /** Whose half-impulse runs; null: nobody's. */
  half: SIDE.nullable(),
  phase: z.enum(PHASES),
});

/** A ground unit (2.1). */
const groundUnit = (data: AegeanData) =>
  z.strictObject({
    at: placeOf(data),
    /** Whose it is now: Italians that resist are the other side's, those on Rhodes German (7.7, 8.1.1). */
    side: OWNER,
    disrupted: FLAG,
    /** Italians that have surrendered to the Allies: they only defend (7.7.3). */
    yielded: FLAG,
    /** It landed by assault in the impulse that runs (6.3.2). */
    assaulted: FLAG,
    /** The hex that it came from into one with enemies, where an attacker goes back to (7.4.7); null: it landed, dropped, or was there first. */
    came: placeOf(data).nullable(),
    /** The enemy has seen that it was lost; what goes down in a hold he does not see. */
    seen: FLAG,
  });

/** A naval unit (2.2). */
const ship = (data: AegeanData) =>
  z.strictObject({
    at: placeOf(data),
    side: OWNER,
    spotted: FLAG,
    hits: WHOLE,
    /** The letter of its task force (6.5). */
    force: TEXT.nullable(),
    /** Impulses running that a submarine has been submerged (6.2.2); 0: it is surfaced. */
    submerged: WHOLE,
    /** Impulses it has been on the map (6.2.3). */
    stayed: WHOLE,
    /** The game-turn in which it laid its last mine (6.3.3); 0: none yet. */
    laid: WHOLE,
    /** When it came on the map (6.2.3); null: it is not on it, or was there from the start of play. */
    entered: MOMENT.nullable(),
    /** The game-turn from which it may come back (6.2.5, 6.4.3). */
    from: WHOLE,
  });

/** A unit on CAP: its marker, from which base it flies, by day or by night (5.4.9, 5.8.3). */
const cap = z.strictObject({ marker: z.literal([1, 2]), night: FLAG, home: TEXT });

/** An air unit (2.3). */
const airUnit = (data: AegeanData) =>
  z.strictObject({
    at: placeOf(data),
    ready: FLAG,
    cap: cap.nullable(),
    /** Where it flew CAP from the start of the last turn in which it did (4.A4): there it does again unless something else is said. */
    patrol: z.strictObject({ at: TEXT, night: FLAG }).nullable(),
  });

/** An air unit that supports an attack, and the bombs it brings (5.4.8, 5.3.3). */
const support = z.strictObject({ unit: TEXT, bomb: WHOLE });
/** A port or an airfield; those that are built are called by their hex, `field-2225` (7.6). Without an owner it is nobody's. */
const base = z.strictObject({ hex: TEXT, owner: OWNER.nullable(), hits: WHOLE });
/** An airfield that an engineer has begun, its marker reverse up (7.6): bomb hits since, and own ground phases that have ended, the first counted. */
const works = z.strictObject({ hits: WHOLE, phases: WHOLE });
/** Cargo that goes ashore in the ground phase: where, and whether by assault (6.3.1, 6.3.2). */
const landing = (data: AegeanData) => z.strictObject({ hex: hexOf(data), assault: FLAG });
/** Parachutists that have come through to their hex; of a battalion that lost a transport `disrupted` (5.4.4). */
const drop = (data: AegeanData) => z.strictObject({ hex: hexOf(data), disrupted: FLAG });
/** An item that scored (9.1, 10.3): whose points, for what. */
const scored = z.strictObject({ by: SIDE, item: TEXT, unit: TEXT, vp: WHOLE });

/** Operation Accolade (8.4.5, 8.5.2): not thrown for yet or without success so far; on since when; cancelled; and the dice that failed. */
const accolade = z.strictObject({
  ...{ state: z.enum(['waits', 'on', 'cancelled']), since: MOMENT.nullable() },
  ...{ failed: z.array(WHOLE), forced: FLAG },
});

const line = z.looseObject({ verb: TEXT });
const turnOrders = z.strictObject({
  air: z.array(line),
  courses: z.array(z.strictObject({ ships: z.array(TEXT), way: z.array(TEXT), then: z.array(line) })),
  ...{ goals: z.record(TEXT, TEXT), arrived: z.array(TEXT), heard: z.partialRecord(z.enum(ORDERS_FOR), z.array(TEXT)) },
} satisfies Record<keyof TurnOrders, z.ZodType>) as unknown as z.ZodType<TurnOrders>;

const bySide = <T extends z.ZodType>(shape: T) => z.strictObject({ german: shape, allied: shape });
const { open, viewed, hidden, own, fields } = worldOf<Side, AegeanData>();

/** The true state of a game, and who sees it (3.2 to 3.4, 5.4.9, 6.1, 9). */
export const WORLD = fields({
  scenario: open(TEXT),
  /** Options of 8.5 and ours that the charter chose. */
  options: open(z.record(TEXT, FLAG)),
  clock: open(clock),
  bases: open((data: AegeanData) => by(z.union([baseOf(data), BUILT]) as unknown as z.ZodEnum, base)),
  islands: open(({ isles }: AegeanData) => byId(isles.islands.keys(), z.enum(ITALIANS))),
  /** Ports with an inherent garrison (7.7.2): whose it is says the island. */
  garrisons: open(hexesOf, []),
  /** The level of the Luftwaffe Status Table (5.1); 0: none is thrown for. */
  luftwaffe: open(WHOLE, 0),
  accolade: open(accolade, { state: 'waits', since: null, failed: [], forced: false }),
  /** Howe and King George V (8.3.5): the die, and which of the two are used. */
  battleships: open(z.strictObject({ die: WHOLE.nullable(), used: z.array(TEXT) }), { die: null, used: [] }),
  /** 6.6: thrown for again, so many for the whole game, or never. */
  submarines: open(z.union([z.enum(['again', 'never']), z.literal([1, 2])]), 'again'),
  /** The Allies have landed on Rhodes (9.1). */
  rhodesInvaded: open(FLAG, false),
  /** The Allies play an 11th turn (8.0). */
  eleventh: open(FLAG, false),
  scored: open(z.array(scored), []),
  /** Sunk destroyers and the game-turn they come back in (6.4.3). */
  returns: open((data: AegeanData) => byId(data.ships.keys(), WHOLE, 'ship'), {}),
  /** Airfields that are being built (7.6). */
  works: open((data: AegeanData) => by(hexOf(data), works), {}),
  /** Hexes that are fought over: both look into the stacks (3.2). */
  fought: open(hexesOf, []),
  /** Det/74 and Det/7 SAAF have flown to Kos (7.7.5). */
  squadronsAtKos: open(FLAG, false),
  ground: viewed((data: AegeanData) => byId(data.ground.keys(), groundUnit(data), 'ground unit'), {}),
  ships: viewed((data: AegeanData) => byId(data.ships.keys(), ship(data), 'ship'), {}),
  air: viewed((data: AegeanData) => byId(data.air.keys(), airUnit(data), 'air unit'), {}),
  /** Mined hexes (6.3.3); under `hidden-mines` the Allies know of one only when one of their ships has entered it. */
  mines: viewed((data: AegeanData) => by(hexOf(data), z.strictObject({ known: FLAG })), {}),
  /** How many of a side's naval units each of its ports has let in or out in the game-turn (5.4.5). */
  traffic: own((data: AegeanData) => bySide(byId(data.isles.bases.keys(), WHOLE, 'base')), { german: {}, allied: {} }),
  /** Air units that support the attack in a hex in the ground phase to come (5.4.8). */
  support: hidden((data: AegeanData) => by(hexOf(data), z.array(support)), {}),
  /** What has happened in the naval phase that runs: watchers and the forces that they have looked for (3.8), how often forces have met (3.6), hexes with a battle (6.4.1). */
  encounters: hidden(
    (data: AegeanData) => z.strictObject({ watched: z.array(TEXT), met: WHOLE, fought: hexesOf(data) }),
    { watched: [], met: 0, fought: [] },
  ),
  /** Units aboard that go ashore in the ground phase to come (4.F3). */
  landings: hidden((data: AegeanData) => byId(data.ground.keys(), landing(data), 'ground unit'), {}),
  /** Units that drop in the ground phase to come (4.F2). */
  drops: hidden((data: AegeanData) => byId(data.ground.keys(), drop(data), 'ground unit'), {}),
  /** Whom each side has airlifted in its half-impulse: no ship takes them aboard in it (6.3.1, 5.4.3). */
  airlifted: own((data: AegeanData) => bySide(z.array(idIn(data.ground.keys(), 'ground unit'))), {
    german: [],
    allied: [],
  }),
  /** What each side has ordered beyond the half-impulse that runs: its own secret. */
  orders: own(bySide(turnOrders)),
});

export type World = Infer<typeof WORLD>;
/** All of a game that lies open to both. */
export type OpenWorld = Omit<Shown<typeof WORLD>, 'traffic' | 'airlifted' | 'orders'>;
export type Clock = z.output<typeof clock>;
export type GroundState = z.output<ReturnType<typeof groundUnit>>;
export type ShipState = z.output<ReturnType<typeof ship>>;
export type AirState = z.output<ReturnType<typeof airUnit>>;
export type Cap = z.output<typeof cap>;
export type Support = z.output<typeof support>;
export type BaseState = z.output<typeof base>;
export type Accolade = z.output<typeof accolade>;
export type Scored = z.output<typeof scored>;
export type Works = z.output<typeof works>;
export type Landing = z.output<ReturnType<typeof landing>>;
export type Drop = z.output<ReturnType<typeof drop>>;
