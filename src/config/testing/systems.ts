import { Systems } from '../../systems/systems';
import { dataFiles } from '../data-files';

let loaded: Systems | undefined;

/** The systems of this service with our own figures, read once for all specs and all services of a process: engines keep nothing. */
export const ownSystems = (): Systems => (loaded ??= Systems.load(dataFiles(null)));
