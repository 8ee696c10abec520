import type { Cargo, GermanUnit, MercuryData, World } from '../mercury';
import { campaignOf, groundScenarioOf, playedAtSea, scenarioOf } from '../rules/03-turn';
import { germanCounter } from '../rules/16-components';
import { groundUnitOf } from '../rules/17-3-aboard';
import { hideCargo, regroupConvoys, shuffled } from '../scramble';
import type { GroundUnit } from '../rules/ground/ground';
import { alliedOnCard, freshUnit } from '../set-up-ground';
import { germanIn, type Identity, type MercuryKnown, type Pick } from './base-world';
import { bodyOf, told } from './told';

/** What both know of a campaign stands; what the enemy has in hand, aboard and on the Game Turn Track is put in as it may be. */
export function campaignDrawn(world: World, known: MercuryKnown, data: MercuryData, pick: Pick): void {
  const { campaign } = world;
  if (!campaign) return;
  // Both saw each marker that was placed on the track (21.31).
  const placed = told<{ contact: number }>(known.record, 'convoy.planned').map(({ contact }) => contact);
  if (placed.length > 0) campaign.markers = Math.max(...placed);
  if (known.seat === 'allied') germansDrawn(world, known, data, pick);
  else waitingDrawn(world, known, data, pick);
}

/** For the German: all who are not on Crete, nor gone for good, lie at Alexandria or go aboard from there (17.31, 21.11). */
function waitingDrawn(world: World, known: MercuryKnown, data: MercuryData, pick: Pick): void {
  const { campaign } = world;
  if (!campaign) return;
  const waiting = atAlexandria(world, known, data);
  const { fromTurn } = campaignOf(data, world).alexandria;
  if (playedAtSea(data, world)) {
    campaign.alexandria = waiting;
    if (world.turn >= fromTurn) hideCargo(world, data, pick);
    return;
  }
  const { no } = campaign.convoys?.at(-1) ?? { no: 0 };
  const rest = waiting.units.length + waiting.rsc > 0 ? [{ no: no + 1, cargo: waiting, from: fromTurn }] : [];
  campaign.convoys = [...(campaign.convoys ?? []), ...rest];
  regroupConvoys(world, data, pick);
}

/** Allied units and RSCs of which nobody has told the German where else they are. */
function atAlexandria(world: World, known: MercuryKnown, data: MercuryData): Cargo {
  const { alexandria, inBoxes } = campaignOf(data, world);
  const card = [
    ...alexandria.units,
    ...alliedOnCard(data, groundScenarioOf(data, world)).map(({ id }) => id),
    ...Object.values(inBoxes).flat(),
  ];
  const { convoys = [], lost = {} } = world.campaign ?? {};
  const elsewhere = [
    ...Object.keys(world.ground?.units ?? {}),
    ...convoys.flatMap(({ cargo }) => cargo.units.map(({ id }) => id)),
    ...told<{ unit: string }>(known.record, 'cargo.evacuated').map(({ unit }) => unit),
    ...told<{ unit: string }>(known.record, 'convoy.unit-lost').map(({ unit }) => unit),
  ];
  const ashore = told<{ side: string; rsc: number }>(known.record, 'sea.unloaded').filter(
    (one) => one.side === 'allied',
  );
  const seen = [...ashore.map(({ rsc }) => rsc), ...convoys.map(({ cargo }) => cargo.rsc)];
  return {
    units: card
      .filter((id) => !elsewhere.includes(id))
      .map((id) => freshUnit(id, null, (data.ground.get(id)?.startsReduced ?? false) || (lost[id] ?? 0) > 0)),
    rsc: Math.max(0, alexandria.rsc - seen.reduce((sum, rsc) => sum + rsc, 0)),
  };
}

/** For the Allied player: markers of the track that lie face down, and convoys that lie nowhere (21.31, 21.34); at sea those that have not sailed yet. */
function germansDrawn(world: World, known: MercuryKnown, data: MercuryData, pick: Pick): void {
  if (!playedAtSea(data, world)) world.germans = markersDrawn(world, known, data, pick);
  const waiting = leftInAthens(world, known, data);
  if (world.campaign && waiting.length > 0) world.campaign.athens = waiting;
}

/** Each marker that is not turned over is one of the convoys and decoys that are left, the others lie nowhere. */
function markersDrawn(world: World, known: MercuryKnown, data: MercuryData, pick: Pick): GermanUnit[] {
  const { contacts } = known.view;
  const seen = contacts.flatMap(({ unit }) => unit ?? []);
  const turned = told<{ unit: string }>(known.record, 'convoy.due').map(({ unit }) => unit);
  const gone = [
    ...told<{ unit: string }>(known.record, 'contact.eliminated').map(({ unit }) => unit),
    ...turned.filter((unit) => germanCounter(data, unit).kind === 'decoy'),
  ];
  const card = [...(groundScenarioOf(data, world).campaign?.convoys ?? []).map(({ id }) => id), DECOY];
  const free = shuffled(
    card.filter((id) => !seen.includes(id) && !gone.includes(id)),
    pick,
  );
  const there = contacts.map((contact) => {
    const unit = contact.unit ?? free.shift() ?? card[0] ?? '';
    return germanIn(contact, { unit, cargo: contact.cargo ?? leftAboard(unit, world, known, data) }, known, data);
  });
  // A decoy without a marker is out of the game.
  const convoys = free.filter((unit) => germanCounter(data, unit).kind !== 'decoy');
  const nowhere = convoys.map((unit, n) =>
    heldBack(unit, FRESH + n, leftAboard(unit, world, known, data), known, data),
  );
  return [...there, ...nowhere];
}
const DECOY = 'decoy-1';
/** Numbers of counters that lie nowhere: none of the map, and none that will be there. */
const FRESH = 100;

/** A German unit that is on no place yet, or no longer. */
const heldBack = (
  unit: string,
  contact: number,
  cargo: Identity['cargo'],
  known: MercuryKnown,
  data: MercuryData,
): GermanUnit => germanIn({ contact, at: null, detected: false }, { unit, cargo }, known, data);

/** What a convoy still has aboard, as far as it is known: nobody who has come ashore, or went back to Athens and waits for the airlift. */
function leftAboard(unit: string, world: World, known: MercuryKnown, data: MercuryData): Identity['cargo'] {
  const back = told<{ unit: string }>(known.record, 'convoy.to-athens').some((one) => one.unit === unit);
  return (data.germanNaval.get(unit)?.cargo ?? []).map((item) => {
    if (item.rsc) return { id: item.id, steps: 1 };
    const ashore = world.ground?.units[groundUnitOf(data, item.names[0] ?? '')] !== undefined;
    return { id: item.id, steps: back || ashore ? 0 : item.steps };
  });
}

/** Troops of convoys that went back to Athens, who have not come to Crete since (17.37e). */
function leftInAthens(world: World, known: MercuryKnown, data: MercuryData): GroundUnit[] {
  const units = told<{ unit: string }>(known.record, 'convoy.to-athens').flatMap(({ unit }) =>
    germanCounter(data, unit).cargo.flatMap((item) => (item.rsc ? [] : [groundUnitOf(data, item.names[0] ?? '')])),
  );
  const lost = world.campaign?.lost ?? {};
  const waits = [...new Map(units.map((id) => [id, true])).keys()].filter(
    (id) => !world.ground?.units[id] && !lost[id],
  );
  return waits.map((id) => freshUnit(id, null));
}

/** Units of the card that are not among the counters on the map, and are not gone: they have not sailed, or wait to be sent again. */
export function notSailed(world: World, known: MercuryKnown, data: MercuryData): GermanUnit[] {
  const gone = known.record.filter(({ type }) => type === 'contact.eliminated' || type === 'convoy.ashore');
  const elsewhere = [
    ...world.germans.map(({ unit }) => unit),
    ...gone.map((fact) => bodyOf<{ unit: string }>(fact).unit),
  ];
  return scenarioOf(data, world)
    .germans.filter(({ id }) => !elsewhere.includes(id))
    .map(({ id }, i) => heldBack(id, FRESH + i, leftAboard(id, world, known, data), known, data));
}
