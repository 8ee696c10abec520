import { decision, illegal } from '../../../../kernel/decide/decision';
import type { Ask, Mercury, Scope } from '../../mercury';
import { sectorName } from '../../orders/names';
import { type StoreOrder, storeVerb } from '../../orders/convoys';
import { campaignOf, playedOnMap } from '../../rules/03-turn';
import { ALWAYS_LOW } from '../../rules/15-1-supply';
import { hasOption } from '../../rules/23-4-variants';
import { placeRsc } from '../../rules/15-2-reserve';

interface StoreFacts {
  sectors: string[];
  rscs: number;
}

/** 15.25a: where the Allied RSCs on hand are stored on game-turn 1. */
export const storeReserves = decision<Mercury, object, StoreFacts, string[], StoreOrder>({
  kind: 'mercury.store-reserves',
  rule: '15.25a',
  title: 'reserves on hand',
  word: 'reserves',
  seats: ['allied'],
  interphase: 'your Reserve Supply Counters lie in Suda and Heraklion; a third, if you have one, in Retimo',
  speaks: mayStore,
  thisTurn: mayStore,
  verbs: [storeVerb],
  disclose(c) {
    const { sectors, rscOnHand } = campaignOf(c.data, c.world);
    if (rscOnHand === 0) return null;
    // Allied option 9: a third stockpile (23.45).
    const rscs = rscOnHand + (hasOption(c.world, 'allied-9') ? 1 : 0);
    return { seat: 'allied', facts: { sectors: storableIn(sectors), rscs } };
  },
  prompt: (q) => ({
    question: `In which sectors do your ${q.facts.rscs} Reserve Supply Counters lie? Once stored they stay there.`,
    choices: [`store: ${q.facts.rscs} of ${q.facts.sectors.map((id) => sectorName(id, q)).join(', ')}`],
    // One order answers it: a second sample beside it would be refused.
    examples: [line(spread(q), q)],
  }),
  assemble: (orders) => ({ answer: orders.flatMap((o) => o.sectors) }),
  judge(answer, q) {
    const nearest = line(spread(q), q);
    const { sectors, rscs } = q.facts;
    const odd = answer.filter((id, i) => !sectors.includes(id) && answer.indexOf(id) === i);
    return [
      ...odd.map((id) => illegal('15.25a', `no Reserve Supply Counter may lie in ${sectorName(id, q)}`, { nearest })),
      ...(answer.length === rscs
        ? []
        : [illegal('15.25a', `${rscs} sectors are to be named, one for each counter`, { nearest })]),
    ];
  },
  print: (answer, q) => [line(answer, q)],
  ifSilent: (q) => ({ answer: spread(q), text: line(spread(q), q) }),
  only: (q) => (q.facts.sectors.length === 1 ? { answer: together(q) } : null),
  sample: (q, rng) => Array.from({ length: q.facts.rscs }, () => rng.pick(q.facts.sectors)),
  take: (c, answer) => answer.forEach((sector) => placeRsc(c, 'allied', sector)),
});

/** Whether RSCs on hand are still to be stored (15.25a): before and on the first game-turn of a campaign that has some. */
export function mayStore({ view, data }: Pick<Scope, 'view' | 'data'>): boolean {
  if (view.campaign === null || view.turn > 1) return false;
  const card = playedOnMap({ view, data })?.campaign;
  return !!card && card.rscOnHand > 0 && storableIn(card.sectors).length > 1;
}

const storableIn = (sectors: readonly string[]): string[] => sectors.filter((id) => id !== ALWAYS_LOW);

const line = (sectors: string[], q: Ask): string => storeVerb.print({ verb: 'store', sectors }, q);

/** The ends of the island first: Suda and Heraklion; where there is one sector, all of them there. */
function spread({ facts: { sectors, rscs } }: Ask<StoreFacts>): string[] {
  const order = [...sectors].sort((a, b) => ENDS.indexOf(b) - ENDS.indexOf(a));
  return Array.from({ length: rscs }, (_, i) => order[i % order.length] ?? '');
}
const ENDS = ['Heraklion', 'Maleme-Suda'];

const together = ({ facts: { sectors, rscs } }: Ask<StoreFacts>): string[] =>
  Array.from({ length: rscs }, () => sectors[0] ?? '');
