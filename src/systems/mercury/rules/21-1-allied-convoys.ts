import { convoyReturned, convoySent, unitLostAtSea } from '../facts/cargo';
import { counted, type Counted, rollOn } from '../../../kernel/chance/roll';
import type { Act, AlliedConvoy, CampaignState, Cargo, MercuryData, SeaId, Side, World } from '../mercury';
import { campaignOf, turnOf } from './03-turn';
import { stepsAboard } from './17-3-aboard';
import { landingOnMap } from './17-2-landing-places';
import { type Grounded, groundOf, interdictionAt, unitsIn } from './ground/ground';
import { stepsLost } from './20-1-losses';

/** The most steps of a convoy; an RSC is five of them (21.11). */
export const MOST_IN_CONVOY = 6;
/** Game-turns from one Allied convoy to the next (21.12), and until one that came back sails again (21.15). */
const BETWEEN_CONVOYS = 2;
const AFTER_RETURN = 5;
/** A convoy of so few steps is harder to find (Allied Convoy Arrival Table). */
const SMALL = 3;

/** The ports of the north coast, for convoys by night alone (21.13a); RSCs lie in their sectors (15.23). */
export const NORTH_PORTS: readonly SeaId[] = ['suda', 'heraklion'];

/** 21.11: a number that is heard shall not tell how many groups there are: it is drawn from as many as there could be. */
export function drawNumbers(c: Act, groups: number, most: number): number[] {
  const left = Array.from({ length: most }, (_, i) => i + 1);
  return Array.from(
    { length: groups },
    (_, i) => left.splice(c.die(`convoy/number/${i + 1}`, left.length) - 1, 1)[0] ?? 0,
  );
}

/** Convoys that may be sent now: none sooner than two game-turns after the last (21.12, 21.15). */
export function mayBeSent(data: MercuryData, world: Pick<World, 'scenario' | 'turn' | 'campaign'>): AlliedConvoy[] {
  const { sent, convoys = [] } = world.campaign ?? {};
  if (world.turn < campaignOf(data, world).alexandria.fromTurn) return [];
  return convoys.filter((convoy) => convoy.at === undefined && sailsFrom(convoy, sent) <= world.turn);
}

/** The first game-turn that a convoy may be sent on (21.12, 21.15); `sent`: when the last one was. */
export const sailsFrom = ({ from }: AlliedConvoy, sent: number | null | undefined): number =>
  Math.max(from, sent == null ? 0 : sent + BETWEEN_CONVOYS);

/** Where an Allied convoy may try to arrive: Suda and Heraklion at night if held, the anchorages of the South always (17.22, 21.13). */
export function alliedArrivals(data: MercuryData, at: Grounded & { turn: number }): SeaId[] {
  const { night } = turnOf(data, at.turn);
  const north = night ? NORTH_PORTS.filter((id) => standsInPort(data, at, 'allied', id)) : [];
  return [...north, ...data.southAnchorages].filter((id) => onThisMap(data, at, id));
}

/** 17.22: Suda and Heraklion are entered only by a side whose units stand in the hex. */
export function standsInPort(data: MercuryData, at: Grounded, side: Side, id: SeaId): boolean {
  const hex = data.places.get(id)?.hex ?? null;
  return hex !== null && unitsIn(groundOf(at, data), hex, side).length > 0;
}

/** Whether a port or anchorage lies in a hex, or in a box, of the map being played on. */
export function onThisMap(data: MercuryData, at: Grounded, id: SeaId): boolean {
  const place = data.places.get(id);
  return place !== undefined && landingOnMap(groundOf(at, data), data, place) !== null;
}

/** What counts for the arrival of a convoy at a place, and the column (21.14). */
export function alliedArrival(
  at: { data: MercuryData; turn: number } & Grounded,
  cargo: Cargo,
  to: SeaId,
): { column: string; modifiers: Counted[] } {
  const { data, turn } = at;
  const chart = data.charts['allied-convoy-arrival'];
  const { night } = turnOf(data, turn);
  const column = NORTH_PORTS.includes(to) ? 'North-Night' : night ? 'South-Night' : 'South-Day';
  const armor = cargo.units.some(({ id }) => data.ground.get(id)?.type === 'armor');
  const level = southLevel(data, at);
  return {
    column,
    modifiers: [
      ...(stepsAboard(data, cargo) <= SMALL ? [counted(chart, 'small')] : []),
      ...(cargo.rsc > 0 || armor ? [counted(chart, 'heavy')] : []),
      ...(column === 'South-Day' && level > 0 ? [counted(chart, 'interdiction', undefined, level)] : []),
    ],
  };
}

/** Interdiction Level of the South sector, by the hex of one of its anchorages. */
function southLevel(data: MercuryData, at: Grounded): number {
  const hex = data.southAnchorages.map((id) => data.places.get(id)?.hex ?? null).find((id) => id !== null) ?? null;
  return interdictionAt(groundOf(at, data), hex);
}

/** 21.14: the convoy tries; what it holds is seen. Returns the printed result. */
export function sendConvoy(c: Act, no: number, to: SeaId): string {
  const { campaign } = c.world;
  const convoy = convoyOf(campaign, no);
  if (!campaign || !convoy) return '';
  campaign.sent = c.world.turn;
  convoy.shown = true;
  const { column, modifiers } = alliedArrival(
    { data: c.data, turn: c.world.turn, ground: c.world.ground ?? null },
    convoy.cargo,
    to,
  );
  const roll = rollOn(c, c.data.charts['allied-convoy-arrival'], `convoy/allied/${no}`, column, modifiers);
  const { units, rsc } = convoy.cargo;
  const body = { convoy: no, at: to, units: units.map((u) => u.id), rsc, roll };
  convoySent(c, body);
  if (roll.result === 'A') convoy.at = to;
  else convoy.from = c.world.turn + AFTER_RETURN;
  escortDamaged(c, no, roll.result);
  return roll.result;
}

/** 21.14c: one result scores points of its own, which stand in the words of the table. */
function escortDamaged({ data, world }: Act, no: number, result: string): void {
  const points = Number(/(?<!\d)(\d+) VP/.exec(data.charts['allied-convoy-arrival'].results[result] ?? '')?.[1] ?? 0);
  if (points === 0) return;
  world.score.push({ item: 'escort-damaged', points, times: 1, turn: world.turn, what: `Escort of convoy ${no}` });
}

/** 21.14b: a unit of the convoy is eliminated. */
export function loseFromConvoy(c: Act, no: number, id: string): void {
  const { campaign } = c.world;
  const convoy = convoyOf(campaign, no);
  const unit = convoy?.cargo.units.find((u) => u.id === id);
  if (!convoy || !unit || !campaign) return;
  const steps = stepsAboard(c.data, { units: [unit], rsc: 0 });
  convoy.cargo.units = convoy.cargo.units.filter((u) => u !== unit);
  campaign.convoys = campaign.convoys?.filter(({ cargo }) => cargo.units.length + cargo.rsc > 0);
  stepsLost(c.world, id, steps);
  unitLostAtSea(c, { convoy: no, unit: id });
}

/** 21.14a: whoever could not come ashore sails back, and waits (21.15); empty convoys are no more. */
export function alliedConvoysLeave(c: Act): void {
  const { campaign } = c.world;
  for (const convoy of campaign?.convoys ?? []) {
    if (convoy.at === undefined) continue;
    delete convoy.at;
    convoy.from = c.world.turn + AFTER_RETURN;
    if (isLoaded(convoy)) convoyReturned(c, { convoy: convoy.no });
  }
  if (campaign?.convoys) campaign.convoys = campaign.convoys.filter(isLoaded);
}

const isLoaded = ({ cargo }: AlliedConvoy): boolean => cargo.units.length + cargo.rsc > 0;

/** The convoy of this number. */
export const convoyOf = (campaign: CampaignState | undefined, no: number | undefined): AlliedConvoy | undefined =>
  campaign?.convoys?.find((convoy) => convoy.no === no);
