import { writeFileSync } from 'node:fs';
import { playWhole } from '../support/whole-game';
import { World } from '../support/world';

const { WHOLE_GAME = 'mercury/4', WHOLE_SEED = 'whole', WHOLE_MINUTES = '5', WHOLE_INTO } = process.env;
jest.setTimeout(Number(WHOLE_MINUTES) * 60_000);

it(`is played by mail from its first to its last mail: ${WHOLE_GAME}`, async () => {
  const world = await World.open({ MAILS_AN_HOUR: '10000' }, undefined, { dice: WHOLE_SEED });
  try {
    const [system = '', scenario = ''] = WHOLE_GAME.split('/');
    const whole = await playWhole(world, { system, scenario, seed: WHOLE_SEED });
    if (WHOLE_INTO !== undefined) writeFileSync(WHOLE_INTO, JSON.stringify(whole));
    expect({ refused: whole.refused, faults: whole.faults }).toEqual({ refused: [], faults: [] });
    expect(whole.turns).toBeGreaterThan(0);
  } finally {
    await world.close();
  }
});
