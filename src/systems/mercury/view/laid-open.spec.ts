import { keyedDice } from '../../../kernel/chance/dice';
import { mercuryEngine } from '../testing';
import type { World } from '../world';

const engine = mercuryEngine();

/** What the last mail of a game that ends as it begins tells both. */
function told(scenario: string, options: Record<string, true> = {}): string[] {
  const { position } = engine.start({ scenario, options }, keyedDice('laid open'));
  return engine.system.laidOpen?.(position.world as unknown as World, engine.system.data) ?? [];
}

describe('what was hidden is told at the end', () => {
  it('of ships: every Task Force with its ships or as a decoy, who lay at Alexandria, what each contact was and carried', () => {
    const text = told('6').join('\n');
    expect(text).toMatch(/^[\w ]+: TF \w \[AA \d+, moves \d\]: (?:BB|CL|DD) /m);
    expect(text).toMatch(/^Alexandria, Ready to Sail: .*Glenroy/m);
    expect(text).toMatch(/^At Alexandria: 16 HQ, .* and 4 RSCs$/m);
    expect(text).toMatch(/: Light Convoy no\. 2 \(contact \d\), 11 steps aboard.*: 11\/III\/100 Geb, .* and 1 RSC$/m);
    expect(text).toMatch(/: Decoy 1 \(contact \d\)/);
  });

  it('without ships: the convoys of both', () => {
    const text = told('6', { 'without-ships': true }).join('\n');
    expect(text).toMatch(/^At Alexandria: 16 HQ/m);
    expect(text).toMatch(/Light Convoy no\. 1/);
    expect(text).not.toMatch(/TF \w/);
  });

  it('on the hex map alone nothing was hidden', () => expect(told('1')).toEqual([]));
});
