import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { navalEngine } from '../testing';

const engine = navalEngine();
const { position } = engine.start({ scenario: 'odessa', options: {} }, keyedDice('nothing of others'));
const open = position.open.find(({ kind }) => kind === 'naval.interdict');

/** What is kept for later of a mail that is written while interdiction is asked for, and what passes that. */
function laterOf(text: string): { inForce: readonly string[]; kept: string[] } {
  const { inForce, change } = consider(engine, position, open?.seat ?? '', open ?? null, text);
  return { inForce, kept: change.add.map(({ kind, text: order }) => `${kind}: ${order}`) };
}

const NO_MOVEMENT = ['naval.motorized: pass', 'naval.move: pass'];

describe('nothing of what is asked later, while interdiction is asked for', () => {
  it.each([
    ['No movement this turn.', NO_MOVEMENT],
    ['nobody moves', NO_MOVEMENT],
    ['keine Bewegung', NO_MOVEMENT],
    ['no attacks', ['naval.attack: pass']],
    ["pas d'attaque", ['naval.attack: pass']],
    ['No raids, no CAS.', ['naval.raid: pass', 'naval.cas: pass']],
    ['No raids. No CAS.', ['naval.raid: pass', 'naval.cas: pass']],
    ['No movement this turn. No raids.', [...NO_MOVEMENT, 'naval.raid: pass']],
  ])('passes each of it, and not the interdiction: %s', (text, kept) => {
    expect(laterOf(text)).toEqual({ inForce: [], kept });
  });

  it('stands beside an order in the same mail', () => {
    const { inForce, kept } = laterOf('interdict box with He-111 KG 27\nNo movement this turn. No raids, no CAS.');
    expect(inForce).toEqual(['interdict box with He-111 KG 27']);
    expect(kept).toHaveLength(4);
  });
});
