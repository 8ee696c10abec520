import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { loadedSystems } from './loaded-systems';
import { say } from './output';
import { tellDecisions, tellWords, withWords } from './tell-words';

/** `despatch cases --words S`: what cases of a system may name, from the system itself; `--decisions S`: what is asked in it. */
export function casesCommand(): Command {
  return new Command('cases')
    .description('what a system says of itself: what its case files may name (docs/cases), what it asks (docs/orders)')
    .option('--words <system>', 'boards, fact types with attributes, decision kinds and paths that cases may name')
    .option('--decisions <system>', 'what is asked, the orders, and what answers in silence')
    .option('--into <file>', 'put the lists between the marks of a document instead of printing them')
    .action(({ words, decisions, into }: { words?: string; decisions?: string; into?: string }) => {
      const systems = loadedSystems();
      if (words !== undefined) tell('words', tellWords(systems.engine(words)), into);
      if (decisions !== undefined) tell('decisions', tellDecisions(systems.engine(decisions)), into);
    });
}

function tell(what: string, lines: readonly string[], into: string | undefined): void {
  if (into === undefined) for (const line of lines) say(line);
  else writeFileSync(into, withWords(readFileSync(into, 'utf8'), what, lines));
}
