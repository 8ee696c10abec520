import { type Ask, distance, type SeaId } from '../../mercury';
import { turnOf } from '../../rules/03-turn';
import { lossKind } from '../../rules/20-1-losses';
import { kindOfLanding, landingOnMap } from '../../rules/17-2-landing-places';
import { canUnload } from '../../rules/17-37-unloading';
import { groundIn, MOST_STACKING, stackingPoints, standing, stepsLeft, unitsIn } from '../../rules/ground/ground';
import { type PlaceId, placeOfUnit } from '../../rules/ground/04-boxes';
import type { Place } from '../../data/seas';

/** A port or anchorage of Crete on the map in play, with what it is worth to the Allied player now. */
export interface Haven {
  at: SeaId;
  place: PlaceId;
  zone: SeaId;
  /** Friends could come ashore and go aboard: no enemy there, nor his zone of control. */
  open: boolean;
  /** Steps that come ashore in one game-turn, and that leave (17.33a, 17.37b). */
  takes: number;
  leave: number;
  /** Stacking points that the hex still holds (4.31). */
  room: number;
  /** Non-Greek steps so near that they could be there within a turn or two (20.21). */
  waiting: number;
}

/** What both seats derive their aims from: made anew from the view for each decision, so that nothing is remembered. */
export interface Plan {
  turn: number;
  last: number;
  night: boolean;
  /** The next game-turn is a Night. */
  nightNext: boolean;
  /** The game-turn on whose end the evacuation is over; null: no order was given (20.12). */
  leaving: number | null;
  havens: Haven[];
}

/** Hexes from a port within which units count as waiting there. */
const NEAR = 5;

/** The plan of a campaign as the seat sees it; null in scenarios 1 to 4b. */
export function planOf(q: Ask): Plan | null {
  const { campaign, ground, turn, scenario } = q.view;
  if (!campaign || !ground) return null;
  const nightAt = (no: number): boolean => q.data.turns.find((t) => t.no === no)?.night ?? false;
  return {
    ...{ turn, last: campaign.evacuation?.ends ?? scenario.last, leaving: campaign.evacuation?.ends ?? null },
    ...{ night: turnOf(q.data, turn).night, nightNext: nightAt(turn + 1) },
    havens: havensOf(q),
  };
}

function havensOf(q: Ask): Haven[] {
  const ground = groundIn(q);
  return [...q.data.places.values()].flatMap((place) => {
    const on = place.friendly === 'occupant' ? landingOnMap(ground, q.data, place) : null;
    return on === null ? [] : [havenOf(q, place, on)];
  });
}

function havenOf(q: Ask, place: Place, on: PlaceId): Haven {
  const chart = q.data.charts['naval-loading-unloading'];
  const kind = kindOfLanding(place);
  const allied = canUnload(q.view, q.data, 'allied', place.id);
  return {
    ...{ at: place.id, place: on, zone: place.zone },
    open: allied && (place.kind !== 'minor-port' || holds(q, on)),
    ...{ takes: Number(chart.named(kind, 'unload')), room: roomAt(q, place) },
    leave: Number(chart.named(kind, 'evacuate')),
    waiting: waitingAt(q, on),
  };
}

const roomAt = (q: Ask, { hex }: Place): number =>
  hex === null ? Infinity : Math.max(0, MOST_STACKING - stackingPoints(unitsIn(groundIn(q), hex, 'allied')));

/** 17.22: a minor port serves who stands on its hex. */
function holds(q: Ask, on: PlaceId): boolean {
  const ground = groundIn(q);
  return Object.values(ground.units).some((u) => u.at === on && q.data.ground.get(u.id)?.side === 'allied');
}

function waitingAt(q: Ask, on: PlaceId): number {
  const ground = groundIn(q);
  return Object.keys(ground.units)
    .map((id) => standing(ground, id))
    .filter((s) => lossKind(s.counter) === 'allied-step' && s.counter.side === 'allied')
    .filter(({ unit }) => placeOfUnit(unit) === on || isNear(unit.at, on, q))
    .reduce((n, s) => n + stepsLeft(s), 0);
}

const isNear = (at: string | null, on: PlaceId, q: Ask): boolean =>
  at !== null && !q.data.boxes.has(on) && distance(at, on) <= NEAR;
