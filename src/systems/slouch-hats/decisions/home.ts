import { illegal, type Objection } from '../../../kernel/decide/decision';
import { commonPlaces } from '../../../kernel/decide/touch';
import { lineOf } from '../../../play/choices/sound-entry';
import { atHex } from '../../../play/words/conditions';
import { besidesPass, isPass, orPass, passVerb, type PassOrder } from '../../../play/words/pass';
import { onBoard } from '../orders/conditions';
import { aircraft, hex, place } from '../orders/names';
import { boardOf, boardSeen } from '../rules/03-board';
import { landings, returnBases, type Landing, type Mission } from '../rules/13-1-air-units';
import { decision, SIDES, written, type Act, type Ask, type Side, type SlouchHats } from '../slouch-hats';
import { called, type OrderOf } from '../../../play/words/written';
import type { Step, StepWriter } from '../../../kernel/flow/step';

/** `home 208, 80 to Ramat David` */
export const homeVerb = written(
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
export const chooseHome = decision<Returning, HomeFacts, Landing[], HomeOrder | PassOrder>({
  ...{ kind: 'slouch-hats.home', rule: '13.13', title: 'return of aircraft', word: 'home', seats: ['axis', 'allied'] },
  lasting: true,
  interphase: 'an air unit returns to where it came from, else to the nearest airfield with room',
  quiet: true,
  conditions: [atHex<SlouchHats, HomeFacts>(hex, ({ facts }) => facts.flown[0]?.from ?? ''), ...onBoard<HomeFacts>()],
  verbs: [homeVerb, passVerb],
  // What cannot be now is not used: nobody is asked for an airfield because one that he named is full.
  concerns: (order, q) => isPass(order) || order.units.some((id) => faults([{ id, to: order.to }], q).length === 0),
  disclose({ world, data, local: { returning } }) {
    const board = boardOf(world, data);
    const flown = (returning?.flown ?? []).filter(({ id, from }) => returnBases(board, id, from).length > 1);
    return returning && flown.length > 0 ? { seat: returning.side, facts: { flown } } : null;
  },
  prompt: (q) => ({
    question: 'Where do your air units land?',
    choices: ['home air unit, air unit to place', 'pass'],
    listing: q.facts.flown.map(({ id, from }) => {
      const bases = returnBases(boardSeen(q), id, from).map((at) => place.print(at, q));
      return `${aircraft.print(id, q)}: ${bases.join(', ')}`;
    }),
    examples: [...q.facts.flown.slice(0, 1).flatMap(({ id, from }) => first(id, from, q)), 'pass'],
  }),
  assemble(orders, q) {
    const wishes = besidesPass<HomeOrder>(orders).flatMap((order) =>
      order.units.map((id): Landing => ({ id, to: order.to, ...lineOf(order) })),
    );
    // Given ahead: of those who do not fly, and of what has become impossible, nothing is made.
    const stands = (wish: Landing, i: number): boolean =>
      faults(wishes.slice(0, i + 1), q).every(({ id }) => id !== wish.id);
    return { answer: wishes.some(({ line }) => line !== undefined) ? wishes : wishes.filter(stands) };
  },
  judge: (answer, q) =>
    faults(answer, q).map(({ id, rule, why, nearest, line }): Objection => {
      const instead = nearest === undefined ? 'pass' : print({ id, to: nearest }, q);
      return illegal(rule, why, { nearest: instead, ...(line === undefined ? {} : { line }) });
    }),
  print: (answer, q) => orPass(answer.map((one) => print(one, q))),
  ifSilent: () => ({ answer: [], text: 'they return to where they came from, else to the nearest airfield' }),
  touch: {
    things: (q) => q.facts.flown.map(({ id, from }) => ({ id, name: aircraft.print(id, q), at: from })),
    offers: (q, picked) =>
      commonPlaces(
        q.facts.flown
          .filter(({ id }) => picked.includes(id))
          .map(({ id, from }) => returnBases(boardSeen(q), id, from)),
      ).map((at) => ({
        ...{ at: at in q.data.boxes ? null : at, says: `home: ${place.print(at, q)}` },
        lines: [homeVerb.print({ verb: 'home', units: [...picked], to: at }, q)],
      })),
  },
  sample(q, rng) {
    const [one] = rng.shuffle(q.facts.flown);
    return one && rng.chance(1, 2) ? [{ id: one.id, to: rng.pick(returnBases(boardSeen(q), one.id, one.from)) }] : [];
  },
  take(c, answer) {
    c.local.homes = [...(c.local.homes ?? []), ...answer.map(({ id, to }) => ({ id, to }))];
  },
});

const print = ({ id, to }: Landing, q: Ask): string => homeVerb.print({ verb: 'home', units: [id], to }, q);
const faults = (wishes: readonly Landing[], q: Ask<HomeFacts>) => landings(boardSeen(q), q.facts.flown, wishes);
const first = (id: string, from: string, q: Ask<HomeFacts>): string[] =>
  returnBases(boardSeen(q), id, from)
    .slice(0, 1)
    .map((to) => print({ id, to }, q));

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
