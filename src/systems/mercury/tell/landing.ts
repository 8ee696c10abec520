import type { Cell } from '../../../kernel/system';
import { printName } from '../../../play/words/lists';
import { attackLine, line } from './names';
import type { Said, Tellers } from './names';

const CONDITIONS: Record<string, string> = { '-': '', Dispersed: ', dispersed', LoseStep: ', with losses' };

/** How far and where a unit drifted. */
function drifted(s: Said): string {
  const far = `${s.number('hexes') === 1 ? 'one hex' : `${s.text('hexes')} hexes`} to the ${s.roll.result}`;
  if (s.has('to')) return `${far}, to ${s.text('to')}`;
  return s.is('aboard') ? `${far}, finds no shore and stays aboard` : `${far}, into the sea or off the map`;
}

const fate = (s: Said): { text: string; total: string } => {
  if (s.has('to')) return { text: `drifted to ${s.text('to')}`, total: 'drifted' };
  return s.is('aboard')
    ? { text: 'still aboard', total: 'still aboard' }
    : { text: 'into the sea or off the map', total: 'lost' };
};

/** By parachute, or from the sea (17.43). */
function came(s: Said): string {
  const there = s.text('hex') === 'target';
  if (!s.has('zone')) return `drops on ${s.place('target')} and ${there ? 'lands there' : 'misses it'}`;
  const from = `from ${s.sea('zone')}`;
  return there ? `lands at ${s.place('target')} ${from}` : `makes for ${s.place('target')} ${from} and misses it`;
}

/** Who assaults: a drop is the German's (6.41), a landing either side's (17.43D). */
function assaulting(s: Said): string {
  if (!s.has('side')) return `Paratroops among Allied units in ${s.text('target')}`;
  const german = s.text('side') === 'german';
  return `${german ? 'Germans' : 'Allied troops'} landed among ${german ? 'Allied' : 'German'} units in ${s.text('target')}`;
}

const airfield = (s: Said): string => printName(s.text('airfield'), [...s.data.airfields.values()]);

const FATES: Record<string, string> = { ok: 'safe', LoseStep: 'a step is lost', destroyed: 'it is destroyed' };

/** Who shoots at the strip, and what came of it (6.55, 6.56). */
function landed(s: Said): string {
  if (s.text('state') === 'under-artillery') return ' in range of Allied guns';
  if (!s.has('roll')) return '';
  return ` in an enemy zone of control: ${FATES[s.roll.result] ?? ''} ${s.dice}`;
}

const dropped = (s: Said, row: string, fates: Cell['fates']): Cell => ({
  ...{ table: s.has('zone') ? 'Landings' : 'Drops', of: { things: 'units', rows: 'hexes' } },
  ...{ row: `Aimed at ${row}`, thing: s.ground(), fates },
});

/** Drops and landings by air (6). */
export const landingTellers: Tellers = {
  'ground.landing': (s) => ({
    ...line(60, `${s.ground()} ${came(s)}${CONDITIONS[s.text('condition')] ?? ''} ${s.dice}.`),
    cell: dropped(s, s.place('target'), [
      ...(s.text('hex') === 'target' ? [{ text: 'on target', total: 'on target' }] : []),
      ...(s.text('condition') === 'Dispersed' ? [{ text: 'dispersed', total: 'dispersed' }] : []),
      ...(s.text('condition') === 'LoseStep' ? [{ text: 'with losses', total: 'with losses' }] : []),
    ]),
  }),
  'ground.drifted': (s) => ({
    ...line(61, `${s.ground()} drifts ${drifted(s)} ${s.dice}.`),
    cell: dropped(s, s.text('from'), [fate(s)]),
  }),
  'ground.drop-waits': (s) =>
    line(
      60,
      `${s.grounds('units')} cannot drop and wait${s.list('units').length === 1 ? 's' : ''}: no German HQ is on the map.`,
    ),
  'ground.special-assault': (s) =>
    attackLine(
      s.has('side') ? s.text('side') : 'german',
      72,
      `${assaulting(s)}: ${s.list('units').length > 0 ? `${s.grounds('units')} assault${s.list('units').length === 1 ? 's' : ''}` : `${s.grounds('force')} cannot fight`} (${s.grounds('enemies')}).`,
    ),
  'ground.ferried': (s) =>
    line(55, `The coastal steamer takes ${s.ground()} from ${s.text('from')} to ${s.text('to')}.`),
  'ground.airlanded': (s) => line(55, `${s.ground()} lands by air at ${airfield(s)} (${s.text('hex')})${landed(s)}.`),
};
