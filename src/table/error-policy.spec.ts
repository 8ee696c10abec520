import { charterSchema, type ErrorPolicy } from './charter';
import { mendingOf, noAdjustment, noRewind } from './error-policy';

const game = (errors: ErrorPolicy) => ({ charter: charterSchema.parse({ errors }), changes: [] });
const NOTHING = { rule: '', ruling: null };
const RULE = { rule: '19.5', ruling: null };
const RULING = { rule: '', ruling: 3 };

describe('what may be mended', () => {
  it('is another thing under each of the three policies', () => {
    const may = (errors: ErrorPolicy) => {
      const { undoSealed, rewindByPlayers, rewindByModerator } = mendingOf(game(errors));
      return [undoSealed, rewindByPlayers, rewindByModerator];
    };
    expect(may('Friendly')).toEqual([true, true, true]);
    expect(may('Tournament')).toEqual([true, false, true]);
    expect(may('Hard Core')).toEqual([false, false, false]);
  });

  it('is told with the policy that forbids it, and who may do it instead', () => {
    expect(noRewind(game('Friendly'))).toBeNull();
    expect(noRewind(game('Tournament'))).toBe(
      'By the charter (Tournament) only the moderator takes the game back: ASK ... ENDASK asks him.',
    );
    expect(noRewind(game('Hard Core'))).toBe(
      'By the charter (Hard Core) nobody takes the game back: what was played stands.',
    );
  });

  it('of a position by the moderator rests on a reason, the number of a rule, or a ruling', () => {
    expect([NOTHING, RULE, RULING].map((wish) => noAdjustment(game('Friendly'), wish))).toEqual([null, null, null]);
    const tournament = [NOTHING, RULE, RULING].map((wish) => noAdjustment(game('Tournament'), wish));
    expect(tournament[0]).toContain('rule: By the charter (Tournament) the position is changed only');
    expect(tournament.slice(1)).toEqual([null, null]);
    const hardCore = [NOTHING, RULE, RULING].map((wish) => noAdjustment(game('Hard Core'), wish));
    for (const refused of hardCore.slice(0, 2)) expect(refused).toContain('only to carry out a ruling');
    expect(hardCore[2]).toBeNull();
  });

  it('goes by what both have agreed to since', () => {
    expect(noRewind({ ...game('Friendly'), changes: [{ errors: 'Hard Core' }] })).toContain('(Hard Core)');
  });
});
