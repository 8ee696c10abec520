import type { CampaignState, Side } from '../world';
import { unitShown } from './ground-policies';
import type { CampaignView } from './view';

/** What a seat sees of a campaign, field by field: cargo, and who is still at Alexandria, is hidden from the German (17.31). */
export const campaignPolicy = ({ withoutShips, alexandria }: CampaignState, seat: Side): CampaignView => ({
  withoutShips: withoutShips === true,
  alexandria: seat === 'allied' ? { units: alexandria.units.map(unitShown), rsc: alexandria.rsc } : null,
});
