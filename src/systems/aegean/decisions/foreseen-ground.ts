import type { HexId } from '../../../hex/hex';
import type { Ask } from '../aegean';
import { units as troops } from '../orders/names';
import { stepTo } from '../rules/7-3-goals';
import { attacksIn, mayAttack, oddsOf } from '../rules/7-4-combat';
import { repairable } from '../rules/7-5-repair';
import { Field } from '../rules/7-field';
import { areEnemies } from '../rules/ground-unit';
import { placeName } from '../rules/names';
import { oddsTold } from './foreseen-combat';
import type { Line } from './ground-moves';

/** Where each unit of these orders ends now. */
function steps(answer: readonly Line[], q: Ask): Map<string, HexId> {
  return new Map(
    answer.flatMap((one) => {
      if (one.verb === 'move') return one.units.map((id) => [id, one.to] as const);
      if (one.verb !== 'march') return [];
      return one.units.flatMap((id) => {
        const to = stepTo(q, id, one.to);
        return to === null ? [] : [[id, to] as const];
      });
    }),
  );
}

/** A hex in which his units attack: with whom, and the odds where all that defends is seen (7.4.4). */
function attackTold(field: Field, q: Ask, hex: HexId): string {
  const attackers = mayAttack(field, q.seat, hex).filter(({ disrupted }) => !disrupted);
  const guns = { attacker: [], defender: [] };
  const all = mayAttack(field, q.seat, hex).map(({ id }) => id);
  const combat = { side: q.seat, hex, attackers: all, guns, support: [] };
  const names = troops.list.print(
    attackers.map(({ id }) => id),
    q,
  );
  const place = `Attack in ${placeName(q.data, hex)}: ${names}, strength`;
  const unseen = (q.view.presence[hex]?.ground ?? []).some((owner) => areEnemies({ side: owner }, { side: q.seat }));
  if (unseen)
    return `${place} ${oddsOf(field, combat).attack}; who defends there is not seen. Below odds of 1-2 all attackers are eliminated (7.4.4)`;
  const { text, isFought } = oddsTold(field, combat);
  return `${place} ${text}${isFought ? ' before morale, guns and aircraft (7.4.4)' : ''}`;
}

/** Bases with hits of which these orders change whether somebody is there who can take one off (7.5). */
function repairsTold(field: Field, q: Ask): string[] {
  const bases = Object.entries(q.view.bases).map(([id, base]) => ({ id, ...base }));
  const standing = (of: Field): string[] => repairable(bases, of.units, q.seat).map(({ id }) => id);
  const [before, then] = [standing(new Field(q.view, q.data)), standing(field)];
  const left = before.filter((id) => !then.includes(id));
  const come = then.filter((id) => !before.includes(id));
  return [
    ...left.map((id) => `Nobody is left to take a hit off ${placeName(q.data, id)} (7.5)`),
    ...come.map((id) => `A hit may be taken off ${placeName(q.data, id)} at the end of the phase (7.5)`),
  ];
}

/** What ground orders come to: where who marches comes now, what is built, and every hex in which his units then attack (7.3, 7.4.1). */
export function foreseenOnLand(answer: readonly Line[], q: Ask): string[] {
  const to = steps(answer, q);
  const ground = { ...q.view.ground };
  for (const [id, at] of to) if (ground[id]) ground[id] = { ...ground[id], at };
  const field = new Field({ ...q.view, ground }, q.data);
  const marches = answer.flatMap((one) => (one.verb === 'march' ? one.units.map((id) => [id, one.to] as const) : []));
  const marching = marches.flatMap(([id, goal]) => {
    const now = to.get(id);
    if (now === undefined || now === goal) return [];
    return [`${troops.print(id, q)}: to ${placeName(q.data, now)} now, on to ${placeName(q.data, goal)}`];
  });
  const built = answer.flatMap((one) =>
    one.verb === 'build'
      ? [
          `An airfield in ${placeName(q.data, one.at)} at the end of your next ground phase, if ${troops.print(one.unit, q)} stays and need not fight (7.6)`,
        ]
      : [],
  );
  const stood = field.units.filter(({ side }) => side === q.seat).map(({ at }) => at);
  const hexes = stood.filter((hex, i) => stood.indexOf(hex) === i).toSorted();
  const fought = hexes.filter((hex) => field.hasEnemy(q.seat, hex) && attacksIn(field, q.seat, hex));
  return [...marching, ...built, ...fought.map((hex) => attackTold(field, q, hex)), ...repairsTold(field, q)];
}
