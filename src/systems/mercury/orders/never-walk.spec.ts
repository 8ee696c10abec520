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
    ['german', 'always support: support: Koch'],
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
