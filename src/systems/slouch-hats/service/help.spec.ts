import { handOn } from '../../../cli/bare-hand';
import { ownSystems } from '../../../config/testing/systems';
import { keyedDice } from '../../../kernel/chance/dice';
import { helpSections } from '../../../orders/help';

const engine = ownSystems().engine('slouch-hats');
const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('help'));
const hand = handOn(engine, position);

describe('HELP', () => {
  it('with a word that is none gets the words there are, not everything; the beginning of a title is enough', () => {
    const [none, ...more] = helpSections(hand, null, 'artillery');
    expect(more).toEqual([]);
    expect(none?.lines.join('\n')).toMatch(/"artillery".*Decisions: .*transport.*Orders: .*bombard/s);
    expect(none?.lines.join('\n')).not.toContain('RESIGN');
    expect(helpSections(hand, null, 'garrison')[0]?.title).toBe('GARRISONS (5.63)');
  });
});
