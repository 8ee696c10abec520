import type { SourceFile } from '../kernel/chance/chart';
import type { System } from '../kernel/system';

/* eslint-disable @typescript-eslint/no-explicit-any -- systems differ in world, view and data, and nobody outside may know them */

/** All that the folder of a system gives to the service: its `index.ts` exports one, and `all.ts` lists it (docs/new-system.md). */
export interface SystemFolder {
  /** The folder below `src/systems` that its data files stand in. */
  home: string;
  /** Reads and checks the charts, counters and maps. @throws ChartFault, DataFault naming file and line */
  load(read: (path: string) => SourceFile): unknown;
  /** The rules, with what was loaded. @throws FieldWithoutPolicy */
  system(data: any): System<any>;
  /** The rule index, from the root of the project: a row for each paragraph of the rules. */
  ruleIndex: string;
  /** The game of a fresh machine, which examples show too: a scenario, and its seats in their order. */
  demo: { scenario: string; seats: readonly [string, string, ...string[]] };
}
