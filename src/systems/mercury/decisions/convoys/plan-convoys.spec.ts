import { keyedDice } from '../../../../kernel/chance/dice';
import { seededRng } from '../../../../kernel/decide/rng';
import type { Json } from '../../../../kernel/realm';
import { sampleOf } from '../../search/testing';
import { mercuryEngine } from '../../testing';
import type { World } from '../../world';

const engine = mercuryEngine();
const dice = keyedDice('decoy');

/** The German counters of a game without ships, after the German has planned `unplaced` for no game-turn. */
function counters(unplaced: string): string[] {
  let { position } = engine.start({ scenario: '6', options: { 'without-ships': true } }, dice);
  for (let open = position.open[0]; open && position.open.some((o) => o.kind === 'mercury.plan-convoys');) {
    const some = sampleOf(engine, position, open, seededRng('decoy')) as { unit: string }[];
    const answer = open.kind === 'mercury.plan-convoys' ? some.filter(({ unit }) => unit !== unplaced) : some;
    const submission = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id } as const;
    ({ position } = engine.submit(position, { ...submission, answer: answer as unknown as Json }, dice));
    open = position.open.find((o) => !o.sealed);
  }
  return (position.world as unknown as World).germans.map(({ unit }) => unit);
}

describe('a decoy that is left out', () => {
  it('is in no later game-turn a marker that could carry an RSC (21.31, 21.34)', () => {
    const left = counters('decoy-1');
    expect(left).toContain('rodi-convoy');
    expect(left).not.toContain('decoy-1');
  });
});

describe('what is said of silence before the convoys are planned', () => {
  const silent = (scenario: string): string => {
    const { position } = engine.start({ scenario, options: { 'without-ships': true } }, dice);
    const open = position.open.find(({ kind }) => kind === 'mercury.plan-convoys');
    const said = open && engine.kind(open.kind).ifSilent(engine.ask(position, open));
    return said && said !== 'moderator' ? said.text : '';
  };
  it.each([
    ['5', 'Decoy 1 on 23 PM, Light Convoy no. 2 on 24 AM, Steamer Convoy on 25 PM'],
    [
      '6',
      'Decoy 1 on 23 PM, Light Convoy no. 2 on 24 AM, Light Convoy no. 1 on 24 Night, Steamer Convoy on 25 PM, Rodi Convoy on 28 AM',
    ],
  ])('is true of the game that is played: scenario %s', (scenario, text) => expect(silent(scenario)).toBe(text));
});
