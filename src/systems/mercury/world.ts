import type { Grade } from '../../kernel/view/policy';
import type { ShipType } from './data/ships';
import type { LossAboard } from './rules/17-34-losses';
import type { GroundState, GroundUnit } from './rules/ground/ground';

export type Letter = string;
export type ShipId = string;
export type AirId = string;
/** Id of a sea zone or of a landing place; the two never share an id. */
export type SeaId = string;
export type Side = 'german' | 'allied';

/** Boxes of the German Air Operations Display (12.22). */
export const MISSIONS = ['Interdiction', 'Bombardment/Support', 'Naval Search/Coordination', 'Naval Attack'] as const;
export type Mission = (typeof MISSIONS)[number];
export const STATUS_BOXES = ['Ready', 'Flown', 'Abort 1', 'Abort 2'] as const;
export type AirBox = (typeof STATUS_BOXES)[number] | Mission;

/** A Task Force marker in play, with what the German has been told of it while it is detected (18.13, 18.33). */
export interface TaskForce {
  letter: Letter;
  name: string | null;
  /** Null: a reinforcement that has not entered yet (17.13). */
  at: SeaId | null;
  /** For reinforcements: the zones it may enter, from this turn on. */
  due?: { turn: number; enter: SeaId[] };
  detected: boolean;
  /** Detected by surface combat or bombardment in a Night turn: until the combats are over (18.14). */
  forTheNight: boolean;
  told: Told;
  /** The number, and the number of each type, as last told; a snapshot, not what is true now. */
  toldCount?: number;
  toldTypes?: Partial<Record<ShipType, number>>;
  /** Ships the German has seen in it since it was detected. */
  seen: ShipId[];
  /** An air unit has attacked it this game-turn (12.94, surprise). */
  attacked: boolean;
}

/** How much of a detected Task Force the German has been told (18.33). */
export type Told = Extract<Grade, 'exists' | 'count' | 'types'>;
export type Ammo = 'full' | 'low' | 'out';

/** An Allied naval unit: in a Task Force, in an Alexandria box, or out of play (16.15). */
export interface Ship {
  id: ShipId;
  damaged: boolean;
  ammo: Ammo;
  at: { tf: Letter } | { box: string } | 'sunk';
  /** What it carries in a campaign: its owner's secret until it is unloaded, or the ship is damaged or sunk (17.31). */
  cargo?: Cargo;
}

/** A German naval unit. `contact` is the number of its counter as both players see it on the map. */
export interface GermanUnit {
  contact: number;
  unit: string;
  /** Null: held back, not on the map yet. */
  at: SeaId | null;
  /** Its box while in Athens (16.46). */
  box?: string;
  detected: boolean;
  forTheNight: boolean;
  /** What a convoy still carries: cargo id to steps left. */
  cargo: { id: string; steps: number }[];
  /** Without ships: its marker lies on the Game Turn Track, and after a delay it is bound to a place (21.31, 21.33b). */
  due?: { turn: number; at?: SeaId };
  /** Without ships: boats of it were set into open water in this game-turn, so that it waits for them (17.43B, 21.33a). */
  setBack?: true;
}

export interface AirUnit {
  id: AirId;
  box: AirBox;
  /** The sea zone a search unit works in this turn. */
  zone?: SeaId;
}

/** Points as they are scored; those of ships still damaged are added at the end (22.2). */
export interface ScoreEntry {
  item: string;
  points: number;
  /** How often the item was made: steps, points short. */
  times: number;
  turn: number;
  what: string;
}

/** Everything that is true in a game of Operation Mercury. Plain JSON. */
export interface World {
  scenario: string;
  turn: number;
  taskForces: Record<Letter, TaskForce>;
  /** The Allied player is still placing his Task Forces: the German sees none (3.1, 16.33b). */
  placing?: true;
  /** All markers in the order in which they were drawn, in secret: the first are those of the set-up (16.33b). */
  markers?: Letter[];
  ships: Record<ShipId, Ship>;
  germans: GermanUnit[];
  air: Record<AirId, AirUnit>;
  /** Wholes that are broken down now (12.13). */
  broken: AirId[];
  score: ScoreEntry[];
  /** Ships the German saw damaged and has no reason to think repaired. */
  seenDamaged: ShipId[];
  /** The hex map part of a game; absent in scenarios without it. */
  ground?: GroundState;
  /** What a campaign has beside map, ships and aircraft (15.0 to 21.0); absent in scenarios 1 to 4b. */
  campaign?: CampaignState;
}

/** Ground units and RSCs that wait for a ship, are aboard one, or go in a convoy (17.31, 21.11). */
export interface Cargo {
  units: GroundUnit[];
  rsc: number;
}

/** Sea transport and evacuation of a campaign. */
export interface CampaignState {
  /** The game without ships (21.0). */
  withoutShips?: true;
  /** Allied units and RSCs at Alexandria; known to their owner only (17.31). */
  alexandria: Cargo;
  /** The Campaign Option Cards are in use, and both have still to show what they take: secret but for the total of the German (23.43). */
  variants?: Picks;
  /** Campaign options that were chosen, by the ids of charts/campaign-options (23.4); open to both once the game runs. */
  options?: string[];
  /** From the order on: the game-turn on whose end the evacuation, and the game, ends (20.12). */
  evacuation?: { ends: number };
  /** Allied units that have left Crete for good (20.21). */
  evacuated?: string[];
  /** Ships that were damaged and have still to lose steps of what they carry (17.34). */
  lossesAboard?: LossAboard[];
  /** The players agreed that an order to evacuate ends the game as a Marginal German victory (20.0). */
  evacuationDecides?: true;
  /** Steps lost by each unit of both sides so far, drowned ones too (20.11b, 22.2). */
  lost?: Record<string, number>;
  /** Without ships: the groups that what lay at Alexandria was put into before play (21.11). */
  convoys?: AlliedConvoy[];
  /** The game-turn in which an Allied convoy was last sent (21.12). */
  sent?: number;
  /** The highest number a German marker on the Game Turn Track has had (21.31). */
  markers?: number;
  /** German units that a convoy put ashore at Athens and that have not flown to Crete (17.37e). */
  athens?: GroundUnit[];
}

/** The options that each side has taken, before they are shown (23.43, 23.44). */
export interface Picks {
  german?: string[];
  allied?: string[];
}

/** A group of units and RSCs that goes to Crete together; the German learns of it as it is sent (21.11). */
export interface AlliedConvoy {
  no: number;
  cargo: Cargo;
  /** The first game-turn in which it may be sent, again or at all (21.15). */
  from: number;
  /** It was sent once, and what it holds was seen. */
  shown?: true;
  /** Where it lies, once it has arrived and before it has unloaded (21.14a). */
  at?: SeaId;
}
