import { playOut } from '../../../kernel/testing/playout';
import type { AnswerSubmission } from '../../../kernel/record/submission';
import { navalEngine } from '../testing';

const engine = navalEngine();

/** `MEANS_GAMES=20 npx jest naval-module/bot/means`: so many games of each scenario, after which nothing may be left that the script never orders. */
const GAMES = Number(process.env.MEANS_GAMES ?? 0);
const SCENARIOS = ['odessa', 'kerch-feodosia', 'sevastopol'];

/** What one game of each scenario need not come to: it hangs on dice, on an option, or on where the enemy is. */
const RARE = [
  ...['refuse 46 Div', 'aim', 'share', 'convoy', 'end evacuation', 'react'],
  ...['additional retreat', 'attackers retreat', 'lose', 'absorb'],
];

const ordered = new Map<string, number>();

/** The verbs of an answer; where a decision has one verb its lines do not name it. */
function verbsOf(kind: string, answer: unknown): string[] {
  const [only, ...others] = engine
    .kind(kind)
    .verbs.map(({ verb }) => verb)
    .filter((verb) => verb !== 'pass');
  const lines = Array.isArray(answer) ? (answer as { verb?: string }[]) : [];
  if (lines.length === 0) return ['pass'];
  return lines.flatMap(({ verb }) => verb ?? (others.length === 0 ? (only ?? []) : []));
}

function play(scenario: string, seed: string): string[] {
  const kinds = new Map<string, string>();
  const game = playOut(engine, {
    ...{ scenario, seed, mode: 'strict' as const, bots: true, checkOneIn: 50 },
    onAsked: (_, { id, kind }) => void kinds.set(id, kind),
  });
  const answers = game.submissions.filter((one): one is AnswerSubmission => one.kind === 'answer');
  for (const { decision, answer } of answers) {
    const kind = kinds.get(decision);
    if (kind !== undefined) for (const verb of verbsOf(kind, answer)) ordered.set(verb, (ordered.get(verb) ?? 0) + 1);
  }
  return game.faults;
}

describe('the script of the Naval Module', () => {
  it('orders with every verb of the system', () => {
    const faults = SCENARIOS.flatMap((scenario) =>
      Array.from({ length: Math.max(1, GAMES) }, (_, n) => play(scenario, `means/${n}`)).flat(),
    );
    expect(faults).toEqual([]);
    const all = engine.system.decisions.flatMap(({ verbs }) => verbs.map(({ verb }) => verb));
    const unused = all.filter((verb, i) => all.indexOf(verb) === i && !ordered.has(verb));
    expect(unused.filter((verb) => GAMES > 0 || !RARE.includes(verb))).toEqual([]);
  }, 600_000);
});
