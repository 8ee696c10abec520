import { define } from '../mercury';

/** 6.5: reinforcements land on airfields that were German when the Movement Phase began. */
export const airlandingPhase = define('Airlanding', (s) => [s.do('nobody lands', () => undefined)]);

export const airlandingProcedures = [airlandingPhase];
