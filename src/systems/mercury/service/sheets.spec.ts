import { ownSystems } from '../../../config/testing/systems';
import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import type { Position } from '../../../kernel/record/position';
import { helpSections } from '../../../orders/help';
import { statusSections } from '../../../orders/status-word';
import { staysKnown } from '../../../reports/game-text';
import { combatPlan, interphaseSheet, standingLines } from '../../../reports/sheet';
import { wrapLines } from '../../../wording/wrap';
import { handOn } from '../../../cli/bare-hand';

const engine = ownSystems().engine('mercury');
const dice = keyedDice('sheets');
const start = (scenario: string): Position => engine.start({ scenario, options: {} }, dice).position;
const given = (position: Position, seat: string, text: string): Position => {
  const { change } = consider(engine, position, seat, null, text);
  return engine.submit(position, { kind: 'standing', source: 'player', seat, change }, dice).position;
};
const words = (lines: string[]): string[] => lines.slice(0, -1).map((l) => l.split(':')[0] ?? '');

describe('the interphase sheet and the combat plan', () => {
  it('have a line for every decision of the scenario that a default answers, for either seat', () => {
    for (const seat of ['german', 'allied']) {
      const hand = handOn(engine, start('1'));
      const others = words(interphaseSheet(hand, seat));
      expect(others).toEqual(
        expect.arrayContaining(['refusal', 'reaction', 'defending lead', 'defensive support', 'losses', 'retreat']),
      );
      expect(words(combatPlan(hand, seat))).toEqual(
        expect.arrayContaining(['combat', 'attacking lead', 'support', 'follow', 'advance']),
      );
      const all = [...others, ...words(combatPlan(hand, seat))];
      expect(all.filter((w, i) => all.indexOf(w) !== i)).toEqual([]);
    }
  });

  it('ask nothing of the ground game in a naval scenario, and of ships that are not there', () => {
    expect(words(interphaseSheet(handOn(engine, start('4')), 'allied'))).toEqual(['allotment', 'AA']);
    expect(combatPlan(handOn(engine, start('4')), 'allied')).toEqual([]);
  });

  it('show his orders in their words, and that he is asked', () => {
    const position = given(start('1'), 'allied', 'always at 4415 if terrain 2: retreat: stand\nask me reaction');
    const lines = interphaseSheet(handOn(engine, position), 'allied');
    expect(lines.find((l) => l.startsWith('retreat:'))).toMatch(
      /^retreat: at W4415 if terrain 2 or more: stand \(s1\); else it stands where/,
    );
    expect(lines.find((l) => l.startsWith('reaction:'))).toBe(
      'reaction: you are asked ("don\'t ask reaction" ends that)',
    );
    expect(standingLines(handOn(engine, position), 'allied')).toEqual([
      's1  always for retreat: at W4415 if terrain 2 or more: stand',
    ]);
  });

  it('name the aircraft that can still support, to their owner, and an order that keeps them back', () => {
    const position = start('1');
    const { air } = position.world as { air: Record<string, { box: string }> };
    const [flown, left] = Object.values(air);
    if (!flown || !left) throw new Error('scenario 1 has two air units');
    flown.box = 'Flown';
    left.box = 'Bombardment/Support';
    const support = (seat: string, at: Position): string | undefined =>
      combatPlan(handOn(engine, at), seat).find((l) => l.startsWith('support:'));
    expect(support('german', position)).toMatch(/"always support: guns" keeps .*; not flown: [^,;]+$/);
    expect(support('allied', position)).not.toMatch(/not flown|air unit|aircraft/);
    expect(support('german', given(position, 'german', 'always support: guns'))).toMatch(
      /^support: support: guns \(s1\)/,
    );
    const night = { ...position, world: { ...(position.world as object), turn: 3 } };
    expect(support('german', night as Position)).not.toContain('not flown');
  });

  it('show how a case is named by a decision that knows cases', () => {
    const hand = handOn(engine, start('1'));
    for (const seat of ['german', 'allied'])
      for (const sheet of [interphaseSheet(hand, seat), combatPlan(hand, seat)]) {
        const word = /HELP ([a-z ]+) lists them/.exec(sheet.at(-1) ?? '')?.[1] ?? '';
        const lines = helpSections(hand, null, word).flatMap((s) => s.lines);
        expect(lines.some((l) => /^(at|if) .*:/.test(l))).toBe(true);
      }
  });

  it('leave out plans that have run out', () => {
    const planned = given(start('1'), 'allied', 'retreat: stand');
    expect(standingLines(handOn(engine, planned), 'allied')).toHaveLength(1);
    const later = { ...planned, world: { ...(planned.world as object), turn: 2 } };
    expect(standingLines(handOn(engine, later as Position), 'allied')).toEqual([]);
  });

  it('keep to the width of a mail, two or three lines each', () => {
    for (const line of interphaseSheet(handOn(engine, start('1')), 'german')) {
      const rows = wrapLines([line]).split('\n');
      expect(rows.every((row) => row.length <= 72)).toBe(true);
      expect(rows.length).toBeLessThanOrEqual(4);
    }
  });

  it('are part of STATUS, and HELP lists what a decision knows', () => {
    const hand = handOn(engine, start('1'));
    expect(statusSections(hand, 'german').map((s) => s.title)).toEqual(
      expect.arrayContaining(['YOUR COMBAT PLAN', "IN YOUR OPPONENT'S MOVES"]),
    );
    const lines = helpSections(hand, null, 'retreat').flatMap((s) => s.lines);
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^at hex: {2}-- /)]));
    expect(lines.some((l) => l.startsWith('if terrain number [or more | or less]:'))).toBe(true);
  });
});

describe('the words of decisions', () => {
  it.each(engine.system.scenarios.flatMap((s) => s.seats.map((seat) => [s.id, seat] as const)))(
    'name one each in scenario %s for %s',
    (scenario, seat) => {
      const all = engine.kindsFor(scenario, seat).map((d) => d.word.toLowerCase());
      expect(all.filter((w, i) => all.indexOf(w) !== i)).toEqual([]);
    },
  );
});

describe('a game that hides nothing once it is over', () => {
  it('says nothing of it before it is taken up again', () => {
    const over = engine.submit(start('1'), { kind: 'draw', source: 'player' }, dice).position;
    expect(staysKnown(handOn(engine, over))).toEqual([]);
  });
});
