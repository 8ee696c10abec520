import type { CardsData, Seat, View } from '../cards';
import type { Inspected } from '../../../../render/inspect';
import { INK, PALE } from '../../../../render/page/theme';
import { PAPER_SIZE, type PageText, type Paper, type Points, type Scene, type Shape } from '../../../../render/scene';
import { circle, label, polygon } from '../../../../render/shapes';
import type { SystemPages } from '../../../../render/system-pages';

/** Width of a hex from side to side, and where the first one lies. */
const HEX: Points = 60;
const [LEFT, TOP] = [70, 110];
const COLOURS: Record<Seat, string> = { red: '#a03020', green: '#2f6b3a', blue: '#24508a' };

function middle({ map }: CardsData, hex: string): readonly [Points, Points] {
  const [x0, y0] = map.centre('0101');
  const [x, y] = map.centre(hex);
  return [LEFT + (x - x0) * HEX, TOP + (y - y0) * HEX];
}

/** A hex on its side. */
function hexShape(data: CardsData, hex: string): Shape[] {
  const [x, y] = middle(data, hex);
  const radius = HEX / Math.sqrt(3);
  const corners = [0, 1, 2, 3, 4, 5].map((i): [number, number] => {
    const angle = (i * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  const fill = hex === data.hill ? '#d8c8a0' : PALE;
  return [
    polygon(corners, { fill, stroke: INK, width: 0.5 }),
    label(hex, x, y - 16, { font: 'sans', size: 7, color: INK, anchor: 'middle' }),
  ];
}

function scene(view: View, data: CardsData, text: PageText, paper: Paper): Scene {
  const pawns = Object.entries(view.pawns) as [Seat, string][];
  const line = { font: 'sans', size: 9, color: INK } as const;
  return {
    ...PAPER_SIZE[paper],
    shapes: [
      label(`${text.title}, ${text.moment}, as ${text.seat} sees it`, 40, 40, {
        ...line,
        font: 'serif-bold',
        size: 16,
      }),
      label(`Hand: ${view.hand.join(', ')}`, 40, 60, line),
      ...data.map.all().flatMap((hex) => hexShape(data, hex)),
      ...pawns.flatMap(([seat, hex], i) => {
        const [x, y] = middle(data, hex);
        return [
          circle(x - 12 + 12 * i, y + 4, 7, { fill: COLOURS[seat] }),
          label(`${view.cards[seat]}`, x - 12 + 12 * i, y + 20, { ...line, size: 7, anchor: 'middle' as const }),
        ];
      }),
    ],
  };
}

/** What may be looked into: every hex, with whose pawns stand there. */
function inspected(view: View, data: CardsData): Inspected[] {
  return data.map.all().map((place) => {
    const [x, y] = middle(data, place);
    const here = Object.entries(view.pawns).filter(([, hex]) => hex === place);
    return { place, at: [x - HEX / 2, y - HEX / 2, HEX, HEX], lines: here.map(([seat]) => `the pawn of ${seat}`) };
  });
}

/** The pages of the second small game (systems/testing/cards): one drawing for all. */
export const cardsPages: SystemPages = {
  pages: (view, data, text, paper) => [scene(view as View, data as CardsData, text, paper)],
  crop: (view, data, text) => scene(view as View, data as CardsData, text, 'A4'),
  sheets: (view, data, text, paper) => [
    {
      ...{ id: 'map', name: 'Map' },
      scene: () => scene(view as View, data as CardsData, text, paper),
      inspect: () => inspected(view as View, data as CardsData),
    },
  ],
};
