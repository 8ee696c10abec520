import type { Act as KernelAct } from '../../kernel/flow/act';
import type { Ask as KernelAsk } from '../../kernel/decide/decision';
import type { Order, OrderKind, Scope as KernelScope } from '../../kernel/decide/order';
import { kitOf } from '../../play/kit';
import type { MercuryData } from './data/load';
import type { Say } from './facts/say';
import type { Terms } from './facts/terms';
import type { View } from './view/view';
import type { Side, World } from './world';

/** The types of Operation Mercury. */
export interface Mercury {
  world: World;
  view: View;
  data: MercuryData;
  seat: Side;
}

export type Act<L = object> = KernelAct<Mercury, L>;
export type Ask<F = unknown> = KernelAsk<Mercury, F>;
export type Scope = KernelScope<Mercury>;
export type Verb<O extends Order> = OrderKind<Mercury, O>;

// What nearly every file of the system speaks of, from one place.
export type { HexId } from '../../hex/hex';
export { isFault, type Fault } from '../../kernel/decide/fault';
export type { MercuryData } from './data/load';
export { adjacent, distance, hexside, neighbour, neighbours } from './grid';
export type { CampaignView, ContactView, ShipView, TaskForceView } from './view/things';
export type { View } from './view/view';
export {
  MISSIONS,
  SIDES,
  STATUS_BOXES,
  type AirBox,
  type AirId,
  type AirUnit,
  type AlliedConvoy,
  type Ammo,
  type CampaignState,
  type Cargo,
  type GermanUnit,
  type Letter,
  type Mission,
  type Picks,
  type ScoreEntry,
  type SeaId,
  type Ship,
  type ShipId,
  type Side,
  type TaskForce,
  type Told,
  type World,
} from './world';

export const { define, decision, fact, written, verbOf } = kitOf<Mercury, Say, Terms>();
