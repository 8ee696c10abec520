import { withoutContact } from '../kernel/decide/contact';
import { recorded, verdictOn } from './written-orders';

const game = '2P43';
const taken = (code: string, who: string, text: string): string | null => recorded(verdictOn(code, who, text));

describe('a part of a line that no order can keep', () => {
  it.each([
    [game, 'anna', 'attack 4415 with Braun except the guns'],
    [game, 'anna', 'attack 4415 with Braun but without the guns'],
    [game, 'anna', '13/IV/Sturm to 4313 and attack'],
    [game, 'anna', 'to 4313 goes 13/IV/Sturm, 14/IV/Sturm sings'],
    [game, 'anna', 'everyone who is brave attacks 4415'],
    [game, 'anna', 'only one of 13/IV/Sturm, 14/IV/Sturm to 4313'],
    [game, 'anna', 'attack 4415 only with Braun'],
    [game, 'anna', 'move stack 4312 to 4313, but 1/7 does not move'],
    ['LGF2', 'anna', 'move all interdict Maleme/Suda: Do-17 I/KG2, Bf-110 I/ZG26'],
    ['LGF2', 'anna', 'move all; interdict Maleme/Suda: Do-17 I/KG2'],
    [game, 'anna', 'attack 4415 with Braun without artillery'],
    ['H6YY@30', 'anna', '21/7A and the guns to 1524'],
    ['H6YY', 'tom', 'IV-6REI mer 1108'],
  ])('is not left out: %s %s: %s', (code, who, text) => {
    expect(taken(code, who, text)).toBeNull();
  });
});

describe('who is said to stay', () => {
  it.each([
    'everything from 4312 to 4313, 1/7 stays',
    'alles aus 4312 nach 4313, aber 1/7 bleibt',
    'tout de 4312 vers 4313, 1/7 reste',
    'todo de 4312 a 4313, 1/7 se queda',
    'move all from 4312 to 4313 except 1/7',
  ])('is excepted from all who go: %s', (text) => {
    expect(taken(game, 'anna', text)).toBe('move 13/IV/Sturm: W4313\nmove 14/IV/Sturm: W4313');
  });
  it.each([
    'to 4313 go 13/IV/Sturm and 14/IV/Sturm, 1/7 stays',
    'to 4313 go 13/IV/Sturm and 14/IV/Sturm, the rest stays',
  ])('are not those of a list before them: %s', (text) => {
    const found = recorded(verdictOn(game, 'anna', text));
    expect(found === null || found.split('\n').length === 2).toBe(true);
  });
  it('is nobody who goes, and is told beside them', () => {
    const verdict = verdictOn(game, 'anna', 'to 4313 goes 13/IV/Sturm, 14/IV/Sturm stays');
    expect(recorded(verdict)).toBe('move 13/IV/Sturm: W4313');
    expect(JSON.stringify(verdict.lines)).toContain('14/IV/Sturm stays');
  });
  it.each([
    ['2P43', 'anna', 'all from 4312 to 4313\n1/7 stays', 2],
    ['2P43', 'anna', '1/7 stays where it is\nall from 4312 to 4313', 1],
    ['LGF2', 'anna', 'all Stukas bombardment\nI/StG2 stays on the ground', 2],
    ['8BD2', 'tom', 'TF A: Mirtoon Sea\nTF A does not move', 2],
  ])('is asked about where another line sends him: %s %s: %s', (code, who, text, line) => {
    const verdict = verdictOn(code, who, text);
    expect(recorded(verdict)).toBeNull();
    expect(verdict.lines.find((l) => l.status === 'error')).toMatchObject({
      number: line,
      why: expect.stringContaining('is said to stay, and ordered too') as string,
    });
  });
});

describe('one thing alone', () => {
  it.each(['Only 13/IV/Sturm moves: to 4313', 'nur 13/IV/Sturm nach 4313', 'solo 13/IV/Sturm a 4313'])(
    'is offered as the whole order: %s',
    (text) => expect(verdictOn(game, 'anna', text).lines[0]?.nearest).toBe('move 13/IV/Sturm to W4313'),
  );
});

describe('an order that was broken in three', () => {
  it('is one', () => {
    const text = 'move 13/IV/Sturm,\n14/IV/Sturm\nto 4313';
    expect(taken(game, 'anna', text)).toBe('move 13/IV/Sturm: W4313\nmove 14/IV/Sturm: W4313');
  });
});

describe('a line with a hex of the map', () => {
  it('is no courtesy below an order', () => {
    const text = 'the companies at W4312 and W4311 occupy W4415';
    expect(verdictOn(game, 'anna', `pass\n${text}`).lines[1]?.status).toBe('error');
  });
  // O, T and M stand before the numbers of offices and telephones too.
  it.each(['the divisions at O0708 and O0609 occupy O0709', 'T4312 is empty', 'M4312'])('%s', (text) => {
    expect(withoutContact(text)).toBe(text);
  });
  it.each(['CAP 00184 Roma', 'T 0171 4312', 'M: 0044 4312'])('nor is an address an order: %s', (text) => {
    expect(verdictOn(game, 'anna', `pass\n\nBye\n${text}`).lines.at(-1)?.status).toBe('ignored');
  });
});
