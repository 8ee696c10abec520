import { handOn } from '../../../cli/bare-hand';
import { positionOf } from '../../../cli/written-orders';
import { ownSystems } from '../../../config/testing/systems';
import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { MailTemplates } from '../../../wording/templates';
import { combatPlan, interphaseSheet } from '../../../reports/sheet';
import { aheadLine, aheadLines } from '../../../reports/ahead';
import { turnMail } from '../../../reports/turn-mail';

const engine = ownSystems().engine('mercury');

function firstMail(scenario: string, misfits: string[] = []) {
  const { position } = engine.start({ scenario, options: {} }, keyedDice('first mail'));
  const [first] = position.open;
  if (!first) throw new Error('nobody is asked');
  const open = { ...first, misfits };
  const hand = handOn(engine, position);
  const common = {
    web: 'page',
    sheets: { charts: 'charts', sequence: 'sequence' },
    replyTo: 'reply',
    inReplyTo: null,
  };
  const { text } = turnMail(new MailTemplates(), {
    fell: [],
    hand,
    open,
    news: { digest: [], log: [] },
    before: null,
    ...common,
  });
  return { position, open, hand, text };
}

/** The sample orders of a mail, as somebody writes them who leaves the bar away. */
const samplesIn = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => /^ {2}\| (.*)$/.exec(line)?.[1] ?? [])
    .join('\n');

describe('the first mail of a game on the hex map', () => {
  it.each(['1', '2', '3'])(
    'in scenario %s keeps to 72 columns, breaks no name, and its samples are taken',
    (scenario) => {
      const { position, open, text } = firstMail(scenario);
      expect(text.split('\n').filter((line) => line.length > 72)).toEqual([]);
      const samples = samplesIn(text);
      expect(samples.split('\n').filter((line) => !/^pass$|[:,] \\$|[^\\]$/.test(line.trim()))).toEqual([]);
      expect(consider(engine, position, open.seat, open, samples).sound).toBe(true);
    },
  );

  it('says where the paratroops come down, what decides, and how strong the aircraft are', () => {
    const text = firstMail('1').text.replace(/\s+/g, ' ');
    expect(text).toMatch(/To drop on game-turn 1 \(20 AM\): [^.]*W4315 Sarrazin, 9\/III\/Sturm;/);
    expect(text).toContain('Air, Ready: Ju-87 I/StG2 (4-5),');
    expect(text).toContain('(bombardment strength for Level 1 / 2: Maleme/Suda 2 / 4; South Crete 3 / 6)');
    expect(text.indexOf('Decides the game')).toBeLessThan(text.indexOf('MALEME/SUDA SECTOR'));
  });

  it('shows what else it may order as it is to be written', () => {
    const { hand, open, position } = firstMail('1');
    const lines = aheadLines(hand, open);
    expect(lines).toContain('  special bombardment: bombard hex [or hex]: unit, unit');
    const order = 'special bombardment: bombard 4415: Ju-87 I/StG2';
    expect(consider(engine, position, open.seat, open, order).lines).toMatchObject([{ status: 'later' }]);
  });

  it('numbers orders given in advance that did not fit, so that one of them can be mended; of one alone it says why', () => {
    const { text } = firstMail('1', ['"bombard 4415: Ju-87 I/StG2", "pass": nobody flies']);
    expect(text).toMatch(
      /did not fit, so you are asked:\n {2}nobody flies\n(?:.*\n){1,3}? {2}1 {2}bombard 4415: Ju-87 I\/StG2\n {2}2 {2}pass\n/,
    );
    expect(firstMail('1', ['"pass": nobody flies']).text).toContain('  "pass": nobody flies\n');
  });
});

describe('the question before the Task Forces move', () => {
  it('says that their moves may stand in the same mail, which they may', () => {
    const { position } = positionOf('campaign/task-forces');
    const [open] = position.open;
    if (!open) throw new Error('nobody is asked');
    const line = aheadLine(handOn(engine, position), open);
    expect(line).toMatch(/^In the same mail, if you like: Allied naval movement \(move TF .*\)\. /);
    const { lines, sound } = consider(engine, position, open.seat, open, 'move TF C to Kithera Strait');
    expect(lines).toMatchObject([{ status: 'later', why: 'for Allied naval movement' }]);
    expect(sound).toBe(true);
  });
});

describe('the sheets of a campaign', () => {
  const words = (options: Record<string, true>, seat: string): string[] => {
    const { position } = engine.start({ scenario: '6', options }, keyedDice('sheets'));
    const hand = handOn(engine, position);
    return [...combatPlan(hand, seat), ...interphaseSheet(hand, seat)].map((line) => line.replace(/:.*/, ''));
  };
  const AT_SEA = ['allotment', 'AA', 'surface', 'air search', 'losses aboard', 'amphibious landing'];

  it('speak of ships where there are some only (21.0)', () => {
    expect(words({}, 'allied')).toEqual(expect.arrayContaining(AT_SEA));
    const without = words({ 'without-ships': true }, 'allied');
    expect(AT_SEA.filter((word) => without.includes(word))).toEqual([]);
    expect(words({}, 'german')).toContain('disengagement');
    expect(words({ 'without-ships': true }, 'german')).not.toContain('disengagement');
  });

  it('speak of paratroops to the German alone (6.41)', () => {
    expect(words({}, 'german')).toContain('special assault');
    expect(words({}, 'allied')).not.toContain('special assault');
  });
});
