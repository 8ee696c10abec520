import { listOf, optional, orWord } from '../../../../play/words/parts';
import type { OrderOf } from '../../../../play/words/written';
import { verbOf } from '../../mercury';
import { hex, units, who } from './names';

const declaring = (verb: 'declare' | 'attack', help: string) =>
  verbOf({
    ...{ verb, help, syntax: `${verb} hex: unit, stack hex | all`, means: ['attack'] },
    form: [/^(?<target>.+?)\s*(?::|\bwith\b)\s*(?<who>\S.*)/i, /^(?<target>\S+)\s+(?<who>\S.*)$/],
    otherwise: 'write the hex, ":" and the units that attack it',
    parts: { target: hex, who: orWord('all', listOf(who, null)) },
    print: (said) => ` ${said.target}: ${said.who}`,
  });
/** One declared combat: the hex, and who attacks it; `all`: whoever can and is not named for another hex. */
export type DeclareOrder = OrderOf<ReturnType<typeof declaring>>;

/** `declare 4314: Koch, stack 4214`, `declare 4314: all` (7.11, 7.13) */
export const declareVerb = declaring('declare', 'these units attack this hex; "stack hex" for a unit, or "all"');

/** The same in the word that comes first to mind: `attack 4314: Koch` */
export const attackHexVerb = declaring('attack', 'the same as "declare"');

/** 7.32: the attacked stack tries to go before the combat. `refuse`: by the best way; `refuse to 4315`: all there; `refuse Koch to 4315`: this unit there. */
export const refuseVerb = verbOf({
  verb: 'refuse',
  syntax: 'refuse [unit] [to hex]',
  help: 'try to leave before the combat; without a hex each unit goes as far from the enemy as it may',
  form: [/^$/, /^(?<unit>.*?)\s*\bto\s+(?<to>\S.*)$/i],
  otherwise: 'write "refuse", "refuse to hex" or "refuse unit to hex"',
  parts: { to: optional(hex), unit: optional(units) },
  print: ({ unit, to }) => `${unit && ` ${unit}`}${to && ` to ${to}`}`,
});

export type RefuseOrder = OrderOf<typeof refuseVerb>;
