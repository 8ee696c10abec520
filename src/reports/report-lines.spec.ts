import { dataFiles } from '../config/data-files';
import type { JsonObject } from '../kernel/realm';
import type { LoggedFact } from '../submissions/log.repository';
import { Systems } from '../systems/systems';
import { reportLines } from './report-lines';

const engine = Systems.load(dataFiles(null)).engine('mercury');

const fact = (n: number, type: string, rule: string, body: JsonObject): LoggedFact =>
  ({ seq: 1, n, type, rule, audience: 'all', body }) as unknown as LoggedFact;
const move = (n: number, unit: string, from: string, to: string): LoggedFact =>
  fact(n, 'ground.moved', '4.11', { unit, from, path: [to], spent: 1, points: 5 });
const lost = (n: number, unit: string, gone: boolean): LoggedFact =>
  fact(n, 'ground.step-lost', '9.52', { unit, hex: 'W4314', gone, why: '9.42' });

describe('the lines of a report', () => {
  it('put what happened alike and in a row into one line, numbered by its first', () => {
    const lines = reportLines(engine, [move(0, 'koch', 'W4311', 'W4312'), move(1, 'genz', 'W4311', 'W4411')], 'german');
    expect(lines).toEqual([
      { text: 'Moves: Koch W4311-W4312 (1 of 5); Genz W4311-W4411 (1 of 5).', rule: '4.11', at: [1, 0], weight: 40 },
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
});
