import { seededRng, type Rng } from '../decide/rng';
import { consider } from '../decide/verdict';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Json, Realm } from '../realm';
import { canonical } from '../record/hash';
import type { OpenDecision, Position } from '../record/position';
import { seatsOf } from './playout';

/** What has happened since a seat was last told, and where he stood then. */
export interface News {
  before: Position;
  facts: readonly Fact[];
}

/** Something that leaves towards a seat, as bytes or text: a mail, a page, a report of `news`. */
export type Surface = (position: Position, seat: string, news?: News) => Buffer | string | Promise<Buffer>;

/** Builds a pair of positions that differ only in what `seat` may not know; null when nothing is hidden from him. */
export function hiddenTwin<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  seat: string,
  rng: Rng,
): Position | null {
  const world = engine.system.scramble(structuredClone(position.world) as R['world'], seat, (below) => rng.int(below));
  if (!world) return null;
  const others = Object.entries(position.standing).filter(([owner]) => owner !== seat);
  const standing = {
    ...position.standing,
    ...Object.fromEntries(others.map(([owner]) => [owner, { orders: [], askMe: [], given: 0 }])),
  };
  const open = position.open.map((o) => (o.seat === seat ? o : { ...o, ...elsewhere(o), facts: null, misfits: [] }));
  return { ...structuredClone(position), world: world as unknown as Json, standing, open };
}

/** Another answer of another version: that he has answered is known, what and how often is not. */
const elsewhere = (open: OpenDecision): Pick<OpenDecision, 'sealed'> =>
  open.sealed ? { sealed: { answer: null, version: open.sealed.version + 1 } } : {};

/**
 * Non-interference (architecture.md 5): of every seat that a position hides something from, all that leaves towards him
 * must be the same in the twin. Returns what differs, and how many pairs were compared.
 */
export async function leaksOf<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  seed: string,
  surfaces: Record<string, Surface>,
): Promise<{ pairs: number; leaks: string[] }> {
  const rng = seededRng(`leak/${seed}`);
  const leaks: string[] = [];
  let pairs = 0;
  for (const seat of seatsOf(engine, position)) {
    const twin = hiddenTwin(engine, position, seat, rng);
    if (!twin) continue;
    pairs += 1;
    const both = [pureSurface(engine, position, seat, seed), pureSurface(engine, twin, seat, seed)];
    for (const name of Object.keys(both[0] ?? {})) {
      if (both[0]?.[name] !== both[1]?.[name]) leaks.push(`${seat}: ${name} differs at ${engine.where(position)}`);
    }
    for (const [name, surface] of Object.entries(surfaces)) {
      const [here, there] = [await surface(position, seat), await surface(twin, seat)];
      if (!Buffer.from(here).equals(Buffer.from(there)))
        leaks.push(`${seat}: ${name} differs at ${engine.where(position)}`);
    }
  }
  return { pairs, leaks };
}

/** View, position lines, and for his own open decisions prompt, default and verdicts on good and bad orders. */
function pureSurface<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  seat: string,
  seed: string,
): Record<string, string> {
  const view = engine.view(position, seat);
  const mine = position.open.filter((o) => o.seat === seat);
  const outside = engine.outside(position);
  return {
    view: canonical(view),
    lines: engine.system.lines(view, null).join('\n'),
    // Spectators know no more than each of the seats.
    outside: canonical(outside),
    ...Object.fromEntries(mine.flatMap((open) => decisionSurface(engine, position, seat, open, seed))),
  };
}

function decisionSurface<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  seat: string,
  open: OpenDecision,
  seed: string,
): [string, string][] {
  const kind = engine.kind(open.kind);
  const q = engine.ask(position, open);
  const good = kind.print(kind.sample(q, seededRng(seed)), q);
  const mails = [good.join('\n'), ...engine.system.probes];
  const verdicts = mails.map((text) => consider(engine, position, seat, open, text));
  return [
    [`prompt of ${open.kind}`, canonical(kind.prompt(q))],
    [`default of ${open.kind}`, canonical(kind.ifSilent(q))],
    [`verdicts of ${open.kind}`, canonical(verdicts)],
  ];
}
