import { adjacent, type Ask, decision, verbOf } from '../../mercury';
import { illegal } from '../../../../kernel/decide/decision';
import type { OrderOf } from '../../../../play/words/written';
import { atHex, ifTerrain } from '../../orders/ground/conditions';
import { alive } from '../../rules/ground/force';
import { type Combat, hexesOf } from '../../rules/ground/combat';
import { attackFault } from '../../rules/ground/07-declaration';
import { groundIn, otherSide, standing } from '../../rules/ground/ground';
import { weakestFronts } from './defaults/assign';
import { seenBy } from './defaults/worth';
import { hex } from '../../orders/ground/names';

const fromVerb = verbOf({
  verb: 'from',
  syntax: 'from hex',
  help: 'the one hex the enemy assaults from (8.24)',
  parts: { hex },
});
type FromOrder = OrderOf<typeof fromVerb>;

interface FrontalFacts {
  target: string;
  /** Hexes the attack may come from, and who would attack (8.24). */
  hexes: string[];
  declared: string[];
}

/** 8.24: in an uncoordinated frontal assault the defender chooses the one attacking hex. */
export const chooseFrontalHex = decision<Combat, FrontalFacts, string, FromOrder>({
  kind: 'mercury.frontal-hex',
  rule: '8.24',
  title: 'hex of a frontal assault',
  word: 'frontal',
  seats: ['german', 'allied'],
  verbs: [fromVerb],
  asked: 'other',
  interphase: 'the hex with the weakest attackers is chosen',
  conditions: [atHex<FrontalFacts>((q) => q.facts.target), ifTerrain<FrontalFacts>((q) => q.facts.target)],
  // Of one hex nobody chooses: then a plan for another hex beside the target is told why it does not act.
  concerns({ hex }: FromOrder, { facts: { hexes, target } }) {
    return hexes.includes(hex) || (hexes.length === 1 && adjacent(hex, target));
  },
  disclose(c) {
    if (c.local.coordination !== 'frontal') return null;
    const { target, declared } = c.local;
    const able = alive(c, declared).filter((s) => !attackFault(groundIn(c), s, target));
    const hexes = hexesOf(able);
    if (hexes.length === 0) return null;
    return { seat: otherSide(c.local.attacker), facts: { target, hexes, declared: able.map((s) => s.unit.id) } };
  },
  prompt: (q) => ({
    question: `From which one hex is ${q.facts.target} assaulted?`,
    choices: q.facts.hexes.map((h) => `from ${h}`),
    examples: q.facts.hexes.slice(0, 1).map((h) => `from ${h}`),
  }),
  single: true,
  assemble: (orders, q) => ({ answer: wished(orders, q) }),
  judge: (hex, q) =>
    q.facts.hexes.includes(hex)
      ? []
      : [illegal('8.24', `nobody declared combat out of ${hex}`, { nearest: `from ${q.facts.hexes[0]}` })],
  print: (hex) => [`from ${hex}`],
  ifSilent(q) {
    const [hex = ''] = weakestFronts(seenBy(q), q.facts.target, q.facts.hexes, q.facts.declared);
    return { answer: hex, text: `from ${hex}` };
  },
  only: ({ facts: { hexes, target } }) =>
    hexes.length === 1
      ? { answer: hexes[0] ?? '', why: `${target} can be assaulted from ${hexes[0] ?? ''} only, 8.24` }
      : null,
  sample: (q, rng) => rng.pick(q.facts.hexes),
  take(c, hex) {
    c.local.declared = c.local.declared.filter((id) => standing(groundIn(c), id).unit.at === hex);
  },
});

/** The hex of this mail's last line; of orders given in advance the first that is among the hexes. */
function wished(orders: readonly FromOrder[], q: Ask<FrontalFacts>): string {
  const written = orders.findLast((o) => o.line !== undefined) ?? orders.find((o) => q.facts.hexes.includes(o.hex));
  return (written ?? orders[0])?.hex ?? '';
}
