import { ownSystems } from '../../../config/testing/systems';
import { distance } from '../grid';
import { keyedDice } from '../../../kernel/chance/dice';
import { settle } from '../../../kernel/decide/settle';
import { consider } from '../../../kernel/decide/verdict';
import { submitWith } from '../../../kernel/record/apply';
import type { Position } from '../../../kernel/record/position';
import type { Json } from '../../../kernel/realm';

const engine = ownSystems().engine('mercury');

interface Asked {
  kind: string;
  seat: string;
  examples: string[];
  position: Position;
}

/** Every question of a game that is answered by the samples of its mails, all of them in one mail. */
function played(scenario: string, questions: number, options: Record<string, true> = {}): Asked[] {
  const secret = `samples ${scenario}`;
  const submit = submitWith(engine, { kind: 'keyed', secret });
  let { position } = engine.start({ scenario, options }, keyedDice(secret));
  const asked: Asked[] = [];
  while (asked.length < questions && !position.over) {
    const open = position.open.find((o) => !o.sealed);
    if (!open) break;
    const { examples } = engine.kind(open.kind).prompt(engine.ask(position, open));
    asked.push({ kind: open.kind, seat: open.seat, examples, position });
    const own = examples.filter((e) => e !== 'pass');
    const verdict = consider(engine, position, open.seat, open, own.join('\n') || 'pass');
    const errors = verdict.lines.filter((l) => l.status === 'error').map((l) => `${open.kind}: ${l.text}: ${l.why}`);
    expect([...errors, ...verdict.objections.filter((o) => o.level === 'illegal').map((o) => o.text)]).toEqual([]);
    const answer = verdict.answer?.value as Json;
    const submission = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
    position = settle(engine, position, submission, submit).at(-1)?.position ?? position;
  }
  return asked;
}

interface Unit {
  id: string;
  at: string | null;
}
const unitsOf = ({ position, seat }: Asked): Unit[] =>
  Object.values((engine.view(position, seat) as { ground: { units: Record<string, Unit> } }).ground.units);
const sideOf = (id: string): string =>
  (engine.system.data as { ground: Map<string, { side: string }> }).ground.get(id)?.side ?? '';

describe('the samples of turn mails', () => {
  it.each([
    ['5', {}, 'mercury.task-forces'],
    ['6', { 'without-ships': true as const }, 'mercury.group-convoys'],
    ['6', { 'campaign-variants': true as const }, 'mercury.allied-options'],
  ])('of campaign %s are orders that one may send, one a line', (scenario, options, kind) => {
    // In scenario 5 as far as ships may be loaded at Alexandria (17.32).
    const asked = played(scenario, scenario === '5' ? 110 : 30, options);
    if (scenario === '5') expect(asked.flatMap((a) => a.examples).join('\n')).toMatch(/^load .* on /m);
    expect(asked.map((a) => a.kind)).toContain(kind);
    // The names of all aircraft stand in the question already.
    if (scenario === '6') expect(asked.flatMap((a) => a.examples)).toContain('allocate rest: bombardment');
    expect(asked.flatMap((a) => a.examples).filter((line) => line.includes('\n'))).toEqual([]);
  });

  it.each(['1', '2', '3'])('of scenario %s are orders that one may send, all in one mail', (scenario) => {
    const asked = played(scenario, 14);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.map((a) => a.kind)).toContain('mercury.ground-movement');
  });

  it.each(['1', '3'])(
    'of scenario %s bombard before a drop where units come down, not the farthest militia',
    (scenario) => {
      const asked = played(scenario, 3).find((a) => a.kind === 'mercury.special-bombardment');
      const [sample = ''] = asked?.examples ?? [];
      const hex = /^bombard (\w+): /.exec(sample)?.[1] ?? '';
      const lines = asked ? engine.system.lines(engine.view(asked.position, 'german') as object, null) : [];
      const due = lines.find((line) => /^To drop on game-turn 1 /.test(line)) ?? '';
      const drops = [...due.matchAll(/[:;] ([EW]\d{4}) /g)].map((m) => m[1] ?? '');
      expect(Math.min(...drops.map((at) => distance(at, hex)))).toBe(0);
    },
  );

  it.each(['1', '2', '3'])('of scenario %s march towards the enemy or what decides the game', (scenario) => {
    const aims = ['W4415', 'W4314', 'W4315', 'W4414', 'E3136', 'E3040', 'E3014'];
    for (const asked of played(scenario, 14).filter((a) => a.kind === 'mercury.ground-movement')) {
      const units = unitsOf(asked);
      const own = units.filter((u) => sideOf(u.id) === asked.seat).map((u) => u.at);
      const enemies = units.flatMap((u) => (u.at !== null && sideOf(u.id) !== asked.seat ? [u.at] : []));
      const goals = [...enemies, ...(scenario === '1' ? aims.filter((aim) => !own.includes(aim)) : [])].filter((g) =>
        /^[EW]\d/.test(g),
      );
      const far = (hex: string): number => Math.min(...goals.map((g) => distance(hex, g)));
      for (const sample of asked.examples.filter((e) => e.startsWith('move stack'))) {
        const [, from = '', to = ''] = /^move stack (\S+) to (\S+)/.exec(sample) ?? [];
        expect([sample, far(to) < far(from)]).toEqual([sample, true]);
      }
    }
  });

  it.each(['1', '3'])('of scenario %s attack at odds of 1-1 or better, or not at all', (scenario) => {
    for (const { examples, position } of played(scenario, 16).filter((a) => a.kind === 'mercury.declaration')) {
      const open = position.open.find((o) => !o.sealed);
      if (!open) continue;
      const { question } = engine.kind(open.kind).prompt(engine.ask(position, open));
      for (const sample of examples.filter((e) => e.startsWith('declare'))) {
        const hex = /^declare (\w+)/.exec(sample)?.[1] ?? '';
        expect(question).toMatch(new RegExp(`${hex} (?:1-1|[2-8]-[12])`));
      }
    }
  });
});
