import { copyOf } from '../../../kernel/record/copy';
import type { Drawn, Known } from '../../../kernel/search/known';
import { enemyOf, LETTERS, SIDES, type Letter, type SlouchHats, type SlouchHatsData, type World } from '../slouch-hats';
import { WORLD } from '../world';

type SlouchHatsKnown = Known<SlouchHats>;

/** A world that the seat would see as it sees the true one: all lies open (3.34) but the letters that the other side holds (20.13), which are drawn. */
export function determinize(
  known: SlouchHatsKnown,
  data: SlouchHatsData,
  pick: (below: number) => number,
): Drawn<SlouchHats> {
  const { view, stack } = known;
  return { world: { ...WORLD.opened(view), markers: markersDrawn(known, data, pick) }, stack: copyOf([...stack]) };
}

/** As many letters as the other side holds, of all that it may hold: those that lie open (20.21 L, 20.22 L), and others of which nothing is known. */
function markersDrawn(known: SlouchHatsKnown, data: SlouchHatsData, pick: (below: number) => number): World['markers'] {
  const { view, seat } = known;
  const enemy = enemyOf(seat);
  const out = LETTERS.filter((letter) =>
    SIDES.some((side) => (view.events.plays[side][letter] ?? 0) > 0 && data.events.of[side][letter].out),
  );
  const held: Letter[] = [...view.shown[enemy]];
  const returned = returnedSince(known);
  const free = LETTERS.filter((letter) => ![...view.hand, ...out, ...held].includes(letter));
  const unknown = [...free.filter((one) => !returned.includes(one)), ...free.filter((one) => returned.includes(one))];
  let may = free.length - returned.filter((letter) => free.includes(letter)).length;
  while (held.length < view.held[enemy] && unknown.length > 0) {
    const [drawn] = unknown.splice(pick(Math.max(1, may--)), 1);
    if (drawn !== undefined) held.push(drawn);
  }
  const whereIs = (letter: Letter): World['markers'][Letter] =>
    view.hand.includes(letter) ? seat : held.includes(letter) ? enemy : out.includes(letter) ? 'out' : 'pool';
  return Object.fromEntries(LETTERS.map((letter) => [letter, whereIs(letter)])) as World['markers'];
}

/** Letters that have come back to the pool by a play since the other side drew last (20.11): it does not hold them. */
function returnedSince({ record, seat }: SlouchHatsKnown): Letter[] {
  const last = record.findLastIndex(({ type, body }) => type === 'event.drawn' && body['side'] === enemyOf(seat));
  return record
    .slice(last + 1)
    .flatMap(({ type, body }) => (type === 'event.played' ? [body['letter'] as Letter] : []));
}
