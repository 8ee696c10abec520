import { listed } from '../../../kernel/decide/names';
import { line, plural, stayed, textOf } from './names';
import { nameOf } from '../orders/ground/names';
import type { Said, Tellers } from './names';

/** `2 CL, 3 DD` */
function types(said: Said): string {
  const parts = Object.entries(said.object('types')).map(([type, n]) => `${textOf(n)} ${type}`);
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

function toldOf(said: Said): string {
  const told = said.text('told');
  if (told === 'exists') return `${said.tf()} is detected.`;
  const count = said.number('count');
  const number = count === 0 ? 'no ship at all: a decoy' : `${count} ship${count === 1 ? '' : 's'}`;
  return told === 'count'
    ? `${said.tf()} is detected: ${number}.`
    : `${said.tf()} is detected: ${count === 0 ? number : types(said)}.`;
}

/** `Queens A, Queens B and 1 RSC` */
function aboard(s: Said): string {
  const rsc = s.number('rsc') > 0 ? [plural(s.number('rsc'), 'RSC')] : [];
  return listed([...s.list('units').map((id) => nameOf(id, s)), ...rsc], 'and');
}

/** Task Forces, contacts, ports and search (16, 17, 18). */
export const navalTellers: Tellers = {
  'turn.begins': (s) =>
    line(
      90,
      `Game-turn ${s.text('turn')}, ${s.data.turns.find((t) => t.no === s.number('turn'))?.name ?? ''}, begins.`,
    ),
  'tf.formed': (s) =>
    line(20, `${s.tf()} is formed at ${s.sea('at')}${s.list('ships').length > 0 ? `: ${s.ships('ships')}` : ''}.`),
  'tf.transferred': (s) =>
    line(
      15,
      `${s.ships('ships')} change${s.list('ships').length === 1 ? 's' : ''} from ${listed(
        s.list('from').map((f) => `TF ${f}`),
        'and',
      )} to TF ${s.text('to')}.`,
    ),
  'tf.disbanded': (s) => line(20, `${s.tf()} leaves the map.`),
  'tf.stayed': (s) => line(15, `${s.tf()} did not sail and is broken up in Alexandria.`),
  'tf.in-port': (s) => line(20, `${s.tf()} enters Alexandria${s.has('ships') ? `: ${s.ships('ships')}` : ''}.`),
  'tf.moved': (s) =>
    stayed(s)
      ? null
      : line(
          30,
          `${s.tf()}: ${s.has('from') ? `${s.sea('from')} > ` : 'enters '}${s.seas('path').replace(/, /g, ' > ')}.`,
        ),
  'tf.detected': (s) => line(70, toldOf(s)),
  'contact.moved': (s) =>
    stayed(s)
      ? null
      : line(30, `Contact ${s.text('contact')}: ${s.sea('from')} > ${s.seas('path').replace(/, /g, ' > ')}.`),
  'contact.detected': (s) => line(70, `Contact ${s.text('contact')} in ${s.sea('at')} is detected: ${s.german()}.`),
  'contact.decoy': (s) => line(65, `Contact ${s.text('contact')} in ${s.sea('at')} was a decoy and is removed.`),
  'contact.eliminated': (s) => line(95, `${s.german()} (contact ${s.text('contact')}) is eliminated.`),
  'convoy.step-lost': (s) => ({
    ...line(80, `Contact ${s.text('contact')} loses a step of ${s.cargo('item')}.`),
    joins: { word: `Contact ${s.text('contact')} loses steps of`, part: s.cargo('item') },
  }),
  'convoy.ashore': (s) => line(95, `${s.german()} puts ${s.text('steps')} steps ashore at ${s.sea('at')}.`),
  'tf.put-to-sea': (s) => line(70, `${s.sea('from')} has fallen: ${s.tf()} puts to sea, into ${s.sea('at')}.`),
  'contact.put-to-sea': (s) =>
    line(70, `${s.sea('from')} has fallen: contact ${s.text('contact')} puts to sea, into ${s.sea('at')}.`),
  'port.refit': (s) =>
    line(
      5,
      `${s.ship()}: ${s.text('from').replace(/-/g, ' ')} ${s.text('from') === s.text('to') ? 'still' : `> ${s.text('to').replace(/-/g, ' ')}`} ${s.dice}.`,
    ),
  'port.repair': (s) =>
    line(10, `${s.ship()} ${s.roll.result === 'repaired' ? 'is repaired' : 'is not repaired yet'} ${s.dice}.`),
  'port.arrived': (s) =>
    line(60, `${s.ships('ships')} come${s.list('ships').length === 1 ? 's' : ''} to Alexandria, Ready to Sail.`),
  'cargo.loaded': (s) => line(20, `${s.ship()} takes aboard: ${aboard(s)}.`),
  'cargo.landed-alexandria': (s) => line(20, `${s.ship()} puts ashore at Alexandria: ${aboard(s)}.`),
  'cargo.embarked': (s) => ({
    ...line(60, `${s.ground()} goes aboard${s.has('ship') ? ` ${s.ship()}` : ''} at ${s.sea('at')}.`),
    joins: { word: `Go aboard${s.has('ship') ? ` ${s.ship()}` : ''} at ${s.sea('at')}`, part: s.ground() },
  }),
  'cargo.evacuated': (s) => ({
    ...line(60, `${s.ground()} leaves Crete from ${s.sea('at')}.`),
    joins: { word: `Leave Crete from ${s.sea('at')}`, part: s.ground() },
  }),
  'cargo.shown': (s) => line(75, `${s.ship()} carries ${aboard(s)}.`),
  'cargo.rsc-lost': (s) => line(75, `${s.ship()} loses ${plural(s.number('rsc'), 'RSC')}.`),
  'cargo.step-lost': (s) => ({
    ...line(85, `${s.ground()} aboard ${s.ship()} ${s.is('gone') ? 'is lost' : 'loses a step'}.`),
    joins: { word: `Losses aboard ${s.ship()}`, part: `${s.ground()}${s.is('gone') ? '' : ', a step'}` },
    ...(s.is('gone') ? { head: { word: 'Allied units eliminated', part: s.ground() } } : {}),
  }),
  'port.replenished': (s) => line(5, `${s.ship()} has taken on AA ammunition.`),
  'port.athens': (s) => line(5, `Contact ${s.text('contact')} in Athens: ${s.text('box').replace(/-/g, ' ')}.`),
  'search.surface': (s) =>
    line(
      s.roll.result === 'detected' ? 40 : 25,
      `Surface search for contact ${s.text('contact')} in ${s.sea('zone')}: ${s.roll.result === 'detected' ? 'found' : 'nothing'} ${s.dice}.`,
    ),
  'search.declared': () => null,
  'search.air': (s) =>
    line(
      s.is('empty') ? 10 : 45,
      `Air search of ${s.sea('zone')}${s.has('unit') ? ` ${s.is('extra') ? 'by' : 'with'} ${s.air()}` : ''}: ${searchResult(s)} ${s.dice}.`,
    ),
  'search.allied-air': (s) => line(25, `Allied air search of ${s.sea('zone')}.`),
  'search.allied-air-roll': (s) =>
    line(25, `Contact ${s.text('contact')}: ${s.roll.result === 'detected' ? 'found' : 'not found'} ${s.dice}.`),
  'screen.short': (s) =>
    line(
      85,
      `The screen is ${s.text('short')} bombardment point${s.number('short') === 1 ? '' : 's'} short: ${s.text('short')} VP to the German.`,
    ),
  'game.over': (s) => line(100, s.text('text')),
};

function searchResult(s: Said): string {
  const found: Record<string, string> = {
    types: 'all found, with types',
    counts: 'all found, with numbers',
    all: 'all found',
    one: 'one found',
    '-': 'nothing',
  };
  return s.is('empty') ? 'nobody there' : (found[s.roll.result] ?? '');
}
