import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { mercuryEngine } from '../testing';
import type { World } from '../world';

const engine = mercuryEngine();

/** What becomes of a line in the first mail of a scenario, or of one that answers nothing. */
function line(scenario: string, seat: string, text: string, dead: object = {}) {
  const { position } = engine.start({ scenario, options: {} }, keyedDice('never'));
  const { ground } = position.world as unknown as World;
  for (const [id, state] of Object.entries(dead)) Object.assign(ground?.units[id] ?? {}, { at: null }, state);
  const open = position.open.find((o) => o.seat === seat) ?? null;
  return consider(engine, position, seat, open, text).lines[0];
}

describe('orders for later that can never be', () => {
  it.each([
    ['1', 'german', 'move B/22 NZ to 4315', '3.2', 'B/22 NZ is not yours'],
    ['1', 'german', 'always support: support: B/22 NZ', '3.2', 'B/22 NZ is not yours'],
    ['2', 'german', 'move Koch to 3012', '14.2', 'Koch is not in this game'],
    ['1', 'allied', 'always allocate rest: bombardment', undefined, ''],
    ['4', 'allied', 'always withhold AA: Warspite', undefined, undefined],
    ['1', 'german', 'always allocate all Ju-87: naval attack', '14.1', 'naval attack is not flown in this game'],
    ['1', 'german', 'always interdict Heraklion: Do-17', '12.41', 'Heraklion is not on the map of this scenario'],
    ['1', 'german', 'special bombardment: bombard 4215: all He-111', '12.1', 'no He-111 is in this game'],
    ['6', 'allied', 'store: Suda, Heraklion', undefined, undefined],
    [
      '6',
      'allied',
      'store: Suda, Heraklion, Retimo',
      '15.25a',
      '3 sectors are named, and your Reserve Supply Counters are 2',
    ],
    ['1', 'german', 'drop 4/I/1 at 4316', '6.12b', 'target hexes of the Reserve Wave is not asked in this turn'],
  ])('are refused at once, in scenario %s of the %s: %s', (scenario, seat, text, rule, why) => {
    const found = line(scenario, seat, text);
    if (why === undefined) expect(found?.status).toBe('later');
    else expect(found).toMatchObject({ status: 'error', ...(rule ? { rule, why } : {}) });
  });

  it('campaign options of the other side are refused at once, own ones are kept', () => {
    const options = { 'campaign-variants': true };
    const { position } = engine.start({ scenario: '6', options }, keyedDice('never'));
    const status = (text: string) => consider(engine, position, 'allied', null, text).lines[0];
    expect(status('choose german-2')).toMatchObject({ status: 'error', rule: '23.42' });
    expect(status('choose allied-2')?.status).toBe('later');
  });

  it.each([
    ['always support: support: C/27 NZ Fd', { 'c-27-nz': {} }, 'C/27 NZ Fd was eliminated in this game'],
    ['always defending lead: lead: A/22 NZ', { 'nz22-a': {} }, 'A/22 NZ was eliminated in this game'],
    [
      'always defending lead: lead: 5 NZ HQ',
      { 'hq-5-nz': { replacement: true } },
      '5 NZ HQ was eliminated in this game',
    ],
    ['always defending lead: lead: 5 NZ HQ', { 'hq-5-nz': {} }, null],
    ['always defending lead: lead: A/22 NZ', {}, null],
  ])('are refused for units that are eliminated and do not come back: %s', (text, dead, why) => {
    const found = line('1', 'allied', text, dead);
    if (why === null) expect(found?.status).toBe('later');
    else expect(found).toMatchObject({ status: 'error', rule: '9.52', why });
  });

  it('names are those of units in play first', () => {
    expect(line('1', 'german', 'special bombardment: bombard Hill 107: Ju-87 I/StG2')?.read).toBe(
      'bombard W4314: Ju-87 I/StG2',
    );
  });
});

describe('plans that send one unit or stack against two hexes', () => {
  const { position } = engine.start({ scenario: '2', options: {} }, keyedDice('never'));
  const { ground } = position.world as unknown as World;
  const [own = ''] = Object.entries(ground?.units ?? {}).flatMap(([id, { at }]) => (at === null ? [] : [id]));
  it('are refused when they are sent, the first stands', () => {
    const seat = engine.system.data.ground.get(own)?.side ?? 'allied';
    const name = engine.system.data.ground.get(own)?.names[0] ?? '';
    const { lines } = consider(engine, position, seat, null, `declare 3012: ${name}\ndeclare 3013: ${name}`);
    expect(lines[0]?.status).toBe('later');
    expect(lines[1]).toMatchObject({ status: 'error', rule: '7.11', why: `${name} stands in line 1 already` });
  });
});
