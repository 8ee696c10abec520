import type { GroundState } from '../rules/ground/ground';
import type { AirId, AirUnit, Letter, ScoreEntry, SeaId, ShipId, Side } from '../world';
import type { CampaignView, ContactView, ShipView, TaskForceView } from './things';

/** The naval part of the scenario, known to both. */
export interface ScenarioView {
  id: string;
  first: number;
  last: number;
  /** Ships are played (16.0); false in scenarios 1 to 3 and in a campaign without them (21.0). */
  sea: boolean;
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
  air: AirUnit[];
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
