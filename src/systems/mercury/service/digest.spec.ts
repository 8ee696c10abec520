import { ownSystems } from '../../../config/testing/systems';
import type { JsonObject } from '../../../kernel/realm';
import type { LoggedFact } from '../../../submissions/logged-fact';
import { digest, moderatorNews, newsOf, turnNews } from '../../../reports/digest';

const engine = ownSystems().engine('mercury');

let n = 0;
const fact = (type: string, rule: string, body: JsonObject, audience = 'all'): LoggedFact =>
  ({ seq: 1, n: n++, type, rule, audience, body }) as unknown as LoggedFact;
const move = (unit: string): LoggedFact =>
  fact('ground.moved', '4.11', { unit, from: 'W4311', path: ['W4312'], spent: 1, points: 5 });
const lost = (unit: string, hex: string, gone: boolean): LoggedFact =>
  fact('ground.step-lost', '9.52', { unit, hex, gone, why: '9.42' });
const held = (hex: string, name: string, side: string): LoggedFact =>
  fact('ground.controlled', '14.3', { hex, name, side });
const ready = (unit: string, to: string): LoggedFact => {
  const roll = {
    key: unit,
    die: 4,
    modifiers: [],
    total: 4,
    chart: 'air-readiness',
    column: 'Flown',
    row: '4',
    result: to,
  };
  return fact('air.readiness', '12.23', { unit, from: 'Flown', to, roll });
};

const units = ['koch', 'genz', 'braun', 'sarrazin', 'plessen', 'stentzler'];
const turn = (): LoggedFact => fact('turn.begins', '3.2', { turn: 4 });

describe('the digest of a report', () => {
  it('tells a line for each place in the order it happened, of many moves the first and how many, and at its end who is gone and what was taken', () => {
    const facts = [
      ...units.map(move),
      turn(),
      lost('koch', 'W4314', false),
      held('W4415', 'Maleme airfield', 'german'),
      lost('genz', 'W4316', true),
      lost('braun', 'W4316', false),
    ];
    expect(digest(engine, facts, 'allied')).toEqual([
      'Moves, 6: Koch W4311-W4312 (1 of 5 points); Genz W4311-W4312 (1 of 5 points); Braun W4311-W4312 (1 of 5 points); and 3 more.',
      'W4314 Hill 107: Koch loses a step.',
      'W4415 Maleme airfield: now German.',
      'W4316 Pirgos: Genz eliminated; Braun loses a step.',
      'Taken by the German side: Maleme airfield (W4415).',
      'German units eliminated: Genz.',
    ]);
  });

  it('tells its owner of each attacker that AA fire turns back, and not the other side', () => {
    const fire = (unit: string, to: string | null): LoggedFact => {
      const roll = { key: unit, die: 4, modifiers: [], total: 4, chart: 'aa-fire', column: '9', row: '4', result: 'F' };
      const body = { tf: 'H', unit, strength: 9, to, ships: ['perth'], roll };
      const told = { tf: 'H', unit, to, roll };
      return { ...fact('aa.fire', '12.94', body, 'allied'), toOthers: told } as LoggedFact;
    };
    const facts = [fire('ju87-i-stg2', 'Flown'), fire('ju88-i-lg1', null)];
    expect(digest(engine, facts, 'german')).toEqual([
      expect.stringMatching(/^AA fire from TF H at Ju-87 I\/StG2: to the Flown box/),
    ]);
    expect(digest(engine, facts, 'allied')).toEqual([]);
  });

  it('tells a search and a sinking in their order, and the sinking where there is no room for both', () => {
    const search = (zone: string): LoggedFact =>
      fact('search.air', '18.33', {
        zone,
        roll: {
          key: 'a',
          die: 6,
          modifiers: [],
          total: 6,
          chart: 'german-air-search',
          column: '-',
          row: '6',
          result: '-',
        },
      });
    const kaso = search('kaso-strait');
    const sunk = fact('ship.sunk', '19.42', { ship: 'nizam', tf: 'C', at: 'matapan' });
    expect(digest(engine, [kaso, sunk], 'allied')).toEqual(['Kaso Strait: search: nothing.', 'Matapan: Nizam sunk.']);
    const hexes = Array.from({ length: 60 }, (_, i) => lost('koch', `W43${String(i).padStart(2, '0')}`, false));
    const told = digest(engine, [...hexes, sunk], 'allied');
    expect(told).toContain('Matapan: Nizam sunk.');
    expect(told.at(-1)).toMatch(/lesser lines more/);
  });

  it('hides no attack of its reader: it comes before what is graver, and where there are too many its place is named', () => {
    const assault = (target: string, side: string): LoggedFact => {
      const roll = {
        key: target,
        die: 9,
        modifiers: [],
        total: 9,
        chart: 'assault-combat',
        column: '4',
        row: '9',
        result: '-',
      };
      return fact('ground.assault', '10.31', { target, round: 1, side, strength: 4, roll });
    };
    const losses = Array.from({ length: 40 }, (_, i) => lost('koch', `W43${String(i).padStart(2, '0')}`, false));
    const mine = digest(engine, [...losses, assault('W4415', 'german')], 'german');
    expect(mine).toContain('W4415 Maleme airfield: assault, German fire: no effect.');
    expect(digest(engine, [...losses, assault('W4415', 'allied')], 'german').join()).not.toContain('Maleme airfield');
    const hexes = Array.from({ length: 40 }, (_, i) => `W43${String(i).padStart(2, '0')}`);
    const many = digest(
      engine,
      hexes.map((hex) => assault(hex, 'german')),
      'german',
    );
    for (const hex of hexes) expect(many.join('\n')).toContain(hex);
    expect(many.at(-1)).toMatch(/^Your attacks too: W43\d\d.*; what came of them is in the log \(HISTORY\)\.$/);
  });

  it('makes one line of a whole recovery', () => {
    const facts = ['stg2-1', 'stg2-3', 'stg77-1', 'stg77-2'].map((unit, i) => ready(unit, i === 3 ? 'Flown' : 'Ready'));
    const lines = digest(engine, facts, 'german');
    expect(lines).toEqual(['Readiness of the air units: 3 Flown > Ready, 1 Flown still.']);
  });

  it('leaves out what a rewind has undone, and says that the game went back', () => {
    const undone = { ...lost('koch', 'W4314', true), undone: true as const };
    const back = fact('despatch.rewound', '', { to: 5, reason: 'a wrong map' });
    expect(digest(engine, [undone, back], 'german')).toEqual(['The game went back to position 5: a wrong map']);
  });

  it('says how many lines it leaves out, and is not made where the log is short itself', () => {
    const names = [...engine.system.names].flatMap(({ id }) => (/^(?:koch|genz|braun)$/.test(id) ? [id] : []));
    const hexes = Array.from({ length: 40 }, (_, i) => `W43${String(i).padStart(2, '0')}`);
    const facts = hexes.map((hex, i) => lost(names[i % names.length] ?? 'koch', hex, false));
    expect(digest(engine, facts, 'german').at(-1)).toMatch(/^\d+ lesser lines more in the log \(HISTORY\)\.$/);
    expect(newsOf(engine, facts.slice(0, 3), 'german').digest).toEqual([]);
    expect(newsOf(engine, facts, 'german').log.length).toBeGreaterThan(0);
  });

  it('names behind each line those of the log that it tells of, for WHY; a sum has none', () => {
    const facts = [
      ...units.map(move),
      lost('genz', 'W4316', true),
      ...units.map(() => turn()),
      lost('koch', 'W4314', false),
    ];
    const filled = [...facts, ...Array.from({ length: 9 }, () => turn())] as LoggedFact[];
    const { digest: told, log } = newsOf(engine, filled, 'german');
    const lines = told.filter((line) => /\[\d/.test(line));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      const [, number = ''] = /\[(\d+)/.exec(line) ?? [];
      const [unit = ''] = /Koch|Genz/.exec(line) ?? [];
      expect(unit && log[Number(number) - 1]?.text).toContain(unit);
    }
    expect(told.find((line) => line.startsWith('German units eliminated'))).not.toContain('[');
  });

  it('of a long log in which nothing is worth a line tells the beginning, and how much more there is', () => {
    const facts = Array.from({ length: 40 }, () =>
      fact('attack.next', '19.21', { tf: 'C', unit: 'ju87-i-stg2', ship: 'ajax' }),
    );
    const { digest: told, log } = newsOf(engine, facts, 'german');
    expect(log).toHaveLength(40);
    expect(told[0]).toBe(log[0]?.text);
    expect(told.length).toBeLessThan(20);
    expect(told.at(-1)).toMatch(/^\d+ lesser lines more in the log \(HISTORY\)\.$/);
  });

  it('tells a moderator what both players know, and of an ended game all', () => {
    const seats = ['german', 'allied'];
    const facts = [...units.map(move), lost('genz', 'W4316', true), lost('koch', 'W4314', true)].map((f, i) =>
      i === 6 ? { ...f, audience: ['german'] } : f,
    ) as LoggedFact[];
    const lines = [...facts, ...Array.from({ length: 9 }, () => turn()), ...facts.slice(0, 6)];
    const told = (ended: boolean): string => moderatorNews(engine, lines, seats, ended).digest.join('\n');
    expect(told(false)).toContain('Koch');
    expect(told(false)).not.toMatch(/eliminated: .*Genz/);
    expect(told(true)).toContain('German units eliminated: Genz, Koch.');
  });

  it('of a game-turn that a question is asked in begins with it, short or long', () => {
    const seats = ['german', 'allied'];
    const facts = [turn(), ...units.map(move), lost('koch', 'W4314', true)] as LoggedFact[];
    const short = turnNews(engine, facts.slice(0, 1), seats);
    expect(short.digest).toEqual([]);
    expect(short.log[0]?.text).toMatch(/^Game-turn \d+.* begins\.$/);
    const { digest: told } = turnNews(
      engine,
      [...facts, ...Array.from({ length: 6 }, () => units.map(move)).flat()],
      seats,
    );
    expect(told[0]).toBe(short.log[0]?.text);
    expect(told.length).toBeGreaterThan(1);
  });
});
