import { listed } from '../../../kernel/decide/names';
import { cargo as cargoItem } from '../orders/surface';
import { line, plural } from './names';
import type { Said, Tellers } from './names';

/** Units and RSCs: `A/Queens, B/Queens and 1 RSC`. */
function cargo(s: Said): string {
  const rsc = s.number('rsc');
  const units = s.list('units').length > 0 ? [s.grounds('units')] : [];
  return listed([...units, ...(rsc > 0 ? [plural(rsc, 'RSC')] : [])], 'and');
}

/** `23 Night` */
const moment = (s: Said): string => s.data.turns.find((t) => t.no === s.number('turn'))?.name ?? s.text('turn');

const ALLIED: Readonly<Record<string, string>> = {
  A: 'it arrives',
  R: 'it returns to Alexandria',
  R1: 'it returns to Alexandria and loses a unit',
  R1V: 'it returns to Alexandria, loses a unit, and its escort is damaged',
};

const GERMAN: Readonly<Record<string, string>> = {
  A: 'it arrives',
  D: 'it is delayed',
  HR: 'half of its steps return to Athens, the rest arrives',
  HL: 'half of its steps are lost, the rest arrives',
  R: 'it returns to Athens',
  HLR: 'half of its steps are lost, the rest returns to Athens',
  E: 'it is eliminated',
};

/** Unloading (17.37), and the convoys of the game without ships (21). */
export const convoyTellers: Tellers = {
  'sea.unloaded': (s) => line(75, `${cargo(s)} come${one(s) ? 's' : ''} ashore at ${s.sea('at')}.`),
  'convoy.sent': (s) =>
    line(
      85,
      `Allied convoy ${s.text('convoy')} for ${s.sea('at')} (${cargo(s)}): ${ALLIED[s.roll.result] ?? ''} ${s.dice}.`,
    ),
  'convoy.unit-lost': (s) => ({
    ...line(85, `${s.ground()} is lost at sea with convoy ${s.text('convoy')}.`),
    head: { word: 'Allied units eliminated', part: s.ground() },
  }),
  'convoy.returned': (s) => line(60, `Allied convoy ${s.text('convoy')} sails back to Alexandria with what is aboard.`),
  'convoy.planned': (s) => line(40, `Contact ${s.text('contact')} is due on ${moment(s)}.`),
  'convoy.due': (s) => line(80, `Contact ${s.text('contact')} is turned over: ${s.german()}.`),
  'convoy.arrival': (s) => line(85, `${s.german()} for ${s.sea('at')}: ${GERMAN[s.roll.result] ?? ''} ${s.dice}.`),
  'convoy.part-returns': (s) => line(70, `Back to Athens from ${s.german()}: ${parts(s)}.`),
  'convoy.to-athens': (s) => line(50, `${s.german()} returns to Athens.`),
};

/** Whether a single thing comes ashore. */
const one = (s: Said): boolean => s.list('units').length + s.number('rsc') === 1;

/** Steps by their items: `6/II/85 Geb (2)`. */
function parts(s: Said): string {
  const items = s.list('items');
  return [...new Map(items.map((id) => [id, items.filter((other) => other === id).length]))]
    .map(([id, n]) => `${cargoItem.print(id, s)} (${plural(n, 'step')})`)
    .join(', ');
}
