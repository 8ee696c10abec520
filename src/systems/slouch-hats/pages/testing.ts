import { setUp } from '../set-up';
import { slouchHatsData } from '../testing';
import { slouchHatsView, type SlouchHatsView } from '../view/view';
import type { PageText } from '../../../render/scene';

/** The world of a scenario as it is set up, with markers drawn: four Allied ones, three of the Axis. */
export function drawnWorld(scenario: string): ReturnType<typeof setUp> {
  const world = structuredClone(setUp(slouchHatsData(), scenario));
  for (const letter of ['A', 'H', 'K', 'O'] as const) world.markers[letter] = 'allied';
  for (const letter of ['E', 'N', 'R'] as const) world.markers[letter] = 'axis';
  return world;
}

/** That world as a side sees it: a copy, to be changed. */
export const sampleView = (scenario: string, seat: 'axis' | 'allied'): SlouchHatsView =>
  structuredClone(slouchHatsView(drawnWorld(scenario), seat, slouchHatsData()));

/** What the pages of a view say besides. */
export const sampleText = (seat: 'axis' | 'allied'): PageText => ({
  ...{ code: '7K3F', title: 'Operation Exporter', moment: 'I June, Allied Movement', position: '17, hash 3fa9c2d1' },
  ...{ seat: seat === 'axis' ? 'Axis' : 'Allied', marks: [] },
  asked: 'Allied movement, due Tue 24 Nov 20:00 EET',
  orderWords: [
    'move units from hex to hex',
    'march unit: hexes',
    'truck unit to hex',
    'rail unit to hex',
    '| move stack 1824 to 1723',
    '| pass',
  ],
});

/** A position further on: hexes taken, ports down, units out of supply, reduced, fired, lost. */
export function busy(view: SlouchHatsView): SlouchHatsView {
  const { units, air, supply, control } = view;
  const put = (id: string, change: Partial<SlouchHatsView['units'][string]>): void =>
    void Object.assign(units[id] ?? {}, change);
  put('21-7A', { at: '1522', reduced: true });
  put('2-4Fd', { at: '1522', fired: true });
  put('CY', { at: '1523' });
  put('III-22RTA', { at: 'eliminated' });
  put('8RSA', { at: 'cadre' });
  put('II-22RTA', { outOfSupply: true, noMovementSupply: true });
  put('25-7A', { at: '1722', noMovementSupply: true });
  put('6-Cav', { at: '1722' });
  put('9-Cav', { at: '1623', noMovementSupply: true });
  put('II-29RTA', { at: '1721', outOfSupply: true });
  put('1-CL', { at: '1721' });
  put('GAM', { fired: true, outOfSupply: true, reduced: false });
  put('1-1', { at: '2123' });
  put('2-1', { at: '2123' });
  put('5-4Ind', { at: '2324', receiving: true });
  put('1RSM', { at: '2222' });
  for (const hex of ['1522', '1523', '1524', '1722', '1623', '1624', '2123', '2324', '2325', '2224', '2024'])
    control[hex] = 'allied';
  control['1825'] = 'axis';
  Object.assign(air['3RAAF'] ?? {}, { active: true });
  Object.assign(air['80'] ?? {}, { at: '1727', active: true });
  Object.assign(supply['Allied-MSU-1'] ?? {}, { at: '1523', points: 2 });
  Object.assign(supply['Allied-Dump-2'] ?? {}, { at: '1824', points: 1 });
  Object.assign(supply['Allied-Dump-3'] ?? {}, { at: '1524', points: 2 });
  view.portsDown['1519'] = 2;
  view.portsDown['1523'] = 1;
  view.victoryPoints = { axis: 2, allied: 4 };
  view.replacementPoints = 3;
  view.surrenderModifiers = { axis: 1, allied: 1 };
  view.turn = 2;
  view.shown = { axis: ['N'], allied: [] };
  return view;
}
