import type { JsonObject } from '../../kernel/realm';
import type { Campaign } from './data/campaign';
import type { GroundScenario } from './data/ground-scenario';
import type { MercuryData, World } from './mercury';
import { scenarioOf } from './rules/03-turn';
import { levelsAtStart } from './rules/15-1-supply';
import type { GroundUnit } from './rules/ground/ground';
import { airFor, germanUnit, navalSetUp } from './set-up';
import { alliedOnCard, freshUnit, groundState } from './set-up-ground';

/** What a charter may choose of a campaign (20.0, 21.0). */
const WITHOUT_SHIPS = { id: 'without-ships', name: 'without the naval game', rule: '21.0' } as const;
const EVACUATION_DECIDES = {
  ...{ id: 'evacuation-decides', rule: '20.0' },
  name: 'an order to evacuate ends the game as a Marginal German victory',
} as const;

const CAMPAIGN_VARIANTS = {
  ...{ id: 'campaign-variants', rule: '23.41' },
  name: 'both sides take campaign options',
} as const;

/** Those of a scenario: in one without an evacuation nothing can decide by it, and the option cards are for the historical campaign. */
export const campaignOptions = ({ campaign }: GroundScenario) => [
  WITHOUT_SHIPS,
  ...(campaign?.evacuation ? [EVACUATION_DECIDES] : []),
  ...(campaign?.variants ? [CAMPAIGN_VARIANTS] : []),
];

/** The world of a campaign before its first step: map, boxes, Alexandria, and the ships unless both do without (23.2, 23.3). */
export function campaignSetUp(data: MercuryData, scenario: GroundScenario, options: JsonObject): World {
  const known: readonly string[] = campaignOptions(scenario).map((o) => o.id);
  const odd = Object.keys(options).find((id) => !known.includes(id));
  if (odd !== undefined) throw new Error(`scenario ${scenario.id} has no option "${odd}"; it has ${known.join(', ')}`);
  const { campaign } = scenario;
  if (!campaign) throw new Error(`scenario ${scenario.id} is no campaign`);
  const withoutShips = options['without-ships'] === true;
  const sea = withoutShips ? withoutFleet(data, scenario) : fleetOf(data, scenario);
  return {
    ...sea,
    ground: {
      ...groundState(scenario, [...alliedOnCard(data, scenario), ...inBoxes(campaign)]),
      sectorSupply: levelsAtStart(campaign.sectors),
    },
    campaign: {
      ...(withoutShips ? { withoutShips: true as const } : {}),
      ...(options['evacuation-decides'] === true ? { evacuationDecides: true as const } : {}),
      ...(options['campaign-variants'] === true ? { variants: {} } : {}),
      alexandria: {
        units: campaign.alexandria.units.map((id) => freshUnit(id, null, data.ground.get(id)?.startsReduced)),
        rsc: campaign.alexandria.rsc,
      },
    },
  };
}

const fleetOf = (data: MercuryData, scenario: GroundScenario): World => ({
  ...navalSetUp(data, scenarioOf(data, { scenario: scenario.id }), {}),
  placing: true,
});

/** The one decoy of the game without ships (21.31). */
const DECOY = 'decoy-1';

function withoutFleet(data: MercuryData, scenario: GroundScenario): World {
  return {
    ...{ scenario: scenario.id, turn: scenario.first },
    ...{ taskForces: {}, ships: {}, air: airFor(data, scenario) },
    germans: [...(scenario.campaign?.convoys ?? []).map(({ id }) => id), DECOY].map((id, i) =>
      germanUnit(data, id, i + 1),
    ),
    ...{ broken: [], score: [], seenDamaged: [] },
  };
}

/** 4.61: units that begin in off-map boxes are held there at first. */
const inBoxes = ({ inBoxes: boxes }: Campaign): GroundUnit[] =>
  Object.entries(boxes).flatMap(([box, ids]) =>
    ids.map((id) => ({ ...freshUnit(id, null), box, bound: true as const })),
  );
