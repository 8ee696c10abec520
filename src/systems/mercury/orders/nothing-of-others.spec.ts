import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { mercuryEngine } from '../testing';

const engine = mercuryEngine();

/** What becomes of a line while the aircraft are asked for, in a game without ships. */
function lineOf(text: string): { inForce: readonly string[]; says: string } {
  const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('nothing of others'));
  const open = position.open.find(({ kind }) => kind === 'mercury.air-allocation');
  const { inForce, lines } = consider(engine, position, open?.seat ?? '', open ?? null, text);
  return { inForce, says: lines.map(({ status, why = '' }) => `${status}: ${why}`).join('\n') };
}

describe('who is said to stay while something else is asked', () => {
  it.each(['ships stay', 'the ships stay in port', 'all ships hold position'])(
    'passes nothing that is asked of aircraft: %s',
    (text) => {
      const { says } = lineOf(text);
      expect(says).toMatch(/^error: /);
      expect(says).not.toMatch(/^ok/);
    },
  );

  it.each([
    'troops stay',
    'no ground moves',
    'no ground moves today',
    'no land moves',
    'no naval moves',
    'keine Bewegung',
    'pas de mouvement',
    'nessun movimento',
    'bez ruchu',
  ])('is kept for the movement that is asked for later: %s', (text) => {
    const { inForce, says } = lineOf(text);
    expect(inForce).toEqual([]);
    expect(says).toMatch(/^later: for ground/);
  });
});
