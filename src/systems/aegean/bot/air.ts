import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import { NO_MORE } from '../orders/air-also';
import type { AirOrders } from '../orders/air';
import { crew } from '../rules/5-aloft';
import type { Mission } from '../rules/5-aloft';
import { orderFault } from '../rules/5-orders';
import { readyFlyers, sorties } from '../rules/5-sorties';
import { Field } from '../rules/7-field';

type Line = Said<AirOrders>;

/** What is worth flying first: troops, then what finds and hits ships, then what helps on land. */
const FIRST = ['drop', 'airlift', 'missile', 'search', 'support', 'bomb', 'cap'] as const;
/** So many missions of a kind are flown in one air phase. */
const MOST: Readonly<Record<string, number>> = {
  drop: 2,
  airlift: 2,
  missile: 2,
  search: 3,
  support: 6,
  bomb: 6,
  cap: 2,
};

/** What is flown in the impulses after too, so that nobody need be asked: who carries troops is told anew where to. */
const AGAIN: readonly string[] = ['missile', 'search', 'support', 'bomb', 'cap'];
const again = (one: Mission): Mission => ({ ...one, also: { ...one.also, each: true } }) as Mission;

/** Whether a mission is good for something where it goes. */
function isUseful(q: Ask, one: Mission): boolean {
  const { view, data, seat } = q;
  const field = new Field(view, data);
  const fought = (hex: string): boolean => {
    const island = data.isles.islandOf(hex);
    return island !== null && data.isles.hexesOf(island).some((at) => field.hasEnemy(seat, at));
  };
  if (one.verb === 'drop') return !field.hasEnemy(seat, one.at) && fought(one.at) && !data.isles.isRough(one.at);
  if (one.verb === 'airlift') return fought(view.bases[one.to]?.hex ?? '') && !fought(view.ground[one.unit]?.at ?? '');
  // Support waits for an attack: where own troops stand beside, or in the hex already.
  if (one.verb === 'support')
    return [one.at, ...data.isles.around(one.at)].some((hex) => field.of(seat, hex).length > 0);
  if (one.verb === 'bomb') return view.bases[one.target] !== undefined;
  if (one.verb === 'cap') return Object.values(view.ships).some(({ at, side }) => side === seat && at === one.at);
  return true;
}

/** 4.D3: drops, airlift, missiles, searches, support, bombs and CAP; whoever may hit ships is ready to strike each impulse. */
export function airOrders(q: Ask): Line[] {
  const lines: Mission[] = [];
  const isFree = (id: string): boolean => !lines.some((one) => crew(one).includes(id));
  const all = sorties(q);
  const strikers = readyFlyers(q).filter(({ counter }) => counter.tbs > 0 || counter.t);
  const spared = strikers.slice(0, Math.ceil(strikers.length / 2)).map(({ id }) => id);
  for (const verb of FIRST) {
    const able = all.filter((one) => one.verb === verb && isUseful(q, one));
    for (const one of able) {
      if (lines.filter((other) => other.verb === verb).length >= (MOST[verb] ?? 0)) break;
      const isSpared = (verb === 'support' || verb === 'bomb') && crew(one).some((id) => spared.includes(id));
      if (isSpared || !crew(one).every(isFree)) continue;
      if (orderFault(q, one, lines) === null) lines.push(AGAIN.includes(verb) ? again(one) : one);
    }
  }
  const units = strikers.map(({ id }) => id).filter(isFree);
  const strike: Line = { verb: 'strike', units, also: { ...NO_MORE, each: true } };
  return units.length > 0 ? [...lines, strike] : lines;
}
