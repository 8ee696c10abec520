import type { DecisionKind } from '../../../kernel/decide/decision';
import type { Rng } from '../../../kernel/decide/rng';
import { commonPlaces, type Offer } from '../../../kernel/decide/touch';
import { type Ask, decision, type Mercury, type Scope, type Side } from '../mercury';
import { type LandingOrder, landingVerb } from '../orders/amphibious-landing';
import { nameOf, placeName } from '../orders/ground/names';
import { printSea } from '../orders/names';
import type { Arrival } from '../../../play/words/arrivals';
import { besidesPass, orPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { groundIn } from '../rules/ground/ground';
import { type Aboard, asksToLand, type Landing, MOST_STEPS, offShore, shoreOf } from '../rules/17-4-landing';
import { assembled, landingFaults } from './landing-faults';
import {
  bestLanding,
  carriersIn,
  dieAt,
  inTheirOrder,
  type LandingFacts,
  openFrom,
  printedLandings,
  safestBeaches,
  spread,
} from './landing-answer';
import { ASKED_ALL_THE_SAME, laden, withoutShips, withShips } from './at-sea';
import { dieWords } from './ground/drop-zones';

/** One side's landings of a turn, and what is being resolved (17.43). */
export interface LandingPhase {
  side: Side;
  landings: Landing[];
  /** Hexes of the assaults in the order their player chose (17.43D). */
  assaults?: string[];
  unit?: string;
  hex?: string;
}

type LandingKind = DecisionKind<Mercury, LandingPhase, LandingFacts, Arrival[], LandingOrder | PassOrder>;
type Heads = Pick<LandingKind, 'kind' | 'seats' | 'interphase' | 'quiet' | 'speaks'>;

/** 17.41: the Allied player lands first. Without orders of his nobody is put ashore, and he is not asked. */
export const alliedLanding = landingOf('allied', {
  ...{ kind: 'mercury.amphibious-landing-allied', seats: ['allied'], quiet: true },
  interphase: 'nobody lands from your ships',
  speaks: withShips,
});

/**
 * 17.41: then the German. His orders stand in the mail that moves his convoys; a question of its own would be a mail more.
 * Without ships a convoy that lands nobody sails back for good (21.33a), so that he is asked.
 */
export const germanLanding = landingOf('german', {
  ...{ kind: 'mercury.amphibious-landing-german', seats: ['german'] },
  interphase: 'nobody lands from your convoys',
  speaks: withShips,
});

/** 17.43A: who lands, and on which beach or in which off-map box. */
function landingOf(side: Side, heads: Heads): LandingKind {
  return decision<LandingPhase, LandingFacts, Arrival[], LandingOrder | PassOrder>({
    ...heads,
    rule: '17.43A',
    title: 'amphibious landings',
    word: 'amphibious landing',
    // `land` is for the airlanding too, which is what a standing order without a ship or convoy is for.
    yields: 'for good',
    thisTurn: ({ view }) => view.campaign !== null,
    verbs: [landingVerb, passVerb],
    disclose: ({ world, data }) =>
      asksToLand(world, data, side) ? { seat: side, facts: { side, aboard: offShore(world, data, side) } } : null,
    prompt: (q) => ({
      question: able(q).length > 0 ? question(q) : nobodyText(q),
      choices: [...choices(q), 'pass'],
      examples: examples(q),
      listing: zonesOf(q).map(
        (zone) =>
          `beaches of ${printSea(zone, q.data)}: ${openFrom(q, zone)
            .map((at) => placeName(at, q))
            .join(', ')}`,
      ),
    }),
    touch: { things: (q) => able(q).map(({ unit }) => ({ id: unit, name: nameOf(unit, q), at: null })), offers },
    concerns: (order, q) => 'who' in order && carriersIn(q, order.who).length > 0,
    assemble: (orders, q) => assembled(besidesPass<LandingOrder>(orders), q),
    judge: (answer, q) => landingFaults(answer, q),
    print: (answer, q) => orPass(printedLandings(answer, q)),
    ifSilent: (q) => silently(q),
    foresee: (answer, q) =>
      answer.map(
        ({ unit, at }) => `${nameOf(unit, q)} at ${placeName(at, q)}: landing die ${dieWords(dieAt(q, unit, at))}`,
      ),
    inAdvance: (scope, rng) => foreseen(scope, rng),
    sample: (q, rng) => randomly(q, rng),
    take(c, answer) {
      const off = offShore(c.world, c.data, side);
      c.local.landings = answer.flatMap(({ unit, at }) => {
        const found = off.find((a) => a.unit === unit);
        return found ? [{ unit, ref: found.ref, zone: found.zone, at }] : [];
      });
    },
  });
}

/** With ships everybody may wait aboard; without, who does not land now goes back and never comes again (21.33a). */
function silently(q: Ask<LandingFacts>): { answer: Arrival[]; text: string } {
  const answer = withoutShips(q) ? bestLanding(q) : [];
  return { answer, text: answer.length === 0 ? 'everybody stays aboard' : printedLandings(answer, q).join('; ') };
}

const able = (q: Ask<LandingFacts>): Aboard[] => q.facts.aboard.filter((a) => !a.barred);
const once = <T>(item: T, i: number, all: readonly T[]): boolean => all.indexOf(item) === i;
const zonesOf = (q: Ask<LandingFacts>): string[] =>
  able(q)
    .map((a) => a.zone)
    .filter(once);

/** The limits of a turn (17.42, 17.43A), and what the beaches of the list are good for. */
function question(q: Ask<LandingFacts>): string {
  const { side } = q.facts;
  const most = `${MOST_STEPS[side]} steps at most from one ${side === 'german' ? 'convoy' : 'sea zone'}`;
  return `Who lands, and where? ${most}, six stacking points on a beach. The safest beaches stand first.`;
}

/** He is asked because others see that he could have somebody aboard. */
function nobodyText(q: Ask<LandingFacts>): string {
  const [first] = q.facts.aboard;
  if (!first?.barred) return `You have nobody off a beach who could land. ${ASKED_ALL_THE_SAME}`;
  const all = q.facts.aboard.map((a) => nameOf(a.unit, q)).join(', ');
  return `Of those off a beach (${all}) nobody may land: ${nameOf(first.unit, q)} ${first.barred.text} (${first.barred.rule}). ${ASKED_ALL_THE_SAME}`;
}

/** Where those picked on the page may land together. */
function offers(q: Ask<LandingFacts>, picked: readonly string[]): Offer[] {
  const zone = (unit: string): string => able(q).find((a) => a.unit === unit)?.zone ?? '';
  const places = commonPlaces(picked.map((unit) => openFrom(q, zone(unit))));
  return places.map((at) => ({
    at,
    says: '',
    lines: printedLandings(
      picked.map((unit) => ({ unit, at })),
      q,
    ),
  }));
}

/** Some of those aboard, anywhere it is allowed. */
function randomly(q: Ask<LandingFacts>, rng: Rng): Arrival[] {
  const some = able(q).filter(() => rng.chance(3, 4));
  const landings = some.reduce<Arrival[]>(
    (sofar, a) => [...sofar, ...spread(q, [a], rng.shuffle(openFrom(q, a.zone)), sofar)],
    [],
  );
  return inTheirOrder(landings, q);
}

/** A ship or convoy and some beaches, before anybody knows where it will lie. */
function foreseen(scope: Scope, rng: Rng): LandingOrder[] {
  const carrier = rng.shuffle(laden(scope))[0];
  const at = rng.shuffle(everyShore(scope)).slice(0, SHOWN);
  return carrier && at.length > 0 ? [{ verb: 'land', who: [carrier], from: null, at }] : [];
}

/** How many of the best beaches stand in the question. */
const SHOWN = 6;

/** A line for each ship or convoy with somebody to land. */
function choices(q: Ask<LandingFacts>): string[] {
  const carriers = able(q)
    .map((a) => a.carrier)
    .filter(once);
  return carriers.flatMap((carrier) => {
    const units = able(q).filter((a) => a.carrier === carrier);
    const best = units[0] ? safestBeaches(q, units[0]).slice(0, SHOWN) : [];
    const form = landingVerb.print({ verb: 'land', who: units.map((a) => a.unit), from: carrier, at: [] }, q);
    return [`${form}${best.map((at) => placeName(at, q)).join(' | ')}`];
  });
}

function examples(q: Ask<LandingFacts>): string[] {
  const best = bestLanding(q);
  return best.length === 0 ? ['pass'] : [...printedLandings(best, q), 'pass'];
}

/** All beaches of the map in play. */
function everyShore(scope: Scope): string[] {
  if (!scope.view.ground) return [];
  const ground = groundIn(scope);
  return [...scope.data.zones.keys()].flatMap((zone) => shoreOf(ground, scope.data, zone)).filter(once);
}
