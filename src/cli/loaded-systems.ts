import { dataFiles } from '../config/data-files';
import { BEING_BUILT, SYSTEMS } from '../systems/all';
import { Systems } from '../systems/systems';

/** All systems, those being built among them, with a club's own figures from `DESPATCH_DATA` in their places. @throws ChartFault, DataFault */
export function loadedSystems(): Systems {
  return Systems.load(dataFiles(process.env['DESPATCH_DATA'] ?? null), { ...SYSTEMS, ...BEING_BUILT });
}
