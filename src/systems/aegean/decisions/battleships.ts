import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean } from '../aegean';
import { battleshipsUsed } from '../facts/arrivals';
import { ships } from '../orders/names';
import { bring } from '../set-up';
import { BATTLESHIPS } from '../sequence/battleships';
import type { AegeanData } from '../data/load';
import { standingAfter } from '../rules/9-1-points';

interface UseOrder extends Order {
  ships: string[];
}

const use = written<Aegean, UseOrder>(
  'a battleship takes part until the end of the second impulse of turn 3 (8.3.5)',
  { ships: ships.list },
  'use {ships}',
);

const price = (data: AegeanData, die: number | null): number =>
  die === null ? 0 : Number(data.charts.battleships.at(die, 'vp-per-ship'));

/** 8.3.5: which of Howe and King George V are used, each at the price that the die says. */
export const useBattleships = chooseLines<Aegean, object, UseOrder>({
  ...{ kind: 'aegean.battleships', rule: '8.3.5', title: 'battleships', word: 'battleships', seats: ['allied'] },
  ...{ order: use, once: 'ships', nothing: 'both are used if they cost nothing, else neither' },
  question: ({ view, data }) =>
    `Do you use Howe or King George V? Each costs ${price(data, view.battleships.die)} VP to the German.`,
  whose: () => 'allied',
  options: () => BATTLESHIPS.map((ship) => ({ ships: [ship] })),
  fault: ({ ships: named }) =>
    named.every((id) => BATTLESHIPS.some((one) => one === id))
      ? null
      : { rule: '8.3.5', why: 'only Howe and King George V are used so' },
  byDefault: ({ view, data }) =>
    price(data, view.battleships.die) === 0
      ? { lines: [{ ships: [...BATTLESHIPS] }], text: 'both are used, as they cost nothing' }
      : { lines: [], text: 'neither is used' },
  foresee: (answer, { view, data }) => {
    const used = answer.flatMap((one) => one.ships);
    const vp = price(data, view.battleships.die) * used.length;
    return used.length > 0 ? [standingAfter({ view, data }, vp)] : [];
  },
  takeAll(c, all) {
    const { world, data } = c;
    const used = all.flatMap((one) => one.ships);
    const vp = price(data, world.battleships.die);
    for (const ship of used) {
      bring(world, data, ship, 'allied-holding');
      if (vp > 0) world.scored.push({ by: 'german', item: `${ships.print(ship, { data })} used`, unit: ship, vp });
    }
    world.battleships.used = used;
    battleshipsUsed(c, { ships: used, vp: vp * used.length });
  },
});
