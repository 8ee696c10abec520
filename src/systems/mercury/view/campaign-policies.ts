import type { AlliedConvoy, CampaignState, Cargo, Side } from '../world';
import { unitShown } from './ground-policies';
import type { CampaignView } from './view';

/** What a seat sees of a campaign, field by field: cargo, and who is still at Alexandria, is hidden from the German (17.31). */
export const campaignPolicy = (
  { withoutShips, alexandria, convoys = [], sent, athens = [] }: CampaignState,
  seat: Side,
): CampaignView => ({
  withoutShips: withoutShips === true,
  alexandria: seat === 'allied' ? cargoShown(alexandria) : null,
  convoys: convoys.filter(({ shown }) => seat === 'allied' || shown === true).map(convoyShown),
  sent: sent ?? null,
  athens: seat === 'german' ? athens.map(unitShown) : null,
});

/** A convoy as it is, once it may be seen at all. */
const convoyShown = ({ no, cargo, from, shown, at }: AlliedConvoy): AlliedConvoy => ({
  ...{ no, cargo: cargoShown(cargo), from },
  ...(shown === undefined ? {} : { shown }),
  ...(at === undefined ? {} : { at }),
});

/** What its owner sees of a cargo, as a copy of the view's own. */
export const cargoShown = ({ units, rsc }: Cargo): Cargo => ({ units: units.map(unitShown), rsc });
