import type { Frame } from '../../../kernel/flow/frame';
import type { Json, JsonObject } from '../../../kernel/realm';
import {
  all,
  open,
  secretOf,
  stackShown,
  without,
  type Held,
  type LocalsTable,
  type Shown,
} from '../../../kernel/search/locals';
import type { Fighting } from '../decisions/attack';
import type { Combat } from '../rules/g45-odds';
import type { Mission } from '../rules/g57-missions';
import { enemyOf, type Side } from '../side';

/** Whose movement, supply, works, fire or attack it is. */
const sideOf = ({ local }: Held<Side>): Side => (local['side'] as Side | undefined) ?? 'soviet';
const own = (instead: Json = []): Shown<Side> => secretOf<Side>(sideOf, instead);
const owned = secretOf<Side>(sideOf);
const soviet = (instead?: Json): Shown<Side> => secretOf<Side>('soviet', instead);

/** Where aircraft are to fly lies open before both have placed; which do, and against what, does not (G92). */
function missionsToCome(value: Json, { seat }: Held<Side>): Json {
  const all = value as unknown as Mission[];
  const hidden = { units: [], escorts: [], opposed: [], prefers: [] };
  return all.map((one) => (seat === 'axis' ? { ...one, opposed: [] } : { at: one.at, ...hidden })) as unknown as Json;
}

/** Who flies one is told as it is flown (G57); what ships it goes for is not (31.24). */
const flown: Shown<Side> = (value, { seat }) => (seat === 'axis' ? value : { ...(value as JsonObject), prefers: [] });
const MISSIONS = { values: { missions: missionsToCome, mission: flown } };

/** Of a combat what one's own side has said of it: guns, supply, orders of the other are its own until the die (G41, G42, G51). */
function combatFor(value: Json, side: Side, seat: Side): Json {
  const { attackersRetreat, ...combat } = value as unknown as Combat;
  return {
    ...combat,
    guns: { ...combat.guns, [enemyOf(seat)]: [] },
    supply: seat === side ? combat.supply : null,
    order: seat === side ? null : combat.order,
    ...(attackersRetreat === undefined || seat !== side ? {} : { attackersRetreat }),
  } as unknown as Json;
}
const combat: Shown<Side> = (value, held) => combatFor(value, sideOf(held), held.seat);
const combats: Shown<Side> = (value, held) => (value as Json[]).map((one) => combatFor(one, sideOf(held), held.seat));

/** Guns that have fired are told with the die; which of the enemy's are set aside for a later combat is not. */
const used: Shown<Side> = (value, { seat, local }) => {
  const named = ((local['combats'] ?? []) as unknown as Combat[]).flatMap(({ guns }) => guns[seat]);
  return (value as string[]).filter((gun) => named.includes(gun));
};

const COMBAT: Record<keyof Omit<Fighting, 'side'>, Shown<Side>> & Record<'side', Shown<Side>> = {
  ...{ side: open, combat, combats, used, fired: open, served: own() },
  reactions: (value, held) => (held.seat === sideOf(held) ? [] : value),
};

/** What each side has chosen for itself, by side. */
const bySide =
  (instead: Json): Shown<Side> =>
  (value, { seat }) => ({ ...(value as JsonObject), [enemyOf(seat)]: instead });

/** Who may know which local value of which procedure (G89 to G93). */
export const LOCALS: LocalsTable<Side> = {
  ...without('Scenario', 'Game-turn', 'Axis Segment', 'Soviet Segment', 'Interphase', 'Surrender'),
  // The card gives the steps (scenario 3); who gets them their owner says.
  Steps: { values: { ...all<Side>(open, 'side', 'steps'), given: own() } },
  'Ground Movement': { values: { ...all<Side>(open, 'side', 'phase'), moves: own() } },
  'Air Interdiction': { ...MISSIONS, left: { '31.1 missions': missionsToCome } },
  'Shipping Attacks': { ...MISSIONS, left: { '31.2 raids': missionsToCome } },
  'Shipping Attacks at Sea': { ...MISSIONS, left: { '31.2 raids': missionsToCome } },
  'Air Mission': {
    values: {
      ...{ mission: flown, raid: open, through: open },
      ...{ aimed: secretOf<Side>('axis'), covers: soviet(), strike: secretOf<Side>('axis') },
    },
    left: { '31.26 attacks': secretOf<Side>('axis', []) },
  },
  // An attack is told as it is made; of a ship in a zone the raiders know the class alone (31.26).
  'Ship Attack': {
    values: { ...all<Side>(open, 'unit', 'key', 'at'), ...all(soviet(), 'voyage', 'abort', 'presses', 'home') },
  },
  Salvo: { values: { ...all<Side>(open, 'side', 'guns', 'voyage', 'abort'), ...all(owned, 'presses', 'home') } },
  // Who has the initiative pairs as he likes before both fire (G58).
  'Air Combat': {
    values: {
      ...all<Side>(open, 'at', 'key', 'mission', 'firing', 'winner', 'again', 'out'),
      pairs: secretOf<Side>(({ local }) => local['winner'] as Side | null, []),
    },
  },
  'Naval Readiness': { values: { side: open, repaired: own() } },
  'Supply Status': {
    values: { side: open, ...all(own(), 'unfed', 'spent', 'first'), short: own(false) },
  },
  Combat: { values: COMBAT, left: { 'G45 combats': combats } },
  'Coast Fire': { values: { side: open, fires: own(), target: open }, left: { '27.31 rolls': own() } },
  'Close Air Support': {
    values: { ...all<Side>(open, 'side', 'hexes', 'ratings', 'at', 'out'), flights: bySide([]) },
    left: all<Side>(open, 'G63 hexes'),
  },
  'Ground Combat': {
    values: {
      ...{ ...COMBAT, ...all<Side>(open, 'attackers', 'defenders', 'owed', 'flee', 'to', 'advancing', 'engineer') },
      first: bySide([]),
    },
    left: all<Side>(open, 'G51 attackers go'),
  },
  // Ships and their cargo are the Soviet side's own to know; the Axis is asked for boats by classes alone (27.22).
  'Naval Movement': {
    values: {
      ...{ side: open, phase: open, ...all(own(), 'orders', 'voyages', 'convoyed') },
      ...all(owned, 'unloading', 'voyage'),
    },
    left: { '27.11 loss rolls': own() },
  },
  'Loss Roll': { values: all(owned, 'side', 'voyage', 'phase', 'abort', 'presses', 'most') },
  Engineering: { values: { side: open, ...all(own(), 'built', 'absorbed') } },
};

/** The running procedures as `seat` may know them. */
export const stackFor = (stack: readonly Frame[], seat: Side): Frame[] => stackShown(LOCALS, stack, seat);
