import { z } from 'zod';
import type { SourceFile } from '../../../kernel/chance/chart';
import { cellsOf } from '../../../kernel/data/cells';
import { YamlFile } from '../../../kernel/data/yaml-file';

/** Movement is counted in these parts of a point, so that halves and thirds stay whole. */
export const SIXTHS = 6;

/** The movement columns of the Terrain Effects Chart. */
export const CLASSES = ['armored', 'motorized', 'foot'] as const;
export type MoveClass = (typeof CLASSES)[number];

/** What a move costs in sixths of a point; `road`: only along a road or trail; `never`. */
export type Cost = number | 'road' | 'never';
export type Costs = Readonly<Record<MoveClass, Cost>>;

/** The Terrain Effects Chart (8.3, 10.2), and a row of its hexsides. */
export type Terrain = ReturnType<typeof readTerrain>;
export type SideEffects = ReturnType<typeof sideEffects>;

const schema = z.looseObject({ table: z.string(), hexsides: z.string(), roads: z.string() });

/** Reads the three tables of charts/terrain-effects.yaml. @throws DataFault naming the table */
export function readTerrain(source: SourceFile) {
  const file = new YamlFile(source);
  const raw = file.read(schema);
  const rows = <T>(part: 'table' | 'hexsides' | 'roads', of: (row: Row) => T): ReadonlyMap<string, T> =>
    new Map(rowsOf(raw[part], (what) => file.fault([part], what)).map((row) => [row.label, of(row)]));
  return {
    /** By terrain; `city` and `town` have no costs of their own (8.31). */
    hexes: rows('table', (row) => ({ costs: row.free ? null : row.costs(), ...row.defence() })),
    hexsides: rows('hexsides', sideEffects),
    /** Rates in sixths that stand for hex and hexside; `half`: half of what they cost (8.36, 8.37). */
    roads: rows('roads', (row) => byClass((of) => row.rate(of))),
  };
}

const sideEffects = (row: Row) => ({
  ...{ costs: row.costs(), ...row.defence() },
  /** No attack may cross it (10.24). */
  barred: row.cell('combat') === 'barred',
  /** Zones of control reach across (3.24). */
  zoc: row.cell('zoc') === 'open',
});

const byClass = <T>(of: (moves: MoveClass) => T): Record<MoveClass, T> => ({
  armored: of('armored'),
  motorized: of('motorized'),
  foot: of('foot'),
});

const rowsOf = (table: string, fault: (what: string) => Error): Row[] => {
  const [heads = [], ...rows] = cellsOf(table);
  return rows.map((cells) => {
    if (cells.length !== heads.length)
      throw fault(`row "${cells[0]}": ${cells.length} cells under ${heads.length} heads`);
    return new Row(heads, cells, fault);
  });
};

class Row {
  constructor(
    private readonly heads: readonly string[],
    private readonly cells: readonly string[],
    private readonly fault: (what: string) => Error,
  ) {}

  get label(): string {
    return this.cells[0] ?? '';
  }

  /** City and town: the natural terrain is paid. */
  get free(): boolean {
    return this.cell('foot') === '-';
  }

  cell(head: string): string {
    return this.cells[this.heads.indexOf(head)] ?? '-';
  }

  costs(): Costs {
    return byClass((of) => {
      const cell = this.cell(of);
      if (cell === 'R') return 'road';
      return cell === 'P' ? 'never' : this.points(cell);
    });
  }

  rate(of: MoveClass): number | 'half' {
    const cell = this.cell(of);
    return cell === 'half' ? 'half' : this.points(cell);
  }

  /** What a hex or hexside does for its defender (10.22): columns to the left, or its defence is doubled. */
  defence(): { columns: number; doubled: boolean } {
    const cell = this.cell('combat');
    const columns = /^(\d)L$/.exec(cell)?.[1];
    if (columns === undefined && !['-', 'x2', 'barred'].includes(cell))
      throw this.fault(`row "${this.label}": combat "${cell}" is neither 1L, x2, barred nor -`);
    return { columns: Number(columns ?? 0), doubled: cell === 'x2' };
  }

  /** `2`, `+1`, `1/3` in sixths of a point. */
  private points(cell: string): number {
    const [, over = '', under = '1'] = /^\+?(\d+)(?:\/(\d+))?$/.exec(cell) ?? [];
    const sixths = (Number(over) * SIXTHS) / Number(under);
    if (over === '' || !Number.isInteger(sixths))
      throw this.fault(`row "${this.label}": "${cell}" is no cost; halves and thirds of a point are`);
    return sixths;
  }
}
