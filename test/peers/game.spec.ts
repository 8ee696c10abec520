import { often } from '../../src/config/testing/depth';
import { itEndsAsUndisturbed } from '../kill/stormy-game';
import { describeWith } from '../support/mail-programs';
import { peerGround } from './peer-ground';

const kills = Number(process.env['KILLS'] ?? often(1, 3));

describeWith(['postfix', 'dovecot'], `a game of scenario 4 over Postfix and Dovecot, with ${kills} kills`, () => {
  itEndsAsUndisturbed({ seed: process.env['KILL_SEED'] ?? 'peers', kills, freezes: 0, outages: 1, open: peerGround });
});
