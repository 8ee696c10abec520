import { keyedDice } from '../../../kernel/chance/dice';
import type { Ask } from '../mercury';
import { attackVerb } from '../orders/attack';
import { mercuryEngine } from '../testing';
import type { World } from '../world';
import { airAttacks } from './air-attacks';

const engine = mercuryEngine();

/** What the rules object to a raid in scenario 4: Orion is sunk, TF D is detected, all aircraft are on Naval Attack. */
function objections(text: string): unknown {
  const { position } = engine.start({ scenario: '4', options: {} }, keyedDice('sunk'));
  const world = position.world as unknown as World;
  delete world.placing;
  Object.assign(world.ships['orion'] ?? {}, { at: 'sunk' });
  for (const unit of Object.values(world.air)) unit.box = 'Naval Attack';
  for (const tf of Object.values(world.taskForces)) tf.detected = true;
  const { data } = engine.system;
  const q = { seat: 'german', view: engine.view(position, 'german'), data, facts: {} } as Ask<object>;
  const tf = Object.keys(world.taskForces).find((letter) => world.taskForces[letter]?.at === 'candia-bay') ?? '';
  const read = attackVerb.read(text.replace('TF *', `TF ${tf}`), q);
  if (!read.ok) return read;
  const found = airAttacks.assemble([read.value], q);
  return JSON.parse(JSON.stringify('objections' in found ? found.objections : []).replaceAll(`TF ${tf}`, 'TF *'));
}

describe('a raid that is aimed at ships', () => {
  it('is refused when all of them were sunk, with the raid as it may be flown', () => {
    const why = { rule: '16.12', text: 'Orion was sunk in this game' };
    expect(objections('TF *: Ju-87 I/StG2 > Orion')).toMatchObject([{ ...why, nearest: 'attack TF *: Ju-87 I/StG2' }]);
    expect(objections('TF *: Ju-87 I/StG2 > Ajax, 1 Ju-88 > Orion')).toMatchObject([
      { ...why, nearest: 'attack TF *: Ju-87 I/StG2 > Ajax, 1 Ju-88' },
    ]);
  });

  it('is flown while one of them may be there', () => {
    expect(objections('TF *: Ju-87 I/StG2 > Orion or any')).toEqual([]);
    expect(objections('TF *: Ju-87 I/StG2')).toEqual([]);
  });
});
