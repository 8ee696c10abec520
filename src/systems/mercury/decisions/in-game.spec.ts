import { keyedDice } from '../../../kernel/chance/dice';
import { mercuryEngine } from '../testing';

const engine = mercuryEngine();
const WITHOUT = { 'without-ships': true };
const VARIANTS = { 'campaign-variants': true };

/** Words of decisions that HELP names to both seats of a game that begins. */
function words(options: Record<string, boolean>): string[] {
  const { position } = engine.start({ scenario: '6', options }, keyedDice('in game'));
  return (['german', 'allied'] as const).flatMap((seat) =>
    engine
      .kindsFor('6', seat)
      .filter(({ kind }) => engine.inGame(position, seat, kind))
      .map(({ word }) => word),
  );
}

describe('the decisions that belong to a campaign', () => {
  it('are not those of the game without ships, nor of options that are not played (21.0, 23.4)', () => {
    expect(words({})).toEqual(expect.arrayContaining(['task forces', 'AA', 'amphibious landing', 'ground movement']));
    for (const word of ['convoy', 'sailing', 'steamer', 'tanks', 'options', 'wave'])
      expect(words({})).not.toContain(word);
  });

  it('are without ships those of convoys by the tables, and none of ships (21.0)', () => {
    expect(words(WITHOUT)).toEqual(expect.arrayContaining(['convoy', 'sailing', 'arrival', 'amphibious landing']));
    for (const word of ['task forces', 'AA', 'search', 'air search', 'disengagement'])
      expect(words(WITHOUT)).not.toContain(word);
  });

  it('are with options all that may still be taken (23.43)', () => {
    expect(words(VARIANTS)).toEqual(expect.arrayContaining(['options', 'tanks', 'tymbakion', 'steamer', 'wave']));
  });
});
