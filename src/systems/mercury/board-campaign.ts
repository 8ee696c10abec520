import { z } from 'zod';
import { notedName } from '../../kernel/testing/noted-name';
import type { CampaignState, Cargo, MercuryData, World } from './mercury';
import { idOf } from './board-with';
import { ships } from './orders/names';
import { freshUnit } from './set-up-ground';

const cargo = z.array(z.string());
const convoy = z.strictObject({ cargo, from: z.number().optional(), at: z.string().optional() });

/** What a board says of a campaign: its charter, who waits at Alexandria, what ships and convoys carry, losses, the order to leave. */
export const campaignSchema = {
  'without ships': z.boolean().default(false),
  'at alexandria': cargo.default([]),
  /** German units that a convoy left in Athens (17.37e). */
  'at athens': cargo.default([]),
  /** Campaign options are still to be taken (23.41). */
  'campaign variants': z.boolean().default(false),
  /** Campaign options that were chosen (23.4). */
  options: cargo.default([]),
  cargo: z.record(z.string(), cargo).default({}),
  /** An order to evacuate ends the game, by agreement (20.0). */
  'evacuation decides': z.boolean().default(false),
  /** Steps lost so far, by unit (20.11b). */
  'steps lost': z.record(z.string(), z.number()).default({}),
  /** The game-turn with the Evacuation Ends marker (20.12). */
  'evacuation ends': z.number().optional(),
  /** Allied convoys of the game without ships, by number; one `at` a place has arrived there. */
  convoys: z.record(z.string(), z.union([cargo, convoy])).default({}),
  /** The game-turn in which one was last sent. */
  sent: z.number().optional(),
};
type CampaignBoard = z.infer<z.ZodObject<typeof campaignSchema>>;

/** The options of a charter as a set-up reads them. */
export const optionsOf = (board: CampaignBoard): Record<string, true> => ({
  ...(board['without ships'] ? { 'without-ships': true as const } : {}),
  ...(board['campaign variants'] ? { 'campaign-variants': true as const } : {}),
  ...(board['evacuation decides'] ? { 'evacuation-decides': true as const } : {}),
});

/** Puts units and RSCs at Alexandria and aboard ships. @throws Error naming what is wrong */
export function placeCampaign(world: World, data: MercuryData, board: CampaignBoard): void {
  const { campaign } = world;
  const waiting = cargoOf(data, board['at alexandria']);
  if (campaign) {
    if (board.options.length > 0) campaign.options = board.options;
    campaign.alexandria.units.push(...waiting.units);
    campaign.alexandria.rsc += waiting.rsc;
    placeLosses(campaign, data, board);
    if (board['at athens'].length > 0) campaign.athens = cargoOf(data, board['at athens']).units;
  }
  for (const [name, list] of Object.entries(board.cargo)) {
    const ship = world.ships[idOf(name, ships.all(data), 'ship')];
    if (!campaign || !ship) throw new Error(`board: cargo: ${name} is no ship of this board's campaign`);
    ship.cargo = cargoOf(data, list);
  }
  if (campaign) placeConvoys(campaign, data, board);
}

function placeConvoys(campaign: CampaignState, data: MercuryData, { convoys, sent }: CampaignBoard): void {
  if (sent !== undefined) campaign.sent = sent;
  const listed = Object.entries(convoys).map(([no, said]) => {
    const { cargo: list, from = 0, at } = Array.isArray(said) ? { cargo: said } : said;
    const place = at === undefined ? {} : { at: idOf(at, [...data.places.values()], 'landing place') };
    return { no: Number(no), cargo: cargoOf(data, list), from, ...place };
  });
  if (listed.length > 0) campaign.convoys = listed;
}

function placeLosses(campaign: CampaignState, data: MercuryData, board: CampaignBoard): void {
  const units = [...data.ground.values()];
  const lost = Object.entries(board['steps lost']).map(
    ([name, steps]) => [idOf(name, units, 'ground unit'), steps] as const,
  );
  if (lost.length > 0) campaign.lost = Object.fromEntries(lost);
  const ends = board['evacuation ends'];
  if (ends !== undefined) campaign.evacuation = { ends };
}

/** `A/Queens`, `B/Queens (reduced)`, `RSC` */
function cargoOf(data: MercuryData, list: readonly string[]): Cargo {
  const troops = list.filter((text) => text !== 'RSC');
  const units = troops.map((text) => {
    const { name, notes } = notedName(text);
    if (!['', 'reduced'].includes(notes))
      throw new Error(`board: ${name} aboard cannot be "${notes}"; it can be reduced`);
    return freshUnit(idOf(name, [...data.ground.values()], 'ground unit'), null, notes === 'reduced');
  });
  return { units, rsc: list.length - troops.length };
}
