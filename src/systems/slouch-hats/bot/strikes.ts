import { onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { after, type StackMove, type Under } from '../decisions/moves';
import { fits, strengthsOf } from '../rules/03-board';
import { attackBarrier } from '../rules/10-2-terrain';
import { goingOf, type Field } from '../rules/08-field';
import { reachOf } from '../rules/08-moves';
import { enemyOf, isFault, type Ask } from '../slouch-hats';
import { botAttacks } from './attacks';
import { groupsOf } from './groups';
import { attackOf, Outlook } from './outlook';
import type { Post } from './posts';

/** What has been decided so far: the moves, the phase after them, and who stays to attack. */
export interface Plan {
  moves: StackMove[];
  under: Under;
  stays: string[];
  /** Who leaves his place for no attack. */
  bound: readonly string[];
}

/** Targets tried in a phase, and how far off attackers are looked for. */
const [MOST_TARGETS, AROUND] = [5, 9];
/** Strength to strength from which an attack is tried, and with which no more come. */
const [LEAST, ENOUGH] = [1.7, 4];

/** Attacks that can be gathered in this phase, the most promising first: their moves are made. */
export function gathered(q: Ask, plan: Plan, posts: readonly Post[]): Plan {
  const outlook = Outlook.of(plan.under.field.board, q.seat);
  const tried = targetsOf(outlook, posts).slice(0, MOST_TARGETS);
  return tried.reduce((now, target) => struck(q, now, target) ?? now, plan);
}

/** Enemy stacks by what taking their hex is worth for what it takes. */
function targetsOf(outlook: Outlook, posts: readonly Post[]): HexId[] {
  const { board, seat } = outlook;
  const { grid } = board.ground.map;
  const stacks = board.stacksOf(enemyOf(seat)).filter(([hex]) => grid.has(hex));
  const own = board.stacksOf(seat);
  return stacks
    .map(([hex]) => {
      const near = own.filter(([at]) => grid.distance(at, hex) <= AROUND).flatMap(([, units]) => units);
      const ratio = near.reduce((sum, unit) => sum + attackOf(unit), 0) / Math.max(1, outlook.guard(hex));
      return { hex, ratio, worth: worthOf(hex, outlook, posts) * Math.min(ENOUGH, ratio) };
    })
    .filter(({ ratio }) => ratio >= LEAST)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ hex }) => hex);
}

/** A post itself, or what stands before one. */
function worthOf(hex: HexId, { board }: Outlook, posts: readonly Post[]): number {
  const { grid } = board.ground.map;
  return posts.reduce((most, post) => Math.max(most, post.worth / (1 + grid.distance(post.hex, hex))), 0.5);
}

/** The plan with an attack on that hex in it; null: it would not be good enough. */
function struck(q: Ask, plan: Plan, hex: HexId): Plan | null {
  let now = plan;
  let strength = 0;
  const guard = Math.max(1, Outlook.of(plan.under.field.board, q.seat).guard(hex));
  for (const { units, to } of comers(plan, hex)) {
    if (strength >= ENOUGH * guard) break;
    const next = to.path.length === 0 ? { ...now, stays: [...now.stays, ...units] } : moved(q, now, units, to.path);
    if (!next) continue;
    now = next;
    strength += units.reduce((sum, id) => sum + powerOf(now, id), 0);
  }
  if (strength < LEAST * guard) return null;
  const attacks = botAttacks({ ...q, view: { ...q.view, ...now.under.world } });
  return attacks.some((attack) => attack.hex === hex) ? now : null;
}

const powerOf = ({ under }: Plan, id: string): number => {
  const unit = under.field.board.units.get(id);
  return unit ? attackOf(unit) : 0;
};

/** Groups that can come beside the hex, or stand there, the nearest first. */
function comers({ under, stays, bound }: Plan, hex: HexId) {
  const { field } = under;
  const { board } = field;
  const { grid } = board.ground.map;
  const beside = grid.neighbours(hex);
  const fighters = groupsOf(under, () => '').filter(
    ({ at, units }) =>
      (!grid.has(at) || grid.distance(at, hex) <= AROUND) &&
      units.some(({ id }) => !stays.includes(id)) &&
      units.some((unit) => strengthsOf(unit).attack > 0 || unit.counter.artillery !== null),
  );
  return fighters
    .flatMap(({ at, units }) => {
      const there = beside.includes(at);
      const ids = units.map(({ id }) => id).filter((id) => !stays.includes(id) && (there || !bound.includes(id)));
      if (ids.length === 0) return [];
      const able = (from: string): boolean =>
        units.every((unit) => attackBarrier(board.ground, { ...unit, at: from }, hex) === null);
      if (there) return able(at) ? [{ units: ids, to: { path: [] as string[], spent: 0 } }] : [];
      const ways = waysOf(field, ids);
      const found = beside.flatMap((place) => {
        const way = ways.get(place);
        return way && able(place) && fits(board, place, units) ? [way] : [];
      });
      return found
        .toSorted((a, b) => a.spent - b.spent)
        .slice(0, 1)
        .map((to) => ({ units: ids, to }));
    })
    .toSorted((a, b) => a.to.spent - b.to.spent);
}

/** Where units could go now, found once as long as nobody moves. */
const waysOf = onceBy(
  (field: Field, _ids: readonly string[]) => field,
  (field, ids): ReadonlyMap<string, { path: string[]; spent: number }> => {
    const found = reachOf(field, goingOf(ids));
    return isFault(found) ? new Map<string, never>() : found;
  },
  (_, ids) => ids.join(),
);

function moved(q: Ask, plan: Plan, units: string[], path: string[]): Plan | null {
  const move: StackMove = { verb: 'move', units, path };
  const next = after(plan.under, move, q);
  if (isFault(next) || !fits(next.field.board, path.at(-1) ?? '')) return null;
  return { ...plan, moves: [...plan.moves, move], under: next, stays: [...plan.stays, ...units] };
}
