import { illegal } from '../../../kernel/decide/decision';
import { buttons } from '../../../play/choices/buttons';
import { drawVerb, type DrawOrder } from '../orders/draw';
import { freeDraws, poolOf } from '../rules/20-1-hands';
import { drawMarkers } from '../sequence/draw-markers';
import type { Playing } from '../sequence/playing';
import type { Side } from '../side';
import { decision, type Act } from '../slouch-hats';

/** How many markers are free, how many may be bought besides, and what one costs. */
interface DrawFacts {
  free: number;
  most: number;
  cost: number;
}
interface Draws {
  free: number;
  more: number;
}

/** 20.11, 20.12, 18.14b: how many Special Events markers a side draws. Anybody can count the pool: who is asked tells nothing. */
export const drawing = decision<Playing, DrawFacts, Draws, DrawOrder>({
  ...{ kind: 'slouch-hats.draws', rule: '20.11', title: 'Special Events markers', word: 'draws' },
  seats: ['axis', 'allied'],
  interphase: 'the free markers are drawn, none is bought',
  verbs: [drawVerb],
  disclose(c) {
    const seat = c.local.whose;
    if (!seat) return null;
    const facts = drawsOf(c, seat);
    return facts.free + facts.most === 0 ? null : { seat, facts };
  },
  prompt: ({ facts: { free, most, cost }, view, seat }) => ({
    question: `${free} Special Events ${free === 1 ? 'marker is' : 'markers are'} free. Do you buy more, for ${cost} of your ${view.victoryPoints[seat]} Victory Points each?`,
    choices: [
      ...(most > 0 ? [`draw number more (at most ${most})`] : []),
      'draw number (of the free ones)',
      'draw none',
    ],
    examples: [...(most > 0 ? ['draw 1 more'] : []), `draw ${free}`],
  }),
  assemble: (orders, { facts }) => ({
    answer: orders.reduce<Draws>(
      (draws, { markers, more }) => (more ? { ...draws, more: markers } : { ...draws, free: markers }),
      { free: facts.free, more: 0 },
    ),
  }),
  judge({ free, more }, { facts, view, seat }) {
    if (free > facts.free)
      return [illegal('20.12', `${facts.free} markers are free this turn`, { nearest: `draw ${facts.free}` })];
    if (more === 0) return [];
    if (free < facts.free)
      return [illegal('18.14b', 'a marker is bought when the free ones are drawn', { nearest: `draw ${more} more` })];
    if (more <= facts.most) return [];
    const nearest = facts.most > 0 ? `draw ${facts.most} more` : `draw ${facts.free}`;
    const points = view.victoryPoints[seat];
    return facts.most < Math.floor(points / facts.cost)
      ? [illegal('20.11', `the pool has ${facts.most} markers beyond the free ones`, { nearest })]
      : [illegal('18.14b', `a marker more costs ${facts.cost} Victory Points; you have ${points}`, { nearest })];
  },
  print: ({ free, more }, { facts }) =>
    more > 0 ? [`draw ${more} more`] : [free === 0 && facts.free > 0 ? 'draw none' : `draw ${free || 'none'}`],
  ifSilent: ({ facts: { free } }) => ({ answer: { free, more: 0 }, text: `${free} drawn, none bought` }),
  foresee: ({ more }, { facts: { cost }, view, seat }) =>
    more === 0 ? [] : [`${more * cost} of your ${view.victoryPoints[seat]} Victory Points are spent (18.14b)`],
  touch: buttons(({ facts: { free, most } }) => [
    ...Array.from({ length: most }, (_, i) => ({ line: `draw ${i + 1} more` })),
    ...Array.from({ length: free }, (_, i) => ({ line: `draw ${free - i}` })),
    { line: 'draw none' },
  ]),
  sample: ({ facts }, rng) =>
    rng.chance(1, 4) && facts.most > 0
      ? { free: facts.free, more: 1 }
      : { free: rng.chance(1, 8) ? 0 : facts.free, more: 0 },
  take: (c, { free, more }) => drawMarkers(c, c.local.whose ?? 'allied', free, more),
});

function drawsOf({ world, data }: Pick<Act<Playing>, 'world' | 'data'>, seat: Side): DrawFacts {
  const pool = poolOf(world).length;
  const free = Math.min(freeDraws(world, data, seat), pool);
  const { cost } = data.events.more;
  return { free, most: Math.min(Math.floor(world.victoryPoints[seat] / cost), pool - free), cost };
}
