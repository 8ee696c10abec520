import { eachOnce } from '../../../kernel/data/each-once';
import { decidingHexes, type GroundScenario, type GroundVictory } from '../data/ground-scenario';
import type { Level } from '../data/schedule';
import type { NavalScenario } from '../data/scenario';
import type { MercuryData, View } from '../mercury';
import { aimsOf } from './ground-aims';
import { NO_AIRFIELD } from '../rules/22-campaign-victory';

/** What a scenario on the hex map is about and how each side wins it (14.1 to 14.3, 22.0), for its first mails. */
export function aboutGround(scenario: GroundScenario, data: MercuryData): readonly string[] {
  const { victory, campaign } = scenario;
  const span = spanOf(scenario, data);
  if (campaign) return aboutCampaign(scenario, data);
  if (victory.airfield) return aboutAirfield(victory.airfield, span);
  if (victory.airfields) return aboutAirfields(victory, span);
  return aboutObjectives(victory, data, span);
}

const aboutAirfield = ({ hex, around }: NonNullable<GroundVictory['airfield']>, span: string): string[] => [
  `Paratroops come down round the airfield of Maleme (${hex}); the garrison wants to keep it. ${span}.`,
  `The German wins with a unit on ${hex} at the end (marginal), overwhelmingly with units on ${listed(around)} too.`,
  `The Allied side wins, overwhelmingly, if no German unit is on ${hex} then. Losses do not count.`,
];

function aboutAirfields(victory: GroundVictory, span: string): string[] {
  const fields = [...new Map(decidingHexes(victory).map(({ name }) => [name, hexesOf(victory, name)]))];
  const named = fields.map(([name, hexes]) => `${name} (${hexes.join(' and ')})`);
  return [
    `Paratroops come down at Retimo and Heraklion and want the airfields. ${span}.`,
    `The German wins with units on every hex of one airfield at the end: ${named.join(' or ')}; overwhelmingly with both.`,
    'The Allied side wins if he has neither; overwhelmingly if then no German unit is within two hexes of one. Losses do not count.',
  ];
}

function aboutObjectives(victory: GroundVictory, { schedule }: MercuryData, span: string): string[] {
  const names = eachOnce(decidingHexes(victory).map(({ name }) => name));
  const places = names.map((name) => `${name} (${hexesOf(victory, name).join(', ')})`);
  const { german, best, least } = bars(schedule.levels['scenario-3'] ?? []);
  return [
    `Paratroops, then troops by air, want the airfield, the towns and the port between Maleme and Suda. ${span}.`,
    `What counts is who stands in these hexes at the end: ${places.join(', ')}.`,
    `With ${german} or more the German wins (with ${best} overwhelmingly), with fewer the Allied side (with ${least} overwhelmingly). Losses do not count.`,
  ];
}

/** 22.1, 22.2: points of both campaigns; the figures are those of the schedule that the club has. */
function aboutCampaign(scenario: GroundScenario, data: MercuryData): string[] {
  const { points, levels } = data.schedule;
  const { german, best, least } = bars(levels[`scenario-${scenario.id}`] ?? []);
  const held = new Map(
    (scenario.campaign?.places ?? []).map(({ item, name }) => [item, name.replace(/ (East|West)$/, ' (each hex)')]),
  );
  const most = [...held].sort(([a], [b]) => (points[b] ?? 0) - (points[a] ?? 0)).slice(0, MOST_PLACES);
  const worth = (item: string): string => numberOf(Math.abs(points[item] ?? 0));
  const left = scenario.campaign?.evacuation
    ? `, ${worth('allied-step-left')} each left on Crete when an evacuation has ended`
    : '';
  return [
    `The battle for Crete by land, sea and air. ${spanOf(scenario, data)}.`,
    `German points: places held at the end (${most.map(([item, name]) => `${name} ${worth(item)}`).join(', ')}, others less), ${worth('allied-step')} an Allied step lost${left}, ships sunk (battleship or carrier ${worth('bb-sunk')}, cruiser ${worth('cl-sunk')}, transport ${worth('tr-sunk')}, destroyer ${worth('dd-sunk')}); less ${worth('german-step')} a German step lost.`,
    `The German wins with ${german} points (overwhelmingly with ${best}), the Allied side if he has fewer (overwhelmingly with ${least} or fewer), or at once if no German is on an airfield when game-turn ${NO_AIRFIELD} ends.`,
  ];
}

const MOST_PLACES = 5;

/** What a scenario at sea alone is about and how it is won (23.1). */
export function aboutNaval(scenario: NavalScenario, data: MercuryData): readonly string[] {
  const { points, levels } = data.schedule;
  const { german, best, least } = bars(levels[scenario.levels] ?? []);
  const zones = (ids: readonly string[]): string => listed(ids.map((id) => data.zones.get(id)?.name ?? id));
  const ships = `battleship ${points['bb-sunk']}, cruiser ${points['cl-sunk']}, destroyer ${points['dd-sunk']}; less if only damaged`;
  const hasConvoys = scenario.germans.length > 0;
  const landed = hasConvoys ? `${points['step-ashore']} a step that his convoys put ashore, ` : '';
  const { mustHold, screen } = scenario;
  const held =
    mustHold.length > 0
      ? ` He also wins, overwhelmingly, if at the end one of these zones holds no Allied ship: ${zones(mustHold)}.`
      : '';
  const lost = hasConvoys ? 'What the German loses at sea counts against him.' : '';
  return [
    `${hasConvoys ? 'Convoys sail for Crete, and the fleet looks for them under' : 'The fleet holds the waters round Crete against'} the Luftwaffe. ${spanOf(scenario, data)}.`,
    `German points: ${landed}ships sunk (${ships}), ${points['screen-shortfall']} each turn for each bombardment point short of ${screen.atLeast} in ${zones(screen.zones)}. He wins with ${german} (with ${best} overwhelmingly).${held}`,
    `The Allied side wins if he has fewer (with ${least} overwhelmingly). ${lost}`.trim(),
  ];
}

/** The points that the German needs, needs for the most, and may have at the most for the best of the Allied levels (22.3). */
function bars(levels: readonly Level[]): { german: number; best: number; least: number } {
  const from = (word: RegExp): number[] =>
    levels.flatMap(({ name, from: first }) => (word.test(name) && first !== null ? [first] : []));
  const allied = levels.find(({ name }) => name === 'Overwhelming Allied');
  return {
    german: Math.min(...from(/German$/)),
    best: Math.max(...from(/German$/)),
    least: allied?.to ?? allied?.from ?? 0,
  };
}

const hexesOf = (victory: GroundVictory, name: string): string[] =>
  decidingHexes(victory).flatMap((one) => (one.name === name ? [one.hex] : []));

/** `Game-turns 1 to 6, 20 AM to 21 Night` of May 1941 */
function spanOf({ first, last }: { first: number; last: number }, { turns }: MercuryData): string {
  const name = (no: number): string => turns.find((turn) => turn.no === no)?.name ?? String(no);
  return `Game-turns ${first} to ${last}, ${name(first)} to ${name(last)} May 1941`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** `a half`, `3` */
const numberOf = (points: number): string => (points === 0.5 ? 'a half' : String(points));

/** What decides the game now: who stands in the hexes that do, or the points so far (14.0, 22.2). */
export function tally(view: View, data: MercuryData): string {
  if (!view.ground || view.campaign) return `German points so far: ${view.score.points}.`;
  const aims = aimsOf(view, data);
  const german = aims.filter(({ holder }) => holder === 'german');
  const where = german.length === 0 ? '' : `: ${german.map(({ hex }) => hex).join(', ')}`;
  return `German units stand in ${german.length} of the ${aims.length} hexes that decide the game${where}.`;
}
