import { commonFacts, toldFacts } from '../../reports/report-lines';
import { ruleNumbers, withoutNumbers } from '../../rulings/rule-numbers';
import type { LoggedFact } from '../../submissions/logged-fact';
import type { AnyEngine } from '../../systems/systems';

/** What a question seems to be about: a line of the log that both players know, and the paragraph that ruled it. */
export interface AskedAbout {
  seq: number;
  text: string;
  rule: string;
}

/** Names in a question have a figure in them (a hex, a unit) or a capital letter; the first word has one for another reason. */
const isName = (word: string, i: number): boolean =>
  (word.length > 1 && /\d/.test(word)) || (i > 0 && word.length > 2 && /^[A-Z]/.test(word));
/** So much of a question, and so many of its names, are looked at. */
const MOST_READ = 2_000;
const MOST_NAMES = 20;

/** What a question is about: the last line of `facts` with most of the names in a question, else the last that was rolled. */
export function askedAbout(
  engine: AnyEngine,
  facts: readonly LoggedFact[],
  question: string,
  seats: readonly string[],
): AskedAbout | null {
  const common = commonFacts(facts, seats).filter((fact) => !fact.undone && fact.type !== engine.system.turnBegins);
  const lines = toldFacts(engine, common, seats[0] ?? '');
  const names = namesIn(question);
  const scored = lines.map((line) => ({ line, names: names.filter((name) => holds(line.text, name)).length }));
  const most = Math.max(0, ...scored.map((one) => one.names));
  const found =
    most > 0
      ? bestOf(scored.filter((one) => one.names === most).map((one) => one.line))
      : lines.findLast(({ fact }) => isRolled(fact));
  return found ? { seq: found.fact.seq, text: found.text, rule: found.fact.rule } : null;
}

/** Of equals the last that was rolled for, as that is what people dispute; else the last. */
const bestOf = <L extends { fact: LoggedFact }>(lines: readonly L[]): L | undefined =>
  lines.findLast(({ fact }) => isRolled(fact)) ?? lines.at(-1);

const isRolled = ({ body }: LoggedFact): boolean => typeof body['roll'] === 'object' && body['roll'] !== null;

/** Paragraph numbers name no thing of the map. */
function namesIn(question: string): string[] {
  const read = question.slice(0, MOST_READ);
  const text = ruleNumbers(read).length > 0 ? withoutNumbers(read) : read;
  const words = text.split(/[^\w/'-]+/).filter((word) => word !== '');
  return [...new Set(words.filter(isName))].slice(0, MOST_NAMES).map((name) => name.toLowerCase());
}

/** As a word of its own: `4314` is found in `W4314`, not in `43145`. */
function holds(line: string, name: string): boolean {
  const text = line.toLowerCase();
  const at = text.indexOf(name);
  const [before, after] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
  return at >= 0 && !/\w/.test(after) && !(/\d/.test(name[0] ?? '') ? /\d/ : /\w/).test(before);
}
