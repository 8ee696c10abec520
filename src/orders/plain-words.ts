import { scenarioOf } from '../kernel/system';
import { balanceText } from '../table/balance';
import { charterLines } from '../table/charter-text';
import { charterOf } from '../table/charter';
import { CLAIM_DEEDS } from './claim-words';
import type { Deeds } from './deeds';
import { helpSections } from './help';
import { tried } from './try-word';

/** Words that need nothing but the game in hand. */
export const PLAIN_DEEDS = {
  help: ({ hand, side, open }, { topic }) => helpSections(hand, open ?? hand.openFor(side)[0] ?? null, topic, side),
  try: (at) => tried(at, at.alone),
  ...CLAIM_DEEDS,
  charter: ({ hand }) => [
    {
      title: 'CHARTER',
      lines: charterLines(
        charterOf(hand.game),
        scenarioOf(hand.engine.system, hand.game.scenario).options,
        balanceText(hand.engine.system, hand.game),
      ),
    },
  ],
  /** The lines it writes anew are judged with the others. */
  fix: () => [],
  /** That the mail is only tried is said of its orders. */
  check: () => [],
  /** Who plays has joined. */
  join: () => [],
} satisfies Partial<Deeds>;
