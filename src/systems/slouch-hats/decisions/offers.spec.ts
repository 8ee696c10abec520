import { readLine } from '../../../kernel/decide/reading';
import type { Order, OrderKind } from '../../../kernel/decide/order';
import { touched } from '../../../kernel/decide/touch';
import type { OpenDecision, Position } from '../../../kernel/record/position';
import { playOut } from '../../../kernel/testing/playout';
import type { SlouchHats } from '../slouch-hats';
import { slouchHatsEngine } from '../testing';

const engine = slouchHatsEngine();
const MOST = 2;

/** Some positions of a random game for each kind of decision that they ask. */
function asked(): { position: Position; open: OpenDecision }[] {
  const found = new Map<string, { position: Position; open: OpenDecision }[]>();
  playOut(engine, {
    ...{ scenario: '2', seed: 'offers', mode: 'strict', checkOneIn: Infinity, most: 350 },
    onAsked(position, open) {
      const own = found.get(open.kind) ?? [];
      if (own.length < MOST) found.set(open.kind, [...own, { position, open }]);
    },
  });
  return [...found.values()].flat();
}

describe('what a decision offers', () => {
  it('is more than a pass, and written as it is printed: read again, each line is itself', () => {
    const wrong: string[] = [];
    const kinds = new Map<string, number>();
    for (const { position, open } of asked()) {
      const kind = engine.kind(open.kind);
      const q = engine.ask(position, open);
      const { things, offers } = touched(kind, q, []);
      const picked = things.slice(0, 3).flatMap(({ id }) => touched(kind, q, [id]).offers);
      const lines = [...offers, ...picked].flatMap((offer) => offer.lines);
      for (const line of [...lines, ...kind.prompt(q).examples]) {
        const read = readLine(line, kind.verbs as OrderKind<SlouchHats, Order>[], q);
        const again = read.ok ? read.kind.print(read.order, q) : read.reason.text;
        if (again !== line) wrong.push(`${open.kind}: "${line}" is read as "${again}"`);
      }
      kinds.set(open.kind, (kinds.get(open.kind) ?? 0) + lines.filter((line) => line !== 'pass').length);
    }
    expect(wrong).toEqual([]);
    expect([...kinds].flatMap(([kind, lines]) => (lines > 0 ? [] : [kind]))).toEqual([]);
    expect(kinds.size).toBeGreaterThan(25);
  });
});
