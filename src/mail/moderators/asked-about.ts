import { commonFacts, toldFacts } from '../../reports/report-lines';
import type { LoggedFact } from '../../submissions/logged-fact';
import type { AnyEngine } from '../../systems/systems';
import { holds, questionTerms } from './question-terms';

/** What a question seems to be about: a line of the log that both players know, and the paragraph that ruled it. */
export interface AskedAbout {
  seq: number;
  text: string;
  rule: string;
}

type Told = ReturnType<typeof toldFacts>[number];

/**
 * What a question is about: the line of `facts` that holds most of what its asking sentence says, what few lines hold
 * counting more; else the last that was rolled. A number alone, which may count anything, finds none.
 */
export function askedAbout(
  engine: AnyEngine,
  facts: readonly LoggedFact[],
  question: string,
  seats: readonly string[],
): AskedAbout | null {
  const common = commonFacts(facts, seats).filter((fact) => !fact.undone && fact.type !== engine.system.turnBegins);
  const lines = toldFacts(engine, common, seats[0] ?? '');
  const found = meant(lines, question) ?? lines.findLast(({ fact }) => isRolled(fact));
  return found ? { seq: found.fact.seq, text: found.text, rule: found.fact.rule } : null;
}

function meant(lines: readonly Told[], question: string): Told | undefined {
  const small = lines.map(({ text }) => text.toLowerCase());
  const terms = questionTerms(question).map((term) => {
    const held = small.map((line) => holds(line, term));
    const rare = Math.log(1 + lines.length / Math.max(1, held.filter(Boolean).length));
    return { finds: term.finds, held, worth: term.weight * rare };
  });
  const named = lines.map((_, i) => terms.some(({ finds, held }) => finds && held[i] === true));
  const worth = lines.map((_, i) => terms.reduce((sum, term) => sum + (term.held[i] === true ? term.worth : 0), 0));
  const most = Math.max(...worth.filter((__, i) => named[i] === true));
  return bestOf(lines.filter((_, i) => named[i] === true && worth[i] === most));
}

/** Of equals the last that was rolled for, as that is what people dispute; else the last. */
const bestOf = (lines: readonly Told[]): Told | undefined =>
  lines.findLast(({ fact }) => isRolled(fact)) ?? lines.at(-1);

const isRolled = ({ body }: LoggedFact): boolean => typeof body['roll'] === 'object' && body['roll'] !== null;
