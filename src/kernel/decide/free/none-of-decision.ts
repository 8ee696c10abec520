import { eachOnce } from '../../data/each-once';
import { foldName } from '../names';
import type { FreeRead } from './free-reading';

/** A decision by what mails call it. */
export interface Called {
  word: string;
  title: string;
}

/** What a decision's word stands for among the meanings of verbs. */
export const ofDecision = (word: string): string => `decision ${word}`;

/** No marks stand in what a decision is called. */
const NONE =
  /^(?:no|none of the|keine[nr]?|kein|ohne|pas de|aucune?|nessun[ao]?|niente|ningun[ao]?|sin|brak|bez|żadn(?:ych|ego|ej))\s+(?<what>[\p{L} -]{2,40}?)(?:,? (?:please|thanks|this (?:turn|phase|impulse|segment)|for (?:me|now)|bitte|s.il te plaît|per favore|por favor|proszę))?[\s.!]*$/iu;
/** What is said beside the word of a decision: `no motorized moves`. */
const BESIDE = /\s(?:movements?|moves?|phase|orders?|missions?|actions?)$/iu;

const known = (text: string): string => foldName(text).replace('motoris', 'motoriz');

/** `no motorized movement`: nothing of what mails call so, which no verb says; null: nothing is called so. */
export function noneOfDecision(line: string, decisions: readonly Called[]): FreeRead | null {
  const what = NONE.exec(line.trim())?.groups?.['what'];
  if (what === undefined) return null;
  const said = [known(what), known(what.replace(BESIDE, ''))];
  const meant = decisions.filter(({ word, title }) => said.includes(known(word)) || said[0] === known(title));
  const of = eachOnce(meant.map(({ word }) => ofDecision(word)));
  return of.length === 1 ? { is: 'nothing', of: [of], notes: [] } : null;
}
