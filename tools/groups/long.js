'use strict';

/** Specs of many seconds, the longest first: they run alone, and begin before all groups. */
exports.LONG = [
  'test/kill/kill-nine.spec.ts',
  'test/ops/service.spec.ts',
  'test/e2e/exporter.spec.ts',
  'test/peers/game.spec.ts',
  'test/kill/two-serves.spec.ts',
  'test/browser/accessible.spec.ts',
  'test/browser/replay.spec.ts',
  'test/browser/post-office.spec.ts',
  'test/browser/click-to-order.spec.ts',
  'src/cli/hidden-hands.spec.ts',
  'test/browser/game-page.spec.ts',
  'test/mail/searching-bot.spec.ts',
  'src/cli/leaks.spec.ts',
  'test/mail/identity.spec.ts',
  'test/browser/click-syria.spec.ts',
  'test/mail/reading.spec.ts',
  'src/cli/simulate-3.spec.ts',
  'test/kill/searching-bot.spec.ts',
  'test/mail/disputes.spec.ts',
  'test/api/replay.spec.ts',
  'src/systems/slouch-hats/bot/bot.spec.ts',
  'src/mail/reading/growth.spec.ts',
  'src/cli/simulate-2.spec.ts',
  'test/e2e/replay-twins.spec.ts',
];
