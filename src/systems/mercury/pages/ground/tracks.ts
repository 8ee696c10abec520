import type { MercuryData } from '../../data/load';
import { boxesOf } from '../../rules/ground/04-boxes';
import { groundOf } from '../../rules/ground/ground';
import { arrivals } from '../../view/ground-units';
import type { View } from '../../view/view';
import { shortened, wrapped } from '../../../../render/measure';
import type { Points, Shape } from '../../../../render/scene';
import { label, rectangle } from '../../../../render/shapes';
import type { Block } from '../../../../render/page/boxes';
import { INK, PALE, PAPER } from '../theme';

const LINE = 8;
const SIZE = 7;
const CELL = 13;
const LEVELS = [0, 1, 2];

/** Interdiction Levels by sector as tracks, the Suda Command Area, off-map boxes, and the airlanding groups that wait. */
export function groundTracks(view: View, data: MercuryData, width: Points): Block {
  const sectors = sectorsOf(view, data);
  const suda = [...sudaText(view), ...boxTexts(view, data)].flatMap((t) => wrapped(t, 'sans', SIZE, width - 10));
  const groups = landingLines(view, data);
  const tracks = 15 + sectors.length * (CELL + 3);
  const notes = tracks + (suda.length > 0 ? suda.length * LINE + 4 : 0);
  const height = notes + (groups.length > 0 ? (Math.ceil(groups.length / 2) + 1) * LINE + 8 : 2);
  return {
    height,
    draw: (x, y) => [
      rectangle({ x, y, width, height }, { fill: PALE, stroke: INK, width: 0.6 }),
      label('INTERDICTION LEVELS (12.4)', x + 5, y + 9, { font: 'sans-bold', size: 7, color: INK, spacing: 0.5 }),
      ...sectors.flatMap((sector, i) => track(sector, x + 5, y + 14 + i * (CELL + 3), width)),
      ...suda.map((words, i) =>
        label(words, x + 5, y + tracks + 7 + i * LINE, { font: 'sans', size: SIZE, color: INK }),
      ),
      ...landings(groups, x + 5, y + notes + 9, width - 10),
    ],
  };
}

interface Sector {
  name: string;
  level: number;
  /** Bombardment strength that makes each level (12.41). */
  needs: string;
}

function sectorsOf(view: View, data: MercuryData): Sector[] {
  const chart = data.charts['interdiction-levels'];
  const sheets = (view.ground?.sheets ?? []).map((id) => data.hexMaps[id]);
  return sheets.flatMap((sheet) =>
    Object.entries(sheet.sectors).map(([id, name]) => ({
      name,
      level: view.ground?.interdiction[id] ?? 0,
      needs: `Level 1 from bombardment strength ${chart.named(id, 'level-1')}, level 2 from ${chart.named(id, 'level-2')}`,
    })),
  );
}

function track({ name, level, needs }: Sector, x: Points, y: Points, width: Points): Shape[] {
  const first = x + width * 0.34;
  return [
    label(name, x, y + 9, { font: 'sans-bold', size: 7, color: INK }),
    ...LEVELS.flatMap((n) => {
      const here = n === level;
      const box = { x: first + n * CELL, y, width: CELL, height: CELL };
      return [
        rectangle(box, { fill: here ? INK : PAPER, stroke: INK, width: 0.6 }),
        label(String(n), box.x + CELL / 2, y + 9.4, {
          font: 'sans-bold',
          size: 8,
          color: here ? PAPER : INK,
          anchor: 'middle',
        }),
      ];
    }),
    label(needs, first + 3 * CELL + 5, y + 9, { font: 'sans', size: SIZE, color: INK }),
  ];
}

function sudaText({ ground, turn }: View): string[] {
  if (!ground?.suda) return [];
  const state =
    turn < 7
      ? 'none of its units may leave before game-turn 7'
      : `one of its units may leave a game-turn until game-turn 12; ${ground.suda.left} did this turn`;
  return [`Suda Command Area (4.64; dotted line, shaded boxes): ${state}.`];
}

/** The off-map boxes of the map being played on, with who is in them (4.5). */
function boxTexts(view: View, data: MercuryData): string[] {
  const boxes = view.ground ? boxesOf(groundOf(view, data), data) : [];
  if (boxes.length === 0) return [];
  const text = boxes.map(({ id, name }) => {
    const units = Object.values(view.ground?.units ?? {}).filter((u) => u.box === id);
    return `${name}: ${units.map((u) => data.ground.get(u.id)?.names[0] ?? u.id).join(', ') || 'empty'}`;
  });
  return [`Off-map boxes (4.5; arrows at the edge of the map lead to them): ${text.join(' · ')}.`];
}

/** A line a group, in two columns. */
function landingLines(view: View, data: MercuryData): string[] {
  return arrivals(view, data)
    .filter((a) => a.turn === null)
    .map(({ group, units }) => `${group}: ${units.map((id) => data.ground.get(id)?.names[0] ?? id).join(', ')}`);
}

function landings(groups: readonly string[], x: Points, y: Points, width: Points): Shape[] {
  if (groups.length === 0) return [];
  const down = Math.ceil(groups.length / 2);
  return [
    label('AIRLANDING GROUPS, all of one before any of the next (6.53)', x, y, {
      font: 'sans-bold',
      size: 7,
      color: INK,
      spacing: 0.3,
    }),
    ...groups.map((text, i) =>
      label(
        shortened(text, 'sans', SIZE, width / 2 - 8),
        x + Math.floor(i / down) * (width / 2),
        y + ((i % down) + 1) * LINE + 1,
        {
          font: 'sans',
          size: SIZE,
          color: INK,
        },
      ),
    ),
  ];
}
