import { handOn } from '../../../cli/bare-hand';
import { keyedDice } from '../../../kernel/chance/dice';
import type { Position } from '../../../kernel/record/position';
import { playOut } from '../../../kernel/testing/playout';
import { helpSections } from '../../../orders/help';
import { combatPlan, interphaseSheet } from '../../../reports/sheet';
import { aheadLine } from '../../../reports/ahead';
import type { AnyEngine } from '../../systems';
import type { Side } from '../side';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine() as unknown as AnyEngine;
const at = (scenario: string): Position => engine.start({ scenario, options: {} }, keyedDice('sheets')).position;
const words = (position: Position, side: Side): string[] => {
  const hand = handOn(engine, position);
  return [...interphaseSheet(hand, side), ...combatPlan(hand, side)].map((line) => line.split(':')[0] ?? '');
};
const begun = (scenario: string): Position =>
  playOut(engine, { scenario, seed: 'sheets', mode: 'strict', most: 12, checkOneIn: 1000 }).position;

describe('the sheets of what answers for a seat', () => {
  it('name nothing that the game of the introductory scenario never asks', () => {
    const allied = words(begun('leros-november'), 'allied');
    expect(allied).toEqual(expect.arrayContaining(['challenge', 'hits', 'losses', 'retreat']));
    for (const word of ['accolade', 'battleships', 'eleventh', 'submarine', 'scatter', 'set-up', 'entry'])
      expect(allied).not.toContain(word);
    expect(words(begun('leros-november'), 'german')).toContain('scatter');
  });

  it('name the set-up while it is to come, and the choices of the campaign as long as there are any', () => {
    expect(words(at('campaign'), 'allied')).toEqual(
      expect.arrayContaining(['battleships', 'set-up', 'accolade', 'eleventh', 'submarine', 'scatter']),
    );
    const later = words(begun('campaign'), 'allied');
    expect(later).toEqual(expect.arrayContaining(['accolade', 'eleventh', 'submarine']));
    expect(later).not.toContain('set-up');
    expect(words(begun('campaign'), 'german')).toContain('entry');
  });
});

describe('the mail that asks for air missions', () => {
  it('shows what ships and troops of the same mail may be ordered, and where the rest is told', () => {
    const lines: string[] = [];
    playOut(engine, {
      ...{ scenario: 'leros-november', seed: 'ahead', mode: 'strict', most: 20, checkOneIn: 1000 },
      onAsked(position, open) {
        if (open.kind === 'aegean.missions') lines.push(aheadLine(handOn(engine, position), open));
      },
    });
    expect(lines[0]).toMatch(/naval movement \(sail ship, ship to hex-hex; .*: HELP naval\), ground movement \(move /);
    const position = begun('leros-november');
    const help = helpSections(handOn(engine, position), null, 'naval').flatMap((section) => section.lines);
    expect(help.some((line) => line.startsWith('bombard '))).toBe(true);
  });
});
