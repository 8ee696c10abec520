import type { MercuryData, Side, View } from '../mercury';
import { sectorName } from '../orders/names';
import { campaignOf, groundScenarioOf, turnOf } from '../rules/03-turn';
import { levelIn } from '../rules/15-1-supply';
import { reserveIn } from '../rules/15-2-reserve';
import { evacuationNow, FIRST_CHECK, SECTORS_WANTING, STEPS_LOST } from '../rules/20-1-evacuation';
import { LOSSES, lostOf } from '../rules/20-1-losses';
import { stepsToEvacuate } from '../rules/22-campaign-victory';
import { levelFor } from '../rules/22-victory';
import { capacityOf, openAirfields } from '../rules/ground/06-5-airlanding';
import { type Ground, groundOf, unitsIn } from '../rules/ground/ground';

/** Supply of one sector as a row: level and RSCs of either side, Interdiction Level. */
export interface SectorRow {
  name: string;
  german: string;
  germanRscs: string;
  allied: string;
  alliedRscs: string;
  interdiction: string;
}

/** Supply by sector, the sectors in the order of the card (15.11). */
export function supplyRows(view: View, data: MercuryData): SectorRow[] {
  const ground = groundOf(view, data);
  return campaignOf(data, { scenario: view.scenario.id }).sectors.map((id) => ({
    name: sectorName(id, { data }),
    german: levelIn(ground, 'german', id),
    germanRscs: rscs(ground, 'german', id),
    allied: levelIn(ground, 'allied', id),
    alliedRscs: rscs(ground, 'allied', id),
    interdiction: String(ground.interdiction[id] ?? 0),
  }));
}

/** `2 + 1`: On Hand and Expended. */
function rscs(ground: Ground, side: Side, sector: string): string {
  const { onHand, expended } = reserveIn(ground, side, sector);
  return expended > 0 ? `${onHand} + ${expended}` : onHand > 0 ? String(onHand) : '–';
}

/** An airfield, who holds it, and how many steps the German may land there in a game-turn (6.52). */
export interface AirfieldRow {
  name: string;
  holder: string;
  lands: string;
}

const STATES = { free: 'free', 'under-artillery': 'under guns', 'in-enemy-zoc': 'Allied zone' } as const;

/** The airfields that the German may land on in the scenario. */
export function airfieldRows(view: View, data: MercuryData): AirfieldRow[] {
  const ground = groundOf(view, data);
  const ids = groundScenarioOf(data, { scenario: view.scenario.id }).airlanding?.airfields ?? [];
  return ids.flatMap((id) => {
    const field = data.airfields.get(id);
    if (!field) return [];
    const [open] = openAirfields(ground, [id]);
    const sides = (['german', 'allied'] as const).filter((side) =>
      field.hexes.some((hex) => unitsIn(ground, hex, side).length > 0),
    );
    const holder = open ? 'German' : sides.length > 1 ? 'both' : sides[0] === 'german' ? 'German in part' : 'Allied';
    const none = sides.length === 0;
    return [
      {
        ...{ name: field.names[0] ?? id, holder: none ? 'nobody there' : holder },
        lands: open ? `${open.capacity} (${STATES[open.state]})` : `none; ${capacityOf(ground, field, 'free')} if free`,
      },
    ];
  });
}

/** A condition of 20.11, and whether it is met. */
export interface Condition {
  words: string;
  met: boolean;
}

/** How far the order to leave is (20.11, 20.12): the conditions and what they bring; none in a scenario without it. */
export function evacuationStanding(view: View, data: MercuryData): { conditions: Condition[]; notes: string[] } {
  const { campaign, scenario } = view;
  const ground = groundOf(view, data);
  const now = evacuationNow({ ...view, scenario: scenario.id, campaign: { lost: campaign?.lost ?? {} } }, data);
  if (!campaignOf(data, { scenario: scenario.id }).evacuation)
    return { conditions: [], notes: [`None in this scenario (23.2). Allied steps lost, without Greeks: ${now.lost}`] };
  if (campaign?.evacuation) return { conditions: [], notes: ordered(campaign.evacuation.ends, ground, data) };
  const rolled = `Rolled each game-turn from ${FIRST_CHECK} on while all three hold`;
  return {
    conditions: [
      { words: 'a  a German airfield outside Allied zones', met: now.free > 0 },
      { words: `b  Allied steps lost: ${now.lost} (${STEPS_LOST} or more; no Greeks)`, met: now.lost >= STEPS_LOST },
      {
        words: `c  Allied supply Short or Low: ${now.wanting} sectors (${SECTORS_WANTING} or more)`,
        met: now.wanting >= SECTORS_WANTING,
      },
    ],
    notes: [rolled],
  };
}

const ordered = (ends: number, ground: Ground, data: MercuryData): string[] => [
  `ORDERED: the game ends with ${turnOf(data, ends).name} (game-turn ${ends}).`,
  `Allied steps on Crete, without Greeks: ${stepsToEvacuate(ground)}; each one left then scores for the German (20.21).`,
];

const LOST: Readonly<Record<(typeof LOSSES)[number], string>> = {
  'allied-step': 'Allied',
  'greek-step': 'Greek',
  'german-air-step': 'parachute and glider',
  'german-step': 'other German',
};

/** `Steps lost: Allied 12, Greek 3, ...` */
export const lossesLine = ({ campaign }: View, data: MercuryData): string =>
  `Steps lost: ${LOSSES.map((kind) => `${LOST[kind]} ${lostOf(campaign ?? {}, data, kind)}`).join(', ')}`;

/** A level of the victory schedule, and whether the points stand in it. */
export interface Band {
  name: string;
  points: string;
  now: boolean;
}

/** The levels of victory of the scenario, the best German one first as the schedule has them (22.2). */
export function victoryBands({ scenario, score }: View, data: MercuryData): Band[] {
  const levels = data.schedule.levels[`scenario-${scenario.id}`] ?? [];
  const now = levelFor(levels, score.points);
  return levels.map(({ name, from, to }) => ({
    name,
    points: from === null ? `to ${to ?? ''}` : to === null ? `${from} and more` : `${from} to ${to}`,
    now: name === now.name,
  }));
}

/** Whether a campaign is played: scenarios 5 and 6. */
export const isCampaign = ({ campaign, ground, scenario }: View, data: MercuryData): boolean =>
  campaign !== null &&
  ground !== null &&
  data.groundScenarios.some(({ id, campaign: own }) => id === scenario.id && own);
