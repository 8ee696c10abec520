import type { Glossary, Term } from './glossary';
import { joined, type Clause } from './clause';
import { ClauseGroups } from './clause-groups';
import { BY, endsSentence, isHeading, isKindOf, isLimit, isOnly, isUnknown, meansAlone } from './item-kind';
import type { Item } from './items';
import type { Small } from './languages/language';

/** What units may be set to, and whether the open question is what they are set to. */
export interface AimRoom {
  glossary: Glossary;
  allocates: boolean;
}

/** A line read freely, or why it cannot be: words that mean nothing here, or words that limit the order. */
export type Parsed = { clauses: Clause[] } | { unknown: string[] } | { limits: string };

/** Puts the pieces of a line together to clauses. */
export function clausesOf(items: readonly Item[], room: AimRoom): Parsed {
  const unknown = items.filter((item, i) => isUnknown(item, items[i - 1], items[i + 1]));
  if (unknown.length > 0) return { unknown: unknown.map((i) => i.said) };
  const limits = items.find(
    (item, i) => isLimit(item) || (isOnly(item) && !meansAlone(items.slice(i + 1), items[i - 1])),
  );
  if (limits) return { limits: limits.said };
  const reader = new Clauses(room);
  const isThing = (one: Item | undefined): boolean =>
    one !== undefined && one.small.includes('things') && one.terms.length === 0;
  for (const [i, item] of items.entries())
    reader.read(item, items[i - 1], items[i + 1], isThing(items[i + 1]) ? items[i + 2] : undefined);
  const clauses = reader.all(items.at(-1));
  return reader.unclear === null ? { clauses } : { limits: reader.unclear };
}

class Clauses extends ClauseGroups {
  constructor(private readonly room: AimRoom) {
    super();
  }

  /** `behind`: what stands behind a word for things of all kinds, if such a one is next: `Stuka group I/StG 77`. */
  read(item: Item, last: Item | undefined, next: Item | undefined, behind?: Item): void {
    if (isKindOf(item, behind ?? next)) return;
    if (/[,;.]/.test(item.before) || item.small.join() === 'and') this.goesIn(last);
    // `25/7A an, 6 Cav bleibt`: an article before nothing is a word of another language.
    const { units, places, verbs } = this.now;
    const isOpen = units.length > 0 && places.length + verbs.length === 0;
    if (isOpen && isBeforeNothing(item, next)) this.unclear = item.said;
    this.isParted ||= /[,;.]/.test(item.before);
    if (/[,;]/.test(item.before)) this.partings.push(this.now.units.length);
    if (endsSentence(item, last) && this.isWhole()) this.begin([]);
    if (this.doesExcepted(item)) this.beginExcepted();
    const aims = isHeading(item, next) ? this.aimsAhead(item) : this.aimsOf(item);
    if (aims.length > 0) this.aim(item, aims);
    else if (item.terms.length > 0) this.name(item, last, next);
    else if (this.isVerb(item, last, next)) this.verb(item, last);
    else for (const word of item.small) this.small(word, item, last, next);
    this.namesNothing(item, last, next);
  }

  all(last: Item | undefined): Clause[] {
    this.goesIn(last);
    const said = [...this.done, this.now, ...this.others].filter(
      (c) =>
        c.verbs.length + c.units.length + c.places.length > 0 || c.group !== null || c.words.some((w) => w !== 'also'),
    );
    return joined(said);
  }

  /** `all to X except A, which goes to Y`: what he does who is excepted from what all do. */
  private doesExcepted({ verbs, small }: Item): boolean {
    const { group, except, words, places, verbs: before } = this.now;
    const isSaid = before.length > 0 || places.some(({ by }) => by === 'to');
    const isOrder = group === 'all' && words.length === 0 && places.length > 0 && isSaid;
    return this.excepting && isOrder && except.length > 0 && verbs.length > 0 && !small.includes('with');
  }

  private beginExcepted(): void {
    const { now } = this;
    const units = now.except;
    // Missions are told to all that have none yet.
    const others: Clause = now.verbs.includes('allocate') ? { ...now, except: [], group: 'rest' } : now;
    this.now = { ...now, verbs: [], units, places: [], except: [], group: null, words: [], first: 'units' };
    this.others = [others];
    [this.excepting, this.by, this.isParted] = [false, null, false];
  }

  /** `A in, B stays`: a word for where, behind which nothing is named; who goes in advances. */
  private goesIn(last: Item | undefined): void {
    const { units, places, verbs } = this.now;
    if (this.by === null || units.length === 0 || places.length + verbs.length > 0 || !last) return;
    if (!IN.test(last.said)) return void (this.unclear = last.said);
    this.now = { ...this.now, verbs: ['advance', 'follow'] };
    this.begin([]);
  }

  /** What units are set to, by a word that elsewhere is a verb: `Do-17 I/KG2: search`. */
  private aimsOf({ verbs, said }: Item): Term[] {
    const { now, room } = this;
    const isGoing = now.verbs.length === 0 || now.verbs.includes('go') || now.verbs.includes('fly');
    const isAllocated = now.verbs.includes('allocate') || (isGoing && room.allocates);
    if (!isAllocated || now.places.length > 0 || (now.units.length === 0 && now.group === null)) return [];
    return room.glossary.aimsOf(SHIPS.test(said) ? [...verbs, 'strike'] : verbs);
  }

  /** The same above who is set to it: `search: He-111, Do-17`. */
  private aimsAhead({ verbs }: Item): Term[] {
    const { verbs: before, units, places, group } = this.now;
    if (!this.room.allocates || before.length + units.length + places.length > 0 || group !== null) return [];
    return this.room.glossary.aimsOf(verbs);
  }

  private aim({ said }: Item, terms: readonly Term[]): void {
    this.now.places.push({ said, terms, bare: false, loose: false, by: 'to', linked: false, beside: false });
    this.now = { ...this.now, verbs: ['allocate'], first: this.now.first ?? 'places' };
  }

  /** A word like `ship` is a thing behind `no` and `all`. */
  private isVerb(item: Item, last: Item | undefined, next: Item | undefined): boolean {
    // `using` is a form of a verb, and says with whom.
    if (item.verbs.length === 0 || item.small.includes('with')) return false;
    if (item.small.includes('things')) {
      const counted = last?.small.some((s) => s === 'not' || s === 'all' || s === 'filler' || s === 'nothing');
      // `ships stay where they are`
      // `all Stuka groups raid X`
      if (counted || last?.plural || this.now.verbs.length > 0 || next?.small.includes('stay')) return false;
    }
    return !(item.small.some((s) => s === 'stay') && this.now.units.length > 0);
  }

  private verb({ verbs, said }: Item, last: Item | undefined): void {
    const { now } = this;
    // `everybody stays except A, which goes to X`
    if (this.isIdle() && now.except.length > 0 && this.isSaid) return this.begin(verbs);
    // `don't attack, just move A to X`
    const isDenied = now.words.includes('not') || now.words.includes('nothing');
    if (isDenied && this.isParted && now.units.length + now.places.length === 0 && now.verbs.length > 0)
      return this.begin(verbs);
    // `keep A at X, move B to Y`
    const stays = now.words.includes('stay') && !now.words.includes('not') && now.units.length > 0;
    if (stays && this.isParted) return this.begin(verbs);
    // `A to X and attack`
    if (now.verbs.length === 0 && now.places.length > 0 && last?.small.includes('and')) return this.beginWith(verbs);
    this.standingThere(verbs);
    this.isGroupLast = false;
    const both = now.verbs.filter((v) => verbs.includes(v));
    // `put A on the boat to X`
    // `use A and B to attack X`
    const isUsed = this.by === 'to' && (now.verbs.includes('go') || now.verbs.includes('allocate'));
    const isBy = said.includes(' ') && now.verbs.includes('go') && verbs.some((v) => BY.includes(v));
    if ((isBy || isUsed) && now.units.length > 0 && now.places.length === 0) {
      [this.now, this.by] = [{ ...now, verbs }, null];
      return;
    }
    if (now.verbs.length === 0) [this.now, this.before] = [{ ...now, verbs }, now.units.length];
    // `declare combat on`, `rückt ... vor`, `do not move`
    else if (both.length > 0 && (now.units.length === 0 || now.places.length === 0)) this.now = { ...now, verbs: both };
    else if (this.isWhole()) this.beginWith(verbs);
    else this.second(verbs, both, said);
    this.isParted = false;
    this.excepting &&= this.now.except.length === 0;
    // `Kelvin joins TF H`
    this.by = verbs.includes('transfer') && this.now.units.length > 0 ? 'to' : null;
  }

  /** `1723 attacks 1722`: who stands at a place that is named before the verb. */
  private standingThere(verbs: readonly string[]): void {
    const { places, units, group, verbs: before } = this.now;
    const [place, ...more] = places;
    const isAlone = before.length + units.length + more.length === 0 && group === null;
    const [term, ...others] = place?.terms ?? [];
    if (!isAlone || !term || others.length > 0 || place?.by !== null || !verbs.includes('attack')) return;
    if (this.room.glossary.standingAt(term.text).length > 0) this.now.group = 'all';
  }

  /** A verb behind another of which nothing was said yet: `go and search`; of `move all interdict` neither is meant alone. */
  private second(verbs: readonly string[], both: readonly string[], said: string): void {
    const isLed = (this.now.verbs.includes('go') || this.now.verbs.includes('fly')) && this.now.group === null;
    if (both.length === 0 && !isLed) this.unclear = said;
    this.now = { ...this.now, verbs: both.length > 0 ? both : verbs };
  }

  private small(word: Small, item: Item, last: Item | undefined, next: Item | undefined): void {
    // `resta a X`: where he is.
    if (word === 'to' && last?.small.includes('stay') === true) return void (this.by = 'at');
    // `A and to X`: somebody between is not understood.
    const isOpen = this.now.units.length > 0 && this.now.places.length === 0;
    if (word === 'to' && isOpen && last?.small.join() === 'and') this.unclear = last.said;
    if (word === 'to' && this.excepting && last && last.terms.length > 0) this.ofExcepted();
    if (this.now.except.length > 0 && word !== 'and' && word !== 'filler') this.excepting = false;
    if (word === 'from' && this.isOf(item)) return;
    // `looks for ships in 2127`: whom they look for.
    if (word === 'all' && last !== undefined && last.verbs.includes('search') && /^ships /i.test(item.said)) {
      this.by = 'at';
      return;
    }
    if (word === 'to' || word === 'from' || word === 'at') this.by = word;
    else if (word === 'with') [this.by, this.joining] = [null, true];
    else if (word === 'also') this.also();
    else if (word === 'except') this.excepting = true;
    else if (word === 'rest' || (word === 'all' && !item.small.includes('pair'))) this.groupOf(word, next);
    else if (word === 'pair') this.pair(item, next);
    else if (word === 'stay') this.stay(item, last);
    else if (word === 'nothing' && item.small.length > 1) return;
    else if (word === 'not' || word === 'nothing') {
      // `n'attaque pas`; a letter alone is a slip: `release: n Druze` is no pass.
      if (item.said.length === 1 && !/^['’]/.test(next?.before ?? '')) this.unclear = item.said;
      this.nothing = item.said;
      const { units, places, verbs, words } = this.now;
      // `no movement, no attacks`, `no movement. no attacks`, `no movement and no attacks`
      const isNext = /[,.;]/.test(item.before) || last?.small.join() === 'and';
      const isDenied = words.includes('not') || words.includes('nothing');
      const isAgain = isDenied && verbs.length > 0 && isNext;
      if (isAgain || (units.length > 0 && places.length > 0)) this.begin([]);
      this.now.words.push(word);
      const { denies = [] } = item;
      if (denies.length > 0 && this.now.verbs.length === 0) this.now = { ...this.now, verbs: denies };
    }
  }
}

/** An article behind which nothing stands. */
const isBeforeNothing = ({ said, small, before }: Item, next: Item | undefined): boolean =>
  small.join() === 'filler' && before !== '' && /^(?:an?|the)$/u.test(said) && (!next || /[,;]/.test(next.before));

/** Where those go who go in. */
const IN = /^in$/iu;

/** `Stukas: ships`: what aircraft are set to attack. */
const SHIPS = /^(?:ships|shipping|schiffe|navires|bateaux|navi|barcos|buques|okręty|statki)$/iu;
