import { eachOnce } from '../../data/each-once';
import type { Grammar } from './free-reading';
import { wordingsOfTwo, type Settled } from './wordings';

/** What ships do with whom they carry. */
const CARRYING: readonly string[] = ['ship', 'convoy', 'ferry', 'embark', 'evacuate', 'load', 'move', 'go', 'sail'];

/** `K. Kavkaz carries MSU from X to Y`, `the battery shoots at K. Krym`: who does it, and whom it is done to. */
export function ofTwoSorts(grammar: Grammar, verbs: readonly string[], one: Settled): string[] {
  const open = verbs.filter((verb) => grammar.open.includes(verb));
  const read = (some: readonly string[], of: Settled): string[] => {
    const said = eachOnce(some.flatMap((verb) => wordingsOfTwo(verb, of)));
    return eachOnce(said.flatMap((text) => grammar.reads(text) ?? []));
  };
  const now = read(open, one);
  if (now.length > 0) return now;
  // `Eclipse and Intrepid form TF A`: who does it stands before what it is done to.
  const last = one.units.at(-1);
  const turned = last && one.places.length === 0 ? { ...one, units: [last, ...one.units.slice(0, -1)] } : null;
  const other = turned ? read(open, turned).filter((text) => grammar.legal(text)) : [];
  return other.length > 0 ? other : read(verbs, one);
}

/** `Gp-E carries 265 Art to Sevastopol`: who is carried goes with whom the open question sends. */
export function carriedNow(grammar: Grammar, meanings: readonly string[], one: Settled): string[] {
  const carries = one.places.length > 0 && meanings.some((verb) => CARRYING.includes(verb));
  return carries ? ofTwoSorts(grammar, grammar.open, one) : [];
}
