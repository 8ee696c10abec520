import { touched } from '../../../kernel/decide/touch';
import { readCases } from '../../../kernel/testing/case-file';
import { PlayedCase } from '../../../kernel/testing/play-case';
import { slouchHatsEngine } from '../testing';

const CASE = `
system: slouch-hats
cases:
  - case: an attack fell that another hangs on
    rule: "10.16"
    board: {run: Combat Phase, segment: C, turn: II June, hand: {axis: [K]}, stand: {1824: [CCC, 25/7A, 21/7A, "Allied-MSU-1 (1)"], 1723: [V-1RTM], 1823: [I-17RTS]}}
    standing: [{axis: "at 1723: event K: Allied-MSU-1"}]
    orders: [{allied: "attack 1723: CCC\\nattack 1823: 25/7A, 21/7A; supply none"}, {allied: "next 1723"}]
    expect: {facts: [{type: attack.fell}]}
`;

describe('the page of who may rearrange an attack', () => {
  const engine = slouchHatsEngine();
  const [one] = readCases({ path: 'rearranging.yaml', text: CASE }).cases;
  if (!one) throw new Error('there is no case');
  const { position } = new PlayedCase(engine, one);
  const [open] = position?.open ?? [];
  if (!position || !open) throw new Error('nobody is asked');
  const [kind, q] = [engine.kind(open.kind), engine.ask(position, open)];

  it('has a button for each way, and one to let it fall', () => {
    expect(open.kind).toBe('slouch-hats.rearrangement');
    expect(touched(kind, q, []).offers.map(({ says }) => says)).toEqual([
      'rearrange 1723: 21/7A',
      'rearrange 1723: 25/7A',
      'pass',
    ]);
  });
});
