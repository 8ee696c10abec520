import type { SourceFile } from '../kernel/chance/chart';
import type { System } from '../kernel/system';
import type { PrintedMap } from '../render/hexmap/printed';
import type { SystemPages } from '../render/system-pages';

/* oxlint-disable typescript/no-explicit-any -- systems differ in world, view and data, and nobody outside may know them */

/** Reads a file of the system's own folder. */
type Read = (path: string) => SourceFile;

/** A folder that has a map at least: what is drawn of a system before it has rules. */
export interface MapFolder {
  /** The folder below `src/systems` that its data files stand in. */
  home: string;
  /** The map as it is printed, if it has one. @throws DataFault, BadHex for a file that does not fit */
  printedMap?: (read: Read) => PrintedMap;
}

/** Whom a scenario suits: who plays a game of the system for the first time, who has played one, who wants the whole rulebook. */
export type Hardness = 'first' | 'some' | 'whole';

/** What the front page says of a system. */
export interface Front {
  /** What is fought over and what is special about it, in a sentence. */
  about: string;
  /** The scenario that the bots play there for everybody to look at. */
  shown: string;
  /** Each scenario that is offered: whom it suits, and what it is, in a sentence. */
  scenarios: Readonly<Record<string, readonly [Hardness, string]>>;
}

/** All that the folder of a system gives to the service: its `index.ts` exports one, and `all.ts` lists it (docs/new-system.md). */
export interface SystemFolder extends MapFolder {
  /** Reads and checks the charts, counters and maps. @throws ChartFault, DataFault naming file and line */
  load(read: Read): unknown;
  /** The rules, with what was loaded. @throws FieldWithoutPolicy */
  system(data: any): System<any>;
  /** How it is drawn: its pages stand in its folder, above its rules. */
  pages: SystemPages;
  /** The rule index, from the root of the project: a row for each paragraph of the rules. */
  ruleIndex: string;
  /** The page of its orders, from the root of the project, and scenarios whose games between them read every sample: before it is offered to players. */
  orders?: { page: string; scenarios: readonly string[] };
  /** The file of what matches say of its scenarios, in its folder (`npm run balance` writes it). */
  balance?: string;
  front: Front;
  /** The game of a fresh machine, which examples show too: a scenario, and its seats in their order. */
  demo: { scenario: string; seats: readonly [string, string, ...string[]] };
}
