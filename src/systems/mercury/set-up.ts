import type { JsonObject } from '../../kernel/realm';
import type { AirUnit, GermanUnit, MercuryData, Ship, TaskForce, World } from './mercury';
import type { NavalScenario } from './data/scenario';
import { newTaskForce } from './rules/16-components';
import type { Campaign } from './data/campaign';
import type { GroundScenario } from './data/ground-scenario';
import { scenarioOf } from './rules/03-turn';
import { levelsAtStart } from './rules/15-1-supply';
import type { GroundUnit } from './rules/ground/ground';
import { alliedOnCard, freshUnit, groundState } from './set-up-ground';
import { WORLD } from './world';

/** The world of a naval scenario before the first step. */
export function navalSetUp(data: MercuryData, scenario: NavalScenario, options: JsonObject): World {
  const odd = Object.keys(options)[0];
  if (odd !== undefined) throw new Error(`scenario ${scenario.id} has no option "${odd}"`);
  const forces = [
    ...scenario.forces.map((f) => ({ ...f, due: undefined })),
    ...scenario.reinforcements.map((r) => ({ ...r, zone: null, due: { turn: r.turn, enter: r.enter } })),
  ];
  return WORLD.begin({
    scenario: scenario.id,
    turn: scenario.first,
    taskForces: Object.fromEntries(forces.map((f) => [f.letter, force(f)])),
    ships: shipsFor(data, forces, scenario.alexandria ?? {}),
    germans: scenario.germans.map((g, i): GermanUnit => germanUnit(data, g.id, i + 1)),
    air: airFor(data, scenario),
  });
}

interface Sailing {
  letter: string;
  name: string;
  zone: string | null;
  ships: string[];
  due?: { turn: number; enter: string[] } | undefined;
}

function force(f: Sailing): TaskForce {
  const tf = newTaskForce(f.letter, f.zone, f.name);
  return f.due ? { ...tf, due: f.due } : tf;
}

/** The ships of the game in the order of the counter list, so that every listing has the same order. */
function shipsFor(
  data: MercuryData,
  forces: readonly Sailing[],
  boxes: NonNullable<NavalScenario['alexandria']>,
): Record<string, Ship> {
  const entries = [...data.ships.keys()].flatMap((id): [string, Ship][] => {
    const tf = forces.find((f) => f.ships.includes(id));
    const box = Object.keys(boxes).find((name) => boxes[name]?.includes(id));
    if (tf) return [[id, freshShip(id, { tf: tf.letter })]];
    return box === undefined ? [] : [[id, freshShip(id, { box })]];
  });
  return Object.fromEntries(entries);
}

/** A ship as it comes into play: whole and with all its ammunition (16.12, 19.6). */
export const freshShip = (id: string, at: { tf: string } | { box: string }): Ship => ({
  ...{ id, damaged: false, ammo: 'full', at },
});

/** A German naval unit before it is placed, with all that its card has aboard; an RSC is one step to lose (15.21). */
function germanUnit(data: MercuryData, id: string, contact: number): GermanUnit {
  const cargo = (data.germanNaval.get(id)?.cargo ?? []).map((i) => ({ id: i.id, steps: i.rsc ? 1 : i.steps }));
  return { contact, unit: id, at: null, detected: false, forTheNight: false, cargo };
}

/** The air units of a scenario, all Ready (12.22). */
export function airFor(data: MercuryData, scenario: Pick<NavalScenario, 'airColumn'>): Record<string, AirUnit> {
  const matrix = data.charts['scenario-air-availability'];
  const ids = [...data.air.values()]
    .filter((a) => !a.half && matrix.rows.some((r) => r.label === a.id))
    .map((a) => a.id);
  const flying = ids.filter((id) => matrix.named(id, scenario.airColumn) === 'x');
  return Object.fromEntries(flying.map((id) => [id, { id, box: 'Ready' as const }]));
}

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
  return WORLD.begin({
    ...{ scenario: scenario.id, turn: scenario.first, air: airFor(data, scenario) },
    germans: [...(scenario.campaign?.convoys ?? []).map(({ id }) => id), DECOY].map((id, i) =>
      germanUnit(data, id, i + 1),
    ),
  });
}

/** 4.61: units that begin in off-map boxes are held there at first. */
const inBoxes = ({ inBoxes: boxes }: Campaign): GroundUnit[] =>
  Object.entries(boxes).flatMap(([box, ids]) =>
    ids.map((id) => ({ ...freshUnit(id, null), box, bound: true as const })),
  );

/** The world of a scenario on the hex map before its first step: the Allied Setup Card, the aircraft ready (3.1, 14.1 to 14.3). */
export function groundSetUp(data: MercuryData, scenario: GroundScenario, options: JsonObject): World {
  const odd = Object.keys(options)[0];
  if (odd !== undefined) throw new Error(`scenario ${scenario.id} has no option "${odd}"`);
  return WORLD.begin({
    ...{ scenario: scenario.id, turn: scenario.first, air: airFor(data, scenario) },
    ground: groundState(scenario, alliedOnCard(data, scenario)),
  });
}
