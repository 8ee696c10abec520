import { handOn } from '../../../cli/bare-hand';
import { ownSystems } from '../../../config/testing/systems';
import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import type { OpenDecision, Position } from '../../../kernel/record/position';
import { playOut } from '../../../kernel/testing/playout';
import { helpSections } from '../../../orders/help';
import { statusSections } from '../../../orders/status-word';
import { staysKnown } from '../../../reports/game-text';
import { combatPlan, interphaseSheet } from '../../../reports/sheet';
import { aheadLine, aheadLines } from '../../../reports/ahead';
import { wrapLines } from '../../../wording/wrap';

const engine = ownSystems().engine('slouch-hats');
const dice = keyedDice('sheets');
const words = (lines: string[]): string[] => lines.slice(0, -1).map((l) => l.split(':')[0] ?? '');

describe('the sheets', () => {
  const asked: [string, string][] = [];
  const looked = (position: Position, open: OpenDecision): void =>
    void asked.push([open.kind, aheadLine(handOn(engine, position), open)]);
  const hand = (seat: string, orders = '') => {
    const { position } = engine.start({ scenario: '1', options: {} }, dice);
    const { change } = consider(engine, position, seat, null, orders);
    return handOn(engine, engine.submit(position, { kind: 'standing', source: 'player', seat, change }, dice).position);
  };

  it('no mail says that he is asked later for what his combat plan answers', () => {
    const { position } = playOut(engine, {
      scenario: '1',
      seed: 'ahead',
      mode: 'strict',
      most: 60,
      checkOneIn: 1000,
      onAsked: looked,
    });
    const at = (kind: string): string | undefined => asked.find(([of]) => of === kind)?.[1];
    expect(position.over).toBeNull();
    expect(at('slouch-hats.declaration')).toMatch(
      /exploitation \(.*\), Special Events \(.*\)\. Your combat plan answers exploitation; without an order for Special Events/,
    );
    expect(at('slouch-hats.movement')).toMatch(/Else you are asked later; your combat plan answers exploitation;/);
  });

  it('have a line for all that is answered for a seat, with its own orders', () => {
    for (const seat of ['axis', 'allied']) {
      const others = words(interphaseSheet(hand(seat), seat));
      expect(others).toEqual(
        expect.arrayContaining(['event', 'interception', 'defence', 'losses', 'retreats', 'excess']),
      );
      expect(words(combatPlan(hand(seat), seat))).toEqual(expect.arrayContaining(['order', 'exploitation', 'destroy']));
    }
    expect(words(interphaseSheet(hand('axis'), 'axis'))).toContain('release');
    expect(words(interphaseSheet(hand('allied'), 'allied'))).not.toContain('release');
    const lines = interphaseSheet(hand('axis', 'always at 1722: defend: guns none\nask me retreats'), 'axis');
    expect(lines.find((l) => l.startsWith('defence:'))).toMatch(
      /^defence: at 1722: defend: guns none \(s1\); else guns outside/,
    );
    expect(lines.find((l) => l.startsWith('retreats:'))).toMatch(/^retreats: you are asked/);
  });

  it('and STATUS and every HELP keep to the width of a mail, and name words of this game only', () => {
    const at = hand('allied');
    const topics = ['axis', 'allied'].flatMap((seat) => engine.kindsFor('1', seat).map((k) => k.word));
    const all = [...statusSections(at, 'allied'), ...['', ...topics].flatMap((topic) => helpSections(at, null, topic))];
    expect(all.flatMap((s) => [s.title, ...wrapLines(s.lines).split('\n')]).filter((row) => row.length > 72)).toEqual(
      [],
    );
    const general = helpSections(at, null, '').flatMap((s) => s.lines);
    const quoted = general.flatMap((l) =>
      [...l.matchAll(/"(?:ask me )?([a-z ]+?)(?:: pass)?"/g)].map((m) => m[1] ?? ''),
    );
    expect(quoted.filter((word) => topics.includes(word)).length).toBe(2);
    const repeated = general.filter((l) => {
      const named = /\(([a-zA-Z ,]+)\)$/.exec(l)?.[1]?.split(', ') ?? [];
      return new Set(named).size < named.length;
    });
    expect(repeated).toEqual([]);
  });
});

describe('what a mail may hold besides', () => {
  it('names orders that this side has, and markers to either, whatever is held; nobody is asked for those', () => {
    const { position } = engine.start({ scenario: '1', options: {} }, dice);
    const asked = (seat: string, kind: string) => {
      const [first] = position.open;
      if (!first) throw new Error('nobody is asked');
      const open = { ...first, kind, seat, facts: {} };
      return aheadLines(handOn(engine, position), open).map((line) => line.trim().split(' ')[0]);
    };
    expect(asked('axis', 'slouch-hats.transport')).toEqual(expect.arrayContaining(['rail', 'event', 'attack']));
    expect(asked('allied', 'slouch-hats.transport')).toEqual(expect.arrayContaining(['march', 'event', 'attack']));
    expect(asked('allied', 'slouch-hats.transport')).not.toContain('rail');
  });
});

describe('a game whose end has told what was hidden', () => {
  it('says, before it is taken up again, that this stays known; while it runs, nothing', () => {
    const { position } = engine.start({ scenario: '1', options: {} }, dice);
    expect(staysKnown(handOn(engine, position))).toEqual([]);
    const over = engine.submit(position, { kind: 'draw', source: 'player' }, dice).position;
    expect(staysKnown(handOn(engine, over))).toEqual([expect.stringContaining('stays known to both sides')]);
  });
});
