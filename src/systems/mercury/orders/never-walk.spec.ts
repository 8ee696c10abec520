import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { mercuryEngine } from '../testing';
import type { Side, World } from '../world';

const engine = mercuryEngine();
const dice = keyedDice('never yours');
const SEA = engine.start({ scenario: '6', options: {} }, dice).position;
const LAND = engine.start({ scenario: '6', options: { 'without-ships': true } }, dice).position;

const status = (seat: Side, text: string) =>
  [SEA, LAND].map((position) => consider(engine, position, seat, null, text).lines[0]?.status);

/** Of every kind of decision a line for each verb that names units; `?` is a unit. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  'task-forces': ['load ? on Abdiel'],
  tanks: ['station ? at W4227'],
  'group-convoys': ['group ?'],
  'convoy-unit': ['give up ?'],
  unloading: ['unload ? at Suda'],
  'amphibious-landing-allied': ['land ? at W4414'],
  'amphibious-landing-german': ['land ? at W4414'],
  'landing-attackers': ['designate: ?'],
  'landing-retreat': ['retreat ?: W4314'],
  'transport-losses': ['drown: ?'],
  'coastal-steamer': ['ferry: ?'],
  'replace-hq': ['replace ? at W4314'],
  'place-militia': ['raise ? at W4227'],
  'wave-targets': ['drop ? at W4316'],
  paradrop: ['drop ? at W4316'],
  'special-bombardment': ['bombard W4314: ?'],
  'special-attackers': ['designate: ?'],
  'airborne-retreat': ['retreat ?: W4314'],
  airlanding: ['land ? at Maleme'],
  embarking: ['embark ? at Suda'],
  'ground-movement': ['move ? to W4314', 'march ? to W4314'],
  excess: ['eliminate: ?'],
  bombardment: ['bombard W4314: ?'],
  declaration: ['declare W4314: ?', 'attack W4314: ?'],
  refusal: ['refuse ? to W4314'],
  follow: ['follow: ?'],
  reaction: ['react: ?'],
  'assign-attack': ['maneuver: ?', 'assault: ?'],
  'lead-attacker': ['lead: ?'],
  'lead-defender': ['lead: ?'],
  'attacker-support': ['support: ?'],
  'defender-support': ['support: ?'],
  'defensive-bombardment': ['bombard: ?'],
  'step-losses': ['lose: ?'],
  fatigue: ['fatigue: ?'],
  retreat: ['retreat ?: W4314'],
  advance: ['advance ?: W4314'],
};

const rows = engine.system.decisions.flatMap(({ kind, word, seats }) =>
  (LINES[kind.replace('mercury.', '')] ?? []).flatMap((line) =>
    seats.map((seat) => [seat, `always ${word}: ${line}`] as const),
  ),
);

describe('an order for later with who never acts for its side', () => {
  it.each(rows)('is refused: %s, %s', (seat, line) => {
    const strangers = seat === 'allied' ? ['Koch', 'Ju-87 I/StG2'] : ['B/22 NZ'];
    for (const name of strangers)
      for (const found of status(seat, line.replace('?', name))) expect(found).toBe('error');
  });

  it('stands in the table for every verb that names units', () => {
    const naming = engine.system.decisions.filter(({ verbs }) =>
      verbs.some(
        ({ syntax = '' }) =>
          /\bunit\b/.test(syntax) &&
          !/TF C|unit, 2 |sector: unit|Ju-87 unit|unit > ship|zone with unit|at zone$|on game-turn|move unit: zone|land unit$|at port$/.test(
            syntax,
          ),
      ),
    );
    const missing = naming.map(({ kind }) => kind.replace('mercury.', '')).filter((kind) => LINES[kind] === undefined);
    expect(missing).toEqual([]);
  });

  it.each([
    ['german', 'always support: support: 1/7'],
    ['allied', 'always support: support: C/27 NZ Fd'],
    ['allied', 'always reaction: react: B/22 NZ'],
    ['allied', 'always bombardment: bombard W4314: C/27 NZ Fd'],
  ] as const)('is kept with who does: %s, %s', (seat, line) => {
    expect(status(seat, line)).toEqual(['later', 'later']);
  });

  it.each([
    [10, 'turn 9', { status: 'error', rule: '21.31', why: 'that game-turn is over' }],
    [10, 'turn 15', { status: 'later' }],
    [1, 'turn 9', { status: 'later' }],
  ])('is refused for a game-turn gone by: on game-turn %i, %s', (now, then, expected) => {
    const position = structuredClone(LAND);
    (position.world as unknown as World).turn = now;
    const line = `always sailing again: sail Light Convoy 2 on ${then}`;
    expect(consider(engine, position, 'german', null, line).lines[0]).toMatchObject(expected);
  });
});

const FIVE = engine.start({ scenario: '5', options: {} }, dice).position;
const FIVE_LAND = engine.start({ scenario: '5', options: { 'without-ships': true } }, dice).position;
const GAMES = { SEA, LAND, FIVE, FIVE_LAND };

describe('an order for later with who never does such a thing, or for a place where it never happens', () => {
  it.each([
    ['SEA', 'german', 'support: support: Koch', '11.0'],
    ['SEA', 'german', 'bombardment: bombard W4314: Koch', '11.0'],
    ['SEA', 'german', 'defensive bombardment: bombard: Koch', '11.0'],
    ['SEA', 'german', 'HQ: replace Koch at W4314', '13.52'],
    ['SEA', 'allied', 'militia: raise B/22 NZ at W4227', '13.63'],
    ['SEA', 'allied', 'militia: raise Militia 1 at W4314', '13.64'],
    ['SEA', 'german', 'declaration: attack W4314: 1/7', '7.14a'],
    ['SEA', 'german', 'advance: advance 1/7: W4314', '7.14a'],
    ['SEA', 'german', 'reaction: react: 1/7', '7.41'],
    ['SEA', 'german', 'drop: drop 1/I/100 at W4316', '6.12b'],
    ['SEA', 'german', 'airlanding: land Koch at Maleme', '6.53'],
    ['FIVE', 'german', 'airlanding: land 6/II/100 at Retimo', '6.51'],
    ['FIVE', 'german', 'supply flights: fly supply: Heraklion', '15.25c'],
    ['FIVE', 'german', 'German reserves: expend Heraklion', '15.26a'],
    ['SEA', 'german', 'German reserves: expend South Crete', '15.13'],
    ['FIVE', 'allied', 'reserves: store Heraklion', '15.25a'],
    ['SEA', 'german', 'amphibious landing: land Koch at W4414', '17.35'],
    ['SEA', 'german', 'amphibious landing: land II/31 Pz at W4414', '17.41a'],
    ['SEA', 'german', 'amphibious landing: land 11/III/100 at W3720', '17.24'],
    ['SEA', 'german', 'movement: move 1: Alexandria', '17.21'],
    ['SEA', 'allied', 'movement: move TF A: Athens', '17.21'],
    ['SEA', 'allied', 'task forces: load A/22 NZ on Abdiel', '17.32a'],
    ['SEA', 'allied', 'task forces: load A/Queens on Warspite', '17.31'],
    ['FIVE', 'allied', 'losses aboard: drown: A/22 NZ', '17.32a'],
    ['FIVE', 'german', 'unloading: unload at Heraklion', '17.37'],
    ['SEA', 'allied', 'unloading: unload at Athens', '17.37'],
    ['FIVE', 'allied', 'embarking: embark all at Heraklion', '17.33'],
    ['LAND', 'allied', 'convoy: send convoy 1 to Canea', '21.13'],
    ['LAND', 'allied', 'loss at sea: give up A/22 NZ', '17.32a'],
    ['LAND', 'german', 'arrival: arrive Steamer Convoy at Cape Spada', '21.32'],
    ['FIVE_LAND', 'german', 'arrival: arrive Light Convoy 2 at Heraklion', '21.32'],
    ['LAND', 'german', 'sailing again: sail DD Flotilla on turn 9', '21.34'],
  ] as const)('is refused: %s, %s, %s', (game, seat, line, rule) => {
    const [found] = consider(engine, GAMES[game], seat, null, `always ${line}`).lines;
    expect(found).toMatchObject({ status: 'error', rule });
  });

  it('is refused with a convoy of a number that he does not have, once they are grouped (21.11)', () => {
    const position = structuredClone(LAND);
    const { campaign } = position.world as unknown as World;
    if (campaign) campaign.convoys = [{ no: 3, cargo: { units: [], rsc: 1 }, from: 7 }];
    const said = (no: number) => consider(engine, position, 'allied', null, `always convoy: send convoy ${no} to Suda`);
    expect(said(9).lines[0]).toMatchObject({ status: 'error', rule: '21.11', why: 'you have no convoy 9' });
    expect(said(3).lines[0]?.status).toBe('later');
  });

  it.each([
    ['SEA', 'german', 'amphibious landing: land Steamer Convoy at W4414'],
    ['SEA', 'german', 'unloading: unload at Athens'],
    ['SEA', 'german', 'movement: move 1: Suda'],
    ['SEA', 'german', 'airlanding: land 11/III/100 at Maleme'],
    ['SEA', 'allied', 'losses aboard: drown: A/22 NZ'],
    ['SEA', 'allied', 'embarking: embark all at Sitia'],
    ['LAND', 'german', 'arrival: arrive Steamer Convoy at Suda'],
    ['LAND', 'allied', 'convoy: send convoy 1 to Suda'],
  ] as const)('is kept where it may come to be: %s, %s, %s', (game, seat, line) => {
    expect(consider(engine, GAMES[game], seat, null, `always ${line}`).lines[0]?.status).toBe('later');
  });
});
