import { copyOf } from '../../../kernel/record/copy';
import type { Known } from '../../../kernel/search/known';
import type {
  CampaignState,
  CampaignView,
  ContactView,
  GermanUnit,
  Mercury,
  MercuryData,
  TaskForce,
  TaskForceView,
  World,
} from '../mercury';
import { turnOf } from '../rules/03-turn';
import { ATHENS } from '../rules/16-components';
import { attackedForces } from './told';

export type Pick = (below: number) => number;
export type MercuryKnown = Known<Mercury>;
/** What a counter that lies face down is. */
export interface Identity {
  unit: string;
  cargo: GermanUnit['cargo'];
}

/** What every view tells of the world in full. On the hex map that is all there is (3.1). */
export function baseWorld({ view }: MercuryKnown): World {
  return {
    scenario: view.scenario.id,
    turn: view.turn,
    ...{ taskForces: {}, ships: {}, germans: [] },
    air: Object.fromEntries(view.air.map((unit) => [unit.id, { ...unit }])),
    broken: [...view.broken],
    score: view.score.entries.map((entry) => ({ ...entry })),
    seenDamaged: [],
    ...(view.ground ? { ground: groundOf(view.ground) } : {}),
    ...(view.campaign ? { campaign: campaignIn(view.campaign) } : {}),
  };
}

/** What is open of a campaign, and the seat's own. Who waits at Alexandria only the Allied player knows (17.31). */
const campaignIn = (seen: CampaignView): CampaignState => ({
  ...(seen.withoutShips ? { withoutShips: true as const } : {}),
  alexandria: copyOf(seen.alexandria ?? { units: [], rsc: 0 }),
  ...(seen.options.length > 0 ? { options: [...seen.options] } : {}),
  ...(seen.evacuation ? { evacuation: { ...seen.evacuation } } : {}),
  ...(seen.evacuationDecides ? { evacuationDecides: true as const } : {}),
  lost: { ...seen.lost },
  ...(seen.convoys.length > 0 ? { convoys: copyOf(seen.convoys) } : {}),
  ...(seen.sent === null ? {} : { sent: seen.sent }),
  ...(seen.athens && seen.athens.length > 0 ? { athens: copyOf(seen.athens) } : {}),
});

/** A scrap of map never changes and is looked up by what it is: it is not copied. */
function groundOf(ground: NonNullable<World['ground']>): NonNullable<World['ground']> {
  const { scrap, ...rest } = ground;
  return { ...copyOf(rest), ...(scrap === undefined ? {} : { scrap }) };
}

/** What is detected at night is so until its combats are over, else until the next AM or Night turn (18.14, 18.17). */
export const nightNow = ({ view }: MercuryKnown, data: MercuryData): boolean => turnOf(data, view.turn).night;

/** A Task Force as a view shows it; what it does not show stays as in a new marker. */
export function forceIn(tf: TaskForceView, known: MercuryKnown, data: MercuryData): TaskForce {
  const { letter, at, detected, count, types, due } = tf;
  return {
    ...{ letter, at, detected },
    name: tf.name ?? null,
    ...(due ? { due: { turn: due.turn, enter: [...due.enter] } } : {}),
    forTheNight: detected && nightNow(known, data),
    // The grade of the last telling stands in what was told (18.33).
    told: tf.told ?? (types !== undefined ? 'types' : count !== undefined ? 'count' : 'exists'),
    ...(count === undefined ? {} : { toldCount: count }),
    ...(types === undefined ? {} : { toldTypes: { ...types } }),
    seen: (tf.seen ?? []).map((ship) => ship.id),
    attacked: attackedForces(known.record).has(letter),
  };
}

/** A German unit as it is known to be `unit` with `cargo`. Whoever is in Athens is ready to sail again (16.46). */
export function germanIn(
  contact: ContactView,
  { unit, cargo }: Identity,
  known: MercuryKnown,
  data: MercuryData,
): GermanUnit {
  const box = contact.box ?? (contact.at === ATHENS ? data.refit.athens.at(-1) : undefined);
  return {
    ...{ contact: contact.contact, unit, at: contact.at },
    ...(box === undefined ? {} : { box }),
    detected: contact.detected,
    forTheNight: contact.detected && nightNow(known, data),
    cargo: cargo.map((item) => ({ ...item })),
    ...(contact.due ? { due: { ...contact.due } } : {}),
  };
}
