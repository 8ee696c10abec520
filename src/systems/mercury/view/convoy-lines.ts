import { listed } from '../../../kernel/decide/names';
import type { CampaignView, Cargo, ContactView, MercuryData, View } from '../mercury';
import { named } from '../orders/ground/names';
import { printSea } from '../orders/names';
import { convoyCargo } from '../rules/17-3-aboard';
import { sailsFrom } from '../rules/21-1-allied-convoys';

/** What waits to go to Crete: at Alexandria, in convoys, on the Game Turn Track, in Athens (17.3, 21). */
export const convoyLines = (view: View, data: MercuryData): string[] => [
  ...alliedToCome(view, data),
  ...germanToCome(view, data),
];

/** What waits at Alexandria and in Allied convoys. */
export function alliedToCome(view: View, data: MercuryData): string[] {
  const { campaign } = view;
  return campaign ? [...atAlexandria(campaign, data), ...alliedConvoys(view, campaign, data)] : [];
}

/** What German convoys without ships bring, and what waits in Athens. */
export function germanToCome(view: View, data: MercuryData): string[] {
  const { campaign } = view;
  if (!campaign) return [];
  const markers = campaign.withoutShips ? view.contacts.map((marker) => markerLine(marker, data)) : [];
  return [...markers, ...atAthens(campaign, data)];
}

const turnName = (no: number, data: MercuryData): string => data.turns.find((t) => t.no === no)?.name ?? String(no);

/** `A/Queens, B/Queens and 1 RSC` */
export function cargoText({ units, rsc }: Cargo, data: MercuryData): string {
  const names = units.map(({ id, reduced }) => `${named([id], { data })}${reduced ? ' (reduced)' : ''}`);
  return listed([...names, ...(rsc > 0 ? [`${rsc} RSC${rsc === 1 ? '' : 's'}`] : [])], 'and');
}

function atAlexandria({ alexandria }: CampaignView, data: MercuryData): string[] {
  if (!alexandria || alexandria.units.length + alexandria.rsc === 0) return [];
  return [`At Alexandria: ${cargoText(alexandria, data)}`];
}

function alliedConvoys({ turn }: View, { convoys, sent }: CampaignView, data: MercuryData): string[] {
  return convoys.map((convoy) => {
    const { no, cargo, at } = convoy;
    const from = sailsFrom(convoy, sent);
    const where = at === undefined ? 'at Alexandria' : `at ${printSea(at, data)}`;
    const when = at === undefined && from > turn ? `, may sail from ${turnName(from, data)}` : '';
    return `Allied convoy ${no} ${where}${when}: ${cargoText(cargo, data)}`;
  });
}

/** `Contact 2, due on 24 AM`; its owner knows what it is, the other once it was turned over (21.31). */
function markerLine({ contact, at, due, unit, cargo }: ContactView, data: MercuryData): string {
  const name = data.germanNaval.get(unit ?? '')?.names[0];
  const place = at ?? due?.at;
  const where = place === undefined ? '' : `${at === null ? ', bound for ' : ' at '}${printSea(place, data)}`;
  const when = due ? `, due on ${turnName(due.turn, data)}` : at === null ? ', no marker on the track' : '';
  const aboard = unit !== undefined && cargo && cargo.length > 0 ? convoyCargo(data, { unit, cargo }) : null;
  return `Contact ${contact}${name ? ` (${name})` : ''}${where}${when}${aboard ? `: ${cargoText(aboard, data)}` : ''}`;
}

function atAthens({ athens }: CampaignView, data: MercuryData): string[] {
  if (!athens || athens.length === 0) return [];
  return [`In Athens, to be flown if at all: ${cargoText({ units: athens, rsc: 0 }, data)}`];
}
