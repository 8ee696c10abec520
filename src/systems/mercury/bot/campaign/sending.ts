import type { Sent } from '../../decisions/convoys/send-convoy';
import type { AlliedConvoy, Ask, SeaId } from '../../mercury';
import { NORTH_PORTS } from '../../rules/21-1-allied-convoys';
import { takenAt } from './duties';
import { type Haven, planOf } from './plan';

/** 21.12, 21.13: by night, to the port with most room, else to the south coast; nobody sails to an island that is being left (20.2). */
export function sentConvoy(q: Ask<{ convoys: AlliedConvoy[]; places: SeaId[] }>): Sent[] {
  const plan = planOf(q);
  if (!plan?.night || plan.leaving !== null) return [];
  const there = plan.havens
    .filter(({ at, open, room, place }) => open && room > 0 && !q.data.boxes.has(place) && q.facts.places.includes(at))
    .sort((a, b) => Number(NORTH_PORTS.includes(b.at)) - Number(NORTH_PORTS.includes(a.at)) || takenAt(b) - takenAt(a));
  for (const { no, cargo } of q.facts.convoys) {
    const to = there.find((haven) => suits(haven, cargo.rsc > 0));
    if (to) return [{ convoy: no, to: to.at }];
  }
  return [];
}

/** An RSC wants a sector with stockpiles (15.25b). */
const suits = ({ at }: Haven, rsc: boolean): boolean => !rsc || NORTH_PORTS.includes(at);
