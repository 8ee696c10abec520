import { stacksOf } from '../../../render/hexmap/roster';
import { rosterBelow } from '../../../render/hexmap/roster-below';
import type { Block } from '../../../render/page/boxes';
import { orderForm } from '../../../render/page/order-form';
import { pageHeading } from '../../../render/page/heading';
import { tableBlock, TABLE_STYLES, type Table } from '../../../render/page/table';
import { PAPER as WHITE, plain } from '../../../render/page/theme';
import { PAPER_SIZE, type PageText, type Paper, type Points, type Scene } from '../../../render/scene';
import { label, rectangle } from '../../../render/shapes';
import { scoreLines } from '../rules/9-1-points';
import { aboard } from '../rules/6-3-cargo';
import { stationOf } from '../rules/5-2-stations';
import { nameOf, placeName } from '../rules/names';
import { SIDES, type Side } from '../side';
import { plotFor, type Drawn } from './map';
import { MARGIN } from './overview';
import { MARKS, type Thing } from './units';

const [HEAD, GAP] = [20, 5];
/** Of the number of the page. */
const NUMBER = 44;
/** The order form gets no less. */
const LEAST_FORM = 110;

const table = (
  title: string,
  heads: readonly (readonly [string, number])[],
  rows: string[][],
  width: Points,
  empty = '',
): Block =>
  tableBlock(
    { title, columns: heads.map(([head, share]) => ({ head, share })), rows, empty } satisfies Table,
    width,
    TABLE_STYLES[0] ?? { pitch: 8.6, wrap: true },
  );

/** `I/StG 3 1, 2, 4`: like names once. */
export function inShort(names: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const [, stem = name, number = ''] = /^(.+) (\d+)$/.exec(name) ?? [];
    groups.set(stem, [...(groups.get(stem) ?? []), number]);
  }
  return [...groups]
    .map(([stem, numbers]) => [stem, numbers.filter((n) => n !== '').join(', ')].join(' ').trim())
    .join('; ');
}

/** By base the own aircraft that are ready, that have flown, that fly CAP; how many take off there (5.2.2, 5.8). */
function airDisplay({ view, data, things }: Drawn, width: Points): Block {
  const own = things.filter(({ kind, place, figures }) => kind === 'air' && figures !== '?' && !OUT.includes(place));
  const homeOf = ({ place, cap }: Thing): string => cap?.home ?? place;
  const bases = [...new Set(own.map(homeOf))].toSorted();
  const names = (all: readonly Thing[]): string => inShort(all.map(({ name }) => name)) || '-';
  const rows = bases.map((base) => {
    const here = own.filter((unit) => homeOf(unit) === base);
    const station = stationOf(view, data, base);
    const limit = station === null || station.most === null ? '-' : String(station.most);
    const state = station?.closed === true ? 'closed' : station && station.hits > 0 ? `hits ${station.hits}` : '';
    const up = here
      .filter(({ cap }) => cap !== null)
      .map(({ name, hex, cap }) => `${name} (${hex}${cap?.night === true ? ', night' : ''})`);
    return [
      [placeName(data, base), state].filter((word) => word !== '').join(', '),
      limit,
      names(here.filter(({ spent, cap }) => !spent && cap === null)),
      names(here.filter(({ spent, cap }) => spent && cap === null)),
      up.join(', ') || '-',
    ];
  });
  const heads = [
    ['base', 17],
    ['take-off', 7],
    ['ready', 44],
    ['flown', 18],
    ['CAP', 14],
  ] as const;
  return table('AIR DISPLAY', heads, rows, width, 'No aircraft of yours.');
}

/** Who is out of play for good or for now. */
const OUT: readonly string[] = ['lost', 'gone', 'german-not-arrived', 'allied-not-arrived'];

/** Own task forces and ships at sea with their cargo; those of the box in a line (6.3, 6.5). */
function shipCard({ view, data, things }: Drawn, width: Points): Block {
  const own = things.filter(
    ({ kind, side, place }) => kind === 'naval' && side === view.viewer && !OUT.includes(place),
  );
  const words = (id: string, marks: Thing['tags']): string => {
    const { hits = 0, stayed = 0 } = view.ships[id] ?? {};
    const { endurance = 'none' } = data.ships.get(id) ?? {};
    const said = marks.map(({ text }) => MARKS.find(([mark]) => mark === text)?.[1] ?? text);
    const time = endurance === 'none' ? [] : [`${endurance}, ${stayed} ${stayed === 1 ? 'impulse' : 'impulses'} out`];
    return [...said, ...(hits > 0 ? [`hits ${hits}`] : []), ...time].join(', ');
  };
  const cargo = (id: string): string =>
    aboard(view, id)
      .map((unit) => nameOf(data, unit))
      .join(', ');
  const rows = own
    .filter(({ hex, id }) => hex !== '' || cargo(id) !== '')
    .toSorted((a, b) => (a.quality < b.quality ? 1 : a.quality > b.quality ? -1 : a.hex < b.hex ? -1 : 1))
    .map(({ id, name, quality, place, figures, tags }) => {
      const { type = 'T', transport = 0 } = data.ships.get(id) ?? {};
      return [
        ...[name, quality === '' ? '-' : `TF ${quality}`, data.shipKinds[type].name, figures, placeName(data, place)],
        ...[words(id, tags) || '-', cargo(id) || (transport > 0 ? `empty, holds ${transport}` : '-')],
      ];
    });
  const rest = own.filter(({ hex, id }) => hex === '' && cargo(id) === '').map(({ name }) => name);
  const all = rest.length > 0 ? [...rows, [`${rest.length} more`, '', '', '', 'Holding Box', '', inShort(rest)]] : rows;
  const heads = [
    ['ship', 14],
    ['force', 6],
    ['type', 12],
    ['values', 7],
    ['where', 19],
    ['state', 18],
    ['cargo (in companies)', 24],
  ] as const;
  return table('TASK FORCES, SHIPS, CARGO', heads, all, width, 'No ships of yours.');
}

/** What the present turn brings and those to come (8.2, 8.4, 10). */
function calendar({ view, data }: Drawn, width: Points): Block {
  const scenario = data.scenarios.find(({ id }) => id === view.scenario);
  const rows = Object.entries(scenario?.dates ?? {}).flatMap(([turn, date]) => {
    if (Number(turn) < view.clock.turn) return [];
    const of = (side: Side): string =>
      (scenario?.arrivals ?? [])
        .filter((one) => one.turn === Number(turn) && one.side === side && one.units.length > 0)
        .map(
          ({ units, when }) =>
            `${inShort(units.map((id) => nameOf(data, id)))}${when === 'accolade' ? ' (Accolade)' : ''}`,
        )
        .join('; ');
    return [[`${Number(turn) === view.clock.turn ? '» ' : ''}${turn}`, date, ...SIDES.map((side) => of(side) || '-')]];
  });
  const heads = [
    ['turn', 6],
    ['begins', 12],
    ['German units', 41],
    ['Allied units', 41],
  ] as const;
  return table('TURNS AND REINFORCEMENTS', heads, rows, width);
}

/** Every item that counts now, and what is lost. */
function points({ view, data, things }: Drawn, width: Points): Block {
  const lines = scoreLines(view, data);
  const lost = SIDES.map((side) =>
    things.filter((thing) => thing.side === side && thing.place === 'lost').map(({ name }) => name),
  );
  const rows = [
    ['Points', lines.join('; ')],
    ...SIDES.map((side, i) => [`${side === 'german' ? 'German' : 'Allied'} losses`, inShort(lost[i] ?? []) || 'none']),
  ];
  return table(
    'POINTS AND LOSSES',
    [
      ['whose', 14],
      ['what', 86],
    ],
    rows,
    width,
  );
}

/** A page before it is known how many there are. */
export type Page = (page: string) => Scene;

/** Everybody by his hex, then aircraft and ships of who has some, turns and points, on as many pages as they take; `form`: the order form behind them. */
export function cardPages(drawn: Drawn, text: PageText, paper: Paper, form = true): Page[] {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const first = MARGIN + HEAD;
  const foot = height - MARGIN;
  const plot = plotFor(drawn.data);
  const stacks = stacksOf(
    plot,
    drawn.things.filter(({ hex }) => hex !== ''),
  );
  const roster = rosterBelow(stacks, { x: MARGIN, y: first, width: inner, height: foot - first }, '');
  const own = drawn.view.outside ? [] : [airDisplay, shipCard];
  const blocks = [...own, calendar, points].map((make) => make(drawn, inner));
  const pages: Scene['shapes'][] = [roster.draw()];
  let top = first + roster.height;
  const put = (shapes: Scene['shapes'], high: Points): void => {
    pages.push([...(pages.pop() ?? []), ...shapes]);
    top += high + GAP;
  };
  for (const block of blocks) {
    if (top + block.height > foot && top > first) {
      pages.push([]);
      top = first;
    }
    put(block.draw(MARGIN, top), block.height);
  }
  if (form && top + LEAST_FORM > foot) {
    pages.push([]);
    top = first;
  }
  if (form) put(orderForm(text, { x: MARGIN, y: top, width: inner, height: foot - top }), 0);
  // Orders are written beside it on the web: there it is as high as what stands on it.
  const high = (i: number): Points => (form || i < pages.length - 1 ? height : top + MARGIN);
  return pages.map((shapes, i) => (page) => ({
    width,
    height: high(i),
    shapes: [
      rectangle({ x: 0, y: 0, width, height: high(i) }, { fill: WHITE }),
      ...pageHeading(text, i === 0 ? 'Units, aircraft, ships' : 'Orders', MARGIN, MARGIN, inner - NUMBER),
      label(page, width - MARGIN, MARGIN + 10, { ...plain, anchor: 'end' }),
      ...shapes,
    ],
  }));
}
