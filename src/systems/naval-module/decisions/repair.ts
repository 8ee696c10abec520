import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Act, type Ask, type Naval } from '../naval-module';
import { ships } from '../orders/names';
import { isSlowed, isRepairable } from '../rules/27-3-damage';
import { Board, type Ship } from '../rules/board';
import { SIDES, type Side } from '../side';

/** The ships that are repaired in a Naval Readiness Phase; all others that are Sailed roll for Readiness (25.35). */
export interface Repairs {
  repaired: string[];
  /** Whose ships they are; missing: Soviet. */
  side?: Side;
}
export const ownerOf = ({ local }: Pick<Act<Repairs>, 'local'>): Side => local.side ?? 'soviet';

const repair = written(
  'damaged ships in harbour are repaired in the place of becoming Ready (25.35)',
  { ships: ships.list },
  'repair {ships}',
);
type Repair = OrderOf<typeof repair>;

const TEXT =
  'ships with Damage over half their protection, or Ready, and those of the Cadre Box are repaired; the others roll for Readiness';

const open = ({ view, data, seat }: Pick<Ask, 'view' | 'data' | 'seat'>): Ship[] => {
  const board = new Board(view, data);
  return board.ships(seat).filter((ship) => isRepairable(board, ship));
};

/** 25.35, 27.41: which damaged ships are repaired. */
export const chooseRepairs = chooseLines<Naval, Repairs, Repair>({
  ...{ kind: 'naval.repair', rule: '27.41', title: 'repair or readiness', word: 'repair', seats: SIDES },
  ...{ order: repair, once: 'ships', interphase: TEXT },
  question: 'Which damaged ships are repaired? All other Sailed ships roll for Readiness.',
  nothing: 'no ship is repaired',
  whose: ownerOf,
  options: (q) => open(q).map(({ id }) => ({ ships: [id] })),
  fault({ ships: named }, q) {
    const strange = named.find((id) => !open(q).some((ship) => ship.id === id));
    return strange === undefined
      ? null
      : {
          rule: '27.41',
          why: `${ships.print(strange, q)} has no Damage that can be repaired now: it lies damaged in a harbour, or in the Cadre Box`,
        };
  },
  byDefault(q) {
    const wanted = open(q).filter(
      ({ counter, damage, ready, at }) => at === 'cadre' || ready === true || isSlowed(counter, damage),
    );
    return { lines: wanted.length > 0 ? [{ ships: wanted.map(({ id }) => id) }] : [], text: TEXT };
  },
  onMap: ({ ships: [first = ''] }, { view }) => ({ from: view.ships[first]?.at ?? null }),
  takeAll(c, all) {
    c.local.repaired = all.flatMap(({ ships: named }) => named);
  },
});
