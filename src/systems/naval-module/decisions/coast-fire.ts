import { chooseLines } from '../../../play/choices/lines';
import { called, type OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { afloat, units } from '../orders/names';
import { targetsOf, type Target } from '../rules/27-2-loss';
import { Board, type Unit } from '../rules/board';
import { SIDES, type Side } from '../side';

/** Which battery fires at which ship or flotilla (27.12). */
export interface CoastFire {
  /** Whose batteries fire. */
  side: Side;
  fires: { gun: string; ship: string }[];
}

const fire = written(
  {
    help: 'coast artillery fires at a ship or a flotilla in range and sight, in a harbour or on a hex (27.12)',
    verb: 'coast fire',
    means: ['coast fire', 'fire at', 'shoot'],
  },
  { gun: called('battery', units), ship: called('ship', afloat) },
  'coast fire {gun} at {ship}',
);
type Fire = OrderOf<typeof fire>;

const TEXT = 'each battery fires at the ship or flotilla in range that can take least';

/** Own batteries with what each may fire at. */
const open = ({ view, data, seat }: Pick<Ask, 'view' | 'data' | 'seat'>): { gun: Unit; targets: Target[] }[] => {
  const board = new Board(view, data);
  return board.units(seat).flatMap((gun) => {
    const targets = targetsOf(board, gun);
    return targets.length > 0 ? [{ gun, targets }] : [];
  });
};

/** 27.12b: one target a battery, in the enemy Combat Phase. */
export const chooseCoastFire = chooseLines<Naval, CoastFire, Fire>({
  ...{
    kind: 'naval.coast-fire',
    rule: '27.12',
    title: 'coast artillery against ships',
    word: 'coast',
    seats: SIDES,
  },
  ...{ order: fire, once: 'gun', asked: 'other', interphase: TEXT },
  question: 'Which battery fires at which ship or flotilla?',
  nothing: 'no battery fires',
  whose: ({ local }) => local.side,
  options: (q) => open(q).flatMap(({ gun, targets }) => targets.map(({ id }) => ({ gun: gun.id, ship: id }))),
  fault({ gun, ship }, q) {
    const found = open(q).find((one) => one.gun.id === gun);
    if (!found)
      return { rule: '27.12', why: `${units.print(gun, q)} is no battery of yours with a target in range and sight` };
    return found.targets.some(({ id }) => id === ship)
      ? null
      : { rule: '27.12', why: `${afloat.print(ship, q)} is not in range and sight of ${units.print(gun, q)}` };
  },
  byDefault: (q) => ({
    lines: open(q).flatMap(({ gun, targets }) => targets.slice(0, 1).map(({ id }) => ({ gun: gun.id, ship: id }))),
    text: TEXT,
  }),
  onMap: ({ gun, ship }, { view }) => ({
    from: view.units[gun]?.at ?? null,
    to: (view.ships[ship] ?? view.units[ship])?.at ?? null,
  }),
  takeAll(c, all) {
    c.local.fires = all.map(({ gun, ship }) => ({ gun, ship }));
  },
});
