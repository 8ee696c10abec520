import type { MercuryData, View } from '../mercury';
import { printSea } from '../orders/names';
import { campaignOf } from '../rules/03-turn';
import { ROLLS_FROM } from '../rules/15-2-reserve';
import { FIRST_CHECK } from '../rules/20-1-evacuation';
import { shipsDue } from '../rules/16-4-ports';
import { NO_AIRFIELD } from '../rules/22-campaign-victory';
import { hasOption } from '../rules/23-4-variants';
import { arrivals } from './ground-units';

/** What a game-turn of a campaign brings, a few words each: what both read on the cards, and the markers on the track. */
export function comesOn(view: View, data: MercuryData, turn: number): string[] {
  const due = view.contacts.filter((c) => c.due?.turn === turn).map((c) => `Contact ${c.contact} due`);
  return [...drops(view, data, turn), ...onCards(view, data, turn), ...due, ...endOf(view, turn)];
}

/** A drop that has still to come. */
function drops(view: View, data: MercuryData, turn: number): string[] {
  const due = arrivals(view, data).filter((a) => a.turn === turn);
  const units = due.flatMap((a) => a.units).length;
  if (units === 0) return [];
  return [turn > LAST_WAVE ? 'Reserve drop' : units === 1 ? 'Drop of 1 unit' : `Drop of ${units} units`];
}

/** The drops of the first two days; those after it are the reserve's (6.12). */
const LAST_WAVE = 6;

function onCards(view: View, data: MercuryData, turn: number): string[] {
  const { alexandria, evacuation } = campaignOf(data, { scenario: view.scenario.id });
  const on = (no: number, words: string): string[] => (turn === no ? [words] : []);
  return [
    ...on(ROLLS_FROM.german, 'German supply rolls begin'),
    ...on(alexandria.fromTurn, 'Alexandria may embark'),
    ...on(NO_AIRFIELD, 'no German airfield: Allied win'),
    ...on(ROLLS_FROM.allied, 'Allied supply rolls begin'),
    ...(evacuation ? on(FIRST_CHECK, 'Evacuation rolls begin') : []),
    ...(hasOption(view, 'german-9') ? on(data.variants.group.fromTurn, 'last airlanding group') : []),
    ...ships(view, data, turn),
  ];
}

/** Ships that enter, and convoys that may not sail before (23.2, 23.3). */
function ships(view: View, data: MercuryData, turn: number): string[] {
  const { scenario, campaign } = view;
  const card = data.navalScenarios.find(({ id }) => id === scenario.id);
  if (!card) return [];
  const late = card.germans.filter(({ from }) => from === turn).map(({ id }) => data.germanNaval.get(id)?.name ?? id);
  if (campaign?.withoutShips) return late;
  const names = (ids: readonly string[]): string =>
    ids.map((id) => (data.ships.get(id)?.names[0] ?? id).replace('/', ' / ')).join(', ');
  const due = shipsDue(card, view, turn);
  return [
    ...card.reinforcements
      .filter((r) => r.turn === turn)
      .map((r) => `Malta ships: ${r.enter.map((z) => printSea(z, data)).join(', ')}`),
    ...(due.length > 0 ? [`${names(due)} at Alexandria`] : []),
    ...late,
  ];
}

function endOf({ scenario, campaign }: View, turn: number): string[] {
  if (campaign?.evacuation) return campaign.evacuation.ends === turn ? ['EVACUATION ENDS'] : [];
  return scenario.last === turn ? ['Last game-turn'] : [];
}
