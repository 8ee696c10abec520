import { slouchHatsData, worldWith } from '../testing';
import { slouchHatsView } from '../view/view';
import { overlap, type Point, type Rect } from '../../../render/geometry';
import { HEX } from '../../../render/hexmap/plot';
import { sheetOfSyria } from './sheet';
import { texts } from '../../../render/testing/lettering';
import type { Scene } from '../../../render/scene';
import { slouchHatsPages } from './pages';
import { sampleText } from './testing';

const data = slouchHatsData();

const middleOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];
const widthBetween = (a: Rect | undefined, b: Rect | undefined): number =>
  a && b ? Math.abs(middleOf(a)[0] - middleOf(b)[0]) : NaN;

describe('the names of a front where stack lies beside stack', () => {
  const world = worldWith({
    '1521': '2-CL II-22RTA',
    '1522': '8RSA',
    '1721': 'II-RACL',
    '1722': 'II-29RTA',
    '1723': '25-7A 6-Cav',
    '1821': 'I-6REI II-6REI',
    '1822': '6RCA 7RCA GAM',
    '1923': '1-1 2-1',
    '1523': '21-7A',
    '1825': '2-3MG',
  });
  const [page = { width: 0, height: 0, shapes: [] }] = slouchHatsPages.pages(
    slouchHatsView(world, 'allied', data),
    data,
    sampleText('allied'),
    'A4',
  ) as Scene[];
  const named = texts(page).filter(({ text }) => text.halo && ['serif-bold', 'sans-italic'].includes(text.font));

  it.each(['Sidon', 'Jezzine', 'Merdjayoun', 'Kuneitra', 'Rosh Pina', 'Tyre'])('has %s', (name) => {
    expect(named.some(({ text }) => text.text.startsWith(name))).toBe(true);
  });

  it('have the number of their hex where they stand in another, as that one would be read by them', () => {
    const { plot, places } = sheetOfSyria(data.ground.map);
    const number = (hex: string) => texts(page).find(({ text }) => text.text === plot.number(hex))?.box;
    const scale =
      widthBetween(number('2124'), number('2224')) / Math.abs(plot.centre('2124')[0] - plot.centre('2224')[0]);
    const away = named.flatMap(({ text, box }) => {
      const hexes = places.find(({ name }) => name === text.text)?.hexes ?? [];
      const own = hexes[0] === undefined ? undefined : number(hexes[0]);
      if (!own) return [];
      // The number stands half a hex above the middle.
      const [dx, dy] = [middleOf(box)[0] - middleOf(own)[0], middleOf(box)[1] - middleOf(own)[1] - scale * HEX * 0.4];
      return [{ name: text.text, far: Math.hypot(dx, dy) / (scale * HEX) }];
    });
    expect(away.length).toBeGreaterThan(5);
    expect(away.filter(({ far }) => far > 0.95)).toEqual([]);
  });

  it('have the number of their hex where they had to go far from it, and only there', () => {
    const numbered = named.filter(({ text }) => / \d{4}$/.test(text.text)).map(({ text }) => text.text);
    expect(numbered).toContain('Merdjayoun 1722');
    expect(numbered.every((text) => !text.startsWith('Damascus') && !text.startsWith('Haifa'))).toBe(true);
  });

  it('lie on none of the others', () => {
    const core = named.map(({ box, text }) => ({
      ...box,
      y: box.y + box.height * 0.3,
      height: box.height * 0.4,
      text,
    }));
    const over = core.flatMap((a, i) =>
      core.slice(i + 1).flatMap((b) => (overlap(a, b) ? [`${a.text.text}/${b.text.text}`] : [])),
    );
    expect(over).toEqual([]);
  });
});
