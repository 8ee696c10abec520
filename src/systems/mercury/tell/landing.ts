import { printName } from '../orders/lists';
import { line } from './names';
import type { Said, Tellers } from './names';

const CONDITIONS: Record<string, string> = { '-': '', Dispersed: ', dispersed', LoseStep: ', with losses' };

/** How far and where a unit drifted. */
function drifted(s: Said): string {
  const far = `${s.number('hexes') === 1 ? 'one hex' : `${s.text('hexes')} hexes`} to the ${s.roll.result}`;
  return s.has('to') ? `${far}, to ${s.text('to')}` : `${far}, into the sea or off the map`;
}

const airfield = (s: Said): string => printName(s.text('airfield'), [...s.data.airfields.values()]);

/** Drops and landings by air (6). */
export const landingTellers: Tellers = {
  'ground.landing': (s) =>
    line(
      60,
      `${s.ground()} drops on ${s.text('target')} and ${s.text('hex') === 'target' ? 'lands there' : 'misses it'}${CONDITIONS[s.text('condition')] ?? ''} ${s.dice}.`,
    ),
  'ground.drifted': (s) => line(61, `${s.ground()} drifts ${drifted(s)} ${s.dice}.`),
  'ground.drop-waits': (s) =>
    line(
      60,
      `${s.grounds('units')} cannot drop and wait${s.list('units').length === 1 ? 's' : ''}: no German HQ is on the map.`,
    ),
  'ground.special-assault': (s) =>
    line(
      72,
      `Paratroops among Allied units in ${s.text('target')}: ${s.list('units').length > 0 ? `${s.grounds('units')} assault${s.list('units').length === 1 ? 's' : ''}` : `${s.grounds('force')} cannot fight`} (${s.grounds('enemies')}).`,
    ),
  'ground.airlanded': (s) =>
    line(55, `${s.ground()} lands by air at ${airfield(s)} (${s.text('hex')})${s.has('roll') ? ` ${s.dice}` : ''}.`),
};
