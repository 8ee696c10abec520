'use strict';

/**
 * Specs of most of a minute, the longest first: they run alone, and begin before all groups. The first one counts the steps of
 * all code its process has loaded: in a process that has run others it would take five times as long.
 */
exports.LONG = [
  'src/mail/reading/growth.spec.ts',
  'test/ops/service.spec.ts',
  'src/cli/leaks.spec.ts',
  'src/cli/hidden-hands.spec.ts',
];
