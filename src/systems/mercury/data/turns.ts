import { z } from 'zod';
import type { SourceFile } from '../../../kernel/chance/chart';
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
  const rows = table.trim().split('\n').slice(1);
  return rows.map((row) => {
    const [no = '', date = '', part = '', light = ''] = row.trim().split(/\s+/);
    if (part !== 'AM' && part !== 'PM' && part !== 'Night')
      throw file.fault(['table'], `turn ${no}: "${part}" is no part of a day`);
    return { no: Number(no), date, part, night: light === 'night', name: `${date.split('-')[0]} ${part}` };
  });
}
