import type { SystemFolder } from '../folder';
import { loadSlouchHats } from './data/load';
import { slouchHatsSystem } from './system';

/** Slouch Hats and Eggshells: Syria and Lebanon, June to July 1941. */
export const slouchHats: SystemFolder = {
  home: 'slouch-hats',
  load: loadSlouchHats,
  system: slouchHatsSystem,
  ruleIndex: 'docs/rules/slouch-hats.md',
  demo: { scenario: '1', seats: ['axis', 'allied'] },
};
