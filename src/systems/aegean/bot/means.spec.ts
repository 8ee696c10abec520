import { playOut } from '../../../kernel/testing/playout';
import type { AnswerSubmission } from '../../../kernel/record/submission';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine();

/** `MEANS_GAMES=20 npx jest means.spec`: so many games of each scenario, after which nothing may be left but what is never ordered. */
const GAMES = Number(process.env.MEANS_GAMES ?? 0);
const PLAYED = GAMES > 0 ? { leros: GAMES, campaign: GAMES } : { leros: 2, campaign: 1 };

/** Other words for `land` and `mine`; the set-up card is good as it is. */
const NEVER = ['unload', 'lay', 'place'];
/** What so few games need not come to: it hangs on dice, or on where the enemy is. */
const RARE = [
  ...['carry out Accolade', 'jettison', 'shoot', 'press on', 'torpedo', 'fall back', 'dive', 'night cap', 'far search'],
  ...['escort', 'use', 'artillery', 'rest', 'build', 'stay', 'attack', 'split', 'hit', 'bombs hit', 'lose', 'halt'],
  ...['transfer', 'bombard', 'airlift', 'enter', 'play an eleventh turn'],
];

const ordered = new Map<string, number>();

/** The verbs of an answer; where a decision has one verb its lines do not name it. */
function verbsOf(kind: string, answer: unknown): string[] {
  const { verbs } = engine.kind(kind);
  const [only, ...others] = verbs.map(({ verb }) => verb).filter((verb) => verb !== 'pass');
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
  for (const { decision, answer } of answers)
    for (const verb of verbsOf(kinds.get(decision) ?? 'aegean.missions', answer))
      ordered.set(verb, (ordered.get(verb) ?? 0) + 1);
  return game.faults;
}

describe('the script', () => {
  it('orders with every verb of the system', () => {
    const games = [
      ...Array.from({ length: PLAYED.leros }, (_, n) => play('leros-november', `means/${n}`)),
      ...Array.from({ length: PLAYED.campaign }, (_, n) => play('campaign', `means/${n}`)),
    ];
    expect(games.flat()).toEqual([]);
    const all = engine.system.decisions.flatMap(({ verbs }) => verbs.map(({ verb }) => verb));
    const unused = all.filter((verb, i) => all.indexOf(verb) === i && !ordered.has(verb));
    expect(unused.filter((verb) => !NEVER.includes(verb) && (GAMES > 0 || !RARE.includes(verb)))).toEqual([]);
  }, 600_000);
});
