import { graded } from '../../../kernel/view/policy';
import type {
  AlliedConvoy,
  CampaignState,
  Cargo,
  GermanUnit,
  MercuryData,
  Picks,
  Ship,
  Side,
  TaskForce,
  World,
} from '../mercury';
import { unitShown } from '../ground-state';
import { ratingsOf, shipOf, shipsOf, speedOf } from '../rules/16-components';
import { toldTotal } from '../rules/23-4-variants';

/** The German knows that a marker exists, and what he was told or has seen; reinforcements not before they enter (18.13, 18.33). */
export const taskForcesShown = (data: MercuryData) =>
  graded<World, TaskForce>((tf, seat, world) => {
    if (seat === 'allied') return 'own';
    if (tf.at === null || world.placing) return 'nothing';
    if (!tf.detected) return 'exists';
    return tf.seen.length > 0 ? 'identity' : tf.told === 'exists' ? 'exists' : tf.told;
  })({
    letter: { from: 'exists', show: (tf) => tf.letter },
    at: { from: 'exists', show: (tf) => tf.at },
    detected: { from: 'exists', show: (tf) => tf.detected },
    // What was told is a snapshot: the number when it was told, not the number now.
    count: { from: 'count', show: (tf) => tf.toldCount },
    types: { from: 'types', show: (tf) => tf.toldTypes && { ...tf.toldTypes } },
    /** For the German: ships he has seen in it since it was detected. */
    seen: { from: 'identity', show: (tf, world) => tf.seen.map((id) => ({ id, damaged: shipOf(world, id).damaged })) },
    name: { from: 'own', show: (tf) => tf.name },
    ships: { from: 'own', show: (tf, world) => shipsOf(world, tf.letter).map((s) => shipShown(s, data)) },
    due: { from: 'own', show: ({ due }) => (due ? { turn: due.turn, enter: [...due.enter] } : null) },
    told: { from: 'own', show: (tf) => tf.told },
    move: { from: 'own', show: (tf, world) => speedOf(world, data, tf.letter) },
  });
/** A Task Force marker as far as the reader may know it. */
export type TaskForceView = ReturnType<ReturnType<typeof taskForcesShown>>[number];

/** The Allied player knows that a contact exists, and what it is once it was turned over (16.51, 18.12). */
export const contactsShown = graded<World, GermanUnit>(({ at, due, detected }, seat) => {
  if (seat === 'german') return 'own';
  if (at === null && due === undefined) return 'nothing';
  return detected ? 'identity' : 'exists';
})({
  contact: { from: 'exists', show: (u) => u.contact },
  at: { from: 'exists', show: (u) => u.at },
  detected: { from: 'exists', show: (u) => u.detected },
  /** Without ships: the game-turn its marker lies on, and the place it is bound to (21.31, 21.33b). */
  due: { from: 'exists', show: ({ due }) => due && { ...due } },
  box: { from: 'own', show: (u) => u.box },
  unit: { from: 'identity', show: (u) => u.unit },
  cargo: { from: 'identity', show: (u) => u.cargo.map((i) => ({ ...i })) },
});
/** A German naval unit as far as the reader may know it. */
export type ContactView = ReturnType<typeof contactsShown>[number];

/** A ship as its owner sees it, with the ratings of the side that is up, and what it carries (17.31). */
export function shipShown({ id, damaged, ammo, cargo }: Ship, data: MercuryData) {
  const { aa, bombardment, defence, move } = ratingsOf(data, { id, damaged });
  return { id, damaged, ammo, aa, bombardment, defence, move, ...(cargo ? { cargo: cargoShown(cargo) } : {}) };
}
export type ShipView = ReturnType<typeof shipShown>;

/** What a seat sees of a campaign, field by field: cargo, and who is still at Alexandria, is hidden from the German (17.31). */
export const campaignShown = (campaign: CampaignState, seat: Side, data: MercuryData) => ({
  withoutShips: campaign.withoutShips === true,
  alexandria: seat === 'allied' ? cargoShown(campaign.alexandria) : null,
  evacuationDecides: campaign.evacuationDecides === true,
  // The order, and what each side has lost, are open to both (17.31, 20.12).
  evacuation: campaign.evacuation ? { ...campaign.evacuation } : null,
  lost: { ...campaign.lost },
  convoys: (campaign.convoys ?? []).filter(({ shown }) => seat === 'allied' || shown === true).map(convoyShown),
  sent: campaign.sent ?? null,
  options: [...(campaign.options ?? [])],
  picks: campaign.variants ? picksShown(campaign.variants, seat, data) : null,
  athens: seat === 'german' ? (campaign.athens ?? []).map(unitShown) : null,
});

export type CampaignView = ReturnType<typeof campaignShown>;

/** 23.43: until both show them each sees his own, and the total of the German. */
const picksShown = (variants: Picks, seat: Side, data: MercuryData) => ({
  own: variants[seat] ? [...variants[seat]] : null,
  total: toldTotal(data, { variants }),
});

/** A convoy as it is, once it may be seen at all. */
const convoyShown = (convoy: AlliedConvoy): AlliedConvoy => ({ ...convoy, cargo: cargoShown(convoy.cargo) });

/** What its owner sees of a cargo, as a copy of the view's own. */
const cargoShown = ({ units, rsc }: Cargo): Cargo => ({ units: units.map(unitShown), rsc });
