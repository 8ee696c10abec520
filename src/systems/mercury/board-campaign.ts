import { z } from 'zod';
import type { MercuryData } from './data/load';
import { idOf } from './board-with';
import { ships } from './orders/names';
import { freshUnit } from './set-up-ground';
import type { Cargo, World } from './world';

const cargo = z.array(z.string());

/** What a board says of a campaign: who waits at Alexandria, what ships carry. */
export const campaignSchema = {
  'without ships': z.boolean().default(false),
  'at alexandria': cargo.default([]),
  /** Campaign options that were chosen (23.4). */
  options: cargo.default([]),
  cargo: z.record(z.string(), cargo).default({}),
};
type CampaignBoard = z.infer<z.ZodObject<typeof campaignSchema>>;

/** Puts units and RSCs at Alexandria and aboard ships. @throws Error naming what is wrong */
export function placeCampaign(world: World, data: MercuryData, board: CampaignBoard): void {
  const { campaign } = world;
  const waiting = cargoOf(data, board['at alexandria']);
  if (campaign) {
    if (board.options.length > 0) campaign.options = board.options;
    campaign.alexandria.units.push(...waiting.units);
    campaign.alexandria.rsc += waiting.rsc;
  }
  for (const [name, list] of Object.entries(board.cargo)) {
    const ship = world.ships[idOf(name, ships.all(data), 'ship')];
    if (!campaign || !ship) throw new Error(`board: cargo: ${name} is no ship of this board's campaign`);
    ship.cargo = cargoOf(data, list);
  }
}

/** `A/Queens`, `B/Queens (reduced)`, `RSC` */
function cargoOf(data: MercuryData, list: readonly string[]): Cargo {
  const troops = list.filter((text) => text !== 'RSC');
  const units = troops.map((text) => {
    const [, name = text, notes = ''] = /^(.*?)\s*(?:\((.*)\))?$/.exec(text) ?? [];
    if (!['', 'reduced'].includes(notes))
      throw new Error(`board: ${name} aboard cannot be "${notes}"; it can be reduced`);
    return freshUnit(idOf(name, [...data.ground.values()], 'ground unit'), null, notes === 'reduced');
  });
  return { units, rsc: list.length - troops.length };
}
