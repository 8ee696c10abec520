'use strict';

/**
 * Specs of most of a minute, the longest first: they run alone, and begin before all groups. The first one counts the steps of
 * all code its process has loaded: in a process that has run others it would take five times as long.
 */
exports.LONG = [
  'src/mail/reading/growth.spec.ts',
  'test/browser/click-to-order.spec.ts',
  'test/browser/accessible.spec.ts',
  'test/peers/game.spec.ts',
  'test/kill/two-serves.spec.ts',
  'test/ops/service.spec.ts',
  'test/kill/kill-nine.spec.ts',
  'src/cli/hidden-hands.spec.ts',
  'test/browser/post-office.spec.ts',
  'test/peers/standby.spec.ts',
];
