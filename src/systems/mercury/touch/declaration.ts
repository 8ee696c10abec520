import type { Touch } from '../../../kernel/decide/touch';
import { choices, printCombat } from '../decisions/ground/declared-combats';
import type { Ask, Mercury } from '../mercury';
import { nameOf } from '../orders/ground/names';
import { oddsHead } from '../rules/ground/09-odds';
import { groundIn, unitsIn, type Standing } from '../rules/ground/ground';

/** 7.11: a target alone is attacked by all who can; picked units attack the target that is clicked. The odds stand in it. */
export const touchDeclaration: Touch<Mercury, object> = {
  things(q) {
    const able = choices(q).flatMap((one) => one.able);
    const each = able.filter((s, i) => able.findIndex((other) => other.unit.id === s.unit.id) === i);
    return each.map(({ unit }) => ({ id: unit.id, name: nameOf(unit.id, q), at: unit.at }));
  },
  offers: (q, picked) =>
    choices(q).flatMap(({ target, able, odds }) => {
      const sent = picked.length === 0 ? able : able.filter((s) => picked.includes(s.unit.id));
      if (sent.length === 0 || sent.length < picked.length) return [];
      const at = picked.length === 0 ? odds : oddsOf(target, sent, q);
      const who = picked.length === 0 ? `attack with all ${able.length}, ` : '';
      const line = printCombat({ target, units: sent.map((s) => s.unit.id) }, q);
      return [{ at: target, says: `${who}${at ?? 'below 1-3'}`, lines: [line] }];
    }),
};

function oddsOf(target: string, attackers: Standing[], q: Ask): string | null {
  const defenders = unitsIn(groundIn(q), target, q.seat === 'german' ? 'allied' : 'german');
  return oddsHead(q.data.charts['maneuver-combat'], { attackers, defenders });
}
