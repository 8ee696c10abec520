import { often } from '../../src/config/testing/depth';
import { itEndsAsUndisturbed } from './stormy-game';

const kills = Number(process.env['KILLS'] ?? often(1, 3));

describe(`two services on one database, one or the other killed ${kills} times in a game of scenario 4 by mail`, () => {
  itEndsAsUndisturbed({ seed: process.env['KILL_SEED'] ?? 'two serves', kills, freezes: 1, outages: 1 });
});
