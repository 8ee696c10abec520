import type { VictoryItem } from '../data/victory';
import { placeName } from '../rules/names';
import { Board } from '../rules/03-board';
import { surrenderColumn, surrenderModifiers } from '../rules/18-victory';
import type { Side, SlouchHatsData } from '../slouch-hats';
import type { SlouchHatsView } from './view';

/** What a scenario is about and how each side wins it (18.0), for its first mails: the figures are those that the club has. */
export function aboutScenario(id: string, data: SlouchHatsData): readonly string[] {
  const { victory } = data;
  const turns = data.turns.filter(({ scenarios }) => scenarios.includes(id)).map(({ name }) => name);
  const last = turns.at(-1) ?? '';
  const { costs, surrender } = victory;
  const cities = surrender.cities.map((hex) => town(data, hex));
  return [
    `Syria and Lebanon, 1941, ${turns.length} turns from ${turns[0] ?? ''} to ${last}. Without enemy combat units on the map you win at once.`,
    `The Allied side wins when Vichy surrenders. From ${data.turns[surrender.firstTurn]?.name ?? ''} on it may roll for that once a turn, for ${costs['surrender-table']} point; holding ${cities.join(', ')} helps, and each +1 bought for ${costs['surrender-modifier']} points. Points: ${pointsFor('allied', data)}.`,
    `The Axis wins if Vichy has not surrendered by the end of ${last}. Each -1 costs it ${costs['surrender-modifier']} points. Points: ${pointsFor('axis', data)}.`,
  ];
}

/** The places that are worth the most to a side, and what else brings it points. */
function pointsFor(side: Side, data: SlouchHatsData): string {
  const scored = data.victory.items.filter((item) => item.points[side] > 0);
  const places = scored.flatMap((item) =>
    item.kind === 'place' ? [{ name: town(data, item.hex), vp: item.points[side] }] : [],
  );
  const worth = places
    .filter(({ vp }) => vp > 1)
    .sort((a, b) => b.vp - a.vp)
    .slice(0, MOST_PLACES);
  const lesser = places.length > worth.length ? ['others less'] : [];
  const else_ = scored.flatMap((item) => otherwise(item, item.points[side], data));
  return [...worth.map(({ name, vp }) => `${name} ${vp}`), ...lesser, ...else_].join(', ');
}

/** So many places are named with their worth. */
const MOST_PLACES = 3;

/** `1 for each turn from III June that Damascus is held` */
function otherwise(item: VictoryItem, vp: number, data: SlouchHatsData): string[] {
  if (item.kind === 'held')
    return [`${vp} each turn from ${data.turns[item.from]?.name ?? ''} with ${town(data, item.hex)}`];
  if (item.kind === 'retaken') return [`${vp} for a city retaken`];
  if (item.kind !== 'lost') return [];
  return [item.per === 1 ? `${vp} for each Allied brigade lost` : `${vp} for every ${item.per} Axis units lost`];
}

/** `Beirut` */
const town = (data: SlouchHatsData, hex: string): string => placeName(data, hex).replace(/^\d+ /, '');

/** What decides the game now: points, and what the roll for surrender would be made with (18.3). */
export function tally(view: SlouchHatsView, data: SlouchHatsData): string {
  const { surrender } = data.victory;
  const { allied, axis } = view.victoryPoints;
  const held = surrenderColumn(new Board(view, data));
  const bought = surrenderModifiers(view, data).reduce((sum, { by }) => sum + by, 0);
  const modifier = bought === 0 ? '' : `, ${bought > 0 ? '+' : ''}${bought} bought for the surrender roll`;
  return `Victory Points: Allied ${allied}, Axis ${axis}; the Allied side holds ${held} of ${surrender.cities.map((hex) => town(data, hex)).join(', ')}${modifier}.`;
}
