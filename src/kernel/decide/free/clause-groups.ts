import { ClauseNames } from './clause-names';
import { FIRING, FLYING } from './idle';
import type { Item } from './items';
import { countOf } from './seen-words';

/** What small words do in a clause as far as it is read: who stays, who is meant together, and what is done of nothing. */
export class ClauseGroups extends ClauseNames {
  /** `21/7A and the guns to 1524`, `with Braun except the guns`: a part of a list that no order has a name for. */
  protected namesNothing(item: Item, last: Item | undefined, next: Item | undefined): void {
    if (this.isAnother(item, next)) return this.begin([]);
    this.exceptsNobody(item, next);
    this.hasNone(item, last, next);
    const isThing = item.small.includes('things') && item.terms.length + item.verbs.length === 0;
    const isPart = last?.small.includes('and') === true || item.before.includes(',');
    const isNamed = next !== undefined && next.terms.length > 0 && !/[,;:]/.test(next.before);
    if (isThing && isPart && this.now.units.length > 0 && !isNamed) this.unclear = item.said;
  }

  /** `A to X, the company at Y stays`: who stands at a place, behind a whole order. */
  protected isAnother({ small, verbs, terms, before }: Item, next: Item | undefined): boolean {
    const { units, places } = this.now;
    const isThing = small.includes('things') && terms.length + verbs.length === 0;
    const isWhole = units.length > 0 && places.some(({ by }) => by !== 'at');
    return isThing && isWhole && this.isParted && !/[-/]/.test(before) && next?.small.includes('at') === true;
  }

  /** `no convoys today`: of nothing that a verb says. */
  protected hasNone({ small, said }: Item, last: Item | undefined, next: Item | undefined): void {
    const { verbs, units, places, group } = this.now;
    const isAll = verbs.length + units.length + places.length === 0 && group === null;
    const isEnd = next === undefined || next.small.includes('filler');
    if (isAll && isEnd && small.includes('things') && last?.small.join() === 'not')
      this.now = { ...this.now, verbs: /^convoys?$/i.test(said) ? ['convoy', OF_THINGS] : [OF_THINGS] };
    // `all ships stay`: they do not sail, and nothing is said of aircraft.
    const isNobody = verbs.length + units.length + places.length === 0;
    if (isNobody && small.includes('stay') && last?.small.includes('things'))
      this.now = { ...this.now, verbs: staying(last.said) };
  }

  /** `with Braun except the guns`: who is excepted is named by nothing that orders know. */
  protected exceptsNobody({ said, small }: Item, next: Item | undefined): void {
    if (!this.excepting || this.now.except.length > 0) return;
    if (next === undefined || (small.includes('things') && next.terms.length === 0)) this.unclear = said;
  }

  /** `attaque de la TF B`: what is attacked. */
  protected isOf({ said }: Item): boolean {
    const { verbs, units, places } = this.now;
    return (
      OF.includes(said) && units.length + places.length === 0 && verbs.some((v) => v === 'attack' || v === 'bombard')
    );
  }

  /** `A to X and so does B`, `A to X, B too` */
  protected also(): void {
    if (this.isWhole() && this.now.places.length > 0) this.begin([]);
    this.now.words.push('also');
  }

  protected pair({ said }: Item, next: Item | undefined): void {
    // `A and C to X, both`
    if (next !== undefined || this.now.units.length === 0 || this.now.places.length === 0) this.groupOf('all');
    this.now.count = said.split(' ').flatMap((word) => countOf(word) ?? [])[0] ?? 2;
  }

  protected groupOf(word: 'all' | 'rest', next?: Item): void {
    const { units, places, words, verbs } = this.now;
    // `A and B assault, the others maneuver`, `A and B advance, the others stay`
    const isDoing = next?.small.includes('stay') === true || (this.isParted && (next?.verbs.length ?? 0) > 0);
    const isOther = word === 'rest' && verbs.length > 0 && isDoing;
    if (isOther && units.length > 0) this.begin([]);
    else if (units.length > 0 && (places.length > 0 || words.includes('stay'))) this.begin([]);
    this.now.group = word;
    const { places: named, first } = this.now;
    if (named.length > 0) this.now.behind = true;
    this.isGroupLast = first === 'places' && named.length > 0 && named.every(({ by }) => by !== 'from');
  }

  /** `Braun maneuvers, Plessen assaults`: who was named behind the last verb is of this one. */
  protected beginWith(verbs: readonly string[]): void {
    const { units, places } = this.now;
    // `A boards Hurworth, B starts at X`: Hurworth is of the verb before.
    const [mark, ...more] = this.partings.filter((at) => at >= this.before && at < units.length);
    const from = mark !== undefined && more.length === 0 ? mark : this.before;
    const behind = this.before > 0 && places.length === 0 ? units.splice(from) : [];
    this.begin(verbs);
    this.now.units.push(...behind);
    if (behind.length > 0) [this.now.first, this.before] = ['units', behind.length];
  }

  /** `A moves in, B stays`: who is named behind the verb stays, and not who was named before it; of `advance A, B stays` it is not clear. */
  protected staysBehind(said: string): void {
    const { units, places, verbs, words } = this.now;
    const isOrdered = verbs.length > 0 && places.length === 0 && !words.includes('stay') && !words.includes('not');
    if (!isOrdered || units.length <= Math.max(1, this.before)) return;
    if (this.before === 0) this.unclear = this.isParted ? said : this.unclear;
    else this.beginWith([]);
  }

  /** `TF A stays`, `keep 25/7A where it is` */
  protected stay({ said }: Item, last: Item | undefined): void {
    const { places, first } = this.now;
    // `TA 15 lays mines where it is`
    if (WHERE.test(said) && this.now.units.length > 0 && this.now.verbs.some((verb) => DONE_THERE.includes(verb)))
      return;
    // `nobody stays`: all shall go, and where to is not said.
    const isNobody = last?.small.includes('nothing') === true && NOBODY.test(last.said) && !MOVES_NOT.test(said);
    const isNe = this.now.verbs.length === 0 && this.now.words.join() === 'nothing,not';
    if (isNobody || isNe) this.unclear = last?.said ?? said;
    // `to 4313 goes A, B stays`
    if (places.length > 0 && first === 'places' && last?.terms.some((t) => t.sort === 'unit')) this.unclear = said;
    // `the company in 4213 holds`
    this.staysBehind(said);
    const { units, group, verbs } = this.now;
    const isThere = units.length + verbs.length === 0 && group === null && places.every(({ by }) => by === 'at');
    if (places.length > 0 && !isThere) this.begin(['stay']);
    this.isParted = false;
    if (!this.now.words.includes('stay')) this.now.words.push('stay');
  }
}

const NOBODY =
  /^(?:nobody|no one|none|niemand|keiner|keine|personne|aucun|aucune|nessuno|nessuna|nadie|ninguno|ninguna|nikt|żaden|żadna)$/iu;
/** `personne ne bouge` denies that somebody moves, and not that he stays. */
const MOVES_NOT = /^(?:ne|n['’])\s?\p{L}/iu;
const WHERE = /^(?:where|wo|où|dove|donde|gdzie|in place|on the spot)\b/iu;
/** What is done where one is. */
const DONE_THERE = ['mine', 'dive', 'repair', 'build', 'land', 'unload', 'bombard'];

/** What no verb means. */
const OF_THINGS = 'things';

/** What is not done by those who stay: `all aircraft stay on the ground`. */
function staying(who: string): readonly string[] {
  if (AIRCRAFT.test(who)) return FLYING;
  if (GUNS.test(who)) return FIRING;
  if (/^boats$/iu.test(who)) return ['sail', 'torpedo'];
  return [AFLOAT.test(who) ? 'sail' : 'move'];
}
const AIRCRAFT = /^(?:aircraft|planes|aeroplanes|airplanes|flugzeuge|avions|aerei|aviones|samoloty)$/iu;
const GUNS = /^(?:the )?(?:guns|batteries)$/iu;

/** Who sails, in words for all of them. */
const AFLOAT =
  /^(?:ships|boats|fleet|schiffe|flotte|boote|navires|bateaux|flotte|navi|flotta|barcos|buques|flota|okręty|statki|flota)$/iu;

const OF = ['de', 'du', 'di', 'del', 'della'];
