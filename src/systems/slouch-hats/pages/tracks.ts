import type { SlouchHatsData } from '../data/load';
import { SIDES } from '../side';
import type { SlouchHatsView } from '../view/view';
import type { Block } from '../../../render/page/boxes';
import { tableBlock, TABLE_STYLES } from '../../../render/page/table';
import { heading, INK, PALE, PAPER, plain, strong } from '../../../render/page/theme';
import type { Points, Shape } from '../../../render/scene';
import { label, rectangle } from '../../../render/shapes';
import { portLevels } from './overlays';
import { SIDE_COLOUR, SIDE_NAME } from './theme';

const CELL = 12.5;
const ROW = 16;
/** The markers of a track go up to here; who has more has his number in the last box. */
const MOST = 10;
const MOST_MODIFIERS = 4;
/** A box in which two markers have room. */
const WIDE = 17.6;

/** Victory Points of both sides, Allied Replacements Points, ports, what each side may carry (18.1, 15.13, 7.33, 9.5). */
export function tracks(view: SlouchHatsView, data: SlouchHatsData, width: Points): Block {
  const ports = portLevels(view, data);
  const perRow = 4;
  const rows = Math.ceil(ports.length / perRow);
  const height = 14 + ROW + 12 + rows * ROW + 12 + 2 * 8.4;
  return {
    height,
    draw: (x, y) => [
      rectangle({ x, y, width, height }, { fill: PALE, stroke: INK, width: 0.6 }),
      label('TRACKS', x + 5, y + 9, heading),
      ...pointTracks(view, x + 5, y + 14, width - 10),
      label('PORT CAPACITY, the present level dark', x + 5, y + 14 + ROW + 8, heading),
      ...ports.flatMap((port, i) => {
        const at = {
          x: x + 5 + (i % perRow) * ((width - 10) / perRow),
          y: y + 26 + ROW + Math.floor(i / perRow) * ROW,
        };
        const levels = data.ground.map.tracks.get(port.hex) ?? [];
        return portTrack(port.name, levels, levels.indexOf(port.level), at.x, at.y);
      }),
      ...carried(view, data).map((line, i) => label(line, x + 5, y + 36 + ROW + rows * ROW + i * 8.4, plain)),
    ],
  };
}

/** Victory Points and modifiers of the Vichy Surrender Table of both sides, Allied Replacements Points. */
function pointTracks(view: SlouchHatsView, x: Points, y: Points, width: Points): Shape[] {
  const { victoryPoints, replacementPoints, surrenderModifiers } = view;
  const right = x + width;
  const rp = right - (MOST + 1) * CELL;
  const drm = rp - 46 - (MOST_MODIFIERS + 1) * WIDE;
  const numbers = Array.from({ length: MOST + 1 }, (_, n) => n);
  return [
    label('VP', x, y + 8.6, strong),
    ...sideTrack(victoryPoints, MOST, x + 14, y),
    label('DRM', drm - 18, y + 8.6, strong),
    ...sideTrack(surrenderModifiers, MOST_MODIFIERS, drm, y),
    label('Allied RP', rp - 33, y + 8.6, strong),
    ...numbers.flatMap((n) => cell(n, Math.min(MOST, replacementPoints) === n, rp + n * CELL, y)),
  ];
}

/** A track with a marker of each side; where both lie in one box, beside each other. */
function sideTrack(values: SlouchHatsView['victoryPoints'], most: number, x: Points, y: Points): Shape[] {
  return Array.from({ length: most + 1 }, (_, n) => n).flatMap((n) => {
    const here = SIDES.filter((side) => Math.min(most, values[side]) === n);
    const box = { x: x + n * WIDE, y, width: WIDE, height: CELL };
    const each = WIDE / Math.max(1, here.length);
    return [
      rectangle(box, { fill: PAPER, stroke: INK, width: 0.6 }),
      ...here.flatMap((side, i) => marker(side, { ...box, x: box.x + i * each, width: each })),
      ...(here.length > 0 ? [] : [label(String(n), box.x + WIDE / 2, y + 8.8, { ...plain, anchor: 'middle' })]),
    ];
  });
}

/** `Ax` or `Al` in the colours of the side. */
function marker(side: (typeof SIDES)[number], box: { x: Points; y: Points; width: Points; height: Points }): Shape[] {
  const { fill, ink } = SIDE_COLOUR[side];
  const words = SIDE_NAME[side].slice(0, 2);
  return [
    rectangle(box, { fill, stroke: INK, width: 1 }),
    label(words, box.x + box.width / 2, box.y + 8.8, { ...strong, color: ink, anchor: 'middle' }),
  ];
}

const cell = (n: number, here: boolean, x: Points, y: Points): Shape[] => [
  rectangle({ x, y, width: CELL, height: CELL }, { fill: here ? INK : PAPER, stroke: INK, width: 0.6 }),
  label(String(n), x + CELL / 2, y + 8.8, { ...strong, color: here ? PAPER : INK, anchor: 'middle' }),
];

const portTrack = (name: string, levels: readonly number[], now: number, x: Points, y: Points): Shape[] => [
  label(name, x, y + 8.6, strong),
  ...levels.flatMap((level, i) => cell(level, i === now, x + 36 + i * CELL, y)),
];

function carried(view: SlouchHatsView, data: SlouchHatsData): string[] {
  const scenario = data.scenarios.find(({ id }) => id === view.scenario);
  return SIDES.flatMap((side) => {
    const card = scenario?.cards[side];
    if (!card) return [];
    const { motorPool, naval, railroad } = card.transport;
    const air = side === 'axis' && view.airTransport ? data.limits['air-transport-points'] : 0;
    const all = { 'Motor Pool': motorPool, 'Naval Transport': naval, 'Air Transport': air, Railroad: railroad };
    const words = Object.entries(all).flatMap(([name, n]) => (n > 0 ? [`${name} ${n}`] : []));
    return [`${SIDE_NAME[side]} carries in a phase: ${words.join(', ')}.`];
  });
}

/** The turns of the scenario with what each brings (5.3, 6.1, 15.1, 20.12). */
export function turnTable(view: SlouchHatsView, data: SlouchHatsData, width: Points): Block {
  const scenario = data.scenarios.find(({ id }) => id === view.scenario);
  const turns = data.turns.filter(({ scenarios }) => scenarios.includes(view.scenario));
  const now = data.turns[view.turn]?.name;
  const nameOf = (id: string): string =>
    (data.counters.units.get(id) ?? data.counters.air.get(id) ?? data.counters.naval.get(id))?.names[0] ??
    id.replaceAll('-', ' ');
  const arrivals = (turn: string, side: (typeof SIDES)[number]): string =>
    (scenario?.cards[side].arrivals ?? [])
      .filter((one) => one.turn === turn)
      .map(({ unit, place }) => `${nameOf(unit)}${place === 'iraq' ? ' (Iraq)' : ''}`)
      .join(', ');
  const rows = turns.map(({ name, supply, draws, replacements }) => {
    const extra = (side: 'axis' | 'allied'): number => scenario?.cards[side].extraSupply[name] ?? 0;
    const points = scenario?.cards.allied.extraReplacements[name] ?? 0;
    return [
      name === now ? `» ${name}` : name,
      `${supply.axis + extra('axis')} / ${supply.allied + extra('allied')}`,
      `${draws.axis} / ${draws.allied}`,
      `${axisReplacements(scenario?.cards.axis.replacements ?? [], replacements)} / ${replacements.allied + points}`,
      ...[arrivals(name, 'axis'), arrivals(name, 'allied')],
    ];
  });
  const columns = [
    ...[
      { head: 'Game-Turn', share: 11 },
      { head: 'SP Ax/Al', share: 8 },
      { head: 'draws', share: 7 },
      { head: 'RP', share: 7 },
    ],
    ...[
      { head: 'Axis units (Greece)', share: 26 },
      { head: 'Allied units (Middle East or Iraq)', share: 41 },
    ],
  ];
  const table = { title: 'TURN RECORD AND REINFORCEMENTS', columns, rows, empty: '' };
  return tableBlock(table, width, TABLE_STYLES[0] ?? { pitch: 8.6, wrap: true });
}

const axisReplacements = (columns: readonly string[], points: Readonly<Record<string, number>>): number =>
  columns.reduce((sum, column) => sum + (points[column] ?? 0), 0);
