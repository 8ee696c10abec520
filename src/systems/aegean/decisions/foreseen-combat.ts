import type { HexId } from '../../../hex/hex';
import type { Ask } from '../aegean';
import { units as troops } from '../orders/names';
import { retreatOf } from '../rules/7-4-7-retreat';
import { openTo, retreating, scatterTo, towardsPort } from '../rules/7-4-7-ways';
import { mayAttack, oddsOf, roleOf, type GroundCombat } from '../rules/7-4-combat';
import { Field } from '../rules/7-field';
import { placeName } from '../rules/names';
import type { Side } from '../side';

/** The odds of a combat with what is in it, before morale (7.4.4): `8 to 9, 1-2`; not `isFought`: nobody throws for it. */
export function oddsTold(field: Field, combat: Parameters<typeof oddsOf>[1]): { text: string; isFought: boolean } {
  const { attack, defence, column } = oddsOf(field, combat);
  const odds = column ?? 'below 1-2: the attackers are eliminated without a throw (7.4.4)';
  return { text: `${attack} to ${defence}, ${odds}`, isFought: column !== null };
}

/** Every combat beside which a gun of his stands, with what his guns make of it; those of the other player are not known (7.4.2). */
export function foreseenGuns(
  answer: readonly { unit: string; at: HexId }[],
  q: Ask,
  { combats, active }: { combats: readonly HexId[]; active: Side },
): string[] {
  const field = new Field(q.view, q.data);
  return combats.flatMap((hex) => {
    const own = answer.filter(({ at }) => at === hex).map(({ unit }) => unit);
    if (own.length === 0) return [];
    const guns = { attacker: [], defender: [], [roleOf({ side: active }, q.seat)]: own };
    const attackers = mayAttack(field, active, hex).map(({ id }) => id);
    const { text } = oddsTold(field, { side: active, hex, attackers, guns, support: [] });
    return [
      `Combat in ${placeName(q.data, hex)}: ${text}; before morale, aircraft and the other player’s guns (7.4.2)`,
    ];
  });
}

/** Who goes where when a side retreats, and who finds no way and is lost (7.4.7). */
export function foreseenRetreat(to: HexId | null, q: Ask, combat: GroundCombat): string[] {
  const { fleeing, hex } = combat;
  if (fleeing === null) return [];
  const field = new Field(q.view, q.data);
  const chosen = to ?? towardsPort(q.view, q.data, q.seat, hex, openTo(field, q.seat, hex));
  const sight = { hasEnemy: (next: HexId): boolean => field.isStrange(q.seat, next) };
  return retreating(field, combat, fleeing)
    .filter(({ garrison }) => !garrison)
    .map((unit) => {
      const came = fleeing === 'attacker' ? (q.view.ground[unit.id]?.came ?? null) : null;
      const end = retreatOf(q.data.isles, unit, came, chosen, sight);
      return `${troops.print(unit.id, q)}: ${end === null ? 'no way, it is eliminated' : `to ${placeName(q.data, end)}`} (7.4.7)`;
    });
}

/** Where those go of whom nothing is said (7.2.2). */
export function foreseenScatter(answer: readonly { unit: string }[], q: Ask, units: readonly string[]): string[] {
  const field = new Field(q.view, q.data);
  return units.flatMap((id) => {
    const at = field.get(id)?.at;
    if (at === undefined || answer.some(({ unit }) => unit === id)) return [];
    const to = towardsPort(q.view, q.data, q.seat, at, scatterTo(field, q.seat, at));
    const where = to === null ? 'no hex is open, it is eliminated' : `to ${placeName(q.data, to)}, as nothing is said`;
    return [`${troops.print(id, q)}: ${where} (7.2.2)`];
  });
}
