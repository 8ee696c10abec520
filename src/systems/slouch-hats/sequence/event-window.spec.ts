import { keyedDice } from '../../../kernel/chance/dice';
import { nextAnswer } from '../../../kernel/decide/settle';
import { NO_CHANGE } from '../../../kernel/decide/standing';
import { factFor } from '../../../kernel/flow/fact';
import type { Json } from '../../../kernel/realm';
import type { Letter } from '../letters';
import { setUp } from '../set-up';
import { enemyOf, SIDES, type Side } from '../side';
import { slouchHatsData, slouchHatsEngine } from '../testing';

const data = slouchHatsData();
const engine = slouchHatsEngine();
const OWN: readonly Letter[] = ['K', 'H'];

/** What a seat reads and is asked through a Segment, with `theirs` in the other's hand; `askMe`: who asks for the windows. */
function seenBy(seat: Side, theirs: readonly Letter[], askMe: readonly Side[]): { seen: string[]; windows: number } {
  const world = setUp(data, '1');
  world.turn = 2;
  for (const letter of OWN) world.markers[letter] = seat;
  for (const letter of theirs) world.markers[letter] = enemyOf(seat);
  const dice = keyedDice('hands');
  const begun = engine.begin('1', world, 'Operations Segment', { segment: 'C' }, dice);
  const change = { ...NO_CHANGE, askMe: ['slouch-hats.event'] };
  let position = begun.position;
  const facts = [...begun.facts];
  for (const asking of askMe)
    position = engine.submit(position, { kind: 'standing', source: 'player', seat: asking, change }, dice).position;
  const seen: string[] = [];
  let windows = 0;
  for (let n = 0; position.open.length > 0 && n < 500; n++) {
    const [open] = position.open;
    if (!open) break;
    const kind = engine.kind(open.kind);
    const q = engine.ask(position, open);
    const asked = nextAnswer(engine, position) === null;
    if (asked && open.seat === seat) seen.push(JSON.stringify([n, open.kind, kind.prompt(q), q.view]));
    else seen.push(JSON.stringify([n, asked, open.kind, open.seat]));
    if (kind.kind === 'slouch-hats.event') windows += 1;
    const silent = kind.ifSilent(q);
    if (silent === 'moderator') throw new Error(`${open.kind} has no default`);
    const answer = silent.answer as Json;
    const submission = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
    const outcome = engine.submit(position, submission, dice);
    position = outcome.position;
    facts.push(...outcome.facts);
  }
  return { seen: [...seen, JSON.stringify(facts.map((fact) => factFor(fact, seat)))], windows };
}

describe('windows for Special Events', () => {
  it.each(SIDES)(
    '20.13: the %s side reads, is asked and waits for the same, whatever letters the other holds',
    (seat) => {
      for (const askMe of [[], [seat], SIDES]) {
        const one = seenBy(seat, ['R', 'P', 'M'], askMe);
        const other = seenBy(seat, ['A', 'E', 'N'], askMe);
        expect(one.windows).toBeGreaterThan(8);
        expect(other).toEqual(one);
      }
    },
  );

  it('20.13: whoever holds no marker at all, which anybody may count, is not asked', () => {
    const [none, some] = [seenBy('axis', [], SIDES), seenBy('axis', ['E'], SIDES)];
    expect(some.windows).toBe(2 * none.windows);
  });
});
