import type { Ask } from '../naval-module';
import { Board } from '../rules/board';
import type { Attack } from '../rules/g39-attacks';
import { columnFor, combatModifiers, defendersOf, strengthsOf, type Forces } from '../rules/g45-odds';

/** What an attack comes to (G45, G47) before guns, aircraft and orders, with Attack Supply; null: nobody defends it, or who is not known (G89). */
function oddsOf(attack: Attack, q: Ask) {
  const board = new Board(q.view, q.data);
  const attackers = attack.units.flatMap((id) => board.unit(id) ?? []);
  const defenders = defendersOf(board, q.seat, attack.hex);
  if (defenders.length === 0) return null;
  const guns = { axis: [], soviet: [] };
  const forces: Forces = { side: q.seat, attackers, defenders, guns, supplied: true };
  const strengths = strengthsOf(board, forces);
  const { column, below } = columnFor(strengths.attack, strengths.defence);
  const combat = { ...attack, guns, supply: null, order: null, cas: { axis: 0, soviet: 0 }, surprise: false };
  return { ...strengths, column, modifiers: combatModifiers(board, combat, forces, below) };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** `3-1 +1`: the column of an attack and what is added to the die; empty: who defends is not known. */
export function shortOdds(attack: Attack, q: Ask): string {
  const odds = oddsOf(attack, q);
  if (odds === null) return '';
  const by = odds.modifiers.reduce((sum, one) => sum + one.by, 0);
  return by === 0 ? odds.column : `${odds.column} ${signed(by)}`;
}

/** What attacks come to as far as their side can tell: strengths, column, and each modifier of the die. */
export function foreseenAttacks(attacks: readonly Attack[], q: Ask): string[] {
  return attacks.map((attack) => {
    const odds = oddsOf(attack, q);
    if (odds === null)
      return q.view.exists.includes(attack.hex)
        ? `${attack.hex}: who defends is not known (G89)`
        : `${attack.hex}: nobody defends it`;
    const modifiers = odds.modifiers.map(({ why, by }) => `${why} ${signed(by)}`).join(', ');
    const die = modifiers === '' ? '' : `; to the die: ${modifiers}`;
    return `${attack.hex}: ${odds.attack} against ${odds.defence}, ${odds.column} before guns, aircraft and orders${die}`;
  });
}

/** How good an attack is, for the one that is shown: the ratio of its strengths. */
export function ratioOf(attack: Attack, q: Ask): number {
  const odds = oddsOf(attack, q);
  return odds === null ? 0 : odds.attack / Math.max(1, odds.defence);
}
