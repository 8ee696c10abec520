import { type DecisionKind, illegal, type Objection } from '../../../kernel/decide/decision';
import { type Ask, decision, type Mercury, type MercuryData, type Side } from '../mercury';
import { cargo, type CargoOrder, cargoVerb } from '../orders/surface';
import { contactOf, germanCounter, shipOf } from '../rules/16-components';
import { loseStepAboard, type LossAboard } from '../rules/17-34-losses';
import { shipName } from '../orders/names';
import { chooseUnits, type UnitChoice } from './ground/choose-units';
import { costAboard } from './ground/defaults/worth';
import { withShips } from './at-sea';
import { groundUnitOf } from '../rules/17-3-aboard';

/** What the two choose from: the steps of a convoy that each has to name, in a surface combat or as it arrives (19.74f, 21.33e). */
export interface StepsOfConvoy {
  contact: number;
  germanLosses: number;
  alliedLosses: number;
  chosen: { german: string[]; allied: string[] };
  /** The steps are not lost, but go back to Athens (21.33e). */
  half?: 'lost' | 'returned';
}

interface CargoFacts {
  returns?: true;
  contact: number;
  unit: string;
  steps: number;
  cargo: { id: string; steps: number }[];
}

const BY_DEFAULT: Record<Side, string> = {
  german: 'your convoys lose the steps that cost least: an RSC first, units turned over before one is lost',
  allied: 'you sink the steps of the item first on the list, no RSC',
};

/** 19.74f: each player chooses his share of the steps a convoy loses; both at once, the German's come off first. */
function cargoLosses(seat: Side): DecisionKind<Mercury, StepsOfConvoy, CargoFacts, string[], CargoOrder> {
  const verb = cargoVerb(seat === 'german' ? 'lose' : 'sink');
  return decision<StepsOfConvoy, CargoFacts, string[], CargoOrder>({
    kind: `mercury.cargo-losses-${seat}`,
    rule: '19.74f',
    title: 'step losses of a convoy',
    word: seat === 'german' ? 'convoy losses' : 'sinking',
    seats: [seat],
    asked: 'other',
    interphase: BY_DEFAULT[seat],
    verbs: [verb],
    disclose(c) {
      const steps = seat === 'german' ? c.local.germanLosses : c.local.alliedLosses;
      const unit = c.world.germans.find((g) => g.contact === c.local.contact);
      if (steps === 0 || !unit) return null;
      const aboard = unit.cargo.filter((i) => i.steps > 0).map((i) => ({ ...i }));
      const most = aboard.reduce((n, i) => n + i.steps, 0);
      return {
        seat,
        facts: {
          contact: unit.contact,
          unit: contactOf(c.world, unit.contact).unit,
          steps: Math.min(steps, most),
          cargo: aboard,
          ...(c.local.half === 'returned' ? { returns: true as const } : {}),
        },
      };
    },
    prompt(q) {
      const aboard = q.facts.cargo.map((i) => `${itemName(q, i.id)}${i.steps > 1 ? ` (${i.steps})` : ''}`).join(', ');
      const steps = plural(q.facts.steps);
      const name = q.data.germanNaval.get(q.facts.unit)?.names[0] ?? '';
      return {
        question: q.facts.returns
          ? `${steps} of your choice ${q.facts.steps === 1 ? 'goes' : 'go'} back to Athens from ${name}. Aboard: ${aboard}.`
          : `${name} loses ${steps} of your choice. Aboard: ${aboard}.`,
        choices: [verb.syntax],
        examples: this.print(byDefault(q, seat), q),
      };
    },
    assemble: (orders) => ({ answer: orders.flatMap((o) => o.items) }),
    judge: (items, q) => faults(items, q, verb.print({ verb: verb.verb as 'lose', items: byDefault(q, seat) }, q)),
    print: (items, q) => [verb.print({ verb: seat === 'german' ? 'lose' : 'sink', items }, q)],
    ifSilent(q) {
      const answer = byDefault(q, seat);
      return { answer, text: verb.print({ verb: verb.verb as 'lose', items: answer }, q) };
    },
    sample(q, rng) {
      const pool = q.facts.cargo.flatMap((i) => Array.from({ length: i.steps }, () => i.id));
      return rng.shuffle(pool).slice(0, q.facts.steps);
    },
    take(c, items) {
      c.local.chosen[seat] = items;
    },
  });
}

export const germanCargoLosses = cargoLosses('german');
export const alliedCargoLosses = cargoLosses('allied');

const plural = (steps: number): string => `${steps} step${steps === 1 ? '' : 's'}`;

const itemName = (q: Ask<CargoFacts>, id: string): string => cargo.print(id, q);

function faults(items: string[], q: Ask<CargoFacts>, nearest: string): Objection[] {
  const { cargo, steps } = q.facts;
  const over = cargo.filter((i) => items.filter((id) => id === i.id).length > i.steps);
  const strange = items.filter((id) => !cargo.some((i) => i.id === id));
  const short =
    items.length === steps ? [] : [`${plural(steps)} ${steps === 1 ? 'is' : 'are'} to be named, not ${items.length}`];
  const texts = [
    ...strange.map((id) => `${itemName(q, id)} is not aboard`),
    ...over.map((i) => `${itemName(q, i.id)} has only ${plural(i.steps)}`),
    ...short,
  ];
  return texts.map((text) => illegal('19.74f', text, { nearest }));
}

function byDefault(q: Ask<CargoFacts>, seat: Side): string[] {
  if (seat === 'german') return leastLoss(q);
  const pool = q.facts.cargo.flatMap((i) => Array.from({ length: i.steps }, () => i.id));
  const rsc = (id: string): boolean =>
    q.data.germanNaval.get(q.facts.unit)?.cargo.find((i) => i.id === id)?.rsc ?? false;
  return [...pool.filter((id) => !rsc(id)), ...pool.filter(rsc)].slice(0, q.facts.steps);
}

/** A ship that loses steps of what it carries. */
export interface LosingAboard {
  loss?: LossAboard;
}
interface LossFacts extends UnitChoice {
  /** Those on their reduced side, which the next step eliminates; not known of a question asked before 1.7.0. */
  reduced?: string[];
}

/** 17.34: which unit aboard a damaged ship loses the next step. */
export const transportLosses = chooseUnits<LosingAboard, LossFacts>({
  kind: 'mercury.transport-losses',
  rule: '17.34',
  seats: ['allied'],
  title: 'losses aboard',
  word: 'losses aboard',
  verb: 'drown',
  help: 'this unit aboard a damaged ship loses the next step; given in advance, the first of the list that is there',
  lasting: true,
  place: () => 'at sea',
  interphase:
    'aboard your damaged ships units are turned over before any is lost, those that lose least first, HQs last',
  speaks: withShips,
  silence: 'the step that costs least',
  why: () => ({ rule: '17.34', text: 'is not aboard the ship' }),
  byDefault({ facts: { eligible, reduced = [] }, data }) {
    const cost = (id: string): number => {
      const counter = data.ground.get(id);
      return counter ? costAboard(counter, reduced.includes(id), 1) : 0;
    };
    return [...eligible].sort((a, b) => cost(a) - cost(b)).slice(0, 1);
  },
  disclose(c) {
    const { loss } = c.local;
    if (!loss) return null;
    const units = shipOf(c.world, loss.ship).cargo?.units ?? [];
    const reduced = units.filter((u) => u.reduced).map((u) => u.id);
    const ship = shipName(loss.ship, c);
    const question = `${ship} is damaged: ${loss.steps} step${loss.steps === 1 ? '' : 's'} of what it carries ${loss.steps === 1 ? 'is' : 'are'} lost. Which unit loses the next?`;
    return { seat: 'allied', facts: { eligible: units.map((u) => u.id), least: 1, most: 1, question, reduced } };
  },
  take(c, units) {
    const { loss } = c.local;
    if (!loss) return;
    for (const id of units) loseStepAboard(c, loss.ship, id);
    loss.steps -= units.length;
  },
});

/** What a convoy carries, and how many steps of it its owner has to name. */
interface Carried {
  unit: string;
  steps: number;
  cargo: readonly { id: string; steps: number }[];
  /** They are not lost, but go back to Athens (21.33e). */
  returns?: true;
}

/** A whole unit that waits for an aeroplane comes later, no more (17.37e). */
const FLIES_LATER = 1;

/**
 * The steps whose loss costs a convoy's owner least: the RSC, of which Athens has another and nobody a point (17.34c, 21.34),
 * then the strength that goes with each unit, a unit turned over before one is gone. Of steps that go back: whole units that may fly.
 */
function leastLoss(q: Pick<Ask<Carried>, 'facts' | 'data' | 'view'>): string[] {
  const { cargo, steps } = q.facts;
  let best: Choice[] = [{ items: [], cost: 0 }];
  // Later items first, so that of equal losses the last on the list goes.
  for (const { id, steps: aboard } of [...cargo].reverse()) {
    const longer = best.flatMap(({ items, cost }) =>
      Array.from({ length: Math.min(aboard, steps - items.length) + 1 }, (_, n) => ({
        items: [...items, ...Array.from({ length: n }, () => id)],
        cost: cost + costOf(q, id, aboard, n),
      })),
    );
    best = cheapestByLength(longer);
  }
  return best.find(({ items }) => items.length === steps)?.items ?? [];
}

interface Choice {
  items: string[];
  cost: number;
}

/** Of all choices of as many steps the cheapest; of those the one that was found last, which takes most of the later items. */
function cheapestByLength(choices: readonly Choice[]): Choice[] {
  const best = new Map<number, Choice>();
  for (const choice of choices) {
    const known = best.get(choice.items.length);
    if (!known || choice.cost <= known.cost) best.set(choice.items.length, choice);
  }
  return [...best.values()];
}

function costOf(
  { facts, data, view }: Pick<Ask<Carried>, 'facts' | 'data' | 'view'>,
  id: string,
  aboard: number,
  n: number,
): number {
  const item = germanCounter(data, facts.unit).cargo.find((i) => i.id === id);
  if (!item || item.rsc || n === 0) return 0;
  const counter = data.ground.get(groundUnitOf(data, item.names[0] ?? ''));
  if (!counter) return 0;
  const gone = n === aboard;
  if (facts.returns && gone && fliesLater(data, view.scenario.id, counter.id) && aboard === item.steps)
    return FLIES_LATER;
  return costAboard(counter, aboard < item.steps, n);
}

const fliesLater = (data: MercuryData, scenario: string, id: string): boolean =>
  data.groundScenarios.find((s) => s.id === scenario)?.campaign?.athensLanding.units.includes(id) ?? false;
