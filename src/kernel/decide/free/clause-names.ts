import type { Clause, Placed } from './clause';
import type { Term } from './glossary';
import type { Item } from './items';

const blank = (verbs: readonly string[]): Clause => ({
  ...{ verbs, units: [], places: [], except: [], group: null, words: [], first: null },
});

/** The clauses of a line as far as it is read, and where what is named goes in them. */
export class ClauseNames {
  protected readonly done: Clause[] = [];
  protected now: Clause = blank([]);
  protected by: Placed['by'] = null;
  protected excepting = false;
  /** Who is named next goes with those before: `A attacks X together with B`. */
  protected joining = false;
  /** Whether a mark parts what is read from the verb before. */
  protected isParted = false;
  /** Whether what others do not do was said before who is excepted: `nobody moves but A`, and not `nobody but A moves`. */
  protected isSaid = false;
  /** Whether all, or the rest, were named behind a place. */
  protected isGroupLast = false;
  /** How it is said that nothing is done: `no movement` says what. */
  protected nothing = '';
  /** Before which of those named a mark stands that parts a list. */
  protected partings: number[] = [];
  /** What all others do, where it was said before what somebody does who is excepted. */
  protected others: Clause[] = [];
  /** How many were named before the verb. */
  protected before = 0;
  /** The word by which it is not clear who is excepted, or who stays; null: all is. */
  unclear: string | null = null;

  protected name(item: Item, last: Item | undefined, next: Item | undefined): void {
    const sort = this.sortOf(item, next);
    const terms = item.terms.filter((t) => (t.sort === 'place') === (sort === 'places'));
    const named = { said: item.said, terms, bare: item.bare === true, loose: item.loose === true };
    if (this.excepting && sort === 'places' && item.before.includes(':')) this.ofExcepted();
    if (this.excepting) {
      const { verbs, words } = this.now;
      this.isSaid = verbs.length > 0 || words.includes('stay') || this.nothing.includes(' ');
      this.now.except.push(named);
      return;
    }
    if (sort === 'places' && this.isWhereTheyStay(terms)) return void (this.by = null);
    if (this.endsBefore(sort, item, last) && !(this.joining && sort === 'units')) this.begin([]);
    if (item.plural && sort === 'units') this.now.group ??= 'all';
    this.now.first ??= sort;
    if (sort === 'units' && !this.isGoal(terms) && !this.isLeft(terms)) this.now.units.push(named);
    else this.now.places.push({ ...named, by: this.by, linked: isLinked(item, last), beside: isBeside(item, last) });
    [this.by, this.joining] = [null, false];
  }

  /** `keep A at X`, where it stands. */
  protected isWhereTheyStay(terms: readonly Term[]): boolean {
    const { units, words } = this.now;
    const stand = units.flatMap((unit) => unit.terms.map(({ at }) => at));
    const isThere = stand.length > 0 && stand.every((at) => terms.some(({ text }) => text === at));
    return words.includes('stay') && this.by !== 'to' && isThere;
  }

  /** `nobody moves except A to X` */
  protected ofExcepted(): void {
    if (!this.isIdle() || this.now.except.length === 0) return;
    const units = this.now.except.splice(0);
    this.begin([]);
    Object.assign(this.now, { units, first: 'units' });
    this.by = 'to';
  }

  /** `Kelvin to TF H`: who is named behind "to" is where the others go. */
  protected isGoal(terms: readonly Term[]): boolean {
    const { units, places } = this.now;
    const [one] = units[0]?.terms ?? [];
    return (
      this.by === 'to' &&
      places.every(({ by }) => by === 'from') &&
      one !== undefined &&
      terms.every((t) => t.text !== one.text)
    );
  }

  /** `Orion from TF D to TF L`: whom they leave. */
  protected isLeft(terms: readonly Term[]): boolean {
    const { units, places } = this.now;
    return this.by === 'from' && units.length > 0 && places.length === 0 && terms.every((t) => t.sort === 'unit');
  }

  /** A unit may be called as the place it holds: behind "to", or where somebody goes, it is the place. */
  protected sortOf({ terms, before }: Item, next: Item | undefined): 'units' | 'places' {
    const isPlace = terms.some((t) => t.sort === 'place');
    if (!isPlace || terms.every((t) => t.sort === 'place')) return isPlace ? 'places' : 'units';
    // A port above who goes there.
    const isAhead = next?.before.includes(':') === true && next.terms.some((t) => t.sort === 'unit');
    if (isAhead && next.terms.every((t) => t.sort === 'unit')) return 'places';
    const goes = this.by !== null || (this.now.units.length > 0 && !before.includes(','));
    return goes || this.now.places.length > 0 ? 'places' : 'units';
  }

  /** Whether what is named begins another order: `A to X and B to Y`, `X with A, Y with B`, `A stays, B to Y`. */
  protected endsBefore(sort: 'units' | 'places', item: Item, last: Item | undefined): boolean {
    const { units, places, first, words, group } = this.now;
    const stays = words.includes('stay') && (units.length + places.length > 0 || group !== null);
    if (stays && (sort === 'places' || this.isParted)) return true;
    // `nobody moves, A and B attack X`
    const isIdle = words.includes('nothing') && this.now.verbs.length > 0;
    if (isIdle && this.isParted && sort === 'units' && units.length + places.length === 0) return true;
    // `everything from 4312 to 4313, 1/7 stays`; but `bombardment: all Ju-87`
    const isKind = last?.small.includes('all') === true;
    const goes = group !== null && units.length === 0 && places.some(({ by }) => by === 'to');
    if (goes && sort === 'units' && !isKind) return true;
    // `attack 4415 with all, then 4315 with all`
    const isNext = item.before.includes(',') || last?.small.includes('and') === true;
    if (this.isGroupLast && isNext && sort === 'places' && units.length === 0) return true;
    if (units.length === 0 || places.length === 0 || (sort === 'units' && this.isGoal(item.terms))) return false;
    return first === sort && !(sort === 'places' && this.isStart());
  }

  /** `4312: 13/IV/Sturm, 14/IV/Sturm -> 4313`: where they stand was said first. */
  protected isStart(): boolean {
    const { units, places } = this.now;
    const [start, ...more] = places;
    const there = start?.terms.map(({ text }) => text) ?? [];
    return (
      this.by === 'to' &&
      more.length === 0 &&
      units.every(({ terms }) => terms.every(({ at }) => at !== undefined && there.includes(at)))
    );
  }

  protected begin(verbs: readonly string[]): void {
    this.done.push(this.now, ...this.others.splice(0));
    this.isParted = false;
    this.partings = [];
    this.now = blank(verbs);
    this.by = null;
    [this.excepting, this.joining, this.isGroupLast] = [false, false, false];
  }

  protected isWhole(): boolean {
    const { units, places, words } = this.now;
    return units.length + places.length > 0 || words.includes('nothing') || words.includes('stay');
  }

  /** Nothing is done, or all stay. */
  protected isIdle(): boolean {
    const { words, verbs, units } = this.now;
    const isDenied = words.includes('not') && verbs.length > 0 && units.length === 0;
    return words.includes('stay') || words.includes('nothing') || isDenied;
  }
}

const isBeside = (item: Item, last: Item | undefined): boolean =>
  last?.terms.some((t) => t.sort === 'place') === true && /^ +$/.test(item.before);

const isLinked = (item: Item, last: Item | undefined): boolean =>
  last !== undefined && last.terms.length > 0 && /^\s*[-–>,]\s*$/.test(item.before);
