import { neighbours } from '../grid';
import type { SourceFile } from '../../../kernel/chance/chart';
import { mercuryData, ownSource } from '../testing';
import { readHexSheet } from './hex-map';

const WEST = 'maps/west.json';
const { charts, zones, hexMaps } = mercuryData();
const known = { terrains: charts['terrain-effects'].rows.map((r) => r.label), zones: [...zones.keys()] };
const { W: west, E: east } = hexMaps;

/** What the sheet says when `part` reads `other`. */
function fault(part: string, other: string): string {
  const file: SourceFile = ownSource(WEST);
  expect(file.text).toContain(part);
  try {
    readHexSheet({ ...file, text: file.text.replace(part, other) }, known);
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*\/mercury\//, '') : '';
  }
  return 'it loads';
}

const lineOf = (part: string): number =>
  ownSource(WEST)
    .text.split('\n')
    .findIndex((l) => l.includes(part)) + 1;

describe('the two sheets', () => {
  it('fill their blocks with land and sea', () => {
    expect(west.hexes.size + west.sea.length).toBe(43 * 52);
    expect(east.hexes.size + east.sea.length).toBe(15 * 21 + 17 * 25);
  });

  it('have what the examples of the rules fix', () => {
    expect(west.hexes.get('W4314')).toMatchObject({ terrain: 'rough' });
    expect(west.hexes.get('W4415')).toMatchObject({ terrain: 'airfield', sector: 'Maleme-Suda' });
    for (const id of ['W4514', 'W4416', 'W4418']) expect(west.sea).toContain(id);
    expect(west.rivers.find((r) => r.name === 'Tavronitis')?.sides).toContain('W4214/W4314');
    expect(west.rivers.flatMap((r) => r.sides)).not.toContain('W4215/W4314');
    expect(east.hexes.get('E3135')?.terrain).toBe('city');
    const capacities = [west, east].flatMap((s) => s.places.filter((p) => p.kind === 'airfield'));
    expect(capacities.map((p) => [p.id, p.capacity])).toEqual([
      ['maleme-airfield', 7],
      ['retimo-airfield', 5],
      ['heraklion-airfield', 8],
    ]);
  });

  it('call every hex at the sea a coast hex', () => {
    for (const { hexes, sea } of [west, east]) {
      for (const hex of hexes.values()) {
        if (neighbours(hex.id).some((n) => sea.includes(n))) expect([hex.id, hex.sea]).not.toEqual([hex.id, 0]);
      }
    }
  });
});

describe('a sheet that is wrong stops the start and says where and what', () => {
  it.each([
    ['no JSON', '"sheet": "W",', '"sheet" "W",', /Missing ,/],
    ['a terrain nobody knows', '"5208": {"t":"rough"', '"5208": {"t":"swamp"', /5208: no terrain is called "swamp"/],
    ['an elevation there is not', '"5208": {"t":"rough","lv":3', '"5208": {"t":"rough","lv":6', /hexes\.5208\.lv/],
    ['a missing hex', '"52": "01-06,12-52"', '"52": "02-06,12-52"', /5201 is missing: the sheet is ragged/],
    ['a hex both land and sea', '"52": "01-06,12-52"', '"52": "01-07,12-52"', /5207 is a sea hex too/],
    ['a hex off the sheet', '"52": "01-06,12-52"', '"52": "01-06,12-53"', /5253 lies outside the sheet/],
    ['a hex without a number', '"5208": {', '"52O8": {', /is no hex number|Invalid key/],
    ['a key nobody reads', '"5208": {"t":"rough"', '"5208": {"forest":1,"t":"rough"', /forest/],
    ['a sector that is none', '"lv":2,"sea":61,', '"lv":2,"sea":61,"sector":"North",', /5207: no sector "North"/],
    ['a sea zone that is none', '"coast":["cape-spada"]', '"coast":["skagerrak"]', /no sea zone is called "skagerrak"/],
    ['a coast hex without sea', '"lv":2,"sea":61,', '"lv":2,', /5207: a coast hex has a share of sea/],
    ['a river between hexes that do not touch', '3211/3212', '3211/3213', /3211 and 3213 are no neighbours/],
    ['a river side written the wrong way', '3211/3212', '3212/3211', /the lower number stands first/],
    ['a river side in the sea', '3211/3212 ', '5201/5202 3211/3212 ', /5201\/5202 touches no land hex/],
    ['a river side twice', '3211/3212 ', '3211/3212 3211/3212 ', /3211\/3212 stands twice/],
    ['a cliff that is no hexside', '1330/1430 ', '1330 ', /"1330" is no hexside/],
    ['a full-sea side inland', '"sea_sides": "', '"sea_sides": "3211/3212 ', /3211 is no coast hex/],
    ['a road that jumps', '4003 4004 4005', '4003 4005', /4003 and 4005 are no neighbours/],
    ['a road into the sea', '"hexes": "4411 4511"', '"hexes": "4411 4511 4512"', /4512 is no land hex/],
    [
      'an airfield on another terrain',
      '"hexes": ["4415"], "capacity"',
      '"hexes": ["4414"], "capacity"',
      /is not on it|4414 is/,
    ],
    ['an airfield without capacity', '"capacity": 7, ', '', /an airfield has a capacity/],
    ['an arrow that leads nowhere', '"exit_sides": {', '"exit_sides": {"5208": "N"', /5208 leads to no off-map box/],
  ])('%s', (_what, part, other, says) => {
    const text = fault(part, other);
    expect(text).toMatch(says);
    expect(text).toMatch(/^maps\/west\.json:\d+: /);
  });

  it('the line is the line of the fault', () => {
    expect(fault('"5208": {"t":"rough"', '"5208": {"t":"swamp"')).toContain(`:${lineOf('"5208"')}: `);
    expect(fault('4003 4004 4005', '4003 4005')).toContain(`:${lineOf('4003 4004 4005')}: `);
  });
});
