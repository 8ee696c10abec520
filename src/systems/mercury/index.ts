import type { SystemFolder } from '../folder';
import { loadMercury } from './data/load';
import { mercurySystem } from './system';

/** Operation Mercury. */
export const mercury: SystemFolder = {
  home: 'mercury',
  load: loadMercury,
  system: mercurySystem,
  ruleIndex: 'docs/rules/operation-mercury.md',
  demo: { scenario: '4', seats: ['german', 'allied'] },
};
