'use strict';

/**
 * Specs that `.ci/run` and `npm test` leave out and `npm run nightly` plays: real mail servers, a standby that takes over, processes
 * that are killed, and what a browser does at length. One journey stays in every run: a tab that comes again (letters
 * that were painted as black areas from the second visit on); of a server that is killed, embedded-keeper.spec; of a backup, that of test/ops/backup.spec.
 */
const NIGHTLY = [
  'test/kill/',
  'test/peers/',
  'test/ops/service-goes-on.spec.ts',
  // Two starts more; that it stops, and goes on after, is played in every run.
  'test/ops/service-hurries.spec.ts',
  // Some thousand requests; that a new route has a row is asked in every run, by the matrix.
  'test/api/nasty.spec.ts',
  // Two whole games: other whole games by mail are played in every run.
  'test/e2e/dodecanese.spec.ts',
  'test/e2e/exporter.spec.ts',
  // A game of two scripts by real mails to its end.
  'test/mail/whole-game.spec.ts',
  // Half a minute of counted steps; alone, as it counts those of all code that its process has loaded.
  'src/mail/reading/growth.spec.ts',
  // Games of bots and of chance: check-system plays one of each scenario in every run, and what the bots of the others do stays there.
  'src/systems/aegean/bot/means.spec.ts',
  'src/systems/slouch-hats/bot/bot.spec.ts',
  'src/systems/mercury/bot/games.spec.ts',
  'src/systems/mercury/bot/campaign/game.spec.ts',
  'src/systems/mercury/service/simulate-2.spec.ts',
  'src/systems/mercury/service/simulate-3.spec.ts',
  'test/browser/accessible.spec.ts',
  'test/browser/below-map.spec.ts',
  'test/browser/click-syria.spec.ts',
  'test/browser/click-to-order.spec.ts',
  'test/browser/game-page.spec.ts',
  'test/browser/mail.spec.ts',
  'test/browser/organiser.spec.ts',
  'test/browser/post-office.spec.ts',
  'test/browser/replay.spec.ts',
  'test/browser/rounds.spec.ts',
  'test/browser/thumb.spec.ts',
];

exports.NIGHTLY = NIGHTLY;

/** Whether a spec, by its path from the project's root, is one of them. */
exports.isNightly = (path) => NIGHTLY.some((start) => path.startsWith(start));
