import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import { splitAt, splitList } from '../../../play/words/lists';
import { verbOf } from '../../../play/words/verb';
import type { OrderOf } from '../../../play/words/written';
import { written } from '../slouch-hats';
import type { SlouchHats, Verb } from '../slouch-hats';
import { groundOrAir, place, point, units } from './names';

/** Units that are to be in General Supply before others, from a source or any (6.32, 6.44). */
export interface FeedOrder extends Order {
  verb: 'feed';
  from: string | null;
  units: string[];
}

/** `feed from 1819: I/7, GAM`, `feed I/7` */
export const feedVerb: Verb<FeedOrder> = {
  ...{ verb: 'feed', syntax: 'feed from place: unit, unit' },
  help: 'units that a Supply Source feeds before all others; without "from" any source (6.32, 6.44)',
  read(rest, scope) {
    const said = /^from\s/i.test(rest) ? splitAt(rest.replace(/^from\s+/i, ''), ':') : null;
    if (/^from\s/i.test(rest) && !said) return misread('write "feed from place: unit, unit"');
    return then(said ? place.read(said[0], scope) : fine(null), (from) =>
      then(units.list.read(said ? said[1] : rest, scope), (ids) => fine({ verb: 'feed', from, units: ids })),
    );
  },
  print: ({ from, units: ids }, scope) =>
    `feed ${from === null ? '' : `from ${place.print(from, scope)}: `}${units.list.print(ids, scope)}`,
};

/** `forgo I/7` */
export const forgoVerb = written('units that are left Out of Supply (6.34)', { units: units.list }, 'forgo {units}');
export type ForgoOrder = OrderOf<typeof forgoVerb>;

/** A Supply Point is spent as a Supply Source (6.43). */
export interface SpendOrder extends Order {
  verb: 'spend';
  at: string;
}

/** `spend SP at 1824` */
export const spendVerb = verbOf<SlouchHats, SpendOrder>({
  ...{ verb: 'spend', syntax: 'spend SP at place' },
  help: 'a Supply Point that gives General Supply to all that trace a Supply Line to it (6.43); "spend SP of MSU 1" says which counter spends it',
  form: /^(?:1\s+)?(?:SP\s+)?(?:(?:at|in|of)\s+)?(?<at>\S.*)$/i,
  parts: { at: point },
  print: ({ at }) => ` SP at ${at}`,
});

/** Supply Points that are spent for Movement Supply (6.51). */
export interface ReadyOrder extends Order {
  verb: 'ready';
  from: string[];
}

/** `ready from 1824, 1922`, `ready none` */
export const readyVerb: Verb<ReadyOrder> = {
  ...{ verb: 'ready', syntax: 'ready from place, place' },
  help: 'a Supply Point is spent in each of these places, for the Movement Supply of all that trace a Supply Line to it (6.51); "ready none" spends none, an MSU or a dump in the place of its place spends it',
  read(rest, scope) {
    if (/^none$/i.test(rest.trim())) return fine({ verb: 'ready', from: [] });
    const named = splitList(rest.replace(/^from\s+/i, ''));
    if (named.length === 0) return misread('write where a Supply Point is spent: "ready from 1824", or "ready none"');
    return then(everyRead(named.map((one) => point.read(one, scope))), (from) => fine({ verb: 'ready', from }));
  },
  print: ({ from }, scope) =>
    from.length === 0 ? 'ready none' : `ready from ${from.map((at) => point.print(at, scope)).join(', ')}`,
};

/** A Supply Point is spent in the Movement phase for up to seven units (6.47, 6.55). */
export interface EmergencyOrder extends Order {
  verb: 'emergency';
  kind: 'general' | 'movement';
  at: string;
  units: string[];
}

/** `emergency 1824: move 6 Cav, G/SY`, `emergency 1824: feed I/7` */
export const emergencyVerb: Verb<EmergencyOrder> = {
  ...{ verb: 'emergency', syntax: 'emergency place: move unit, unit' },
  help: 'spends a Supply Point before the moves that are written behind it: "move" gives Movement Supply to seven units on the ground or in the air (6.55), "feed" General Supply (6.47)',
  read(rest, scope) {
    const parts = splitAt(rest, ':');
    const [, word = '', named = ''] = /^(move|feed)\s+(\S.*)$/i.exec(parts?.[1].trim() ?? '') ?? [];
    if (!parts || word === '') return misread('write "emergency 1824: move unit, unit", or "feed" for General Supply');
    const kind = /move/i.test(word) ? 'movement' : 'general';
    return then(point.read(parts[0], scope), (at) =>
      then(everyRead(splitList(named).map((one) => groundOrAir.read(one, scope))), (ids) =>
        fine({ verb: 'emergency', kind, at, units: ids }),
      ),
    );
  },
  print: ({ kind, at, units: ids }, scope) =>
    `emergency ${point.print(at, scope)}: ${kind === 'movement' ? 'move' : 'feed'} ${ids.map((id) => groundOrAir.print(id, scope)).join(', ')}`,
};
