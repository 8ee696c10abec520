import { handOn } from '../../../cli/bare-hand';
import { turnMailOf } from '../../../cli/player-surfaces';
import { asked } from '../../../cli/testing/asked-at-random';
import { keyedDice } from '../../../kernel/chance/dice';
import { helpSections } from '../../../orders/help';
import { statusSections } from '../../../orders/status-word';
import { wrapLines } from '../../../wording/wrap';
import type { AnyEngine } from '../../systems';
import { SIDES } from '../side';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine() as unknown as AnyEngine;
const start = engine.start({ scenario: 'leros-november', options: {} }, keyedDice('mails')).position;
const above = (mail: string): string => mail.split(/^---$/m)[0] ?? '';

describe('the mails of a turn', () => {
  const mails = asked(engine, 'leros-november', 3).map(({ position, open }) => ({
    ...{ open, text: turnMailOf(engine, position, open, { before: position, facts: [] }) },
  }));
  const first = (kind: string): string => above(mails.find(({ open }) => open.kind === `aegean.${kind}`)?.text ?? '');

  it('say what is asked in 300 words without what happened, which has 110, and keep to their width', () => {
    expect(mails.length).toBeGreaterThan(15);
    const long = mails.map(({ open, text }) => [open.kind, above(text).split(/\s+/).length] as const);
    expect(long.filter(([, words]) => words > 300)).toEqual([]);
    expect(mails.flatMap(({ text }) => text.split('\n').filter((row) => row.length > 72))).toEqual([]);
  });

  it('name above the rule who may fly, and once what every mission may add', () => {
    expect(first('missions')).toMatch(/^ {2}attack hex with units$/m);
    expect(first('missions').match(/escort units/g)).toHaveLength(1);
    expect(first('missions')).toMatch(/^ {2}.+ \((F|FB|B|DB|AS): \w.+, bombs \d/m);
  });

  it('offer at sea what somebody could do, and each order once', () => {
    const of = (seat: string): string =>
      above(mails.find(({ open }) => open.kind === 'aegean.naval-orders' && open.seat === seat)?.text ?? '');
    expect(of('allied')).toMatch(/^ {2}sail ship, ship to hex-hex$/m);
    expect(of('allied')).not.toMatch(/^ {2}(mine|lay mines|unload|dive)/m);
    expect(of('german')).toMatch(/^ {2}mine with ship, ship$/m);
    expect(of('german')).not.toMatch(/^ {2}(form|disband|dive|bombard|unload)/m);
  });

  it('name at the set-up the ship that carries somebody, and like aircraft in a line', () => {
    expect(first('set-up')).toMatch(/^ {2}2\/16 \(22 Division\); Aschoff: Landing Craft A 1$/m);
    expect(first('set-up')).toMatch(/^ {2}I\/StG 3 1, 2, 3, 4: airfield Maritsa$/m);
  });

  it('have a line for every ground unit that may move, with all its goals', () => {
    const rows = first('ground-moves')
      .split('\n')
      .filter((row) => / to \d{4}/.test(row) && !/^ {2}(\||move)/.test(row));
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(rows.length);
  });
});

describe('HELP and STATUS', () => {
  it.each(SIDES)('keep to the width of a mail for the %s side, whatever is asked after', (side) => {
    const at = handOn(engine, start);
    const topics = engine.kindsFor('leros-november', side).map(({ word }) => word);
    const all = [...statusSections(at, side), ...['', ...topics].flatMap((topic) => helpSections(at, null, topic))];
    expect(all.length).toBeGreaterThan(topics.length);
    expect(
      all.flatMap(({ title, lines }) => [title, ...wrapLines(lines).split('\n')]).filter((row) => row.length > 72),
    ).toEqual([]);
  });
});
