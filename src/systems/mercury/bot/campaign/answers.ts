import type { Answers } from '../sea';
import { convoyMoves } from './convoys';
import { closedUp, regrouped } from './regrouping';
import type { Rng } from '../../../../kernel/decide/rng';
import { asManyAs, type TakeFacts } from '../../decisions/variants/taking';
import type { AlliedConvoy, Ask, SeaId, TaskForceView } from '../../mercury';
import type { OptionId } from '../../rules/23-4-variants';
import type { Sent } from '../../decisions/convoys/send-convoy';
import { NORTH_PORTS } from '../../rules/21-1-allied-convoys';
import { dutiesOf, takenAt } from './duties';
import { type Haven, planOf } from './plan';
import { levelIn } from '../../rules/15-1-supply';
import { reserveIn, sectorOfAirfield } from '../../rules/15-2-reserve';
import { attackStrength, defenceStrength, groundIn, standing } from '../../rules/ground/ground';
import { fieldOf } from '../../decisions/ground/moves';
import type { Field } from '../../rules/ground/04-field';
import { type Embarking, type Pier, pierFault, stepsOfUnit } from '../../rules/17-33-embarking';
import { lossKind } from '../../rules/20-1-losses';
import type { ForceMove } from '../../decisions/movement';
import { reachOf, wayOf } from '../../rules/17-movement';
import { sailable } from './forces';

/** What the bot decides in a campaign beside what it decides in every scenario; for all else the published defaults speak. */
export const CAMPAIGN_ANSWERS: Answers = {
  'mercury.task-forces': regrouped,
  'mercury.reshuffle': closedUp,
  'mercury.allied-movement': fleetMoves,
  'mercury.german-movement': convoyMoves,
  'mercury.embarking': embarkation,
  'mercury.send-convoy': sentConvoy,
  'mercury.supply-flights': flownSupply,
  'mercury.german-options': options,
  'mercury.allied-options': options,
};

/** Options that help whoever plays on as before; of the others the bot would make nothing: it drops where the card says, and keeps its steamer idle. */
const USED: readonly OptionId[] = [
  ...(['german-2', 'german-4', 'german-5', 'german-8', 'german-9'] as const),
  ...(['allied-1', 'allied-3', 'allied-4', 'allied-6', 'allied-8', 'allied-9'] as const),
];

/** 23.43, 23.44: some of those that it can use, in no order that could be foreseen; at times none, as far as it may choose. */
function options({ facts, data }: Ask<TakeFacts>, rng: Rng): { id: string }[] {
  const used = rng.shuffle(facts.cards.filter((id) => (USED as readonly string[]).includes(id)));
  const most = rng.int((facts.atMost ?? used.length) + 1);
  return asManyAs(used, { facts, data })
    .slice(0, most)
    .map((id) => ({ id }));
}

/** 21.12, 21.13: by night, to the port with most room, else to the south coast; nobody sails to an island that is being left (20.2). */
function sentConvoy(q: Ask<{ convoys: AlliedConvoy[]; places: SeaId[] }>): Sent[] {
  const plan = planOf(q);
  if (!plan?.night || plan.leaving !== null) return [];
  const there = plan.havens
    .filter(({ at, open, room, place }) => open && room > 0 && !q.data.boxes.has(place) && q.facts.places.includes(at))
    .sort((a, b) => Number(NORTH_PORTS.includes(b.at)) - Number(NORTH_PORTS.includes(a.at)) || takenAt(b) - takenAt(a));
  for (const { no, cargo } of q.facts.convoys) {
    const to = there.find((haven) => suits(haven, cargo.rsc > 0));
    if (to) return [{ convoy: no, to: to.at }];
  }
  return [];
}

/** An RSC wants a sector with stockpiles (15.25b). */
const suits = ({ at }: Haven, rsc: boolean): boolean => !rsc || NORTH_PORTS.includes(at);

/** 15.25c: where a sector is below Adequate and nothing lies in reserve; not as long as the airfield is needed more for troops. */
function flownSupply(q: Ask<{ eligible: string[] }>): string[] | undefined {
  const ground = groundIn(q);
  const short = q.facts.eligible.find((id) => {
    const sector = sectorOfAirfield(ground, id);
    const { onHand, expended } = reserveIn(ground, 'german', sector);
    return levelIn(ground, 'german', sector) !== 'Adequate' && onHand + expended === 0;
  });
  return short === undefined ? undefined : [short];
}

/** 17.33, 20.21: who counts goes first, the strongest last as long as there is time: they cover the others. Greeks stay and hold the port. */
function embarkation(q: Ask<{ piers: Pier[] }>): Embarking[] {
  const plan = planOf(q);
  if (!plan) return [];
  const field = fieldOf(q);
  const berths = q.facts.piers.map((pier) => ({
    ...{ pier, left: pier.limit },
    ships: pier.ships?.map((ship) => ({ ...ship })) ?? null,
  }));
  return leavers(field, q).flatMap((unit) => {
    const steps = stepsOfUnit(field, unit);
    for (const berth of berths) {
      const ship = berth.ships?.find(({ room }) => room >= steps);
      if (berth.left < steps || (berth.ships && !ship) || pierFault(field, unit, berth.pier)) continue;
      berth.left -= steps;
      if (ship) ship.room -= steps;
      return [{ unit, at: berth.pier.at, ship: ship?.id ?? null }];
    }
    return [];
  });
}

/** Units whose steps count against the Allied player if they stay, the weakest first. */
function leavers(field: Field, q: Ask): string[] {
  const { ground } = field;
  const strength = (id: string): number => {
    const s = standing(ground, id);
    return defenceStrength(s) + attackStrength(s);
  };
  return Object.keys(ground.units)
    .filter(
      (id) => q.data.ground.get(id)?.side === 'allied' && lossKind(standing(ground, id).counter) === 'allied-step',
    )
    .sort((a, b) => stepsOfUnit(field, b) - stepsOfUnit(field, a) || strength(a) - strength(b));
}

/** 17.1: each Task Force sails to its duty, or as far on the way as it comes. */
function fleetMoves(q: Ask): ForceMove[] {
  const plan = planOf(q);
  if (!plan) return [];
  const duties = dutiesOf(plan, q);
  return sailable(q).flatMap((tf) => {
    const duty = duties.get(tf.letter);
    const path = duty ? towards(tf, duty.to, q) : null;
    return path && path.length > 0 ? [{ tf: tf.letter, path }] : entering(tf, q);
  });
}

/** Who comes in from outside must choose a zone of entry (17.13). */
function entering(tf: TaskForceView, q: Ask): ForceMove[] {
  const [zone] = tf.at === null ? (tf.due?.enter ?? []) : [];
  return zone === undefined || !reachOf(tf, q).has(zone) ? [] : [{ tf: tf.letter, path: [zone] }];
}

function towards(tf: TaskForceView, to: SeaId, q: Ask): SeaId[] | null {
  const open = reachOf(tf, q);
  if (tf.at === to) return null;
  const way = wayOf(tf, to, q);
  if (way === null) return null;
  for (let n = Math.min(way.length, tf.move ?? 0); n > 0; n--) {
    const end = way[n - 1];
    const at = end !== undefined && (n === way.length || q.data.zones.has(end)) ? end : null;
    if (at !== null && open.has(at)) return way.slice(0, n);
  }
  return null;
}
