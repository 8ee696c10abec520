import { type DecisionKind, illegal, type Objection } from '../../../kernel/decide/decision';
import { type Ask, decision, type Mercury, type Side } from '../mercury';
import { cargo, type CargoOrder, cargoVerb } from '../orders/surface';
import { contactOf } from '../rules/16-components';
import { leastLoss } from './least-loss';

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
