import type { Order } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { inCombat } from '../orders/ground-conditions';
import { hex as landHex } from '../orders/names';
import { sideOf, type GroundCombat } from '../rules/7-4-combat';
import { Field } from '../rules/7-field';
import { openTo, retreating, towardsPort } from '../rules/7-4-7-ways';
import { SIDES } from '../side';
import { foreseenRetreat } from './foreseen-combat';

interface Retreat extends Order {
  verb: 'retreat';
  to: HexId;
}

interface Fleeing {
  combat: GroundCombat;
  /** Who goes where its owner says, not back where it came from. */
  free: string[];
}

const retreat = written<Aegean, Retreat>(
  { verb: 'retreat', help: 'where your units go that must retreat and do not go back where they came from (7.4.7)' },
  { to: landHex },
  'retreat to {to}',
);

const hexes = ({ view, data, seat, facts }: Ask<Fleeing>): HexId[] =>
  openTo(new Field(view, data), seat, facts.combat.hex);
const usual = (q: Ask<Fleeing>): HexId[] => {
  const to = towardsPort(q.view, q.data, q.seat, q.facts.combat.hex, hexes(q));
  return to === null ? [] : [to];
};

/** 7.4.7: the hex that defenders fall back to, and attackers that landed or dropped. */
export const chooseRetreat = chooseLines<Aegean, GroundCombat, Retreat, Fleeing>({
  ...{ kind: 'aegean.retreat', rule: '7.4.7', title: 'retreat', word: 'retreat', seats: SIDES },
  ...{ order: retreat, once: () => ['retreat'], nameOf: () => 'where the units go', lasting: true },
  question: ({ facts, data }) => `Your units in ${data.isles.nameOf(facts.combat.hex)} must retreat. Where to?`,
  nothing: 'they go towards the nearest own port',
  whose: ({ local }) => (local.fleeing === null ? null : sideOf(local, local.fleeing)),
  told({ local, world, data }) {
    const { fleeing } = local;
    if (fleeing === null) return null;
    const units = retreating(new Field(world, data), local, fleeing).filter(({ garrison }) => !garrison);
    const free = units.filter(({ id }) => fleeing === 'defender' || world.ground[id]?.came == null);
    return free.length === 0 ? null : { combat: { ...local }, free: free.map(({ id }) => id) };
  },
  conditions: inCombat(({ combat }) => combat),
  options(q) {
    const open = hexes(q);
    return open.length < 2 ? [] : open.map((to) => ({ to }));
  },
  fault({ to }, q) {
    if (hexes(q).includes(to)) return null;
    const beside = q.data.isles.around(q.facts.combat.hex).includes(to);
    const why = beside
      ? `${to} is neither empty nor friendly`
      : `${to} is not next to ${q.facts.combat.hex} on the island`;
    return { rule: '7.4.7', why };
  },
  byDefault: (q) => ({ lines: usual(q).map((to) => ({ to })), text: 'they go towards the nearest own port' }),
  foresee: ([one], q) => foreseenRetreat(one?.to ?? null, q, q.facts.combat),
  onMap: ({ to }, { facts }) => ({ from: facts.combat.hex, to }),
  takeAll(c, [one]) {
    if (one) c.local.retreat = one.to;
  },
});
