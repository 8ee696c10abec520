import { handOn } from '../../../cli/bare-hand';
import { ownSystems } from '../../../config/testing/systems';
import { keyedDice } from '../../../kernel/chance/dice';
import { helpSections } from '../../../orders/help';

const engine = ownSystems().engine('mercury');
const { position } = engine.start({ scenario: '6', options: {} }, keyedDice('help'));
const hand = handOn(engine, position);

describe('HELP with the first word of an order', () => {
  const titles = (topic: string): string[] => helpSections(hand, null, topic, 'allied').map((s) => s.title);
  it('tells of the order, not of a decision that happens to begin so', () => {
    expect(titles('land')).toEqual(['LAND']);
    expect(titles('landing')[0]).toMatch(/^RETREAT FROM A LANDING/);
    expect(titles('bombard')[0]).toMatch(/^BOMBARDMENT/);
  });
});
