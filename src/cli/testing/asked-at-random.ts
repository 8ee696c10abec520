import type { AnyEngine } from '../../systems/systems';
import type { OpenDecision, Position } from '../../kernel/record/position';
import { playOut } from '../../kernel/testing/playout';

/** Positions of a random game that ask somebody, as many of each kind as are wanted. */
export function asked(engine: AnyEngine, scenario: string, most: number): { position: Position; open: OpenDecision }[] {
  const found = new Map<string, { position: Position; open: OpenDecision }[]>();
  playOut(engine, {
    ...{ scenario, seed: 'touch', mode: 'strict', checkOneIn: Infinity },
    onAsked(position, open) {
      const own = found.get(open.kind) ?? [];
      if (own.length < most) found.set(open.kind, [...own, { position, open }]);
    },
  });
  return [...found.values()].flat();
}
