import type { Plane } from '../plane';

/** An air unit for specs: a Spitfire, or what is said instead. */
export const plane = (id: string, more: Partial<Plane> = {}): Plane => ({
  ...{ id, side: 'allied', nation: 'british', type: 'F', attack: 5, defence: 4, bomb: 1, speed: 4, tbs: 0 },
  ...{ t: false, night: false, extended: false, bombedUp: false },
  ...more,
});

export const stuka = (id: string, more: Partial<Plane> = {}): Plane =>
  plane(id, {
    ...{ side: 'german', nation: 'german', type: 'DB', attack: 1, defence: 2, bomb: 2, speed: 1, tbs: 2 },
    ...more,
  });
