import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order, Read } from '../../../kernel/decide/order';
import { splitAt, splitList } from '../../../play/words/lists';
import type { Lay } from '../rules/06-15-creating';
import type { Verb } from '../slouch-hats';
import { place } from './names';

/** The Supply Points of a place are laid out anew (6.15c). */
export interface ConvertOrder extends Order {
  verb: 'convert';
  at: string;
  wanted: Lay[];
}

const SYNTAX = 'convert place: MSU number, dump number';

/** `convert 2120: MSU 1, dump 2` */
export const convertVerb: Verb<ConvertOrder> = {
  ...{ verb: 'convert', syntax: SYNTAX },
  help: 'how the Supply Points of a hex or box lie from now on; all of them are named (6.15c)',
  read(rest, scope) {
    const parts = splitAt(rest, ':');
    if (!parts) return misread(`write ${SYNTAX}`);
    return then(place.read(parts[0], scope), (at) =>
      then(everyRead(splitList(parts[1]).map(readLay)), (wanted) =>
        wanted.length === 0 ? misread(`write ${SYNTAX}`) : fine({ verb: 'convert', at, wanted }),
      ),
    );
  },
  print: ({ at, wanted }, scope) =>
    `convert ${place.print(at, scope)}: ${wanted.map(({ type, points }) => `${type === 'msu' ? 'MSU' : 'dump'} ${points}`).join(', ')}`,
};

function readLay(text: string): Read<Lay> {
  const [, type = '', points = ''] = /^(msu|dump)\s+(\d{1,2})$/i.exec(text) ?? [];
  if (points === '') return misread(`"${text}" is neither an MSU nor a dump with its points: MSU 1, dump 2`);
  return fine({ type: type.toLowerCase() === 'msu' ? 'msu' : 'dump', points: Number(points) });
}
