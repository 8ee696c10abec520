import { isDeepStrictEqual } from 'node:util';
import type { Engine } from '../engine';
import { factFor, isFor, type Fact } from '../flow/fact';
import type { JsonObject, Realm } from '../realm';
import type { Position } from '../record/position';
import type { Surface } from './leaks';

/** One answer and all that followed it without a person. */
export interface Step {
  before: Position;
  after: Position;
  facts: Fact[];
}

/** A fact as its reader may know it. */
interface Read {
  type: string;
  rule: string;
  body: JsonObject;
  /** He reads all of it, not only what is told to others. */
  whole: boolean;
}

/** What differs for a seat; `parted`: the rules themselves have told him which world he is in. */
export interface Differences {
  parted: boolean;
  leaks: string[];
}

/** Compares what `seat` may know of a step and of its twin: facts with their rules, marks, view, question, and all surfaces. */
export async function differences<R extends Realm>(
  engine: Engine<R>,
  seat: string,
  { here, there }: { here: Step; there: Step },
  surfaces: Record<string, Surface>,
): Promise<Differences> {
  const facts = factsApart(engine, readBy(here.facts, seat), readBy(there.facts, seat));
  if (facts.parted || facts.leaks.length > 0) return facts;
  const asked = [questionOf(here.after, seat), questionOf(there.after, seat)];
  const shown = [engine.view(here.after, seat), engine.view(there.after, seat)];
  // A decision discloses what the rules let him see for it (airmen see the ships they choose among).
  const disclosed = !isDeepStrictEqual(asked[0]?.facts, asked[1]?.facts);
  if (disclosed && isDeepStrictEqual(asked[0]?.ids, asked[1]?.ids)) return { parted: true, leaks: [] };
  const leaks = [
    ...(isDeepStrictEqual(asked[0], asked[1]) ? [] : ['what he is asked differs']),
    ...(isDeepStrictEqual(shown[0], shown[1]) ? [] : ['view differs']),
    ...(here.after.dice.step === there.after.dice.step ? [] : ['number of the position differs']),
    ...(await surfacesApart(seat, { here, there }, surfaces)),
  ];
  return { parted: false, leaks };
}

const readBy = (facts: readonly Fact[], seat: string): Read[] =>
  facts.flatMap(({ type, rule, ...fact }) => {
    const body = factFor({ type, rule, ...fact }, seat);
    return body === null ? [] : [{ type, rule, body, whole: isFor({ type, rule, ...fact }, seat) }];
  });

function factsApart<R extends Realm>(engine: Engine<R>, here: readonly Read[], there: readonly Read[]): Differences {
  const leaks: string[] = [];
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [a, b] = [here[i], there[i]];
    if (isDeepStrictEqual(a, b)) continue;
    if (tellsByRule(engine, a) || tellsByRule(engine, b) || (a && b && rolledApart(a, b)))
      return { parted: true, leaks };
    leaks.push(`he reads ${inWords(engine, a)}, in the twin ${inWords(engine, b)}`);
    if (a?.type !== b?.type) break;
  }
  return { parted: false, leaks };
}

/** Whether the rules tell him by this fact what was hidden: a search, ships named as targets. What others are told of it tells nothing. */
const tellsByRule = <R extends Realm>(engine: Engine<R>, fact: Read | undefined): boolean =>
  fact?.whole === true &&
  (engine.system.twins?.discloses.includes(fact.type) || engine.system.twins?.tells?.(fact)) === true;

/** The same die, read on the same chart, came to something else: from there on the worlds are two for everybody. */
function rolledApart(a: Read, b: Read): boolean {
  const [one, other] = [rollOf(a), rollOf(b)];
  if (!one || !other || a.type !== b.type || one['key'] !== other['key'] || one['die'] !== other['die']) return false;
  return one['result'] !== other['result'] || one['column'] !== other['column'];
}

const rollOf = ({ body }: Read): JsonObject | null => {
  const roll = body['roll'];
  return roll !== null && typeof roll === 'object' && !Array.isArray(roll) ? roll : null;
};

function inWords<R extends Realm>(engine: Engine<R>, fact: Read | undefined): string {
  if (!fact) return 'nothing';
  const text = fact.type.startsWith('despatch.') ? null : engine.system.tell(fact)?.text;
  return `${text === null || text === undefined ? fact.type : `"${text}"`} [${fact.rule}] ${JSON.stringify(fact.body)}`;
}

function questionOf(position: Position, seat: string): { ids: string[]; facts: unknown[] } {
  const mine = position.open.filter((o) => o.seat === seat);
  return { ids: mine.map((o) => `${o.id} ${o.kind}`), facts: mine.map((o) => [o.facts, o.misfits]) };
}

async function surfacesApart(
  seat: string,
  { here, there }: { here: Step; there: Step },
  surfaces: Record<string, Surface>,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const [name, surface] of Object.entries(surfaces)) {
    const [one, other] = [await surface(here.after, seat, here), await surface(there.after, seat, there)];
    if (!Buffer.from(one).equals(Buffer.from(other))) leaks.push(`${name} differs`);
  }
  return leaks;
}
