import { z } from 'zod';
import type { Path, YamlFile } from '../../../kernel/data/yaml-file';
import type { Pack } from './load';
import type { CountedPlace } from './schedule';

const schema = z.object({
  maps: z.array(z.string()),
  allied: z.object({
    alexandria: z.object({ from_turn: z.number() }),
    rsc_on_hand: z.number(),
    off_map_boxes: z.literal('all').optional(),
  }),
  german: z.object({
    convoys: z.array(z.string()),
    athens_landing: z.object({
      units: z.union([z.array(z.string()), z.literal('all')]),
      after_group: z.union([z.number(), z.literal('last')]),
    }),
  }),
  supply_sectors: z.array(z.string()),
  evacuation: z.boolean().default(true),
  special: z.array(z.object({ id: z.string() })),
});
const alliedCard = z.object({
  off_map_boxes: z.record(z.string(), z.array(z.string())),
  alexandria: z.object({ units: z.array(z.string()) }),
});
const germanCard = z.object({
  convoys: z.record(z.string(), z.union([z.array(z.string()), z.string()])),
  athens_landing: z.object({ units: z.array(z.string()) }),
});
const navalCard = z.object({ allied: z.object({ rsc_at_alexandria: z.number() }) });

/** The campaign part of scenarios/5 or 6; null in scenarios without it. @throws DataFault naming a unit or sector that is not there */
export function readCampaign(
  file: YamlFile,
  cards: { allied: YamlFile; german: YamlFile; naval: YamlFile },
  data: Pick<Pack, 'ground' | 'hexMaps' | 'boxes' | 'schedule'>,
) {
  const { uses } = file.read(z.object({ uses: z.string().default('') }));
  if (!uses.startsWith('campaign rules')) return null;
  const raw = file.read(schema);
  const [allied, german] = [cards.allied.read(alliedCard), cards.german.read(germanCard)];
  const { units, after_group } = raw.german.athens_landing;
  const campaign = {
    /** Sectors with a supply level of their own, by their ids on the map sheets (15.11). */
    sectors: raw.supply_sectors,
    /** German convoys and the ground units they carry; each also carries one RSC (17.35). */
    convoys: raw.german.convoys.map((id, i) => {
      const list = german.convoys[id];
      if (!Array.isArray(list)) throw file.fault(['german', 'convoys', i], `the card has no convoy "${id}"`);
      return { id, units: list };
    }),
    /** Units of convoys unloaded at Athens that fly in after this many airlanding groups, or after the last (17.37e). */
    athensLanding: {
      units: units === 'all' ? german.athens_landing.units : units,
      afterGroup: after_group === 'last' ? null : after_group,
    },
    /** Allied units at Alexandria, which may embark from a game-turn on (23.2, 23.3). */
    alexandria: {
      ...{ units: allied.alexandria.units, fromTurn: raw.allied.alexandria.from_turn },
      rsc: cards.naval.read(navalCard).allied.rsc_at_alexandria,
    },
    /** Allied RSCs that lie on Crete from the first game-turn (15.25a). */
    rscOnHand: raw.allied.rsc_on_hand,
    /** The Allied player may be ordered off the island (20.1). */
    evacuation: raw.evacuation,
    /** The Campaign Option Cards may be used, if both agree (23.41). */
    variants: raw.special.some(({ id }) => id === 'options'),
    /** Places that score while Germans stand there (22.2). */
    places: placesInPlay(raw, data),
    /** Allied units that begin in off-map boxes (4.61). */
    inBoxes: raw.allied.off_map_boxes === 'all' ? allied.off_map_boxes : {},
  };
  checkCampaign(campaign, file, data);
  return campaign;
}
/** What a campaign has beside a scenario on the hex map (15.0, 17.3, 20.0, 23.2, 23.3). */
export type Campaign = NonNullable<ReturnType<typeof readCampaign>>;

/** The places of the schedule on the maps in play; those of off-map boxes where these are in play. */
function placesInPlay(
  { maps, allied }: z.infer<typeof schema>,
  { schedule, hexMaps, boxes }: Pick<Pack, 'schedule' | 'hexMaps' | 'boxes'>,
): CountedPlace[] {
  const sheets = [hexMaps.W, hexMaps.E].filter((_, i) => maps.includes(['west', 'east'][i] ?? ''));
  const known = (at: string): boolean =>
    sheets.some((sheet) => sheet.hexes.has(at)) || (allied.off_map_boxes === 'all' && boxes.has(at));
  return schedule.places.filter(({ at }) => at.every(known));
}

function checkCampaign(campaign: Campaign, file: YamlFile, data: Pick<Pack, 'ground' | 'hexMaps' | 'boxes'>): void {
  const unit = (side: string, at: Path) => (id: string) => {
    if (data.ground.get(id)?.side !== side) throw file.fault(at, `"${id}" is no ${side} ground unit`);
  };
  campaign.convoys.forEach((c, i) => c.units.forEach(unit('german', ['german', 'convoys', i])));
  campaign.athensLanding.units.forEach(unit('german', ['german', 'athens_landing']));
  campaign.alexandria.units.forEach(unit('allied', ['allied', 'alexandria']));
  for (const [box, ids] of Object.entries(campaign.inBoxes)) {
    if (!data.boxes.has(box)) throw file.fault(['allied', 'off_map_boxes'], `there is no box "${box}"`);
    ids.forEach(unit('allied', ['allied', 'off_map_boxes']));
  }
  const known = Object.values(data.hexMaps).flatMap((sheet) => Object.keys(sheet.sectors));
  const odd = campaign.sectors.find((id) => !known.includes(id));
  if (odd !== undefined) throw file.fault(['supply_sectors'], `no sector is called "${odd}"`);
}
