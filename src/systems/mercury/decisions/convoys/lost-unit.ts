import { illegal } from '../../../../kernel/decide/decision';
import { decision, type Ask } from '../../mercury';
import { giveUpVerb, type GiveUpOrder } from '../../orders/convoys';
import { nameOf, named } from '../../orders/ground/names';
import { convoyOf, loseFromConvoy } from '../../rules/21-1-allied-convoys';
import type { Sent } from './send-convoy';
import { withoutShips } from '../at-sea';

interface LostFacts {
  convoy: number;
  units: string[];
}

/** 21.14b: one result eliminates a combat unit of the convoy, the Allied player's choice. */
export const lostUnit = decision<{ sent?: Sent[] }, LostFacts, string, GiveUpOrder>({
  kind: 'mercury.convoy-unit',
  rule: '21.14b',
  title: 'unit lost with its ship',
  word: 'loss at sea',
  seats: ['allied'],
  interphase: 'the weakest unit of the convoy is lost, an HQ last',
  speaks: withoutShips,
  verbs: [giveUpVerb],
  thisTurn: withoutShips,
  disclose(c) {
    const [sent] = c.local.sent ?? [];
    const units = convoyOf(c.world.campaign, sent?.convoy)?.cargo.units ?? [];
    return sent && units.length > 0
      ? { seat: 'allied', facts: { convoy: sent.convoy, units: units.map((u) => u.id) } }
      : null;
  },
  only: ({ facts }) => (facts.units.length === 1 ? { answer: facts.units[0] ?? '' } : null),
  prompt: (q) => ({
    question: `Which unit of convoy ${q.facts.convoy} is lost? ${named(q.facts.units, q)}`,
    choices: q.facts.units.map((id) => `give up ${nameOf(id, q)}`),
    examples: q.facts.units.slice(0, 2).map((id) => `give up ${nameOf(id, q)}`),
  }),
  single: true,
  assemble: (orders, q) => ({ answer: orders[0]?.unit ?? weakest(q) }),
  judge: (unit, q) =>
    q.facts.units.includes(unit)
      ? []
      : [
          illegal('21.14b', `${nameOf(unit, q)} is not in this convoy`, {
            nearest: `give up ${nameOf(weakest(q), q)}`,
          }),
        ],
  print: (unit, q) => [giveUpVerb.print({ verb: 'give up', unit }, q)],
  ifSilent: (q) => ({ answer: weakest(q), text: nameOf(weakest(q), q) }),
  sample: (q, rng) => rng.pick(q.facts.units),
  take: (c, unit) => loseFromConvoy(c, c.local.sent?.[0]?.convoy ?? 0, unit),
});

/** Of the fewest strength points; of those alike the last. An HQ is hardly strong, but without it nobody of its unit is in command. */
function weakest({ facts, data }: Ask<LostFacts>): string {
  const worth = (id: string): number => {
    const counter = data.ground.get(id);
    if (!counter) return 0;
    if (counter.type === 'hq' && facts.units.some((other) => data.ground.get(other)?.type !== 'hq')) return Infinity;
    return (counter.front.attack + counter.front.defence) * (counter.back ? 2 : 1) + counter.bombard;
  };
  const lowest = Math.min(...facts.units.map(worth));
  return facts.units.findLast((id) => worth(id) === lowest) ?? '';
}
