import { optionsShown, optionsTotal } from '../facts/game';
import type { Act, CampaignState, HexId, MercuryData, Side, World } from '../mercury';
import type { Variant } from '../data/variants';
import type { Ground } from './ground/ground';

type Number = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** A Campaign Option by its card. */
export type OptionId = `${Side}-${Number}`;

/** What a game, or what a side sees of it, says of the options in force. */
export interface Varied {
  campaign?: { options?: readonly string[] } | null;
}

/** Whether an option is in force: both have shown what they took, and this is among it (23.45). */
export const hasOption = ({ campaign }: Varied, option: OptionId): boolean =>
  campaign?.options?.includes(option) ?? false;

type Cards = Pick<MercuryData, 'variants'>;

/** The cards of a side that may be taken; in the game without ships those that would do nothing there may not (21.0, 23.42). */
export function cardsOf({ variants }: Cards, side: Side, withoutShips: boolean): Variant[] {
  return [...variants.cards.values()].filter((card) => card.side === side && !(withoutShips && card.atSea));
}

/** The points that options cost together (23.42). */
export const costOf = ({ variants }: Cards, options: readonly string[]): number =>
  options.reduce((n, id) => n + (variants.cards.get(id)?.cost ?? 0), 0);

/** The total that the German has told; null: he has not chosen yet (23.43). */
export const toldTotal = (data: Cards, { variants }: Pick<CampaignState, 'variants'>): number | null =>
  variants?.german ? costOf(data, variants.german) : null;

/** 23.43: nothing but the total of the German is announced. */
export function tellTotal(c: Act): void {
  optionsTotal(c, { points: toldTotal(c.data, c.world.campaign ?? { variants: {} }) ?? 0 });
}

/** Whether the German has taken any: if not, nobody takes one (23.44, our reading). */
export const anyTaken = ({ world }: Pick<Act, 'world'>): boolean => (world.campaign?.variants?.german ?? []).length > 0;

/** 23.45: both show what they took; it is in force, and its price counts (23.42). */
export function showOptions(c: Act): void {
  const { campaign } = c.world;
  if (!campaign?.variants) return;
  const { german = [], allied = [] } = campaign.variants;
  delete campaign.variants;
  campaign.options = [...german, ...allied];
  for (const [side, options] of [
    ['german', german],
    ['allied', allied],
  ] as const)
    optionsShown(c, { side, options: [...options], points: costOf(c.data, options) });
  for (const id of campaign.options) payFor(c, id);
  if (hasOption(c.world, 'german-5')) moreBombers(c.world, c.data);
}

/** 23.42: the price of a German option comes off the German points, that of an Allied one is added to them. */
function payFor({ world, data }: Act, id: string): void {
  const card = data.variants.cards.get(id);
  if (!card) return;
  const points = card.side === 'german' ? -card.cost : card.cost;
  world.score.push({ item: id, points, times: 1, turn: world.turn, what: `${cardName(id)}, ${card.title}` });
}

/** `German option 2` */
const cardName = (id: string): string => {
  const [side = '', no = ''] = id.split('-');
  return `${side.replace(/^\w/, (c) => c.toUpperCase())} option ${no}`;
};

/** `german-2 Air bridge (8)` of each. */
export const cardsNamed = ({ variants }: Cards, ids: readonly string[]): string[] =>
  ids.map((id) => {
    const card = variants.cards.get(id);
    return card ? `${id} ${card.title} (${card.cost})` : id;
  });

/** `german-2 Air bridge (8): what it does` */
export function cardText({ variants }: Cards, id: string): string {
  const card = variants.cards.get(id);
  return card ? `${id} ${card.title} (${card.cost}): ${card.text}` : id;
}

/** 12.16: the optional Ju-87 and Ju-88 are there from the first game-turn. */
function moreBombers(world: World, data: Cards): void {
  for (const id of data.variants.air) world.air[id] ??= { id, box: 'Ready' };
}

/** How far the target hexes of a wave may differ from the card: within their sector, or over the whole map. */
export type Regrouped = 'sector' | 'map';

const FIRST_WAVE = 1;

/** 6.12a, 23.45: option 6 for the First Wave, which drops on game-turn 1, option 1 for the Second, option 7 for both; null: by the card. */
export function regrouped(game: Varied & { turn: number }): Regrouped | null {
  if (hasOption(game, 'german-7')) return 'map';
  return hasOption(game, game.turn === FIRST_WAVE ? 'german-6' : 'german-1') ? 'sector' : null;
}

/** The target hexes that a unit may have, by the one its card gives. */
export function targetsFor({ hexes }: Pick<Ground, 'hexes'>, printed: HexId | undefined, within: Regrouped): HexId[] {
  const sector = hexes[printed ?? '']?.sector;
  return Object.keys(hexes).filter((hex) => within === 'map' || hexes[hex]?.sector === sector);
}
