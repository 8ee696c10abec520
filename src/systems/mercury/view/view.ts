import type { GroundState, GroundUnit } from '../rules/ground/ground';
import type { AirBox, AirId, AlliedConvoy, Ammo, Cargo, Letter, ScoreEntry, SeaId, ShipId, Side, Told } from '../world';
import type { ShipType } from '../data/ships';

/** A ship as its owner sees it, with the ratings of the side that is up. */
export interface ShipView {
  id: ShipId;
  damaged: boolean;
  ammo: Ammo;
  aa: number;
  bombardment: number;
  defence: number;
  move: number;
  /** What it carries (17.31). */
  cargo?: Cargo;
}

/** A Task Force marker as far as the reader may know it (18.13, 18.33). */
export interface TaskForceView {
  letter: Letter;
  at: SeaId | null;
  detected: boolean;
  /** The Allied player's own, or what the German was told: how many ships. */
  count?: number;
  types?: Partial<Record<ShipType, number>>;
  /** For the German: ships he has seen in it since it was detected. */
  seen?: { id: ShipId; damaged: boolean }[];
  /** For the Allied player. */
  name?: string | null;
  ships?: ShipView[];
  due?: { turn: number; enter: SeaId[] } | null;
  told?: Told;
  move?: number;
}

/** A German naval unit as far as the reader may know it (16.51, 18.12). */
export interface ContactView {
  contact: number;
  at: SeaId | null;
  detected: boolean;
  box?: string;
  unit?: string;
  cargo?: { id: string; steps: number }[];
  /** Without ships: the game-turn its marker lies on, and the place it is bound to (21.31, 21.33b). */
  due?: { turn: number; at?: SeaId };
}

export interface AirUnitView {
  id: AirId;
  box: AirBox;
  zone?: SeaId;
}

/** The naval part of the scenario, known to both. */
export interface ScenarioView {
  id: string;
  first: number;
  last: number;
  /** Ships are played (16.0); false in scenarios 1 to 3 and in a campaign without them (21.0). */
  sea: boolean;
}

/** What a seat knows of the transport by sea of a campaign. */
export interface CampaignView {
  withoutShips: boolean;
  /** Allied units and RSCs at Alexandria; null for the German (17.31). */
  alexandria: Cargo | null;
  evacuationDecides: boolean;
  evacuation: { ends: number } | null;
  /** Steps lost by each unit so far. */
  lost: Record<string, number>;
  /** Allied convoys of the game without ships; for the German those that were sent (21.11). */
  convoys: AlliedConvoy[];
  /** The game-turn in which the last was sent (21.12). */
  sent: number | null;
  /** The options in force (23.45). */
  options: string[];
  /** Before they are shown: what the reader took, and the total of the German; null: no options are chosen now (23.43). */
  picks: { own: string[] | null; total: number | null } | null;
  /** German units that wait in Athens to be flown; null for the Allied player (17.37e). */
  athens: GroundUnit[] | null;
}

/** All that one seat may know of a game of Operation Mercury. */
export interface View {
  seat: Side;
  scenario: ScenarioView;
  turn: number;
  taskForces: TaskForceView[];
  contacts: ContactView[];
  /** Ships in the Alexandria boxes; null for the German. */
  alexandria: Record<string, ShipView[]> | null;
  air: AirUnitView[];
  /** Wholes broken down (12.13). */
  broken: AirId[];
  sunk: ShipId[];
  /** Allied ships the reader knows to be damaged. */
  damaged: ShipId[];
  /** Task Force markers not in use; for the German those he does not see in use (16.33c). */
  freeMarkers: Letter[];
  /** `entries`: all that was scored, as it was told when it was made (22.2); damage that lasts is not among them. */
  score: { points: number; lines: { what: string; points: number }[]; entries: ScoreEntry[] };
  /** Bombardment strength on the screen; null for the German. Without ships there is none: no zones. */
  screen: { zones: SeaId[]; atLeast: number; now: number | null };
  ground: GroundState | null;
  /** Null in scenarios 1 to 4b. */
  campaign: CampaignView | null;
}
