import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { walked } from '../../../kernel/flow/walked';
import { game } from '../sequence/game';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine();
const { position } = engine.start({ scenario: 'campaign', options: {} }, keyedDice('never'));
const said = (seat: string, text: string) => consider(engine, position, seat, null, text).lines[0];

describe('orders for later that name who is of the other side', () => {
  it.each([
    ['german', 'sail Croome to 2811', '6.2.1', 'Croome is not yours'],
    ['german', 'naval: load A/RIF on Croome', '6.3.1', 'A/RIF is not yours'],
    ['german', 'move A/RIF to 2524', '7.3', 'A/RIF is not yours'],
    ['german', 'leave Croome', '6.2.5', 'Croome is not yours'],
    ['german', 'form TF A with Croome', '6.5.1', 'Croome is not yours'],
    ['german', 'lose A/RIF', '7.4.7', 'A/RIF is not yours'],
    ['allied', 'sail TA 15 to 2811', '6.2.1', 'TA 15 is not yours'],
    ['allied', 'mine with Zeus', '6.3.3', 'Zeus is not yours'],
  ])('are refused at once: %s, %s', (seat, text, rule, why) => {
    expect(said(seat, text)).toMatchObject({ status: 'error', rule, why });
  });

  it.each([
    ['allied', 'sail Croome to 2811'],
    ['allied', 'move A/RIF to 2524'],
    ['german', 'sail TA 15 to 2811'],
    ['german', 'mine with Zeus'],
  ])('are kept with who is his: %s, %s', (seat, text) => {
    expect(said(seat, text)?.status).toBe('later');
  });
});

describe('every order that names who acts', () => {
  /** One of each verb; null: it names nobody of its owner, or only the enemy. */
  const LINES: Readonly<Record<string, string | null>> = {
    ...{ use: 'use SHIP', place: 'place UNIT at 4930', load: 'naval: load UNIT on SHIP', enter: 'enter SHIP at 3001' },
    ...{ sail: 'sail SHIP to 2811', land: 'land UNIT', unload: 'unload UNIT', mine: 'mine with SHIP' },
    lay: 'lay mines at 2811 with SHIP',
    ...{ bombard: 'bombard port Rhodes with SHIP', form: 'form TF A with SHIP', leave: 'leave SHIP' },
    ...{ stay: 'stay SHIP', dive: 'dive SHIP', torpedo: 'torpedo OTHER with SHIP' },
    ...{ attack: 'attack 2627 with AIR', bomb: 'bomb port Rhodes with AIR', support: 'support 2425 with AIR' },
    ...{ search: 'search 2923 with AIR', 'far search': 'far search 2923 with AIR', missile: 'missile OTHER with AIR' },
    ...{ cap: 'cap 2524 with AIR', 'night cap': 'night cap 2524 with AIR', escort: 'escort 2524 with AIR' },
    ...{ drop: 'drop UNIT at 2425 with AIR', airlift: 'airlift UNIT to airfield Maritsa with AIR' },
    ...{ transfer: 'transfer AIR to airfield Maritsa', strike: 'strike with AIR', rest: 'rest AIR' },
    ...{ jettison: 'jettison AIR', split: 'split AIR against MINE', shoot: 'shoot AIR at MINE' },
    ...{ move: 'move UNIT to 2524', march: 'march UNIT to 2524', halt: 'halt UNIT', build: 'build at 2225 with UNIT' },
    ...{ artillery: 'artillery UNIT at 2524', lose: 'lose UNIT', 'fall back': 'fall back UNIT to 2524' },
    ...{ 'press on': null, 'bombs hit': null, hit: null },
  };
  const named = walked(game)
    .decisions.flatMap(({ verbs }) => verbs as readonly { verb: string; syntax: string }[])
    .filter(({ syntax }) => /\b(?:unit|ship)\b/.test(syntax));
  it.each([...new Set(named.map(({ verb }) => verb))])('stands in the list: %s', (verb) => {
    expect(Object.keys(LINES)).toContain(verb);
  });

  const seats = [
    ['german', { UNIT: 'A/RIF', SHIP: 'Croome', AIR: 'Det/74', OTHER: 'Domaine', MINE: 'I/StG 3 1' }],
    ['allied', { UNIT: 'R/1', SHIP: 'Zeus', AIR: 'I/StG 3 1', OTHER: 'TA 15', MINE: 'Det/74' }],
  ] as const;
  const filled = (line: string, names: Readonly<Record<string, string>>) =>
    line.replace(/UNIT|SHIP|AIR|OTHER|MINE/g, (kind) => names[kind] ?? kind);
  const all = seats.flatMap(([seat, names]) =>
    [...Object.values(LINES), 'attack 2627 with MINE; escort AIR'].flatMap((line) =>
      line === null ? [] : [[seat, filled(line, names)] as const],
    ),
  );
  it.each(all)("is refused at once with what is the other side's: %s, %s", (seat, text) => {
    expect(said(seat, text)?.status).toBe('error');
  });
});

describe('orders for later that a unit of its kind never obeys', () => {
  it.each([
    ['allied', 'mine with Croome', '6.3.3', 'Croome lays no mines'],
    ['german', 'mine with Olympus', '6.3.3', 'Olympus lays no mines'],
    ['german', 'form TF A with TA 15', '6.5.1', 'TA 15 sails in no task force'],
    ['allied', 'dive Croome', '6.2.2', 'Croome is no submarine'],
    ['allied', 'torpedo Zeus with Croome', '6.4.4', 'Croome is no submarine'],
    ['allied', 'build at 2225 with A/RIF', '7.6', 'A/RIF builds no airfield'],
    ['german', 'build at 2225 with 780 Engineer Company', '7.6', '780 Engineer Company builds no airfield'],
    ['german', 'artillery R/1 at 2524', '7.4.2', '1/Rhodos is no artillery'],
  ])('are refused at once: %s, %s', (seat, text, rule, why) => {
    expect(said(seat, text)).toMatchObject({ status: 'error', rule, why: expect.stringContaining(why) as string });
  });
  it.each([
    ['allied', 'dive Torbay'],
    ['allied', 'build at 2225 with Misc (engineers)'],
    ['german', 'artillery 4/99 at 2524'],
    ['german', 'mine with TA 15'],
  ])('are kept with who obeys: %s, %s', (seat, text) => {
    expect(said(seat, text)?.status).toBe('later');
  });
});
