import type { Parameter } from '../../../kernel/decide/condition';
import { everyRead, fine, misread, then, type Read } from '../../../kernel/decide/order';
import { howMany, listOf, orNamed, orNone, orNull } from '../../../play/words/parts';
import { called, type OrderOf } from '../../../play/words/written';
import { verbOf, written, type SlouchHats } from '../slouch-hats';
import { aircraft, airTransport, groundOrAir, place, point, ships, units } from './names';
import { splitList } from '../../../play/words/lists';
import type { Lay } from '../rules/06-15-creating';

/** `feed from 1819: I/7, GAM`, `feed I/7`: units that are to be in General Supply before others (6.32, 6.44) */
export const feedVerb = verbOf({
  ...{ verb: 'feed', syntax: 'feed from place: unit, unit' },
  help: 'units that a Supply Source feeds before all others; without "from" any source (6.32, 6.44)',
  form: [/^from\s+(?<from>[^:]*):(?<units>.*)$/i, /^(?!from\s)(?<units>.*)$/i],
  otherwise: 'write "feed from place: unit, unit"',
  parts: { from: orNull(place), units: units.list },
  print: (said) => `${said.from === '' ? '' : ` from ${said.from}:`} ${said.units}`,
});
export type FeedOrder = OrderOf<typeof feedVerb>;

/** `forgo I/7` */
export const forgoVerb = written('units that are left Out of Supply (6.34)', { units: units.list }, 'forgo {units}');
export type ForgoOrder = OrderOf<typeof forgoVerb>;

/** `spend SP at 1824`: as a Supply Source (6.43) */
export const spendVerb = verbOf({
  ...{ verb: 'spend', syntax: 'spend SP at place' },
  help: 'a Supply Point that gives General Supply to all that trace a Supply Line to it (6.43); "spend SP of MSU 1" says which counter spends it',
  form: /^(?:1\s+)?(?:SP\s+)?(?:(?:at|in|of)\s+)?(?<at>\S.*)$/i,
  parts: { at: point },
  print: ({ at }) => ` SP at ${at}`,
});
export type SpendOrder = OrderOf<typeof spendVerb>;

const WHERE = 'write where a Supply Point is spent: "ready from 1824", or "ready none"';

/** `ready from 1824, 1922`, `ready none`: Supply Points that are spent for Movement Supply (6.51) */
export const readyVerb = verbOf({
  ...{ verb: 'ready', syntax: 'ready from place, place', means: ['ready', 'spend'] },
  help: 'a Supply Point is spent in each of these places, for the Movement Supply of all that trace a Supply Line to it (6.51); "ready none" spends none, an MSU or a dump in the place of its place spends it',
  form: [/^none\s*$/i, /^(?:from\s+)?(?<from>\S.*)$/i],
  otherwise: WHERE,
  parts: { from: orNone(listOf(point, WHERE)) },
  print: ({ from }) => (from === '' ? ' none' : ` from ${from}`),
});
export type ReadyOrder = OrderOf<typeof readyVerb>;

/** What an emergency is for (6.47, 6.55). */
const need: Parameter<SlouchHats, 'general' | 'movement'> = {
  name: 'move | feed',
  read: (text) => fine(/move/i.test(text) ? 'movement' : 'general'),
  print: (kind) => (kind === 'movement' ? 'move' : 'feed'),
};

/** `emergency 1824: move 6 Cav, G/SY`, `emergency 1824: feed I/7`: a Supply Point is spent in the Movement phase */
export const emergencyVerb = verbOf({
  ...{ verb: 'emergency', syntax: 'emergency place: move unit, unit' },
  help: 'spends a Supply Point before the moves that are written behind it: "move" gives Movement Supply to seven units on the ground or in the air (6.55), "feed" General Supply (6.47)',
  form: /^(?<at>[^:]*):\s*(?<kind>move|feed)\s+(?<units>\S.*)$/i,
  otherwise: 'write "emergency 1824: move unit, unit", or "feed" for General Supply',
  parts: { kind: need, at: point, units: listOf(groundOrAir, null) },
  print: ({ kind, at, units: named }) => ` ${at}: ${kind} ${named}`,
});
export type EmergencyOrder = OrderOf<typeof emergencyVerb>;

/** `delay 21/7A, 208, Air Transport` */
export const delayVerb = verbOf({
  ...{ verb: 'delay', syntax: 'delay unit, unit', help: 'reinforcements that come on a later turn (5.31)' },
  parts: { units: listOf(orNamed(units, aircraft, ships, airTransport), 'a unit is missing') },
});
export type DelayOrder = OrderOf<typeof delayVerb>;

/** `receive 3 SP at Iraq` */
export const receiveVerb = verbOf({
  ...{ verb: 'receive', syntax: 'receive number SP at box' },
  help: 'how many of the Supply Points of this turn come to which box; the others come to the Middle East (6.11c)',
  form: /^(?<points>\d{1,2})\s*(?:SPs?)?\s+(?:at|in)\s+(?<at>\S.*)$/i,
  otherwise: 'write how many and where: "receive 3 SP at Iraq"',
  parts: { points: howMany, at: place },
  print: ({ points, at }) => ` ${points} SP at ${at}`,
});
export type ReceiveOrder = OrderOf<typeof receiveVerb>;

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
