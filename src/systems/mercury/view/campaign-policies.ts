import type { CampaignState, Cargo, Side } from '../world';
import { unitShown } from './ground-policies';
import type { CampaignView } from './view';

/** What a seat sees of a campaign, field by field: cargo, and who is still at Alexandria, is hidden from the German (17.31). */
export const campaignPolicy = ({ withoutShips, alexandria }: CampaignState, seat: Side): CampaignView => ({
  withoutShips: withoutShips === true,
  alexandria: seat === 'allied' ? cargoShown(alexandria) : null,
});

/** What its owner sees of a cargo, as a copy of the view's own. */
export const cargoShown = ({ units, rsc }: Cargo): Cargo => ({ units: units.map(unitShown), rsc });
