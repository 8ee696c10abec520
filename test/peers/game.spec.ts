import { often } from '../../src/config/testing/depth';
import { itEndsAsUndisturbed } from '../kill/stormy-game';
import { describeWith } from '../support/mail-programs';
import { peerGround } from './peer-ground';

/** With each commit a game is disturbed over our own mail programs alone (`test/kill`); these take a minute more of it. */
const kills = Number(process.env['KILLS'] ?? often(0, 3));

if (kills === 0)
  it.skip('a game of scenario 4 over Postfix and Dovecot is played by npm run soak:mail', () => undefined);
else
  describeWith(['postfix', 'dovecot'], `a game of scenario 4 over Postfix and Dovecot, with ${kills} kills`, () => {
    itEndsAsUndisturbed({ seed: process.env['KILL_SEED'] ?? 'peers', kills, freezes: 0, outages: 1, open: peerGround });
  });
