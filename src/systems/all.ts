import type { SystemFolder } from './folder';
import { mercury } from './mercury';

/** The rule systems of this service, by their ids. The first is the one that examples and the demo club show. */
export const SYSTEMS = { mercury } satisfies Record<string, SystemFolder>;

export type SystemId = keyof typeof SYSTEMS;

/** The folders of several systems by their ids: those of this service, or others for specs. */
export type Folders = Readonly<Record<string, SystemFolder>>;

/** The system that is meant where none is named. */
export const FIRST = Object.keys(SYSTEMS)[0] as SystemId;
