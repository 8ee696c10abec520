import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { dataFiles } from '../config/data-files';
import { partScene, printedScene } from '../render/hexmap/printed';
import { scenePdf } from '../render/pdf';
import { sceneIndexedPng } from '../render/png-indexed';
import { printedMap, WITH_MAP } from '../systems/drawn';
import type { Scene } from '../render/scene';
import { say } from './output';

interface Options {
  into: string;
  width?: string;
  rows?: string;
  columns?: string;
  sheet: string;
}

/** `despatch draw-map S`: the printed map of a system as PDF and PNG. */
export function drawMapCommand(): Command {
  return new Command('draw-map')
    .description('draw the printed map of a system, whole or in part, to a PDF and a PNG')
    .argument('<system>', WITH_MAP.join(', '))
    .option('--into <path>', 'where the files go, without their endings', 'map')
    .option('--width <pixels>', 'width of the PNG; two pixels to the point unless given')
    .option('--rows <a-b>', 'only these rows (with --columns)')
    .option('--columns <a-b>', 'only these columns (with --rows)')
    .option('--sheet <letter>', 'the sheet or panel that rows and columns are of', '')
    .action(async (system: string, options: Options) => {
      const map = printedMap(system, dataFiles(null));
      const scene = sceneOf(map, options);
      const words = { title: map.name, id: system, created: new Date(0) };
      writeFileSync(`${options.into}.pdf`, await scenePdf(scene, words));
      writeFileSync(`${options.into}.png`, await sceneIndexedPng(scene, pixels(options, scene)));
      say(`${options.into}.pdf and ${options.into}.png: ${map.name}`);
    });
}

function sceneOf(map: ReturnType<typeof printedMap>, { rows, columns, sheet }: Options): Scene {
  if (rows === undefined && columns === undefined) return printedScene(map);
  if (rows === undefined || columns === undefined) throw new Error('a part of a map needs both --rows and --columns');
  return partScene(map, { sheet, rows: range('--rows', rows), columns: range('--columns', columns) });
}

/** `12-20`, both ends counted. */
function range(option: string, text: string): [number, number] {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (from === undefined || to === undefined || Number(from) > Number(to))
    throw new Error(`${option} "${text}" is no range; write it like 12-20`);
  return [Number(from), Number(to)];
}

function pixels({ width }: Options, scene: Scene): number {
  const wanted = width === undefined ? Math.round(scene.width * 2) : Number(width);
  if (!Number.isInteger(wanted) || wanted < 100 || wanted > 8000)
    throw new Error(`--width "${width}" is no number of pixels from 100 to 8000`);
  return wanted;
}
