import type { AlliedConvoy, CampaignState, CampaignView, Cargo, MercuryData, Picks, Side } from '../mercury';
import { toldTotal } from '../rules/23-4-variants';
import { unitShown } from './ground-policies';

/** What a seat sees of a campaign, field by field: cargo, and who is still at Alexandria, is hidden from the German (17.31). */
export const campaignPolicy = (campaign: CampaignState, seat: Side, data: MercuryData): CampaignView => ({
  withoutShips: campaign.withoutShips === true,
  alexandria: seat === 'allied' ? cargoShown(campaign.alexandria) : null,
  evacuationDecides: campaign.evacuationDecides === true,
  // The order, and what each side has lost, are open to both (17.31, 20.12).
  evacuation: campaign.evacuation ? { ...campaign.evacuation } : null,
  lost: { ...campaign.lost },
  convoys: (campaign.convoys ?? []).filter(({ shown }) => seat === 'allied' || shown === true).map(convoyShown),
  sent: campaign.sent ?? null,
  options: [...(campaign.options ?? [])],
  picks: campaign.variants ? picksShown(campaign.variants, seat, data) : null,
  athens: seat === 'german' ? (campaign.athens ?? []).map(unitShown) : null,
});

/** 23.43: until both show them each sees his own, and the total of the German. */
const picksShown = (variants: Picks, seat: Side, data: MercuryData): CampaignView['picks'] => ({
  own: variants[seat] ? [...variants[seat]] : null,
  total: toldTotal(data, { variants }),
});

/** A convoy as it is, once it may be seen at all. */
const convoyShown = ({ no, cargo, from, shown, at }: AlliedConvoy): AlliedConvoy => ({
  ...{ no, cargo: cargoShown(cargo), from },
  ...(shown === undefined ? {} : { shown }),
  ...(at === undefined ? {} : { at }),
});

/** What its owner sees of a cargo, as a copy of the view's own. */
export const cargoShown = ({ units, rsc }: Cargo): Cargo => ({ units: units.map(unitShown), rsc });
