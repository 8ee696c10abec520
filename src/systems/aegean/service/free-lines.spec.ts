import { handOn } from '../../../cli/bare-hand';
import { asked } from '../../../cli/testing/asked-at-random';
import { considered, paperOf } from '../../../orders/judge-orders';
import type { AnyEngine } from '../../systems';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine() as unknown as AnyEngine;
const positions = asked(engine, 'leros-november', 3).filter(({ open }) => open.kind === 'aegean.missions');

const inCampaign = asked(engine, 'campaign', 2);
const setUp = inCampaign.filter(({ open }) => open.kind === 'aegean.set-up');
const campaign = inCampaign.filter(({ open }) => open.kind === 'aegean.missions');

/** What a text comes to in the first mail of a side: at Leros, or another. */
function consideredBy(rest: string, seat: string, from = positions) {
  const first = from.find(({ open }) => open.seat === seat);
  if (!first) throw new Error('nobody is asked');
  const paper = paperOf(handOn(engine, first.position), first.open.seat, Number(first.open.id.slice(1)));
  return considered(paper, { words: [], rest });
}

/** What became of a line. */
const lineOf = (rest: string, seat = 'german'): { status: string; read?: string; why?: string; nearest?: string } =>
  consideredBy(rest, seat).lines[0] ?? { status: 'not there' };

/** The orders that a line is read as. */
const readAs = (rest: string): (string | undefined)[] => consideredBy(rest, 'german').lines.map(({ read }) => read);

describe('missions as people write them (docs/newcomer.md)', () => {
  it.each([
    ['II/KG 6 1-3: bomb troops at 2524', 'bomb troops at 2524 with II/KG 6 1, II/KG 6 2, II/KG 6 3'],
    ['II/StG 3 3-5 support 2425', 'support 2425 with II/StG 3 3, II/StG 3 4, II/StG 3 5'],
    ['ground support 2425 with II/StG 3 1, 2', 'support 2425 with II/StG 3 1, II/StG 3 2'],
    ['cap over Leros: III/JG 27 3 and 4', 'cap 2524 with III/JG 27 3, III/JG 27 4'],
    ['attack 1630 with KG 6 1, escorted by JG 27 1', 'attack 1630 with II/KG 6 1; escort III/JG 27 1'],
  ])('%s', (said, meant) => {
    expect(lineOf(said)).toMatchObject({ read: meant });
  });

  it.each([
    [
      '227 Squadron 1, 2 and Det/46 attack 2425, on LC',
      'attack 2425 with 227 Squadron 1, 227 Squadron 2, Det/46; on LC',
    ],
    ['4/Buffs attacks Alinda', 'move 4/Buffs to 2425'],
    ['attack Alinda with 4/Buffs, B/RIF', 'move 4/Buffs, B/RIF to 2425'],
    ['counterattack 2425 with 4/Buffs', 'move 4/Buffs to 2425'],
    ['4/Buffs counterattacks Alinda', 'move 4/Buffs to 2425'],
  ])('of the Allies: %s', (said, meant) => {
    expect(lineOf(said, 'allied')).toMatchObject({ read: meant });
  });

  it.each([
    ['sail Landing Craft A 1 to 2524 and land 2/16', ['sail Landing Craft A 1 to 2524', 'land 2/16 (22 Division)']],
    ['sail TA 15 to 2627, then lay mines with TA 15', ['sail TA 15 to 2627', 'mine with TA 15']],
    ['bomb troops at 2524 with II/KG 6 1, rest II/StG 3 3', ['bomb troops at 2524 with II/KG 6 1', 'rest II/StG 3 3']],
  ])('two in one line: %s', (said, meant) => {
    expect(readAs(said)).toEqual(meant);
  });

  it('two behind a condition are not parted: it would be that of the first alone', () => {
    expect(readAs('if rough: sail TA 15 to 2627 and mine with TA 15')).toEqual([undefined]);
  });

  it.each(['no interception', 'no missions', 'keine Einsätze'])(
    'at set-up "%s" is kept until it is asked, and passes no set-up',
    (said) => {
      const { answer, lines } = consideredBy(said, 'german', setUp);
      expect(answer).toBeNull();
      expect(lines[0]).toMatchObject({ status: 'later' });
    },
  );

  it.each([
    ...['no attacks', 'nobody attacks', 'no movement, no attacks'],
    ...['no operations', 'keine Operationen', 'no reaction', 'no motorized movement'],
  ])('at set-up "%s" passes nothing, and the player is asked', (said) => {
    const { answer, lines } = consideredBy(said, 'german', setUp);
    expect(answer).toBeNull();
    expect(lines[0]).toMatchObject({ status: 'error' });
  });

  it('that sail a task force by its letter before it is at sea are told to name its ships', () => {
    expect(lineOf('sail TF A to 2525', 'allied').why).toContain('you have no TF A at sea');
  });

  it('ask which of two groups is meant by the end of their names', () => {
    expect(lineOf('support 2425 with StG 3 1').why).toContain('could be I/StG 3 1 or II/StG 3 1');
  });
});

describe('a short verb and a place', () => {
  it('are no courtesy below an order: somebody of that name is looked for', () => {
    const [, line] = consideredBy('rest III/JG 27 1\ncap 1111 with Hugo', 'german').lines;
    expect(line).toMatchObject({ status: 'error', why: 'no air unit is called "Hugo"' });
  });
});

describe('orders that are told by another half of their line or by a line above', () => {
  it.each([
    [
      'sail Landing Craft A 1 to 2524; land all',
      ['sail Landing Craft A 1 to 2524', 'land Aschoff, 2/16 (22 Division)'],
    ],
    ['sail Landing Craft B: 2524 and unload', ['sail Landing Craft B to 2524', 'land 3/440 (22 Division), Saltern']],
    ['sail TA 15 to 2627 and mine', ['sail TA 15 to 2627', 'mine with TA 15']],
  ])('%s: of the ships that sail', (said, meant) => {
    expect(readAs(said)).toEqual(meant);
  });

  it.each([
    'sail Maquse to 4522 submerged',
    'sail Maquse submerged to 4522',
    'sail Maquse to 4522, dive',
    'sail Maquse to 4522, then dives',
  ])('%s: no word of it is dropped', (said) => {
    const { lines } = consideredBy(said, 'allied', campaign);
    expect(lines.map(({ read }) => read)).toEqual(['dive Maquse', 'sail Maquse to 4522']);
  });

  it('a surface ship is not sailed on the surface where it was to be submerged', () => {
    const [dive] = consideredBy('sail TA 15 to 2525 submerged', 'german').lines;
    expect(dive).toMatchObject({ status: 'error', rule: '6.2.2', why: 'TA 15 is no submarine' });
  });

  it('who goes aboard by a line above goes ashore too; of an empty ship nobody does', () => {
    const { lines } = consideredBy('load A/RWK on Sutej\nsail Sutej to 2524; land all', 'allied');
    expect(lines.map(({ read }) => read)).toEqual(['load A/RWK on Sutej', 'sail Sutej to 2524', 'land A/RWK']);
    const [, empty] = consideredBy('sail Sutej to 2524; land all', 'allied').lines;
    expect(empty).toMatchObject({ status: 'error', why: 'nobody is aboard Sutej' });
  });

  it('a task force is named by its letter below the line that forms it', () => {
    const { lines } = consideredBy('form TF A with Faulknor, Penn, Echo\nsail TF A to 4528', 'allied');
    expect(lines.map(({ read }) => read)[1]).toBe('sail Faulknor, Penn, Echo to 4528');
  });
});
