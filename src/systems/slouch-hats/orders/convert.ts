import type { Parameter } from '../../../kernel/decide/condition';
import { everyRead, fine, misread, then, type Read } from '../../../kernel/decide/order';
import { splitList } from '../../../play/words/lists';
import { called, type OrderOf } from '../../../play/words/written';
import type { Lay } from '../rules/06-15-creating';
import { written, type SlouchHats } from '../slouch-hats';
import { place } from './names';

const wanted: Parameter<SlouchHats, Lay[]> = {
  name: 'MSU number, dump number',
  read: (text) =>
    then(everyRead(splitList(text).map(readLay)), (all) =>
      all.length === 0 ? misread('write MSU number, dump number') : fine(all),
    ),
  print: (all) => all.map(({ type, points }) => `${type === 'msu' ? 'MSU' : 'dump'} ${points}`).join(', '),
};

function readLay(text: string): Read<Lay> {
  const [, type = '', points = ''] = /^(msu|dump)\s+(\d{1,2})$/i.exec(text) ?? [];
  if (points === '') return misread(`"${text}" is neither an MSU nor a dump with its points: MSU 1, dump 2`);
  return fine({ type: type.toLowerCase() === 'msu' ? 'msu' : 'dump', points: Number(points) });
}

const laid = { at: called('place', place), wanted };

/** `convert 2120: MSU 1, dump 2`: the Supply Points of a place are laid out anew (6.15c) */
export const convertVerb = written(
  'how the Supply Points of a hex or box lie from now on; all of them are named (6.15c)',
  laid,
  'convert {at}: {wanted}',
);
export type ConvertOrder = OrderOf<typeof convertVerb>;

/** `arrange 2120: dump 1, dump 3`: without turning dumps into MSUs or back, in the Movement phase (6.15b) */
export const arrangeVerb = written(
  'how the Supply Points of a hex or box lie before the moves that are written behind it, MSUs as MSUs and dumps as dumps; all of them are named (6.15b)',
  laid,
  'arrange {at}: {wanted}',
);
export type ArrangeOrder = OrderOf<typeof arrangeVerb>;

/** `take 1722: dump 1`: captured Supply Points lie so (6.16c) */
export const takeVerb = written(
  'on which of your counters the Supply Points lie that you have captured in a hex; all of them are named (6.16c)',
  laid,
  'take {at}: {wanted}',
);
export type TakeOrder = OrderOf<typeof takeVerb>;
