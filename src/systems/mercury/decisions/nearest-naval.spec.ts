import { often } from '../../../config/testing/depth';
import { seededRng, type Rng } from '../../../kernel/decide/rng';
import { consider, type Verdict } from '../../../kernel/decide/verdict';
import type { OpenDecision, Position } from '../../../kernel/record/position';
import { playOut } from '../../../kernel/testing/playout';
import { mercuryEngine } from '../testing';
import { airAllocation } from './air-allocation';

const engine = mercuryEngine();
const { data } = engine.system;

/** Kinds of things that orders name: a name is put in the place of another of its kind. */
const KINDS: readonly (readonly string[])[] = [
  [...data.zones.values(), ...data.places.values()].map((z) => z.name),
  [...data.ships.values()].map((s) => s.names[0] ?? ''),
  data.markers.letters.map((letter) => `TF ${letter}`),
  [...data.air.values()].map((a) => a.names[0] ?? ''),
  [...data.germanNaval.values()].map((u) => u.names[0] ?? ''),
  [...data.germanNaval.values()].flatMap((u) => u.cargo).map((item) => item.names[0] ?? ''),
  [1, 2, 3, 4, 5, 6, 7].map((n) => `contact ${n}`),
].map((names) => [...names].sort((a, b) => b.length - a.length));

/** The line with one of its names changed into another of the same kind; the line itself where it names nothing. */
function slipped(line: string, rng: Rng): string {
  const found = KINDS.flatMap((names) => {
    const name = names.find((n) => n !== '' && line.includes(n));
    return name === undefined ? [] : [{ name, other: rng.pick(names) }];
  });
  if (found.length === 0) return line;
  const { name, other } = rng.pick(found);
  return line.replace(name, other);
}

/** A legal answer with slips: names changed, or a line given twice. */
function mailWithSlips(position: Position, open: OpenDecision, rng: Rng): string[] {
  const kind = engine.kind(open.kind);
  const q = engine.ask(position, open);
  const legal = kind.print(kind.sample(q, rng), q);
  const examples = kind.prompt(q).examples.filter((e) => e !== 'pass');
  const lines = legal.filter((line) => line !== 'pass').concat(rng.shuffle(examples).slice(0, 1));
  const slips = lines.map((line) => (rng.chance(1, 2) ? slipped(line, rng) : line));
  return rng.chance(1, 4) ? [...slips, ...slips.slice(0, 1)] : slips;
}

const read = (position: Position, open: OpenDecision, lines: readonly string[]): Verdict =>
  consider(engine, position, open.seat, open, lines.join('\n'));

interface Refused {
  line: number | null;
  why: string;
  nearest?: string;
}

/** What the rules refuse, line by line, and what they refuse of the mail as a whole. */
function refusedIn(verdict: Verdict): Refused[] {
  const ofLines = verdict.lines.filter((l) => l.status === 'error' && l.rule !== undefined);
  const loose = verdict.objections.filter((o) => o.level === 'illegal');
  return [
    ...ofLines.map(({ number, why = '', nearest }) => ({ line: number, why, ...(nearest ? { nearest } : {}) })),
    ...loose.map(({ text, nearest }) => ({ line: null, why: text, ...(nearest ? { nearest } : {}) })),
  ];
}

/** All aircraft have their missions in other lines, and `pass` stands alone: no order could take the place of this one. */
function superfluous(position: Position, open: OpenDecision, lines: readonly string[], { line }: Refused): boolean {
  const left = lines.filter((_, i) => i + 1 !== line);
  return (
    open.kind === airAllocation.kind &&
    left.length > 0 &&
    refusedIn(read(position, open, left)).length < refusedIn(read(position, open, lines)).length
  );
}

/** Why the nearest order of a refusal is no help: there is none, or sent back it is refused like the line was. */
function helpless(position: Position, open: OpenDecision, lines: readonly string[], refused: Refused): string | null {
  const said = `${open.kind}: "${lines.join(' / ')}": ${refused.why}`;
  if (refused.nearest === undefined)
    return superfluous(position, open, lines, refused) ? null : `${said}: no nearest order`;
  const { line, nearest } = refused;
  const mended = line === null ? [nearest] : lines.map((old, i) => (i + 1 === line ? nearest : old));
  const again = refusedIn(read(position, open, mended)).find((r) => r.line === line);
  const plain = read(position, open, mended).lines.filter((l) => l.status === 'error' && l.number === (line ?? 1));
  if (!again && plain.length === 0) return null;
  return `${said}: "${nearest}" is refused too: ${again?.why ?? plain[0]?.why}`;
}

describe('the nearest orders of naval refusals can be sent back as they stand', () => {
  it.each(['4', '4b'])('all through scenario %s, whatever name was wrong', (scenario) => {
    const rng = seededRng(`slips/${scenario}`);
    const faults = new Map<string, string>();
    let refusals = 0;
    const onAsked = (position: Position, open: OpenDecision): void => {
      for (let tries = 0; tries < 3; tries++) {
        const lines = mailWithSlips(position, open, rng);
        for (const refused of refusedIn(read(position, open, lines))) {
          refusals += 1;
          const fault = helpless(position, open, lines, refused);
          if (fault) faults.set(`${open.kind} ${refused.why.replace(/[A-Z0-9].*/, '')}`, fault);
        }
      }
    };
    for (const seed of often(['one'], ['one', 'two', 'three']))
      playOut(engine, { scenario, seed, mode: 'strict', checkOneIn: 1000, onAsked });
    expect([...faults.values()]).toEqual([]);
    expect(refusals).toBeGreaterThan(often(15, 50));
  });
});
