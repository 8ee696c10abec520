import { z } from 'zod';
import { by, worldOf, type Infer } from '../../kernel/view/field';
import type { Grade } from '../../kernel/view/policy';
import type { MercuryData } from './data/load';
import type { Terms } from './facts/terms';
import { GROUND, unit } from './ground-state';

export type Letter = string;
export type ShipId = string;
export type AirId = string;
/** Id of a sea zone or of a landing place; the two never share an id. */
export type SeaId = string;
export const SIDES = ['german', 'allied'] as const;
export type Side = (typeof SIDES)[number];

/** Boxes of the German Air Operations Display (12.22). */
export const MISSIONS = ['Interdiction', 'Bombardment/Support', 'Naval Search/Coordination', 'Naval Attack'] as const;
export type Mission = (typeof MISSIONS)[number];
export const STATUS_BOXES = ['Ready', 'Flown', 'Abort 1', 'Abort 2'] as const;
export type AirBox = (typeof STATUS_BOXES)[number] | Mission;

const [NUMBER, TEXT, FLAG] = [z.number(), z.string(), z.boolean()];
const TRUE = z.literal(true).optional();
const AMMO = z.enum(['full', 'low', 'out']);
export type Ammo = z.infer<typeof AMMO>;
/** How much of a detected Task Force the German has been told (18.33). */
export type Told = Extract<Grade, 'exists' | 'count' | 'types'>;
const TOLD = z.enum<readonly Told[]>(['exists', 'count', 'types']);

/** A Task Force marker in play, with what the German has been told of it while it is detected (18.13, 18.33). */
const taskForce = (t: Terms) =>
  z.strictObject({
    letter: t.letter,
    name: TEXT.nullable(),
    /** Null: a reinforcement that has not entered yet (17.13). */
    at: t.sea.nullable(),
    /** For reinforcements: the zones it may enter, from this turn on. */
    due: z.strictObject({ turn: NUMBER, enter: z.array(t.sea) }).optional(),
    detected: FLAG,
    /** Detected by surface combat or bombardment in a Night turn: until the combats are over (18.14). */
    forTheNight: FLAG,
    told: TOLD,
    /** The number, and the number of each type, as last told; a snapshot, not what is true now. */
    toldCount: NUMBER.optional(),
    toldTypes: z.partialRecord(t.shipType, NUMBER).optional(),
    /** Ships the German has seen in it since it was detected. */
    seen: z.array(t.ship),
    /** An air unit has attacked it this game-turn (12.94, surprise). */
    attacked: FLAG,
  });
export type TaskForce = z.infer<ReturnType<typeof taskForce>>;

/** Ground units and RSCs that wait for a ship, are aboard one, or go in a convoy (17.31, 21.11). */
const cargo = (t: Terms) => z.strictObject({ units: z.array(unit(t)), rsc: NUMBER });
export type Cargo = z.infer<ReturnType<typeof cargo>>;

/** An Allied naval unit: in a Task Force, in an Alexandria box, or out of play (16.15). */
const ship = (t: Terms) =>
  z.strictObject({
    id: t.ship,
    damaged: FLAG,
    ammo: AMMO,
    at: z.union([z.strictObject({ tf: t.letter }), z.strictObject({ box: t.alexandria }), z.literal('sunk')]),
    /** What it carries in a campaign: its owner's secret until it is unloaded, or the ship is damaged or sunk (17.31). */
    cargo: cargo(t).optional(),
  });
export type Ship = z.infer<ReturnType<typeof ship>>;

/** A German naval unit. `contact` is the number of its counter as both players see it on the map. */
const german = (t: Terms) =>
  z.strictObject({
    contact: t.contact,
    unit: t.germanNaval,
    /** Null: held back, not on the map yet. */
    at: t.sea.nullable(),
    /** Its box while in Athens (16.46). */
    box: TEXT.optional(),
    detected: FLAG,
    forTheNight: FLAG,
    /** What a convoy still carries: cargo id to steps left. */
    cargo: z.array(z.strictObject({ id: t.cargo, steps: NUMBER })),
    /** Without ships: its marker lies on the Game Turn Track, and after a delay it is bound to a place (21.31, 21.33b). */
    due: z.strictObject({ turn: NUMBER, at: t.sea.optional() }).optional(),
    /** Without ships: boats of it were set into open water in this game-turn, so that it waits for them (17.43B, 21.33a). */
    setBack: TRUE,
  });
export type GermanUnit = z.infer<ReturnType<typeof german>>;

/** An air unit; `zone`: the sea zone a search unit works in this turn. */
const airUnit = (t: Terms) => z.strictObject({ id: t.air, box: t.airBox, zone: t.zone.optional() });
export type AirUnit = z.infer<ReturnType<typeof airUnit>>;

/** Points as they are scored; those of ships still damaged are added at the end (22.2). `times`: how often the item was made: steps, points short. */
const SCORE = z.strictObject({ item: TEXT, points: NUMBER, times: NUMBER, turn: NUMBER, what: TEXT });
export type ScoreEntry = z.infer<typeof SCORE>;

/** A group of units and RSCs that goes to Crete together; the German learns of it as it is sent (21.11). */
const convoy = (t: Terms) =>
  z.strictObject({
    no: NUMBER,
    cargo: cargo(t),
    /** The first game-turn in which it may be sent, again or at all (21.15). */
    from: NUMBER,
    /** It was sent once, and what it holds was seen. */
    shown: TRUE,
    /** Where it lies, once it has arrived and before it has unloaded (21.14a). */
    at: t.sea.optional(),
  });
export type AlliedConvoy = z.infer<ReturnType<typeof convoy>>;

/** The options that each side has taken, before they are shown (23.43, 23.44). */
const picks = ({ variant }: Terms) =>
  z.strictObject({ german: z.array(variant).optional(), allied: z.array(variant).optional() });
export type Picks = z.infer<ReturnType<typeof picks>>;

/** Sea transport and evacuation of a campaign. */
const campaign = (t: Terms) =>
  z.strictObject({
    /** The game without ships (21.0). */
    withoutShips: TRUE,
    /** Allied units and RSCs at Alexandria; known to their owner only (17.31). */
    alexandria: cargo(t),
    /** The Campaign Option Cards are in use, and both have still to show what they take: secret but for the total of the German (23.43). */
    variants: picks(t).optional(),
    /** Campaign options that were chosen, by the ids of charts/campaign-options (23.4); open to both once the game runs. */
    options: z.array(t.variant).optional(),
    /** From the order on: the game-turn on whose end the evacuation, and the game, ends (20.12). */
    evacuation: z.strictObject({ ends: NUMBER }).optional(),
    /** Allied units that have left Crete for good (20.21). */
    evacuated: z.array(t.unit).optional(),
    /** Ships that were damaged and have still to lose steps of what they carry (17.34). */
    lossesAboard: z.array(z.strictObject({ ship: t.ship, steps: NUMBER })).optional(),
    /** The players agreed that an order to evacuate ends the game as a Marginal German victory (20.0). */
    evacuationDecides: TRUE,
    /** Steps lost by each unit of both sides so far, drowned ones too (20.11b, 22.2). */
    lost: by(t.unit, NUMBER).optional(),
    /** Without ships: the groups that what lay at Alexandria was put into before play (21.11). */
    convoys: z.array(convoy(t)).optional(),
    /** The game-turn in which an Allied convoy was last sent (21.12). */
    sent: NUMBER.optional(),
    /** The highest number a German marker on the Game Turn Track has had (21.31). */
    markers: NUMBER.optional(),
    /** German units that a convoy put ashore at Athens and that have not flown to Crete (17.37e). */
    athens: z.array(unit(t)).optional(),
  });
export type CampaignState = z.infer<ReturnType<typeof campaign>>;

const { open, hidden, viewed, fields } = worldOf<Side, MercuryData, Terms>();

/** Everything that is true in a game of Operation Mercury, and who sees it; the shape has every path that a case may name. */
export const WORLD = fields({
  scenario: viewed(TEXT),
  turn: open(NUMBER),
  taskForces: viewed((t) => by(t.letter, taskForce(t)), {}),
  /** The Allied player is still placing his Task Forces: the German sees none (3.1, 16.33b). */
  placing: hidden(TRUE),
  /** All markers in the order in which they were drawn, in secret: the first are those of the set-up (16.33b). */
  markers: hidden((t) => z.array(t.letter).optional()),
  /** Views show those of each Task Force, those at Alexandria, and which were sunk. */
  ships: hidden((t) => by(t.ship, ship(t)), {}),
  /** Views show them as contacts. */
  germans: hidden((t) => z.array(german(t)), []),
  air: viewed((t) => by(t.air, airUnit(t))),
  /** Wholes that are broken down now (12.13). */
  broken: open((t) => z.array(t.air), []),
  score: viewed(z.array(SCORE), []),
  /** Ships the German saw damaged and has no reason to think repaired. */
  seenDamaged: hidden((t) => z.array(t.ship), []),
  /** The hex map part of a game; absent in scenarios without it. */
  ground: viewed((t) => GROUND.shape(t).optional()),
  /** What a campaign has beside map, ships and aircraft (15.0 to 21.0); absent in scenarios 1 to 4b. */
  campaign: viewed((t) => campaign(t).optional()),
});
export type World = Infer<typeof WORLD>;
