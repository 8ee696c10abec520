import { consider } from '../../../kernel/decide/verdict';
import { readCases } from '../../../kernel/testing/case-file';
import { PlayedCase } from '../../../kernel/testing/play-case';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine();

/** What a mail of the Allied player comes to on a board, whose half-impulse has begun. */
function foreseen(board: string, text: string, side = 'allied', run = 'Half') {
  const yaml = `
system: aegean
cases:
  - case: somebody is asked
    rule: "4.D3"
    board: {run: ${run}, side: ${side}, turn: 9, impulse: 1, impulses: 3, first: ${side}, ${board}}
    standing: [{${side}: "ask me every impulse"}]
    orders: []
    expect: {asked: {${side}: aegean.missions}}
`;
  const [one] = readCases({ path: 'foreseen.yaml', text: yaml }).cases;
  const position = one && new PlayedCase(engine, one).position;
  const [open] = position?.open ?? [];
  if (!position || !open) throw new Error('nobody is asked');
  const { foreseen: told, lines } = consider(engine, position, open.seat, open, text);
  return {
    told,
    lines: lines.map(({ status, why, rule }) => ({ status, why, rule })),
    kind: open.kind,
  };
}

const SEA =
  'stand: {allied-holding: [Det/46], 2810: [Eclipse, Intrepid], 2524: [A/RIF], 2425: [ir16-ii]}, islands: {leros: none}, control: {port-leros: allied}';

/** Nothing is asked of ships: it was this turn, and nothing is new. */
const LAND =
  'stand: {allied-holding: [Det/46], 2524: [A/RIF], 2425: [ir16-ii]}, islands: {leros: none}, control: {port-leros: allied}, ' +
  'world: {orders: {german: {air: [], courses: [], goals: {}, arrived: [], heard: {}}, allied: {air: [], courses: [], goals: {}, arrived: [], heard: {naval: ["turn 9"]}}}}';

describe('what an Aegean mail comes to, before it is sent', () => {
  it('4.E3: how far ships come in this impulse, what is known to lie on their way, and who goes ashore', () => {
    const { told } = foreseen(`${SEA}, mines: ["2811"]`, 'pass\nsail Eclipse, Intrepid: 2810-2811-2812');
    expect(told).toEqual([
      'Eclipse, Intrepid: to 2812 in this impulse; mines are known in 2811, where each ship throws (6.3.3)',
    ]);
    const far = foreseen(`${SEA}, sea: rough`, 'pass\nsail Eclipse to 2610');
    expect(far.told.join()).toMatch(/^Eclipse: to \d{4} in this impulse/);
    const cargo = 'stand: {allied-holding: [Det/46], 2525: [Domaine], domaine: [B/RIF], 2424: [ir16-ii]}';
    const landing = foreseen(
      `${cargo}, control: {port-leros: allied}, islands: {leros: none}`,
      'pass\nsail Domaine to 2524\nland B/RIF\nmove B/RIF to 2424',
    );
    expect(landing.told).toEqual([
      'Domaine: to 2524 Leros (Portolago) in this impulse',
      'B/RIF: ashore in 2524 Leros (Portolago) in the ground phase, in the port',
      expect.stringContaining('Attack in 2424 Parteni: B/RIF, strength 2'),
    ]);
  });

  it('4.E3: a ship sent where it cannot sail is a doubt in the mail of the air missions already', () => {
    const { lines } = foreseen(SEA, 'pass\nsail Eclipse: 2810-2820');
    expect(lines.map(({ status }) => status)).toEqual(['ok', 'doubt']);
    expect(lines[1]?.rule).toBe('6.2.4');
  });

  it('7.4.4: an attack on who is not seen is told with what odds below 1-2 mean, where nothing is asked of ships', () => {
    const { told, lines } = foreseen(LAND, 'pass\nmove A/RIF to 2425');
    expect(lines.map(({ status }) => status)).toEqual(['ok', 'later']);
    expect(told).toEqual([
      'Attack in 2425 Alinda: A/RIF, strength 2; who defends there is not seen. Below odds of 1-2 all attackers are eliminated (7.4.4)',
    ]);
  });

  it('7.3: a move that cannot be is a doubt, and of who marches where he comes now', () => {
    const { lines } = foreseen(LAND, 'pass\nmove A/RIF to 2623');
    expect(lines[1]).toMatchObject({ status: 'doubt', rule: '7.3' });
  });

  it('4.D3: missions against ships which are spotted, AA, bombs in support of an attack, and CAP on the way', () => {
    const board =
      'stand: {german-holding: [II/KG 6 1], field-maritsa: [I/StG 3 1], 2524: [A/RIF], 2425: [ir16-ii], 2525: ["Eclipse (spotted)"], 2527: [Domaine], 3026: ["Det/74 (cap 1)"]}, islands: {leros: none}, control: {port-leros: allied}';
    const one = (text: string): string => foreseen(board, text, 'german').told.join();
    expect(one('attack 2525 with I/StG 3 1')).toMatch(
      /^I\/StG 3 1 to 2525: spotted there: Eclipse; AA \d at least \(5\.6\)/,
    );
    expect(one('attack 2527 with I/StG 3 1')).toContain(
      'no ship is spotted there: who flies there has to find some first (3.7)',
    );
    expect(one('support 2524 with I/StG 3 1')).toContain('2 more in the attack there (5.4.8)');
    expect(one('attack 2525 with I/StG 3 1; via 3026')).toContain('enemy CAP on the way: 3026');
  });
});
