import type { MercuryData, Side, View } from '../mercury';
import { airfields, sectorName } from '../orders/names';
import { campaignOf, turnOf } from '../rules/03-turn';
import { levelIn } from '../rules/15-1-supply';
import { reserveIn } from '../rules/15-2-reserve';
import { evacuationNow, SECTORS_WANTING, STEPS_LOST } from '../rules/20-1-evacuation';
import { cardText } from '../rules/23-4-variants';
import { stepsToEvacuate } from '../rules/22-campaign-victory';
import { type Ground, groundOf } from '../rules/ground/ground';

/** Supply, losses and evacuation of a campaign in a few lines; none in another scenario. */
export function campaignLines(view: View, data: MercuryData): string[] {
  const { campaign, ground: state } = view;
  if (!campaign || !state || !data.groundScenarios.some((s) => s.id === view.scenario.id && s.campaign)) return [];
  const ground = groundOf(view, data);
  const sectors = campaignOf(data, { scenario: view.scenario.id }).sectors;
  const flights = state.supplyFlights === undefined ? [] : [data.airfields.get(state.supplyFlights)?.names[0] ?? ''];
  return [
    'SUPPLY, German / Allied (reserves On Hand, + Expended)',
    ...sectors.map(
      (id) => `  ${sectorName(id, { data })}: ${level(ground, 'german', id)} / ${level(ground, 'allied', id)}`,
    ),
    ...flights.map((name) => `  Flights to ${name} bring supply in the place of five steps`),
    ...evacuation(view, data),
    ...options(view, data),
    // At sea the points stand with the ships.
    ...(view.scenario.sea ? [] : [`Victory points: ${view.score.points}`]),
  ];
}

/** `Short (2 +1)` */
function level(ground: Ground, side: Side, sector: string): string {
  const { onHand, expended } = reserveIn(ground, side, sector);
  const reserves = onHand + expended === 0 ? '' : ` (${onHand}${expended > 0 ? ` +${expended}` : ''})`;
  return `${levelIn(ground, side, sector)}${reserves}`;
}

/** What both have taken; before it is shown, what the reader took and what the German total is (23.43, 23.45). */
function options({ campaign, ground }: View, data: MercuryData): string[] {
  if (!campaign) return [];
  const { options: shown, picks } = campaign;
  const card = (id: string): string => `  ${cardText(data, id)}`;
  if (picks)
    return [
      ...(picks.own && picks.own.length > 0 ? ['CAMPAIGN OPTIONS you take, still secret', ...picks.own.map(card)] : []),
      ...(picks.total === null ? [] : [`CAMPAIGN OPTIONS of the German cost ${picks.total} in all`]),
    ];
  const fields = Object.entries(ground?.heldFields ?? {}).map(
    ([id, turns]) => `  ${airfields.print(id, { data })}: ${turns} whole game-turns in German hands`,
  );
  return shown.length === 0 ? [] : ['CAMPAIGN OPTIONS (23.4), with their price', ...shown.map(card), ...fields];
}

/** The order, or how far the conditions of 20.11 are met. */
function evacuation(view: View, data: MercuryData): string[] {
  const { campaign, scenario } = view;
  if (campaign?.evacuation)
    return [
      `EVACUATION is ordered; the game ends with ${turnOf(data, campaign.evacuation.ends).name}`,
      `  Allied steps on Crete, without Greeks: ${stepsToEvacuate(groundOf(view, data))}; each one left then is a point for the German`,
    ];
  const now = evacuationNow({ ...view, scenario: scenario.id, campaign: { lost: campaign?.lost ?? {} } }, data);
  const lost = `Allied steps lost, without Greeks: ${now.lost}`;
  if (!campaignOf(data, { scenario: scenario.id }).evacuation) return [lost];
  const airfield = now.free > 0 ? 'an airfield is German and free' : 'no airfield is German and free';
  const supply = `supply Short or Low in ${now.wanting} sector${now.wanting === 1 ? '' : 's'}, ${SECTORS_WANTING} are needed`;
  return [`${lost}, for Evacuation ${STEPS_LOST} are needed (20.11); ${supply}; ${airfield}`];
}
