'use strict';

/**
 * Specs that run alone, the longest first, and begin before all groups. The growth spec counts the steps of all code its process
 * has loaded: in a process that has run others it would take five times as long.
 */
exports.LONG = [
  'test/ops/service.spec.ts',
  'src/systems/mercury/service/leaks.spec.ts',
  'src/mail/reading/growth.spec.ts',
];
