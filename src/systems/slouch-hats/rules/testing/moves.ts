import type { Way } from '../../../../hex/search';
import { SIXTHS } from '../../data/terrain';
import { isFault, type Place, type Side, type World } from '../../slouch-hats';
import { slouchHatsData, worldWith, type Standing } from '../../testing';
import { Board } from '../03-board';
import { fieldOf, goingOf, type Field, type FieldOptions, type Mode, type Move } from '../08-field';
import { judgeMove, reachOf } from '../08-moves';

/** A field for specs: where these counters stand, of the side to move; General Supply can be traced from everywhere. */
export function fieldWith(
  standing: Standing,
  side: Side = 'allied',
  options: Partial<FieldOptions> = {},
  change: (world: World) => void = () => undefined,
): Field {
  const world = worldWith(standing);
  change(world);
  return fieldOf(new Board(world, slouchHatsData()), side, { traces: () => true, ...options });
}

/** `LE-1 6-Cav: 2312-2313` as a move, `LE-1@2312` is dropped there, `LE-1*` rides. */
export function moveOf(text: string, mode: Mode = 'move'): Move {
  const [who = '', path = ''] = text.split(': ');
  const named = who.split(' ').map((word) => /^(.+?)(\*?)(?:@(.+))?$/.exec(word) ?? []);
  const ids = named.map(([, id = '']) => id);
  return {
    ...goingOf(ids, { mode, riding: named.flatMap(([, id = '', rides]) => (rides ? [id] : [])) }),
    path: path.split('-').map((place) => (place === 'ME' ? 'middle-east' : place)),
    drops: Object.fromEntries(named.flatMap(([, id = '', , at]) => (at === undefined ? [] : [[id, at]]))),
  };
}

/** Points that a move costs; for one that is refused `8.22 at 2312` with the nearest, if there is one: `8.22 at 2312, move to 2311`. */
export function judged(field: Field, text: string, mode: Mode = 'move'): number | string {
  const found = judgeMove(field, moveOf(text, mode));
  if (!isFault(found)) return found.spent / SIXTHS;
  const at = found.at === null ? '' : ` at ${found.at}`;
  return `${found.rule}${at}${found.nearest === undefined ? '' : `, ${found.nearest}`}`;
}

/** The places that units may end in. @throws Error if they may not go at all */
export function waysWith(field: Field, text: string, mode: Mode = 'move'): Map<Place, Way<Place>> {
  const ways = reachOf(field, moveOf(text, mode));
  if (isFault(ways)) throw new Error(`${ways.rule}: ${ways.why}`);
  return ways;
}
