import { keyedDice } from '../../../kernel/chance/dice';
import { settle, settleAll, type Row } from '../../../kernel/decide/settle';
import { consider } from '../../../kernel/decide/verdict';
import { submitWith } from '../../../kernel/record/apply';
import type { Position } from '../../../kernel/record/position';
import type { Submission } from '../../../kernel/record/submission';
import { seededRng } from '../../../kernel/decide/rng';
import { mercuryEngine } from '../testing';

const engine = mercuryEngine();
const submit = submitWith(engine, { kind: 'keyed', secret: 'aimed' });

/** Scenario 4 at the German air search, with his missions as the default has them. */
function atTheSearch(): Position {
  let now = engine.start({ scenario: '4', options: {} }, keyedDice('aimed')).position;
  for (let i = 0; i < 40; i++) {
    const [open] = now.open;
    if (!open || open.kind === 'mercury.air-search') break;
    const kind = engine.kind(open.kind);
    const silent = kind.ifSilent(engine.ask(now, open));
    const answer: unknown = silent === 'moderator' ? kind.sample(engine.ask(now, open), seededRng('x')) : silent.answer;
    const given = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as Submission;
    now = settle(engine, now, given, submit).at(-1)?.position ?? now;
  }
  return now;
}

describe('an attack that is ordered in the mail with the search', () => {
  const position = atTheSearch();
  const open = position.open[0] ?? null;

  /** What follows when TF `letter` is attacked as soon as it is found. */
  function flown(letter: string): Row[] {
    const zones = engine.kind('mercury.air-search').print(silent(), engine.ask(position, open as never));
    const verdict = consider(
      engine,
      position,
      'german',
      open,
      [...zones, `attack TF ${letter}: rest > DD or any`].join('\n'),
    );
    expect(verdict.lines.at(-1)).toMatchObject({ status: 'later', read: `attack TF ${letter}: rest > DD or any` });
    const answer = { kind: 'answer' as const, source: 'player' as const, seat: 'german', decision: open?.id ?? '' };
    return settleAll(
      engine,
      position,
      [
        { kind: 'standing', source: 'player', seat: 'german', change: verdict.change },
        { ...answer, answer: verdict.answer?.value ?? null },
      ],
      submit,
    );
  }

  function silent(): unknown {
    const kind = engine.kind('mercury.air-search');
    const found = kind.ifSilent(engine.ask(position, open as never));
    return found === 'moderator' ? null : found.answer;
  }

  it('keeps the targets named behind ">", whichever Task Force is found', () => {
    const attacked = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
      .map(flown)
      .filter((rows) => rows.some((r) => r.facts.some((f) => f.type === 'attack.allocated')));
    expect(attacked.length).toBeGreaterThan(0);
    for (const rows of attacked) {
      const first = rows.find((r) => r.facts.some((f) => f.type === 'attack.allocated'));
      const sent = first?.submission as { plans?: { text: string }[] };
      expect(sent.plans?.map((p) => p.text).join()).toContain('> DD or any');
      expect(rows.at(-1)?.position.open.map((o) => o.kind)).not.toContain('mercury.air-targets');
    }
  });
});
