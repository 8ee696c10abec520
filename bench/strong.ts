/**
 * What a strong bot's answers cost, in each system: npm run bench:strong -- [--answers N] [SYSTEM[/SCENARIO]...]
 *
 * Questions that the most rollouts go to, spread over a game of two scripts. CPU seconds, so that what others do on the
 * machine is left out; memory beside what the systems take themselves.
 */
import { parseArgs } from 'node:util';
import { say } from '../src/cli/output';
import { ownSystems } from '../src/config/testing/systems';
import { keyedDice } from '../src/kernel/chance/dice';
import { seededRng } from '../src/kernel/decide/rng';
import type { Fact } from '../src/kernel/flow/fact';
import { botAnswer } from '../src/kernel/decide/bot';
import type { Known } from '../src/kernel/search/known';
import { knownTo, toldTo } from '../src/kernel/search/known-to';
import { search } from '../src/kernel/search/search-answer';
import { isSearched, STRENGTHS } from '../src/kernel/search/strength';
import { SYSTEMS } from '../src/systems/all';
import type { AnyEngine, AnyRealm } from '../src/systems/systems';
import { median, rounded } from './measure';

const MB = 1024 * 1024;

interface Cost {
  kind: string;
  seconds: number;
  rollouts: number;
}

/** Questions of a game of two scripts that a strong bot searches for. */
function searchedIn(engine: AnyEngine, scenario: string): Known<AnyRealm>[] {
  const [dice, rng] = [keyedDice('strong'), seededRng('strong')];
  const start = engine.start({ scenario, options: {} }, dice);
  const facts: Fact[] = [...start.facts];
  const found: Known<AnyRealm>[] = [];
  for (let { position } = start; !position.over;) {
    const open = position.open.find((one) => !one.sealed);
    if (!open) throw new Error('the game waits for nobody');
    if (isSearched(engine, 'strong', { open, scenario, seat: open.seat }))
      found.push(knownTo(engine, position, open, toldTo(facts, open.seat)));
    const answer = botAnswer(engine, position, open, rng);
    const next = engine.submit(
      position,
      { kind: 'answer', source: 'bot', seat: open.seat, decision: open.id, answer },
      dice,
    );
    facts.push(...next.facts);
    position = next.position;
  }
  return found;
}

function costOf(engine: AnyEngine, known: Known<AnyRealm>): Cost {
  const before = process.cpuUsage();
  const { rollouts } = search(engine, known, { rollouts: STRENGTHS.strong, seed: 'bench' });
  const { user, system } = process.cpuUsage(before);
  return { kind: known.open.kind, seconds: (user + system) / 1e6, rollouts };
}

/** `wish`: a system, in the scenario that examples show, or `SYSTEM/SCENARIO`. */
function measure(wish: string, answers: number): void {
  const [id = '', named] = wish.split('/');
  const engine = ownSystems().engine(id);
  const scenario = named ?? SYSTEMS[id as keyof typeof SYSTEMS].demo.scenario;
  const questions = searchedIn(engine, scenario);
  const every = Math.max(1, Math.floor(questions.length / answers));
  const before = process.memoryUsage().rss;
  const costs = questions.filter((_, n) => n % every === Math.floor(every / 2)).map((known) => costOf(engine, known));
  const seconds = costs.map((cost) => cost.seconds);
  const memory = Math.round((process.memoryUsage().rss - before) / MB);
  const figures = `median ${rounded(median(seconds), 1)} s, most ${rounded(Math.max(...seconds), 1)} s, ${memory} MB more`;
  say(`${id} ${scenario}: ${costs.length} of ${questions.length} answers, ${figures}`);
  for (const { kind, seconds: took, rollouts } of costs) say(`  ${kind} ${rounded(took, 1)} s, ${rollouts} rollouts`);
}

const { values, positionals } = parseArgs({
  options: { answers: { type: 'string', default: '5' } },
  allowPositionals: true,
});
for (const id of positionals.length > 0 ? positionals : Object.keys(SYSTEMS)) measure(id, Number(values.answers));
