import { aegean } from './aegean';
import type { MapFolder, SystemFolder } from './folder';
import { mercury } from './mercury';
import { navalModule } from './naval-module';
import { slouchHats } from './slouch-hats';

/** The rule systems of this service, by their ids. The first is the one that examples and the demo club show. */
export const SYSTEMS = { mercury, 'slouch-hats': slouchHats, aegean, 'naval-module': navalModule } satisfies Record<
  string,
  SystemFolder
>;

/** Systems that are being built: their cases are run and their games simulated, and no player is offered one. */
export const BEING_BUILT = {} satisfies Record<string, SystemFolder>;

/** Maps that can be looked at and printed (`despatch map`) before their systems have rules. */
export const MAPS_AHEAD = {} satisfies Record<string, MapFolder>;

export type SystemId = keyof typeof SYSTEMS;

/** The folders of several systems by their ids: those of this service, or others for specs. */
export type Folders = Readonly<Record<string, SystemFolder>>;

/** The system that is meant where none is named. */
export const FIRST = Object.keys(SYSTEMS)[0] as SystemId;
