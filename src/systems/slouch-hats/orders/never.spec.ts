import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { walked } from '../../../kernel/flow/walked';
import { game } from '../sequence/game';
import { slouchHatsEngine } from '../testing';

const engine = slouchHatsEngine();
const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('never'));

describe('orders for later that name who is of the other side', () => {
  it.each([
    ['always lose II-29RTA', '12.21', 'II-29RTA is not yours'],
    ['always defend: air III/6', '11.12', 'III/6 is not yours'],
    ['advance II-29RTA', '12.53', 'II-29RTA is not yours'],
    ['feed: II-29RTA', '6.32', 'II-29RTA is not yours'],
    ['forgo II-29RTA', '6.34', 'II-29RTA is not yours'],
    ['intercept Beirut: III/6', '7.23c', 'III/6 is not yours'],
    ['bombard Beirut: III/6', '13.2', 'III/6 is not yours'],
    ['home III/6 to Beirut', '13.13', 'III/6 is not yours'],
    ['ship II-29RTA to Haifa', '7.2', 'II-29RTA is not yours'],
    ['raid II-29RTA: 1621', '10.61', 'II-29RTA is not yours'],
    ['emergency 1824: move II-29RTA', '6.47', 'II-29RTA is not yours'],
  ])('are refused at once: %s', (text, rule, why) => {
    expect(consider(engine, position, 'allied', null, text).lines[0]).toMatchObject({ status: 'error', rule, why });
  });
  it.each(['always lose 25/7A', 'advance 25/7A', 'attack 1723: 25/7A'])('are kept for own units: %s', (text) => {
    expect(consider(engine, position, 'allied', null, text).lines[0]?.status).toBe('later');
  });
});

describe('an event for later that needs to be told what it acts on', () => {
  const lineOf = (seat: 'allied' | 'axis', text: string) => consider(engine, position, seat, null, text).lines[0];

  it.each([
    ['allied', 'event K', '20.21K', /^say which enemy MSU or Supply Dump/, /^event K: \S/],
    ['allied', 'event R', '20.21R', /^say which unit/, /^event R: \S/],
    ['axis', 'event F', '20.22F', /^say which garrisons/, /^event F: \S/],
    ['axis', 'event O', '20.22O', /^say on which road hex/, /^event O/],
    ['axis', 'event N at Aleppo', '20.22N', /^it does not act at 1702 Aleppo/, /^event N/],
    ['axis', 'event N: I-22RTA', '20.22N', /^it does not act on I-22RTA/, /^event N/],
    ['axis', 'event P: I-22RTA', '20.22P', /^it does not act on I-22RTA/, /^event P/],
    ['axis', 'event F: 25/7A', '20.22F', /^it does not act on 25\/7A/, /^event F: \S/],
    ['axis', 'event Q cancel H', '20.22Q', /^it cancels K alone/, /^event Q/],
    ['axis', 'event E at Aleppo', '20.22E', /^it does not act at 1702 Aleppo/, /^event E/],
    ['allied', 'event C: 25/7A', '20.21C', /^it does not act on 25\/7A/, /^event C/],
    ['allied', 'event K: Allied-Dump-1', '20.21K', /^it does not act on Dump 1/, /^event K: \S/],
    ['allied', 'event I: 25/7A', '20.21I', /^it does not act on 25\/7A/, /^event I/],
  ] as const)('is refused at once where it is not, with one that is: %s %s', (seat, text, rule, why, nearest) => {
    const line = lineOf(seat, text);
    expect(line).toMatchObject({ status: 'error', rule });
    expect(line?.why).toMatch(why);
    expect(line?.nearest).toMatch(nearest);
  });

  it.each([
    ['allied', 'event K: Dump 3'],
    ['allied', 'event L'],
    ['allied', 'event O'],
    ['allied', 'event D cancel E'],
    ['axis', 'event O at 1825'],
    ['axis', 'event H'],
    // 20.22 D: a later play brings a Supply Point to Greece.
    ['axis', 'event D at Greece'],
    ['axis', 'event F: I-22RTA, II-22RTA, III-22RTA'],
    ['axis', 'event H at 1723'],
    ['allied', 'event N at Middle East, Iraq'],
  ] as const)('is kept where it is, and where it needs nothing: %s %s', (seat, text) => {
    expect(lineOf(seat, text)?.status).toBe('later');
  });
});

describe('plans that name one unit or stack in two attacks', () => {
  const linesOf = (text: string) => consider(engine, position, 'allied', null, text);
  it.each(['25/7A', 'stack 1824'])('are refused when they are sent, the first stands: %s', (who) => {
    const { lines, sound } = linesOf(`attack 1723: ${who}\nattack 1823: ${who}`);
    expect(sound).toBe(false);
    expect(lines[0]?.status).toBe('later');
    expect(lines[1]).toMatchObject({ status: 'error', rule: '10.33', why: `${who} stands in line 1 already` });
  });
  it('each under its own number, as it was written, whatever the names end with', () => {
    const { lines } = linesOf('attack 1723: 25/7A\nattack 1823: 25/7A');
    expect(lines.map(({ number, text }) => [number, text])).toEqual([
      [1, 'attack 1723: 25/7A'],
      [2, 'attack 1823: 25/7A'],
    ]);
    const who = 'attack 1723: 25/7A, 17/6A, 16/6, 6 Cav, G/SY, 21/7A';
    const long = linesOf(`${who}\nattack 1823: 25/7A`).lines;
    expect(long.map(({ number }) => number)).toEqual([1, 2]);
  });
  it('of which each is for another case are not', () => {
    expect(linesOf('if odds 2-1: attack 1723: 25/7A\nattack 1823: 25/7A').lines.map((l) => l.rule)).not.toContain(
      '10.33',
    );
    expect(linesOf('attack 1723: 25/7A\nattack 1823: 21/7A').sound).toBe(true);
  });
});

describe('every verb that names units or supplies', () => {
  /** A line of each verb with somebody for each blank; `null`: what it names has no owner, or it is told by its hex. */
  const LINES: Readonly<Record<string, string | null>> = {
    ...{
      delay: 'delay UNIT',
      release: 'release UNIT',
      feed: 'feed: UNIT',
      forgo: 'forgo UNIT',
      rebuild: 'rebuild UNIT',
    },
    ...{ bombard: 'bombard Beirut: AIR', ship: 'ship UNIT to Haifa', fly: 'fly UNIT to 2120', raid: 'raid UNIT: 1621' },
    ...{ intercept: 'intercept Beirut: AIR', move: 'move UNIT: 1723-1724', march: 'march UNIT: 1723-1724' },
    ...{ truck: 'truck UNIT: 1723-1724', rail: 'rail UNIT: 1723-1724', infiltrate: 'infiltrate UNIT: 1723-1724' },
    ...{
      emergency: 'emergency 1824: move UNIT',
      onward: 'onward: move UNIT to 1824',
      exploit: 'exploit UNIT: 1723-1724',
    },
    ...{ attack: 'attack 1723: UNIT', rearrange: 'rearrange 1723: UNIT', defend: 'defend: air AIR', air: 'air AIR' },
    ...{ offset: 'offset AIR', lose: 'lose UNIT', retreat: 'retreat UNIT to 1724', advance: 'advance UNIT' },
    ...{
      home: 'home AIR to Beirut',
      leave: 'leave UNIT to Haifa',
      destroy: 'destroy SUPPLY',
      transfer: 'transfer AIR to Beirut',
    },
    ...{ pay: 'pay for AIR' },
    // 20.2: an event acts on either side; its own judge knows whom.
    event: null,
  };
  const named = walked(game)
    .decisions.flatMap(({ verbs }) => verbs as readonly { verb: string; syntax: string }[])
    .filter(({ syntax }) => /\bunit\b/.test(syntax));
  it.each([...new Set(named.map(({ verb }) => verb))])('stands in the list: %s', (verb) => {
    expect(Object.keys(LINES)).toContain(verb);
  });
  const seats = [
    ['allied', { UNIT: 'II-29RTA', AIR: 'III/6', SUPPLY: 'Axis-Dump-1' }],
    ['axis', { UNIT: '25/7A', AIR: '208', SUPPLY: 'Allied-Dump-1' }],
  ] as const;
  const all = seats.flatMap(([seat, names]) =>
    Object.values(LINES).flatMap((line) =>
      line === null
        ? []
        : [[seat, line.replace(/UNIT|AIR|SUPPLY/, (kind) => names[kind as keyof typeof names])] as const],
    ),
  );
  it.each(all)("refuses at once what is the other side's: %s, %s", (seat, text) => {
    expect(consider(engine, position, seat, null, text).lines[0]?.status).toBe('error');
  });
});

describe('orders for later that a unit of its kind never obeys', () => {
  it.each([
    ['allied', 'exploit 3/1 to 1824', '8.42', '3/1 is not motorized and never exploits'],
    ['allied', 'raid 25/7A: 1522', '10.61', '25/7A is no commando, and only those raid'],
    ['allied', 'truck Royals to 1824', '9.54', 'Royals is motorized, and the motor pool carries none that are'],
    ['allied', 'infiltrate 3/1: 1826', '9.62', '3/1 is of no kind that infiltrates'],
    ['allied', 'advance 2/5 Fd', '12.56', '2/5 Fd is artillery or anti-aircraft and never advances'],
    ['allied', 'rebuild 2/5 Fd', '15.23', '2/5 Fd is not rebuilt by infantry Replacements Points'],
    ['allied', 'bombard Beirut: 208', '13.23a', '208 is not a bomber'],
    ['allied', 'destroy: 25/7A', '6.17', '25/7A is neither an MSU nor a Supply Dump'],
    ['allied', 'attack 1723: 2/5 Fd', '10.16', '2/5 Fd has no attack strength; name it as support'],
    ['allied', 'attack 1723: 25/7A, 2/5 Fd', '10.16', '2/5 Fd has no attack strength; name it as support'],
    ['allied', 'rearrange 1723: 2/5 Fd', '10.16', '2/5 Fd has no attack strength; name it as support'],
    ['allied', 'attack 1723: 25/7A; guns 21/7A', '11.12', '21/7A is no artillery'],
    ['axis', 'always defend: guns I-22RTA', '11.12', 'I-22RTA is no artillery'],
    ['axis', 'fly 6RCA to Damascus', '7.15', '6RCA is not infantry on foot'],
    ['axis', 'fly Axis-MSU-1 to Damascus', '7.15', 'MSU 1 is not infantry on foot'],
    ['axis', 'release I-6REI', '5.61', 'I-6REI is no garrison'],
    ['axis', 'offset III/6', '20.22P', 'III/6 is not the bomber of Event P'],
  ] as const)('are refused at once: %s %s', (seat, text, rule, why) => {
    const line = consider(engine, position, seat, null, text).lines[0];
    expect(line).toMatchObject({ status: 'error', rule });
    expect(line?.why).toContain(why);
  });
  it.each([
    ...['exploit Royals to 1824', 'exploit 1RSM: 2324', 'infiltrate 25/7A: 1723', 'raid 11 Cdo: 1522'],
    // A commando is rebuilt by Allied Event C (15.27).
    ...['rebuild 11 Cdo', 'attack 1723: 25/7A; guns 2/5 Fd', 'bombard Beirut: 11B, Ajax'],
  ])('are kept for those who may: %s', (text) => {
    const seat = text.includes('RSM') ? 'axis' : 'allied';
    expect(consider(engine, position, seat, null, text).lines[0]?.status).toBe('later');
  });
});

describe('orders for later to a place where it never happens', () => {
  it.each([
    ['axis', 'fly I-6REI to Tyre', '7.11', '1523 Tyre is not an airfield'],
    ['axis', 'ship I-6REI to Damascus', '7.31', '2120 Damascus is not a port'],
    ['axis', 'ship I-6REI to Middle East', '9.31', 'the Middle East box is never yours'],
    ['axis', 'transfer III/6 to Tyre', '13.41', '1523 Tyre is neither an airfield nor a box of yours'],
    ['axis', 'home III/6 to Tyre', '13.13', '1523 Tyre is neither an airfield nor a box of yours'],
    ['axis', 'demolish Damascus', '7.35', '2120 Damascus is no port whose capacity could fall'],
    ['axis', 'intercept Damascus: III/6', '19.14', '2120 Damascus is not a port'],
    ['axis', 'rail I-6REI to 2311', '9.42', 'no railroad goes through 2311'],
    ['axis', 'move 6RCA to Middle East', '9.31', 'the Middle East box is never open to you'],
    ['allied', 'ship 21/7A to Iraq', '7.36', 'the Iraq box is not a port'],
    ['allied', 'bombard Damascus: 11B', '13.2', '2120 Damascus is no port whose capacity could fall'],
    ['allied', 'raid 11 Cdo: 1824', '10.62', '1824 is not a coastal hex'],
    ['allied', 'leave 11 Cdo to Damascus', '7.31', '2120 Damascus is not a port'],
    ['allied', 'receive 2 SP at Greece', '6.11c', 'Supply Points of yours do not come to the Greece box'],
  ] as const)('are refused at once: %s %s', (seat, text, rule, why) => {
    expect(consider(engine, position, seat, null, text).lines[0]).toMatchObject({ status: 'error', rule, why });
  });
  it.each([
    ['axis', 'ship I-6REI to Haifa'],
    ['axis', 'transfer III/6 to Greece'],
    ['axis', 'rail 6RCA: 1702-1703'],
    ['allied', 'receive 2 SP at Iraq'],
    ['allied', 'leave 11 Cdo to Haifa'],
    ['allied', 'bombard Tripoli: 11B'],
  ] as const)('are kept where it may some day: %s %s', (seat, text) => {
    expect(consider(engine, position, seat, null, text).lines[0]?.status).toBe('later');
  });
});
