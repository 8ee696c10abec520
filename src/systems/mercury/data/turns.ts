import { z } from 'zod';
import type { SourceFile } from '../../../kernel/chance/chart';
import { cellsOf } from '../../../kernel/data/cells';
import { YamlFile } from '../../../kernel/data/yaml-file';

/** One game-turn of eight hours (3.2). */
export interface GameTurn {
  no: number;
  date: string;
  part: 'AM' | 'PM' | 'Night';
  night: boolean;
  /** `22 AM` */
  name: string;
}

/** Reads charts/game-turn-track.yaml. @throws DataFault */
export function readTurns(source: SourceFile): GameTurn[] {
  const file = new YamlFile(source);
  const { table } = file.read(z.object({ table: z.string() }));
  const [, ...rows] = cellsOf(table);
  return rows.map(([no = '', date = '', part = '', light = '']) => {
    if (part !== 'AM' && part !== 'PM' && part !== 'Night')
      throw file.fault(['table'], `turn ${no}: "${part}" is no part of a day`);
    return { no: Number(no), date, part, night: light === 'night', name: `${date.split('-')[0]} ${part}` };
  });
}
