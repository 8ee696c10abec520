import type { Scope } from '../mercury';

type Seen = Pick<Scope, 'view'>;

/** Ships are played, so that sheets of defaults speak of them. */
export const withShips = ({ view }: Seen): boolean => view.scenario.sea;

/** The same of a campaign: what is asked there only, or answers itself there only. */
export const campaignAtSea = ({ view }: Seen): boolean => view.campaign !== null && view.scenario.sea;

/** The game without ships is played (21.0). */
export const withoutShips = ({ view }: Seen): boolean => view.campaign?.withoutShips === true;
