import type { Rng } from '../../../kernel/decide/rng';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import type { AirOrders } from '../orders/air';
import { NO_MORE } from '../orders/air-also';
import { goalOf, type Mission } from '../rules/5-aloft';
import { orderFault } from '../rules/5-orders';
import { Wing } from '../rules/5-wing';
import { readyFlyers, sorties } from '../rules/5-sorties';

type Flyers = ReturnType<typeof readyFlyers>;

const ATTACKS: readonly string[] = ['attack', 'bomb', 'support', 'search', 'missile', 'drop', 'airlift'];
/** Whose troops or base is told anew each time: no impulse after flies it again. */
const ONCE: readonly string[] = ['drop', 'airlift', 'transfer'];
const MOST_DRAWN = 4;
const MOST_ESCORTS = 3;

/** Hexes over which the enemy flies CAP: air combat is fought nowhere else. */
const guarded = ({ view, seat }: Ask): string[] =>
  Object.keys(view.caps).filter((hex) => view.caps[hex]?.some(({ side }) => side !== seat));

/** Like units of a base together, with escorts; each impulse or in this alone. */
function fuller(q: Ask, rng: Rng, one: Mission, { flyers, met }: { flyers: Flyers; met: boolean }): Mission {
  const lead = flyers.find(({ id }) => id === one.units[0]);
  const like = flyers.filter(({ id, counter, base }) => {
    const isOfGroup = counter.group === lead?.counter.group && base.id === lead.base.id;
    return isOfGroup && id !== lead.id;
  });
  const units = [...one.units, ...like.map(({ id }) => id).slice(0, rng.int(like.length + 1))];
  const fighters = flyers.filter(({ id, counter }) => counter.type === 'F' && !units.includes(id));
  const most = met ? MOST_ESCORTS : rng.int(2);
  const escorts = fighters.slice(0, most).map(({ id }) => id);
  const each = !ONCE.includes(one.verb) && rng.chance(2, 3) ? { each: true as const } : {};
  const also = { ...one.also, ...each };
  const alone = ONCE.includes(one.verb) && one.verb !== 'transfer' ? one.units : units;
  const ways: Mission[] = [
    { ...one, units: alone, also: { ...also, escorts } },
    { ...one, units: alone, also },
    { ...one, also },
  ];
  return ways.find((mission) => orderFault(q, mission, []) === null) ?? one;
}

/** Whoever can strikes at ships in each impulse in which he has no other mission: those too who are not ready yet. */
function strikes(q: Ask): Said<AirOrders>[] {
  const based = new Wing(q.view, q.data).based(q.seat);
  const units = based.filter(({ counter }) => counter.tbs > 0 || counter.t).map(({ id }) => id);
  return units.length > 0 ? [{ verb: 'strike', units, also: { ...NO_MORE, each: true } }] : [];
}

/** Who flies each impulse is told to rest. */
const rests = ({ view }: Ask): Said<AirOrders>[] =>
  view.orders.air.slice(0, 1).map(({ units }) => ({ verb: 'rest', units: units.slice(0, 1) }));

/** Who waits in the Holding Box goes to an airfield, from where he may fly CAP; and CAP flies several together. */
function forward(q: Ask, rng: Rng, all: readonly Mission[]): Mission[] {
  const fields = all.filter(
    (one) => one.verb === 'transfer' && q.view.air[one.units[0] ?? '']?.at.endsWith('-holding'),
  );
  const caps = all.filter(({ verb }) => verb === 'cap' || verb === 'night cap');
  const over = goalOf(q, caps[0] ?? all[0] ?? NOWHERE);
  return [
    ...(rng.chance(1, 3) ? fields.slice(0, 2) : []),
    ...(rng.chance(1, 3) ? caps.filter((one) => goalOf(q, one) === over).slice(0, MOST_ESCORTS) : []),
  ];
}
const NOWHERE: Mission = { verb: 'cap', at: '', units: [], also: NO_MORE };

/** At random: few missions, into enemy CAP and what attacks or carries before what only flies about, like units together. */
export function drawn(q: Ask, rng: Rng): Said<AirOrders>[] {
  const all = rng.shuffle(sorties(q));
  const caps = guarded(q);
  const isMet = (one: Mission): boolean => caps.includes(goalOf(q, one) ?? '');
  const first = all.filter(({ verb }) => ATTACKS.includes(verb));
  const isFighter = (one: Mission): boolean => q.data.air.get(one.units[0] ?? '')?.type === 'F';
  const met = first.filter(isMet);
  const into = rng.chance(1, 2) ? [...met.filter(isFighter).slice(0, 1), ...met.slice(0, 2)] : [];
  const picked = [
    ...into,
    ...forward(q, rng, all),
    ...first.slice(0, rng.int(MOST_DRAWN) + 1),
    ...all.slice(0, rng.int(3)),
  ];
  const flyers = readyFlyers(q);
  const missions = picked.map((one) => fuller(q, rng, one, { flyers, met: isMet(one) }));
  return [...missions, ...(rng.chance(3, 4) ? strikes(q) : []), ...(rng.chance(1, 4) ? rests(q) : [])];
}
