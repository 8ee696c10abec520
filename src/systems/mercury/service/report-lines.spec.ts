import { ownSystems } from '../../../config/testing/systems';
import type { JsonObject } from '../../../kernel/realm';
import { markUndone, type LogStep } from '../../../submissions/line-of-play';
import type { LoggedFact } from '../../../submissions/logged-fact';
import {
  explainFacts,
  factsOfLine,
  factsOfReport,
  historyLines,
  reportLines,
  standingFacts,
} from '../../../reports/report-lines';

const engine = ownSystems().engine('mercury');

const fact = (n: number, type: string, rule: string, body: JsonObject): LoggedFact =>
  ({ seq: 1, n, type, rule, audience: 'all', body }) as unknown as LoggedFact;
const move = (n: number, unit: string, from: string, to: string): LoggedFact =>
  fact(n, 'ground.moved', '4.11', { unit, from, path: [to], spent: 1, points: 5 });
const roll = (key: string, die: number, result: string): JsonObject => ({
  ...{
    key,
    die,
    modifiers: [],
    total: die,
    chart: 'paradrop-amphibious-landing',
    column: 'hex',
    row: String(die),
    result,
  },
});
const drop = (n: number, unit: string, target: string, hex: 'target' | 'drift', condition = '-'): LoggedFact =>
  fact(n, 'ground.landing', '6.2', { unit, target, hex, condition, roll: roll(`landing/${unit}`, 5, hex) });
const drift = (n: number, unit: string, from: string, to: string | null): LoggedFact =>
  fact(n, 'ground.drifted', '6.2', { unit, from, to, hexes: 1, roll: roll(`drift/${unit}`, 3, 'NE') });
const lost = (n: number, unit: string, gone: boolean): LoggedFact =>
  fact(n, 'ground.step-lost', '9.52', { unit, hex: 'W4314', gone, why: '9.42' });

describe('the lines of a report', () => {
  it('put what happened alike and in a row into one line, numbered by its first', () => {
    const lines = reportLines(engine, [move(0, 'koch', 'W4311', 'W4312'), move(1, 'genz', 'W4311', 'W4411')], 'german');
    expect(lines).toEqual([
      {
        text: 'Moves: Koch W4311-W4312 (1 of 5 points); Genz W4311-W4411 (1 of 5 points).',
        rule: '4.11',
        at: [1, 0],
        facts: [
          [1, 0],
          [1, 1],
        ],
        weight: 40,
      },
    ]);
  });

  it('keep one alone, and those that something else stands between, in words of their own', () => {
    const facts = [move(0, 'koch', 'W4311', 'W4312'), lost(1, 'koch', false), move(2, 'genz', 'W4311', 'W4411')];
    expect(reportLines(engine, facts, 'german').map((l) => l.text)).toEqual([
      'Koch moves W4311-W4312, 1 of 5 points.',
      'Koch loses a step in W4314.',
      'Genz moves W4311-W4411, 1 of 5 points.',
    ]);
  });

  it('name each unit that was lost', () => {
    const [line] = reportLines(engine, [lost(0, 'koch', false), lost(1, 'genz', true)], 'allied');
    expect(line?.text).toBe('Losses: Koch loses a step in W4314; Genz is eliminated in W4314.');
  });

  describe('of a drop', () => {
    const facts = [
      drop(0, 'koch', 'W4312', 'target'),
      drop(1, 'genz', 'W4312', 'target', 'LoseStep'),
      lost(2, 'genz', false),
      drop(3, 'sarrazin', 'W4415', 'drift', 'Dispersed'),
      drift(4, 'sarrazin', 'W4415', 'W4416'),
      drop(5, 'braun', 'W4415', 'drift'),
      drift(6, 'braun', 'W4415', null),
      lost(7, 'braun', true),
    ];

    it('are a table: the totals, then a line for each hex that was dropped on; losses follow', () => {
      expect(reportLines(engine, facts, 'allied').map((l) => l.text)).toEqual([
        'Drops: 4 units on 2 hexes: 2 on target, 1 with losses, 1 dispersed, 1 drifted, 1 lost.',
        'Aimed at W4312: on target: Koch; on target, with losses: Genz.',
        'Aimed at W4415: dispersed, drifted to W4416: Sarrazin; into the sea or off the map: Braun.',
        'Losses: Genz loses a step in W4314; Braun is eliminated in W4314.',
      ]);
    });

    it('counts no rows of a table that has one', () => {
      const [head] = reportLines(engine, facts.slice(0, 2), 'allied');
      expect(head?.text).toBe('Drops: 2 units: 2 on target, 1 with losses.');
    });

    it('hold every roll: WHY explains those of its line, the map marks them, HISTORY tells them one by one', () => {
      const [, , row] = reportLines(engine, facts, 'allied');
      expect(row?.facts).toEqual([3, 4, 5, 6].map((n) => [1, n]));
      const why = explainFacts(engine, facts.slice(3, 7), 'allied');
      expect(why.filter((l) => l.startsWith('Key of the roll'))).toEqual([
        'Key of the roll: landing/sarrazin',
        'Key of the roll: drift/sarrazin',
        'Key of the roll: landing/braun',
        'Key of the roll: drift/braun',
      ]);
      const history = historyLines(engine, facts, 'allied').map((l) => l.text);
      expect(history.filter((l) => / drops on | drifts /.test(l))).toHaveLength(6);
    });

    it('is told the same from what was kept of it, for the web page and the map, each roll once', () => {
      const kept = factsOfReport(reportLines(engine, facts, 'allied').map((l) => l.facts));
      expect(kept).toEqual(facts.map((_, n) => [1, n]));
    });

    it('of one unit is told in its own words', () => {
      const [first] = reportLines(engine, facts.slice(3, 5), 'allied');
      expect(first?.text).toMatch(/^Sarrazin drops on W4415 and misses it, dispersed/);
    });
  });

  it('say of a loss which rule took the step and which table was rolled on, once for all that it took', () => {
    const killed = (n: number, unit: string, why: string): LoggedFact =>
      fact(n, 'ground.step-lost', '9.52', { unit, hex: 'W4314', steps: 1, gone: true, why });
    const assault = (n: number, side: string, die: number): LoggedFact =>
      fact(n, 'ground.assault', '10.31', {
        ...{ target: 'W4314', round: 1, side, strength: 9 },
        roll: { ...roll(`assault/${side}/${n}`, die, '2'), chart: 'assault-combat', column: '8-9' },
      });
    const losses = [killed(3, 'koch', '10.31'), killed(4, 'genz', '10.31')];
    const log = [assault(0, 'allied', 6), assault(1, 'allied', 4), assault(2, 'german', 1), ...losses];
    const why = explainFacts(engine, losses, 'german', [...log, assault(5, 'allied', 2)]);
    expect(why.slice(0, 6)).toEqual([
      'Koch is eliminated in W4314.',
      'Rule 9.52, by 10.31',
      'Genz is eliminated in W4314.',
      'Rule 9.52, by 10.31',
      'It comes of this roll:',
      expect.stringMatching(/^Assault at W4314, round 1, Allied strength 9: 2 steps lost/),
    ]);
    expect(why.filter((l) => l.startsWith('Key of the roll'))).toEqual(['Key of the roll: assault/allied/1']);
    expect(explainFacts(engine, [killed(0, 'koch', '4.32')], 'german')).toEqual([
      'Koch is eliminated in W4314.',
      'Rule 9.52, by 4.32; no dice were rolled for it.',
    ]);
  });

  it('say why a plan did not act where the stack could only stand', () => {
    const passed = [
      { id: 's1', text: 'retreat Koch: W4312', once: true, why: 'no unit of the stack can retreat, 9.64' },
    ];
    const fired = fact(0, 'despatch.standing-fired', '', {
      ...{ kind: 'mercury.retreat', answer: ['stand'], orders: [], only: true, passed },
    });
    expect(reportLines(engine, [fired], 'german')[0]?.text).toMatch(
      /^Only one answer was possible to .*: stand\. Not used: "retreat Koch: W4312" \(plan: no unit of the stack can retreat, 9\.64\)\.$/,
    );
  });

  describe('after a rewind', () => {
    const units = ['koch', 'genz', 'braun', 'sarrazin', 'plessen', 'stentzler'];
    const undone = (one: LoggedFact): LoggedFact => ({ ...one, undone: true });
    const cut = units.map((unit, i) => undone(lost(i, unit, true)));
    const back = fact(6, 'despatch.rewound', '', { to: 5, reason: 'a wrong map' });
    const anew = units.flatMap((unit, i) => [
      move(7 + 2 * i, unit, 'W4311', 'W4312'),
      lost(8 + 2 * i, unit, unit === 'koch'),
    ]);
    const facts = [...cut, back, ...anew];
    const lines = reportLines(engine, facts, 'german');

    it('tell the line of play that stands; what was undone comes after it and says so', () => {
      expect(lines.map((l) => l.text)).toEqual([
        'The game went back to position 5: a wrong map',
        ...reportLines(engine, anew, 'german').map((l) => l.text),
        ...['Koch', 'Genz', 'Braun', 'Sarrazin', 'Von Plessen', 'stentzler'].map(
          (name) => `Undone: ${name} is eliminated in W4314.`,
        ),
      ]);
    });

    it('tell each fact that goes with the position in a sentence of its own, and of rulings and holds none', () => {
      const own: [string, JsonObject][] = [
        ['despatch.resigned', { seat: 'allied' }],
        ['despatch.drawn', {}],
        ['despatch.adjusted', { reason: 'a sunken ship leaves its flag' }],
        ['despatch.ruling', { change: 'made', nr: 1, rules: ['8.24'] }],
        ['despatch.held', { reason: 'a doubt' }],
      ];
      const steps: LogStep[] = [0, 1].map((seq) => ({ seq, kind: 'answer', source: 'player', step: seq, to: null }));
      const line = [...steps, { seq: 2, kind: 'rewind', source: 'moderator', step: 0, to: 0 }];
      const marked = markUndone(
        own.map(([type, body], i) => fact(i, type, '', body)),
        line,
      );
      expect(reportLines(engine, marked, 'german').map((l) => l.text)).toEqual([
        'Ruling R1 on 8.24 was made.',
        'The moderator holds the game: a doubt',
        'Undone: Allied has not resigned.',
        'Undone: the draw. The game goes on.',
        "Undone: the moderator's change of the position: a sunken ship leaves its flag",
      ]);
    });

    it('show no undone result on the map', () => {
      expect(standingFacts(lines)).toEqual([...facts.keys()].slice(6).map((n) => [1, n]));
    });

    it('keep what was undone apart from what happened alike, in HISTORY too', () => {
      const history = historyLines(engine, [...cut.slice(0, 1), lost(1, 'genz', true)], 'german');
      expect(history.map((l) => l.text)).toEqual([
        'Undone: Koch is eliminated in W4314.',
        'Genz is eliminated in W4314.',
      ]);
    });

    it('explain what was undone, and say that it was', () => {
      const last = lines.find((l) => l.undone)?.facts ?? [];
      const asked = facts.filter((f) => last.some(([, n]) => n === f.n));
      expect(explainFacts(engine, asked, 'german').slice(0, 2)).toEqual([
        'The game has gone back: this was undone.',
        'Koch is eliminated in W4314.',
      ]);
    });
  });

  it('are kept with all their facts; of reports kept before the first of each is known', () => {
    expect(factsOfLine([7, 2])).toEqual([[7, 2]]);
    expect(factsOfLine([[7, 2], [7, 3]])).toEqual([[7, 2], [7, 3]]); // prettier-ignore
  });
});
