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

/** The same without turning dumps into MSUs or back, in the Movement phase (6.15b). */
export interface ArrangeOrder extends Order {
  verb: 'arrange';
  at: string;
  wanted: Lay[];
}

/** Captured Supply Points lie so (6.16c). */
export interface TakeOrder extends Order {
  verb: 'take';
  at: string;
  wanted: Lay[];
}

type LayOrder<V extends string> = Order & { verb: V; at: string; wanted: Lay[] };

/** `convert 2120: MSU 1, dump 2` */
export const convertVerb: Verb<ConvertOrder> = layVerb(
  'convert',
  'how the Supply Points of a hex or box lie from now on; all of them are named (6.15c)',
);

/** `arrange 2120: dump 1, dump 3` */
export const arrangeVerb: Verb<ArrangeOrder> = layVerb(
  'arrange',
  'how the Supply Points of a hex or box lie before the moves that are written behind it, MSUs as MSUs and dumps as dumps; all of them are named (6.15b)',
);

/** `take 1722: dump 1` */
export const takeVerb: Verb<TakeOrder> = layVerb(
  'take',
  'on which of your counters the Supply Points lie that you have captured in a hex; all of them are named (6.16c)',
);

function layVerb<V extends string>(verb: V, help: string): Verb<LayOrder<V>> {
  const syntax = `${verb} place: MSU number, dump number`;
  return {
    ...{ verb, syntax, help },
    read(rest, scope) {
      const parts = splitAt(rest, ':');
      if (!parts) return misread(`write ${syntax}`);
      return then(place.read(parts[0], scope), (at) =>
        then(everyRead(splitList(parts[1]).map(readLay)), (wanted) =>
          wanted.length === 0 ? misread(`write ${syntax}`) : fine({ verb, at, wanted }),
        ),
      );
    },
    print: ({ at, wanted }, scope) =>
      `${verb} ${place.print(at, scope)}: ${wanted.map(({ type, points }) => `${type === 'msu' ? 'MSU' : 'dump'} ${points}`).join(', ')}`,
  };
}

function readLay(text: string): Read<Lay> {
  const [, type = '', points = ''] = /^(msu|dump)\s+(\d{1,2})$/i.exec(text) ?? [];
  if (points === '') return misread(`"${text}" is neither an MSU nor a dump with its points: MSU 1, dump 2`);
  return fine({ type: type.toLowerCase() === 'msu' ? 'msu' : 'dump', points: Number(points) });
}
