import type { Rng } from '../../../../kernel/decide/rng';
import { asManyAs, type TakeFacts } from '../../decisions/variants/taking';
import type { Ask } from '../../mercury';
import type { OptionId } from '../../rules/23-4-variants';

/** Options that help whoever plays on as before; of the others the bot would make nothing: it drops where the card says, and keeps its steamer idle. */
const USED: readonly OptionId[] = [
  ...(['german-2', 'german-4', 'german-5', 'german-8', 'german-9'] as const),
  ...(['allied-1', 'allied-3', 'allied-4', 'allied-6', 'allied-8', 'allied-9'] as const),
];

/** 23.43, 23.44: some of those that it can use, in no order that could be foreseen; at times none, as far as it may choose. */
export function options({ facts, data }: Ask<TakeFacts>, rng: Rng): { id: string }[] {
  const used = rng.shuffle(facts.cards.filter((id) => (USED as readonly string[]).includes(id)));
  const most = rng.int((facts.atMost ?? used.length) + 1);
  return asManyAs(used, { facts, data })
    .slice(0, most)
    .map((id) => ({ id }));
}
