import type { Order } from '../../../../kernel/decide/order';
import type { HexId } from '../../../../hex/hex';
import { listOf, orWord } from '../../../../play/words/parts';
import { verbOf } from '../../../../play/words/verb';
import type { Who } from '../../../../play/words/who';
import type { Mercury, Verb } from '../../mercury';
import { hex, who } from './names';

/** One declared combat: the hex, and who attacks it; `all`: whoever can and is not named for another hex. */
export interface DeclareOrder extends Order {
  verb: 'declare' | 'attack';
  target: HexId;
  who: Who[] | 'all';
}

/** `declare 4314: Koch, stack 4214`, `declare 4314: all` (7.11, 7.13) */
export const declareVerb = declaring('declare', 'these units attack this hex; "stack hex" for a unit, or "all"');

/** The same in the word that comes first to mind: `attack 4314: Koch` */
export const attackHexVerb = declaring('attack', 'the same as "declare"');

function declaring(verb: 'declare' | 'attack', help: string): Verb<DeclareOrder> {
  return verbOf<Mercury, DeclareOrder>({
    ...{ verb, help, syntax: `${verb} hex: unit, stack hex | all`, means: ['attack'] },
    form: [/^(?<target>.+?)\s*(?::|\bwith\b)\s*(?<who>\S.*)/i, /^(?<target>\S+)\s+(?<who>\S.*)$/],
    otherwise: 'write the hex, ":" and the units that attack it',
    parts: { target: hex, who: orWord('all', listOf(who, null)) },
    print: (said) => ` ${said.target}: ${said.who}`,
  });
}
