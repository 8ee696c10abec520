import type { Fault } from '../../../kernel/decide/fault';
import { bad } from '../rules/bad';
import { chooseLines } from '../../../play/choices/lines';
import type { Said } from '../../../play/choices/line-spec';
import type { Aegean, Ask } from '../aegean';
import { AIR_VERBS, rest, strike, type AirOrder, type AirOrders } from '../orders/air';
import { onBoard } from '../orders/ground-conditions';
import { aircraft, ships, units as troops } from '../orders/names';
import { base, target } from '../orders/targets';
import { quietly } from '../rules/4-turn-orders';
import { KIND_OF, missionFault } from '../rules/5-4-missions';
import { goalOf, type Mission } from '../rules/5-aloft';
import { orderFault } from '../rules/5-orders';
import { readyFlyers, sorties, sortiesOf } from '../rules/5-sorties';
import { wingOf } from '../rules/5-wing-seen';
import { aircraftOf, inRows } from '../rules/in-rows';
import { placeName } from '../rules/names';
import type { Flights } from '../sequence/air-phase';
import { flyAlso } from '../sequence/turn-orders';
import { SIDES } from '../side';
import { ahead } from '../orders/ahead';
import { foreseenInTheAir } from './foreseen-air';
import { drawn } from './missions-drawn';

/** 5.4: whether somebody who is ready flies missions of a verb at all. */
const isForSomebody = (q: Ask, verb: AirOrder['verb']): boolean =>
  readyFlyers(q).some(({ counter }) => {
    if (verb === 'far search' && !(counter.type === 'TB' && q.seat === 'allied')) return false;
    const night = q.view.clock.night || verb === 'night cap';
    return missionFault(counter, KIND_OF[verb], { night, extended: false }) === null;
  });

/** What may stand behind every line, and that units may be several, is said once. */
const inFew = (syntax: string): string => syntax.replace('air unit, air unit', 'units').replace(/\[; escort.*$/, '');

/** `I/StG 3 1, 2 (DB: Ju 87 dive bomber, bombs 2, against ships 2): airfield Maritsa`, like units together. */
function listing(q: Ask): string[] {
  const lines = new Map<string, string[]>();
  for (const { id, counter, base } of readyFlyers(q)) {
    const ships = counter.tbs > 0 ? `, against ships ${counter.tbs}` : counter.t ? ', T' : '';
    const night = counter.night ? ', N' : '';
    const kind = `${counter.type}: ${aircraftOf(q.data, id)} ${q.data.airKinds[counter.type]}`;
    const what = `(${kind}, bombs ${counter.bomb}${ships}${night}): ${placeName(q.data, base.id)}`;
    lines.set(what, [...(lines.get(what) ?? []), id]);
  }
  const again = q.view.orders.air.map((one) =>
    [...AIR_VERBS, strike].find(({ verb }) => verb === one.verb)?.print(one as never, q),
  );
  return [...[...lines].map(([what, ids]) => `${inRows(q.data, ids)} ${what}`), ...again.flatMap((one) => one ?? [])];
}

/** Those that fly each impulse may rest. */
const rests = ({ view }: Ask): Extract<Said<AirOrders>, { verb: 'rest' }>[] =>
  view.orders.air.flatMap(({ units }) => units.map((id) => ({ verb: 'rest' as const, units: [id] })));

/** What tells a mission from others to the same hex. */
function about(one: Mission, q: Ask): string {
  if (one.verb === 'bomb') return ` ${target.print(one.target, q)}`;
  if (one.verb === 'missile') return ` ${ships.print(one.ship, q)}`;
  if (one.verb === 'transfer') return ` to ${base.print(one.to, q)}`;
  if (one.verb !== 'drop' && one.verb !== 'airlift') return '';
  const where = one.verb === 'airlift' ? ` to ${base.print(one.to, q)}` : '';
  return ` ${troops.print(one.unit, q)}${where}`;
}

const isMission = (one: Said<AirOrders>): one is Mission => one.verb !== 'rest' && one.verb !== 'strike';
const attacksShips = ({ data }: Ask, id: string): boolean => {
  const { tbs = 0, t = false } = data.air.get(id) ?? {};
  return tbs > 0 || t;
};
function strikeFault(units: readonly string[], q: Ask, before: readonly Said<AirOrders>[]): Fault | null {
  const weak = units.find((id) => !attacksShips(q, id));
  if (weak !== undefined) return bad('5.4.6', `${aircraft.print(weak, q)} attacks no ships`);
  const twice = units.find((id) => before.some((other) => other.verb === 'strike' && other.units.includes(id)));
  return twice === undefined ? null : bad('5.4.0', `${aircraft.print(twice, q)} strikes by a line above`);
}
const AGAIN = 'where nothing is new aircraft fly what they are to fly each impulse';

/** 4.D3: all missions of an air phase, named before the first is flown. */
export const chooseMissions = chooseLines<Aegean, Flights, AirOrders>({
  ...{
    kind: 'aegean.missions',
    rule: '4.D3',
    title: 'air missions',
    word: 'air',
    flown: true,
    seats: SIDES,
    asked: 'own',
  },
  ...quietly('air', AGAIN),
  order: [...AIR_VERBS, strike, rest],
  ...{ once: 'units', twice: '5.4.0' },
  // Who flies now may strike in the impulses after.
  besides: (one) => one.verb === 'strike' && one.also.each === true,
  question:
    'Which missions do your aircraft fly, one after the other as written? Behind a line: "; escort units", "; on ship or type", "; via hex", "; home base", "; each impulse".',
  followedBy: () => ['aegean.naval-orders', 'aegean.ground-moves'],
  forms: (q) =>
    [
      ...AIR_VERBS.filter(({ verb }) => isForSomebody(q, verb as AirOrder['verb'])),
      ...(isForSomebody(q, 'attack') ? [strike] : []),
      ...(q.view.orders.air.length > 0 ? [rest] : []),
    ].map(({ syntax }) => inFew(syntax)),
  nothing: 'no aircraft fly but those of each impulse',
  inAdvance: (scope, rng) => ahead(drawn({ ...scope, facts: {} }, rng)),
  foresee: foreseenInTheAir,
  whose: ({ local }) => local.side,
  // 5.8.1: by night nobody is asked who has no aircraft for it; whether they are ready does not count, as being asked would tell it.
  asks: (q) =>
    readyFlyers(q).length > 0 &&
    (!q.view.clock.night ||
      wingOf(q)
        .based(q.seat)
        .some(({ counter }) => counter.night)),
  conditions: onBoard<object>(),
  options: (q) => [...sorties(q), ...rests(q)],
  optionsOf(id, q) {
    const flown = sortiesOf(q, id);
    return flown && [...flown, ...rests(q).filter(({ units }) => units.includes(id))];
  },
  listing,
  fault(one, q, before) {
    if (isMission(one)) return orderFault(q, one, before.filter(isMission));
    const strange = one.units.find((id) => q.data.air.get(id)?.side !== q.seat);
    if (strange !== undefined) return bad('4.D3', `${aircraft.print(strange, q)} is no air unit of yours`);
    return one.verb === 'strike' ? strikeFault(one.units, q, before) : null;
  },
  drawn,
  onMap: (one, q) => {
    const base = q.view.air[one.units[0] ?? '']?.at ?? '';
    const goal = isMission(one) ? goalOf(q, one) : null;
    return { from: q.view.bases[base]?.hex ?? q.view.ships[base]?.at ?? null, to: goal };
  },
  about: (one, q) => (isMission(one) ? `${one.verb}${about(one, q)}` : one.verb),
  takeAll(c, all) {
    c.local.missions = flyAlso(c, c.local.side, all);
  },
});
