import type { Parameter } from '../../../kernel/decide/condition';
import { fine } from '../../../kernel/decide/order';
import { listOf, orNone } from '../../../play/words/parts';
import { called } from '../../../play/words/written';
import type { Naval } from '../naval-module';
import { units } from './names';

/** Kinds of cargo that are named as such, and how they are printed: any MSU, any Zap unit. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['msu', 'MSU'],
  ['zap', 'Zap'],
]);

const item: Parameter<Naval, string> = {
  name: 'unit | MSU | Zap',
  read(text, scope) {
    const kind = text.trim().toLowerCase().replace(/s$/, '');
    return KINDS.has(kind) ? fine(kind) : units.read(text, scope);
  },
  print: (value, scope) => KINDS.get(value) ?? units.print(value, scope),
};

/** What a convoy carries, the first wanted first. */
export const cargo = orNone(called('cargo', listOf<Naval, string>(item, 'a cargo is missing')));
