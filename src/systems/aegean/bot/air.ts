import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import { NO_MORE } from '../orders/air-also';
import type { AirOrders } from '../orders/air';
import { crew, type Mission } from '../rules/5-aloft';
import { orderFault } from '../rules/5-orders';
import { readyFlyers, sorties } from '../rules/5-sorties';
import { Field } from '../rules/7-field';
import { enemyOf } from '../side';
import { aaStrength } from '../rules/5-6-1-guns';
import { isOfUse, resting } from './air-more';
import { isInvading } from './stakes';
import { landingsAhead } from './transport';

type Line = Said<AirOrders>;

/** What is worth flying first: troops, then what finds and hits ships, then what helps on land. */
const FIRST = [
  ...(['drop', 'airlift', 'missile', 'search', 'far search', 'escort', 'attack', 'support', 'bomb'] as const),
  ...(['cap', 'night cap', 'transfer'] as const),
];
/** So many missions of a kind are flown in one air phase. */
const MOST: Readonly<Record<string, number>> = {
  drop: 2,
  airlift: 2,
  missile: 2,
  search: 3,
  support: 6,
  bomb: 6,
  cap: 2,
  ...{ 'far search': 1, escort: 1, attack: 1, 'night cap': 1, transfer: 2 },
};

/** What is flown in the impulses after too, so that nobody need be asked: who carries troops is told anew where to. */
const AGAIN: readonly string[] = ['missile', 'search', 'far search', 'attack', 'escort', 'support', 'bomb', 'cap'];
const again = (one: Mission): Mission => ({ ...one, also: { ...one.also, each: true } }) as Mission;

/** Whether a mission is good for something where it goes. */
function isUseful(q: Ask, one: Mission, landings: readonly string[]): boolean {
  const { view, data, seat } = q;
  const field = new Field(view, data);
  const fought = (hex: string): boolean => {
    const island = data.isles.islandOf(hex);
    return island !== null && data.isles.hexesOf(island).some((at) => field.hasEnemy(seat, at));
  };
  if (one.verb === 'drop')
    return (
      !isDear(q, one.at) &&
      (landings.includes(one.at) || !field.hasEnemy(seat, one.at)) &&
      fought(one.at) &&
      !data.isles.isRough(one.at)
    );
  if (one.verb === 'airlift') return fought(view.bases[one.to]?.hex ?? '') && !fought(view.ground[one.unit]?.at ?? '');
  // Support waits for an attack: where own troops land, stand beside, or in the hex already.
  if (one.verb === 'support')
    return (
      landings.includes(one.at) || [one.at, ...data.isles.around(one.at)].some((hex) => field.of(seat, hex).length > 0)
    );
  if (one.verb === 'bomb') return isWorthBombs(q, one);
  if (one.verb === 'cap' || one.verb === 'night cap')
    return (
      (one.verb === 'cap' || view.clock.night) &&
      Object.values(view.ships).some(({ at, side }) => side === seat && at === one.at)
    );
  return isOfUse(q, one);
}

/** 9.3: an Allied landing on Rhodes, a drop too, makes their victory dear. */
const isDear = (q: Ask, hex: string): boolean =>
  q.seat === 'allied' && q.data.isles.islandOf(hex) === 'rhodes' && !isInvading(q);

/** Whether enemy CAP waits there: who bombs what is no ship does it elsewhere. */
const isGuarded = ({ view, seat }: Ask, hex: string | null | undefined): boolean =>
  view.caps[hex ?? '']?.some(({ side }) => side !== seat) === true;

/** Enemy bases; by what costs points when it is lost (9.1) only those with few guns. */
function isWorthBombs(q: Ask, { target, units }: Extract<Mission, { verb: 'bomb' }>): boolean {
  const hex = q.view.bases[target]?.hex;
  if (hex === undefined || hex === null || isGuarded(q, hex)) return false;
  // 5.4.5: a port that hits close lets own ships that lie off it no more out than the enemy's.
  if (Object.values(q.view.ships).some(({ at, side }) => side === q.seat && at === hex)) return false;
  const isHeavy = units.some((id) => q.data.air.get(id)?.type === 'HB');
  return !isHeavy || aaStrength(q.view, q.data, enemyOf(q.seat), hex) <= FEW_GUNS;
}
const FEW_GUNS = 1;

/** Drops and support where own troops are about to land first, then nearest to those ashore: alone nobody holds out. */
function whereLanded(q: Ask, missions: readonly Mission[], landings: readonly string[]): Mission[] {
  const { view, data, seat } = q;
  const { grid } = data.isles;
  const ashore = Object.values(view.ground).flatMap(({ at, side }) => (side === seat && grid.has(at) ? [at] : []));
  const troops = landings.length > 0 ? landings : ashore;
  const far = (one: Mission): number =>
    troops.length === 0 || !('at' in one) ? 0 : Math.min(...troops.map((hex) => grid.distance(hex, one.at)));
  return missions.toSorted((a, b) => far(a) - far(b));
}

/** 5.5.2: who carries troops or bombs takes a fighter along, as long as enemy CAP is seen anywhere. */
function escorted(q: Ask, one: Mission, before: readonly Mission[]): Mission {
  if (Object.keys(q.view.caps).length === 0 || NO_ESCORT.includes(one.verb)) return one;
  const free = readyFlyers(q).filter(({ id, counter }) => counter.type === 'F' && !crew(one).includes(id));
  for (const { id } of free.slice(0, MOST_ASKED)) {
    const safe = { ...one, also: { ...one.also, escorts: [id] } } as Mission;
    if (orderFault(q, safe, before) === null) return safe;
  }
  return one;
}
const MOST_ASKED = 6;
const NO_ESCORT: readonly string[] = ['cap', 'night cap', 'search', 'far search', 'escort', 'transfer'];

/** 5.6.2: AA fires once at each mission: those that fly for the same thing fly together. */
function together(q: Ask, missions: readonly Mission[]): Mission[] {
  const whole: Mission[] = [];
  for (const one of missions) {
    const i = whole.findIndex((other) => TOGETHER.includes(one.verb) && sameGoal(other, one));
    const other = whole[i];
    if (!other) whole.push(one);
    else {
      const escorts = [...other.also.escorts, ...one.also.escorts];
      const both = { ...other, units: [...other.units, ...one.units], also: { ...other.also, escorts } } as Mission;
      const others = whole.filter((_, j) => j !== i);
      if (orderFault(q, both, others) === null) whole[i] = both;
      else whole.push(one);
    }
  }
  return whole;
}
const TOGETHER: readonly string[] = ['support', 'bomb', 'attack'];
const targetOf = (one: Mission): string => ('at' in one ? one.at : 'target' in one ? one.target : '');
const sameGoal = (a: Mission, b: Mission): boolean => a.verb === b.verb && targetOf(a) === targetOf(b);

/** 4.D3: drops, airlift, missiles, searches, support, bombs and CAP; whoever may hit ships is ready to strike each impulse. */
export function airOrders(q: Ask): Line[] {
  const lines: Mission[] = [];
  const idle = resting(q);
  const isFree = (id: string): boolean => !lines.some((one) => crew(one).includes(id));
  const all = sorties(q);
  const landings = landingsAhead(q);
  // 9.1: heavy bombers cost a point each, and ships shoot back.
  const strikers = readyFlyers(q).filter(({ counter }) => counter.type !== 'HB' && (counter.tbs > 0 || counter.t));
  const spared = strikers.slice(0, Math.ceil(strikers.length / 2)).map(({ id }) => id);
  for (const verb of FIRST) {
    const useful = all.filter((one) => one.verb === verb && isUseful(q, one, landings));
    const able = verb === 'drop' || verb === 'support' ? whereLanded(q, useful, landings) : useful;
    for (const one of able) {
      if (lines.filter((other) => other.verb === verb).length >= (MOST[verb] ?? 0)) break;
      const isSpared =
        (verb === 'support' || verb === 'bomb' || verb === 'escort') && crew(one).some((id) => spared.includes(id));
      if (isSpared || !crew(one).every(isFree)) continue;
      const safe = escorted(q, one, lines);
      if (orderFault(q, safe, lines) === null) lines.push(AGAIN.includes(verb) ? again(safe) : safe);
    }
  }
  const units = strikers.map(({ id }) => id);
  const strike: Line = { verb: 'strike', units, also: { ...NO_MORE, each: true } };
  const missions = together(q, lines);
  const named = [...missions.flatMap(crew), ...(units.length > 0 ? units : [])];
  const rest = idle.filter((id) => !named.includes(id));
  const done: Line[] = rest.length > 0 ? [{ verb: 'rest', units: rest }] : [];
  return [...missions, ...(units.length > 0 ? [strike] : []), ...done];
}

/** 4.A4: fighters wait over own ships in port and over islands that are fought for, one a hex. */
export function capOrders(q: Ask): Line[] {
  const lines: Mission[] = [];
  for (const one of sorties(q)) {
    if (lines.length >= MOST_AT_START) break;
    if (one.verb !== 'cap' || lines.some((other) => other.verb === 'cap' && other.at === one.at)) continue;
    if (isUseful(q, one, []) && orderFault(q, one, lines) === null) lines.push(one);
  }
  return lines;
}
const MOST_AT_START = 3;
