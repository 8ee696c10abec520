import type { HexId } from '../../../hex/hex';
import type { SlouchHatsData } from '../data/load';
import type { CombatCounter, Strengths } from '../data/counters';
import type { Side } from '../side';
import type { SlouchHatsView } from '../view/view';
import type { HexUnit } from '../../../render/hexmap/view';
import { nationLetter, styleOfNation } from './theme';

type UnitState = SlouchHatsView['units'][string];
type Mark = HexUnit['tags'][number];

/** What a counter is: combat units lie on top, then what they live on, then aircraft and ships. */
export type Kind = 'combat' | 'supply' | 'air' | 'ship' | 'replacements';

/** A counter of either side where it lies. */
export interface Thing extends HexUnit {
  kind: Kind;
  ofSide: Side;
  /** Supply Points that it shows; 0 for what is no supply unit. */
  points: number;
  /** Has flown, sailed or fired. */
  spent: boolean;
}

/** What a mark on a counter means, for the key. */
export const MARKS_KEY = [
  ['G', 'garrison', false],
  ['S', 'Out of Supply', true],
  ['M', 'No Movement Supply', true],
  ['F', 'has fired, flown, sailed', false],
  ['R', 'gets replacements', false],
] as const;

/** Whoever goes on foot needs no Movement Supply (6.52). */
const marksOf = (unit: UnitState, { motorized }: CombatCounter): Mark[] => [
  ...(unit.outOfSupply ? [{ text: 'S', alarm: true }] : []),
  ...(unit.noMovementSupply && motorized ? [{ text: 'M', alarm: true }] : []),
  ...(unit.garrison ? [{ text: 'G', alarm: false }] : []),
  ...spentMark(unit.fired),
  ...(unit.receiving ? [{ text: 'R', alarm: false }] : []),
];
const spentMark = (spent: boolean): Mark[] => (spent ? [{ text: 'F', alarm: false }] : []);

/** The box of a motorized unit is red (2.24). */
const MOTORIZED = '#f0a890';
/** A No ZOC band (3.22). */
const NO_ZOC = '#f5f2e9';
const NO_ZOC_LIGHT = '#8a6a2e';

const SYMBOL: Readonly<Record<string, string>> = {
  reconnaissance: 'motorized-reconnaissance',
  'armored-car': 'light-armor',
};

/** The symbol of a type of unit. */
export const symbolType = (type: string): string => SYMBOL[type] ?? type;

/** `3-4-6`, of artillery `(2)1-4`: support, defence, movement. */
function figuresOf({ artillery }: CombatCounter, { attack, defence, move }: Strengths): string {
  return artillery ? `(${artillery.support})${defence}-${move}` : `${attack}-${defence}-${move}`;
}

const blank = { box: null, band: null, attack: 0, defence: 0, range: 0, steps: 0, fullSteps: 0, quality: '' } as const;
const bare = { points: 0, spent: false } as const;

/** A combat unit as it lies in a place. */
export function combatUnit(counter: CombatCounter, state: UnitState): Thing {
  const { id, side, nationality, type, size, motorized, noZoc, light, artillery } = counter;
  const now = (state.reduced && counter.back) || counter.front;
  const fullSteps = counter.back ? 2 : 1;
  return {
    ...{ id, name: counter.names[0] ?? id, hex: state.at, side, ofSide: side, kind: 'combat', ...bare },
    ...{ style: styleOfNation(side, nationality), type: symbolType(type), size },
    box: motorized ? MOTORIZED : null,
    band: noZoc ? (side === 'axis' ? NO_ZOC : NO_ZOC_LIGHT) : null,
    figures: figuresOf(counter, now),
    ...{ attack: now.attack, defence: now.defence },
    quality: light ? nationLetter(nationality).toLowerCase() : nationLetter(nationality),
    range: artillery && artillery.range > 1 ? artillery.range : 0,
    ...{ steps: state.reduced && counter.back ? 1 : fullSteps, fullSteps },
    ...{ tags: marksOf(state, counter), spent: state.fired },
  };
}

/** All counters that lie in hexes, boxes and displays, combat units first and the strongest of them on top. */
export function thingsOf(view: SlouchHatsView, data: SlouchHatsData): Thing[] {
  const combat = Object.entries(view.units).flatMap(([id, state]) => {
    const counter = data.counters.units.get(id);
    const nationality = view.nowGerman.includes(id) ? 'german' : counter?.nationality;
    return counter && nationality && state.at !== 'off' ? [combatUnit({ ...counter, nationality }, state)] : [];
  });
  return [
    ...combat.sort(strongestFirst),
    ...supplies(view, data),
    ...aircraft(view, data),
    ...ships(view, data),
    ...replacements(view, data),
  ];
}

const strongestFirst = (a: Thing, b: Thing): number =>
  b.attack + b.defence - a.attack - a.defence || (a.id < b.id ? -1 : 1);

function supplies({ supply }: SlouchHatsView, { counters }: SlouchHatsData): Thing[] {
  return Object.entries(supply).flatMap(([id, { at, points }]): Thing[] => {
    const counter = counters.supply.get(id);
    if (!counter || at === 'off') return [];
    const { side, type, names, move } = counter;
    return [
      {
        ...{ ...blank, id, name: names[0] ?? id, hex: at, side, ofSide: side, kind: 'supply', points, spent: false },
        ...{ style: styleOfNation(side, side), type, size: 'company', tags: [] },
        figures: `${points} SP${move === null ? '' : `, ${move}`}`,
      },
    ];
  });
}

function aircraft({ air }: SlouchHatsView, { counters }: SlouchHatsData): Thing[] {
  return Object.entries(air).flatMap(([id, { at, active, returns }]): Thing[] => {
    const counter = counters.air.get(id);
    if (!counter || (at === 'off' && returns === null)) return [];
    const { side } = counter;
    const back = returns === null ? '' : ` back in ${returns}`;
    return [
      {
        ...{
          ...blank,
          ...bare,
          id,
          name: `${counter.names[0] ?? id}${back}`,
          hex: at,
          side,
          ofSide: side,
          kind: 'air',
        },
        ...{ style: styleOfNation(side, counter.nationality), type: 'aircraft', size: 'company' },
        ...{ quality: nationLetter(counter.nationality), figures: `${counter.support ?? '?'}, ${counter.range}` },
        ...{ tags: spentMark(!active), spent: !active },
      },
    ];
  });
}

function ships({ ships: all }: SlouchHatsView, { counters }: SlouchHatsData): Thing[] {
  return Object.entries(all).flatMap(([id, { at, active }]): Thing[] => {
    const counter = counters.naval.get(id);
    if (!counter || at === 'off') return [];
    return [
      {
        ...{
          ...blank,
          ...bare,
          id,
          name: counter.names[0] ?? id,
          hex: at,
          side: 'allied',
          ofSide: 'allied',
          kind: 'ship',
        },
        ...{ style: styleOfNation('allied', 'british'), type: 'ship', size: 'company' },
        ...{ figures: `${counter.support}, ${counter.action}`, tags: spentMark(!active), spent: !active },
      },
    ];
  });
}

function replacements({ repl }: SlouchHatsView, { counters }: SlouchHatsData): Thing[] {
  return Object.entries(repl).flatMap(([id, at]): Thing[] => {
    const counter = counters.repl.get(id);
    if (!counter || at === 'off') return [];
    return [
      {
        ...{
          ...blank,
          ...bare,
          id,
          name: counter.names[0] ?? id,
          hex: at,
          side: 'axis',
          ofSide: 'axis',
          kind: 'replacements',
        },
        ...{ style: styleOfNation('axis', counter.nationality), type: 'replacements', size: 'company', tags: [] },
        ...{ quality: nationLetter(counter.nationality), figures: String(counters.replMove) },
      },
    ];
  });
}

/** Those that lie in hexes of the map. */
export const onMap = (things: readonly Thing[], { ground }: SlouchHatsData): Thing[] =>
  things.filter(({ hex }) => ground.map.grid.has(hex));

/** Things by place, in their order. */
export function byPlace(things: readonly Thing[]): Map<HexId, Thing[]> {
  const found = new Map<HexId, Thing[]>();
  for (const thing of things) found.set(thing.hex, [...(found.get(thing.hex) ?? []), thing]);
  return found;
}
