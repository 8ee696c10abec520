import { fireWithheld } from '../facts/air';
import { illegal, type Objection } from '../../../kernel/decide/decision';
import { type AirId, type Ask, decision, type Letter, type ShipId } from '../mercury';
import { lostShip } from '../orders/lost-ships';
import { airName, printTarget } from '../orders/names';
import { aaStrength, ableToFireAa } from '../rules/19-3-aa-fire';
import type { AirAttack } from '../rules/19-2-coordination';
import { fulfils } from '../rules/targets';
import { withShips } from './at-sea';
import { type FireAaOrder, fireAaVerb, type WithholdOrder, withholdVerb } from '../orders/surface';

interface GunShip {
  id: ShipId;
  damaged: boolean;
  aa: number;
  low: boolean;
}
interface AaFacts {
  tf: Letter;
  unit: AirId;
  ship: ShipId;
  ships: GunShip[];
}

/** 19.31, 19.33: which ships keep their ammunition against this attacker. The answer is the list of those withheld. */
export const aaWithheld = decision<AirAttack, AaFacts, ShipId[], WithholdOrder | FireAaOrder>({
  kind: 'mercury.aa-fire',
  rule: '19.33',
  title: 'AA fire',
  word: 'AA',
  seats: ['allied'],
  asked: 'other',
  interphase: 'every ship of an attacked Task Force fires AA',
  speaks: withShips,
  verbs: [withholdVerb, fireAaVerb],
  disclose(c) {
    const { tf, now } = c.local;
    if (!now) return null;
    const ships = ableToFireAa(c.world, c.data, tf).map((s) => ({
      id: s.id,
      damaged: s.damaged,
      aa: aaStrength(c.data, s),
      low: s.ammo === 'low',
    }));
    return { seat: 'allied', facts: { tf, unit: now.unit, ship: now.ship, ships } };
  },
  prompt(q) {
    const guns = q.facts.ships.map((s) => `${printTarget(s.id, q.data)} ${s.aa}${s.low ? ' (low)' : ''}`).join(', ');
    return {
      question: `${airName(q.facts.unit, q)} attacks ${printTarget(q.facts.ship, q.data)} in TF ${q.facts.tf}. AA: ${guns}. Who withholds fire?`,
      choices: ['fire AA', 'withhold AA: ship, ship'],
      examples: ['fire AA', ...(q.facts.ships[0] ? [`withhold AA: ${printTarget(q.facts.ships[0].id, q.data)}`] : [])],
    };
  },
  assemble(orders, q) {
    const type = q.data.air.get(q.facts.unit)?.type ?? '';
    // Of what was given in advance the first counts: who has written that all fire, fires.
    const said = orders[0]?.verb === 'fire AA' && orders[0].line === undefined ? orders.slice(0, 1) : orders;
    const mine = said
      .filter((o) => o.verb === 'withhold AA')
      .filter((o) => o.against.length === 0 || o.against.includes(type));
    const strange = mine.flatMap((o) => strangers(o, q));
    if (strange.length > 0) return { objections: strange };
    const wishes = mine.flatMap((o) => o.ships);
    const withheld = q.facts.ships.filter((s) => wishes.some((w) => (w === 'low' ? s.low : fulfils(q.data, w, s))));
    return { answer: withheld.map((s) => s.id) };
  },
  judge: (answer, q) =>
    answer
      .filter((id) => !q.facts.ships.some((s) => s.id === id))
      .map((id) =>
        illegal('19.33', `${printTarget(id, q.data)} cannot fire from TF ${q.facts.tf}`, { nearest: 'fire AA' }),
      ),
  print: (answer, q) =>
    answer.length === 0 ? ['fire AA'] : [withholdVerb.print({ verb: 'withhold AA', ships: answer, against: [] }, q)],
  ifSilent: () => ({ answer: [], text: 'every ship fires' }),
  only: ({ facts: { ships, tf } }: Ask<AaFacts>) =>
    ships.length === 0 ? { answer: [], why: `no ship of TF ${tf} can fire AA, 19.33` } : null,
  sample: (q, rng) => q.facts.ships.filter(() => rng.chance(1, 6)).map((s) => s.id),
  take(c, withheld) {
    const ships = ableToFireAa(c.world, c.data, c.local.tf).map((s) => s.id);
    c.local.firing = ships.filter((id) => !withheld.includes(id));
    if (withheld.length > 0) fireWithheld(c, { tf: c.local.tf, unit: c.local.now?.unit ?? '', ships: withheld });
  },
});

/** A line of this very mail that names a ship which is not here; a standing order may name ships of the whole fleet. */
function strangers(order: WithholdOrder, q: Ask<AaFacts>): Objection[] {
  const { line } = order;
  if (line === undefined) return [];
  const named = order.ships.filter((id) => q.data.ships.has(id) && !q.facts.ships.some((s) => s.id === id));
  return named.map((id) => {
    const away = { rule: '19.33', text: `${printTarget(id, q.data)} cannot fire from TF ${q.facts.tf}` };
    const { rule, text } = lostShip([id], q) ?? away;
    return illegal(rule, text, { line, nearest: 'fire AA' });
  });
}
