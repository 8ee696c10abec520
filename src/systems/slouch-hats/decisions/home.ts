import { chooseLines, type Said } from '../../../play/choices/lines';
import { atHex } from '../../../play/words/conditions';
import { isPass } from '../../../play/words/pass';
import { onBoard } from '../orders/conditions';
import { aircraft, hex, place } from '../orders/names';
import { boardOf, boardSeen } from '../rules/03-board';
import { landingFault, returnBases, type Landing, type Mission } from '../rules/13-1-air-units';
import { SIDES, written, type Act, type Ask, type Fault, type Side, type SlouchHats } from '../slouch-hats';
import { called, type OrderOf } from '../../../play/words/written';
import type { Step, StepWriter } from '../../../kernel/flow/step';

/** `home 208, 80 to Ramat David` */
const homeVerb = written(
  'the friendly airfield or box in range that an air unit returns to (13.13)',
  { units: aircraft.list, to: called('place', place) },
  'home {units} to {to}',
);
export type HomeOrder = OrderOf<typeof homeVerb>;

/** Air units whose mission is over, and where their owners want them. */
export interface Returning {
  returning?: { side: Side; flown: Mission[] };
  homes?: Landing[];
}

interface HomeFacts {
  flown: Mission[];
}

/** 13.13: the friendly airfield in range that an air unit returns to, where there is more than one. */
export const chooseHome = chooseLines<SlouchHats, Returning, HomeOrder, HomeFacts>({
  ...{ kind: 'slouch-hats.home', rule: '13.13', title: 'return of aircraft', word: 'home', seats: ['axis', 'allied'] },
  ...{ order: homeVerb, once: 'units', lasting: true, quiet: true, asFarAsMay: true },
  interphase: 'an air unit returns to where it came from, else to the nearest airfield with room',
  conditions: [atHex<SlouchHats, HomeFacts>(hex, ({ facts }) => facts.flown[0]?.from ?? ''), ...onBoard<HomeFacts>()],
  question: 'Where do your air units land?',
  nothing: 'they return to where they came from, else to the nearest airfield',
  // What cannot be now is not used: nobody is asked for an airfield because one that he named is full.
  concerns: (order, q) => isPass(order) || order.units.some((id) => !faultOf({ units: [id], to: order.to }, q, [])),
  whose: ({ local }) => local.returning?.side ?? null,
  told({ world, data, local: { returning } }) {
    const board = boardOf(world, data);
    const flown = (returning?.flown ?? []).filter(({ id, from }) => returnBases(board, id, from).length > 1);
    return flown.length > 0 ? { flown } : null;
  },
  asks: () => true,
  forms: () => ['home air unit, air unit to place'],
  listing: (q) =>
    q.facts.flown.map((one) => {
      const bases = basesFor(one, q).map((at) => place.print(at, q));
      return `${aircraft.print(one.id, q)}: ${bases.join(', ')}`;
    }),
  options: (q) => q.facts.flown.flatMap((one) => basesFor(one, q).map((to) => ({ units: [one.id], to }))),
  fault: faultOf,
  onMap: ({ units, to }, { facts, data }) => ({
    from: facts.flown.find(({ id }) => units.includes(id))?.from ?? null,
    to: to in data.boxes ? null : to,
  }),
  drawn(q, rng) {
    const [one] = rng.shuffle(q.facts.flown);
    return one && rng.chance(1, 2) ? [{ units: [one.id], to: rng.pick(basesFor(one, q)) }] : [];
  },
  take(c, one) {
    c.local.homes = [...(c.local.homes ?? []), ...landingsOf(one)];
  },
});

const basesFor = ({ id, from }: Mission, q: Ask<HomeFacts>): string[] => returnBases(boardSeen(q), id, from);

const landingsOf = ({ units, to }: Said<HomeOrder>): Landing[] => units.map((id) => ({ id, to }));

function faultOf(one: Said<HomeOrder>, q: Ask<HomeFacts>, before: readonly Said<HomeOrder>[]): Fault | null {
  return landingFault(boardSeen(q), q.facts.flown, before.flatMap(landingsOf), landingsOf(one));
}

/** 13.13: each side says where its air units land that have flown. */
export const landingSteps = <L extends Returning>(
  s: StepWriter<SlouchHats, L>,
  flown: (c: Act<L>) => Mission[],
): Step<SlouchHats, L>[] =>
  SIDES.flatMap((side) => [
    s.do(`${side} air units return`, (c) => {
      const own = flown(c).filter(({ id }) => c.data.counters.air.get(id)?.side === side);
      c.local.returning = { side, flown: own };
    }),
    s.ask(`airfields of the ${side} side`, chooseHome),
  ]);

/** Where the owner wants an air unit; undefined: he has said nothing. */
export const wantedHome = ({ homes = [] }: Returning, id: string): string | undefined =>
  homes.findLast((one) => one.id === id)?.to;
