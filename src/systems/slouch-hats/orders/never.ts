import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { Scope } from '../slouch-hats';

/** What the Allied player has none of, so that no plan of his may hold it: railroad (9.41) and air transport (7.1). */
const AXIS_ALONE: Readonly<Record<string, Never>> = {
  rail: { rule: '9.41', text: 'only Axis units go by railroad; write "move" or "march"' },
  fly: { rule: '7.1', text: 'only the Axis player has air transport; write "ship"' },
};

/** Why an order kept for later can never be carried out by its side; null: it may. */
export const notOfThisSide = ({ verb }: Order, { seat }: Scope): Never | null =>
  seat === 'allied' ? (AXIS_ALONE[verb] ?? null) : null;
