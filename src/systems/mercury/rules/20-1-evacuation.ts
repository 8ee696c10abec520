import { evacuationChecked, evacuationOrdered } from '../facts/supply';
import { gameOver } from '../facts/game';
import { type Counted, countedIf, rollOn } from '../../../kernel/chance/roll';
import type { Act, CampaignState, MercuryData, World } from '../mercury';
import { campaignOf, groundScenarioOf, turnOf } from './03-turn';
import { levelIn } from './15-1-supply';
import { lostOf } from './20-1-losses';
import { openAirfields } from './ground/06-5-airlanding';
import { type Ground, type Grounded, groundIn, groundOf, unitsIn } from './ground/ground';

/** The first game-turn with a check (20.11), and what the conditions ask for (20.11b, c). */
export const FIRST_CHECK = 14;
export const STEPS_LOST = 30;
export const SECTORS_WANTING = 3;
/** Game-turns until the game ends once the order is given (20.12). */
const EVACUATION = 10;
const LATE = 22;

/** The three conditions of 20.11 as they stand, as both see them. */
export function evacuationNow(
  world: Grounded & { scenario: string; campaign?: Pick<CampaignState, 'lost'> },
  data: MercuryData,
) {
  const ground = groundOf(world, data);
  const { airlanding, campaign } = groundScenarioOf(data, world);
  const fields = openAirfields(ground, airlanding?.airfields ?? []);
  const sectors = campaign?.sectors ?? [];
  return {
    /** Airfields that Germans hold, and those of them outside Allied zones of control (20.11a). */
    held: fields.length,
    free: fields.filter((field) => field.state !== 'in-enemy-zoc').length,
    /** Allied steps lost, without Greeks (20.11b). */
    lost: lostOf(world.campaign ?? {}, data, 'allied-step'),
    /** Sectors in which Allied supply is Short or Low (20.11c). */
    wanting: sectors.filter((sector) => levelIn(ground, 'allied', sector) !== 'Adequate').length,
  };
}
export type Evacuation = ReturnType<typeof evacuationNow>;

/** 20.11: from game-turn 14 on, while all three conditions hold and no order has been given. */
export const mustCheck = (turn: number, { free, lost, wanting }: Evacuation): boolean =>
  turn >= FIRST_CHECK && free > 0 && lost >= STEPS_LOST && wanting >= SECTORS_WANTING;

/** 3.2 I.C: whether the Allies are ordered off the island (20.11, 20.12). */
export function determineEvacuation(c: Act): void {
  const { world, data } = c;
  const { campaign } = world;
  if (!campaign || campaign.evacuation || !campaignOf(data, world).evacuation) return;
  const now = evacuationNow(world, data);
  if (!mustCheck(world.turn, now)) return;
  const roll = rollOn(
    c,
    data.charts.evacuation,
    'evacuation',
    'order',
    evacuationModifiers(groundIn(c), world.turn, now),
  );
  const ordered = roll.result === 'Evacuate';
  const { lost, wanting } = now;
  evacuationChecked(c, { lost, sectors: wanting, ordered, roll });
  if (ordered) order(c, campaign);
}

/** 20.12: the marker goes ten game-turns ahead, at most to the last of the scenario; by agreement the game is over (20.0). */
function order(c: Act, campaign: CampaignState): void {
  const { world, data } = c;
  const ends = Math.min(world.turn + EVACUATION, groundScenarioOf(data, world).last);
  campaign.evacuation = { ends };
  evacuationOrdered(c, { ends });
  if (!campaign.evacuationDecides) return;
  const level = 'Marginal German';
  const text = 'The Allies are ordered off the island, which by agreement ends the game: Marginal German Victory.';
  gameOver(c, { level, text });
  c.end({ winner: 'german', level, rule: '20.0', text, detail: { ordered: turnOf(data, world.turn).name } });
}

/** What modifies the roll (20.12). */
export function evacuationModifiers(ground: Ground, turn: number, { lost, held }: Evacuation): Counted[] {
  const chart = ground.data.charts.evacuation;
  const more = Math.max(0, held - 1);
  return [
    ...countedIf(lost >= STEPS_LOST + 10 && lost < STEPS_LOST + 20, chart, 'losses-40'),
    ...countedIf(lost >= STEPS_LOST + 20, chart, 'losses-50'),
    ...countedIf(more > 0, chart, 'airfields', undefined, -more),
    ...countedIf(baseLost(ground), chart, 'base-lost'),
    ...countedIf(turn >= LATE, chart, 'late'),
  ];
}

/** Suda, or both hexes of Canea, are in German hands. */
function baseLost(ground: Ground): boolean {
  const german = (item: string): boolean[] => {
    const places = ground.data.schedule.places.filter((place) => place.item === item);
    return places.flatMap(({ at }) => at.map((hex) => unitsIn(ground, hex, 'german').length > 0));
  };
  return german('suda-port').every(Boolean) || german('canea-hex').every(Boolean);
}

/** The last game-turn that is played: of the scenario, or the one with the Evacuation Ends marker (20.12). */
export const lastTurn = (data: MercuryData, world: World): number =>
  world.campaign?.evacuation?.ends ?? groundScenarioOf(data, world).last;
