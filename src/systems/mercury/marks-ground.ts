import type { MapMark } from '../../kernel/system';
import { printSide } from './tell/names';
import type { Said } from './tell/names';

type Marker = (said: Said) => MapMark | null;

/** Hexes a unit went through, with the one it began in. */
const way = (s: Said): string[] => [s.text('from'), ...s.list('path')];
const end = (s: Said): string => s.list('path').at(-1) ?? '';

const effect = (s: Said): string => (s.roll.result === '-' ? 'no effect' : s.roll.result);

const LANDED: Record<string, string> = { Dispersed: ', dispersed', LoseStep: ', with losses' };

/** What facts of the hex map are marked as, and where; a move is a line on the map (4 to 14). */
export const groundMarkers: Record<string, Marker> = {
  'ground.moved': (s) => ({ at: end(s), kind: 'move', text: s.ground(), path: way(s) }),
  'ground.refused': (s) => ({
    ...{ at: s.text('from'), kind: 'retreat', text: `${s.ground()} refuses combat` },
    path: [s.text('from'), s.text('to')],
  }),
  'ground.reacted': (s) => ({
    ...{ at: s.text('to'), kind: 'advance', text: `${s.ground()} reacts` },
    path: [s.text('from'), s.text('to')],
  }),
  'ground.declared': (s) => ({ at: s.text('target'), kind: 'combat', text: `attacked by ${s.grounds('units')}` }),
  'ground.maneuver': (s) => ({
    ...{ at: s.text('target'), kind: 'combat' },
    text: `maneuver combat at ${s.text('odds')}: ${s.roll.result}`,
  }),
  'ground.assault': (s) => ({
    ...{ at: s.text('target'), kind: 'combat' },
    text: `assault, ${printSide(s.text('side'))} fire: ${effect(s)}`,
  }),
  'ground.special-assault': (s) => ({
    at: s.text('target'),
    kind: 'combat',
    text: `${s.has('side') ? 'landed' : 'paratroops'} among the enemy`,
  }),
  'ground.bombarded': (s) => ({ at: s.text('target'), kind: 'bombardment', text: `bombarded: ${effect(s)}` }),
  'ships.bombarded': (s) => ({
    at: s.text('target'),
    kind: 'bombardment',
    text: `bombarded from the sea: ${effect(s)}`,
  }),
  'ground.step-lost': (s) => ({
    at: s.text('hex'),
    ...(s.is('gone')
      ? { kind: 'eliminated', text: `${s.ground()} eliminated` }
      : { kind: 'loss', text: `${s.ground()} loses a step` }),
  }),
  'ground.retreated': (s) => ({
    ...{ at: s.text('from'), kind: 'retreat', text: `${s.ground()} retreats` },
    path: way(s),
  }),
  'ground.stood': (s) => ({ at: s.text('hex'), kind: 'combat', text: 'the stack stands' }),
  'ground.advanced': (s) => ({ at: end(s), kind: 'advance', text: `${s.ground()} advances here`, path: way(s) }),
  'ground.occupied': (s) => ({ at: s.text('target'), kind: 'taken', text: `taken by ${s.grounds('units')}` }),
  'ground.controlled': (s) =>
    s.has('side') ? { at: s.text('hex'), kind: 'taken', text: `now ${printSide(s.text('side'))}` } : null,
  'ground.landing': (s) =>
    s.text('hex') === 'target'
      ? {
          at: s.text('target'),
          kind: 'drop',
          text: `${s.ground()} ${s.has('zone') ? 'lands' : 'drops'}${LANDED[s.text('condition')] ?? ''}`,
        }
      : null,
  'ground.drifted': (s) =>
    s.has('to')
      ? { at: s.text('to'), kind: 'drop', text: `${s.ground()} drifts here` }
      : {
          at: s.text('from'),
          kind: 'drop',
          text: `${s.ground()} ${s.is('aboard') ? 'stays aboard' : 'drifts off the land'}`,
        },
  'ground.ferried': (s) => ({ at: s.text('to'), kind: 'landing', text: `${s.ground()} comes by steamer` }),
  'ground.airlanded': (s) => ({ at: s.text('hex'), kind: 'landing', text: `${s.ground()} lands by air` }),
  'ground.returned': (s) => ({ at: s.text('at'), kind: 'advance', text: `${s.ground()} comes back` }),
  'ground.off-map': (s) => ({ at: s.text('box'), kind: 'combat', text: `off-map combat: ${effect(s)}` }),
};
