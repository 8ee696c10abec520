import { illegal } from '../../../kernel/decide/decision';
import { buttons } from '../../../play/choices/buttons';
import { buyDraw, drawMarker, freeDraws, poolOf } from '../rules/20-1-hands';
import type { Playing } from '../sequence/playing';
import { decision, type Act, type Side, type Verb } from '../slouch-hats';
import { eventBought, eventDrawn } from '../facts/events';
import { fine, misread, type Order } from '../../../kernel/decide/order';

/** Markers that are drawn beyond the free ones, for Victory Points; or how many of the free ones (20.11, 18.14b). */
export interface DrawOrder extends Order {
  verb: 'draw';
  markers: number;
  more: boolean;
}

/** `draw 1 more`, `draw none` */
export const drawVerb: Verb<DrawOrder> = {
  ...{ verb: 'draw', syntax: 'draw number more' },
  help: 'Special Events markers for two Victory Points each, beyond the free ones (18.14b); "draw none" or "draw 1" leaves free ones in the pool (20.11)',
  read(rest) {
    const [, number = '', more] = /^(none|\d{1,2})(\s+more)?$/i.exec(rest.trim()) ?? [];
    if (number === '') return misread('write how many: "draw 1 more", or "draw none"');
    return fine({ verb: 'draw', markers: /none/i.test(number) ? 0 : Number(number), more: more !== undefined });
  },
  print: ({ markers, more }) => `draw ${markers === 0 ? 'none' : markers}${more ? ' more' : ''}`,
};

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

/** Markers are bought and drawn. The letter is the drawer's secret, and so is the face. */
export function drawMarkers(c: Act<object>, side: Side, free: number, more: number): void {
  if (more > 0) eventBought(c, { side, markers: more });
  for (let n = 1; n <= free; n++) draw(c, side, n);
  for (let n = free + 1; n <= free + more; n++) {
    const fault = buyDraw(c.world, c.data, side);
    if (fault) throw new Error(fault.why);
    draw(c, side, n);
  }
}

function draw(c: Act<object>, side: Side, n: number): void {
  const letter = drawMarker(c.world, c.data, side, (sides) => (sides === 1 ? 1 : c.die(`draw/${side}/${n}`, sides)));
  if (typeof letter !== 'string') throw new Error(letter.why);
  eventDrawn(c, { side, letter });
}
