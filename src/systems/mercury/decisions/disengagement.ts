import { intended } from '../facts/air';
import { illegal } from '../../../kernel/decide/decision';
import { type Ask, decision, type SeaId } from '../mercury';
import { printSea } from '../orders/names';
import { type PressOnOrder, pressOnVerb, type TurnBackOrder, turnBackVerb } from '../orders/surface';
import { contactOf, germanCounter } from '../rules/16-components';
import { groundUnitOf } from '../rules/17-3-aboard';
import { farther, zoneOfContact } from '../rules/19-7-surface-combat';
import { campaignAtSea } from './at-sea';

/** What the Disengagement Round of one unit needs (19.75). */
export interface Disengaging {
  contact: number;
  intent?: 'press on' | 'turn back';
  to?: SeaId | null;
}
interface TurnFacts {
  contact: number;
  unit: string;
  zones: SeaId[];
}
type Intent = { press: true } | { press: false; to: SeaId | null };

const PRESSES_ON = 'a unit presses on; a convoy that has lost a third of its cargo turns back';

/** 19.75: the German presses on or turns back, and if back, where to. */
export const disengagement = decision<Disengaging, TurnFacts, Intent, PressOnOrder | TurnBackOrder>({
  kind: 'mercury.disengagement',
  rule: '19.75',
  title: 'press on or turn back',
  word: 'disengagement',
  seats: ['german'],
  verbs: [pressOnVerb, turnBackVerb],
  disclose(c) {
    const unit = c.world.germans.find((g) => g.contact === c.local.contact);
    if (!unit) return null;
    const zone = zoneOfContact(c.data, unit);
    return {
      seat: 'german',
      facts: {
        contact: unit.contact,
        unit: contactOf(c.world, unit.contact).unit,
        zones: zone === null ? [] : farther(c.data, zone),
      },
    };
  },
  prompt(q) {
    const name = q.data.germanNaval.get(q.facts.unit)?.names[0] ?? '';
    const back = q.facts.zones.map((z) => `turn back to ${printSea(z, q.data)}`);
    return {
      question: `${name} (contact ${q.facts.contact}): does it press on or turn back?`,
      choices: ['press on', ...(back.length > 0 ? back : ['turn back'])],
      examples: ['press on', back[0] ?? 'turn back'],
    };
  },
  single: true,
  assemble(orders, q) {
    const last = orders.at(-1);
    if (last?.verb !== 'turn back') return { answer: { press: true } };
    return { answer: { press: false, to: last.to ?? q.facts.zones[0] ?? null } };
  },
  judge(answer, q) {
    if (answer.press || answer.to === null || q.facts.zones.includes(answer.to)) return [];
    const nearest = q.facts.zones[0] ? `turn back to ${printSea(q.facts.zones[0], q.data)}` : 'turn back';
    return [illegal('19.77', `${printSea(answer.to, q.data)} is no adjacent zone farther from Crete`, { nearest })];
  },
  print: (answer, q) => [answer.press ? 'press on' : turnBackVerb.print({ verb: 'turn back', to: answer.to }, q)],
  interphase: PRESSES_ON,
  speaks: campaignAtSea,
  ifSilent: (q) => {
    if (!heavyLosses(q)) return { answer: { press: true }, text: 'it presses on' };
    return { answer: { press: false, to: q.facts.zones[0] ?? null }, text: 'it turns back' };
  },
  inAdvance: () => [{ verb: 'turn back', to: null }],
  sample: (q: Ask<TurnFacts>, rng) =>
    rng.chance(1, 2)
      ? { press: true }
      : { press: false, to: q.facts.zones.length > 0 ? rng.pick(q.facts.zones) : null },
  take(c, answer) {
    c.local.intent = answer.press ? 'press on' : 'turn back';
    c.local.to = answer.press ? null : answer.to;
    intended(c, {
      contact: c.local.contact,
      intent: c.local.intent,
      at: contactOf(c.world, c.local.contact).at ?? '',
    });
  },
});

/** Whether a third of what a convoy of a campaign sailed with is lost, at sea or ashore; elsewhere nobody counts. */
function heavyLosses({ view, facts, data }: Ask<TurnFacts>): boolean {
  const { lost = {}, athens } = view.campaign ?? {};
  const left = view.contacts.find(({ contact }) => contact === facts.contact)?.cargo ?? [];
  const cargo = germanCounter(data, facts.unit).cargo.filter(({ rsc }) => !rsc);
  /** Steps that went down; of who has left the convoy none did, and what he lost since is counted by his name. */
  const sunk = ({ id, steps }: (typeof cargo)[number], unit: string): number => {
    const gone = view.ground?.units[unit] !== undefined || athens?.some((one) => one.id === unit);
    return gone ? 0 : steps - (left.find((item) => item.id === id)?.steps ?? 0);
  };
  const aboard = cargo.reduce((sum, { steps }) => sum + steps, 0);
  const gone = cargo.reduce((sum, item) => {
    const unit = groundUnitOf(data, item.names[0] ?? '');
    return sum + (lost[unit] ?? 0) + sunk(item, unit);
  }, 0);
  return aboard > 0 && gone * 3 >= aboard;
}
