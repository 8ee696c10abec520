import { createHash } from 'node:crypto';
import { canonical } from '../kernel/record/hash';
import type { OpenDecision, Position } from '../kernel/record/position';
import type { News, Surface } from '../kernel/testing/leaks';
import { playOut, type PlayoutOptions } from '../kernel/testing/playout';
import type { Fact } from '../kernel/flow/fact';
import type { AnyEngine } from '../systems/systems';
import { playerSurfaces } from './player-surfaces';

/** Hashes of what each seat gets, by moment (`1/strict/0 17 axis.moves axis`) and then by surface. */
export type Fingerprint = Record<string, Record<string, string>>;

export interface FingerprintOptions {
  /** Games of each scenario and way of playing. */
  games: number;
  /** Decisions of each. */
  most: number;
  /** One asked position in so many is looked at. */
  oneIn: number;
}

/** How the games are played: all asked at random, with plans, and by the bot. */
const WAYS = {
  strict: { mode: 'strict' },
  planned: { mode: 'planned' },
  bots: { mode: 'planned', bots: true },
} as const satisfies Record<string, Pick<PlayoutOptions, 'mode' | 'bots'>>;

/** One moment of a game: its name, the position, who is asked, and what has happened since the last one looked at. */
interface Moment {
  name: string;
  position: Position;
  open: OpenDecision;
  news: News;
}

/** What every seat gets in games of all scenarios, by hash: made before and after a change that is to change nothing. */
export async function fingerprintOf(engine: AnyEngine, options: FingerprintOptions): Promise<Fingerprint> {
  const found: Fingerprint = {};
  const surfaces = allSurfaces(engine);
  await eachMoment(engine, options, async (moment) => {
    const hashes: [string, string][] = [];
    for (const name of Object.keys(surfaces)) hashes.push([name, hashed(await textOf(surfaces[name], moment))]);
    found[moment.name] = Object.fromEntries(hashes);
  });
  return found;
}

/** The text of one surface at one moment, to be compared by eye with that of another checkout. */
export async function toldAt(
  engine: AnyEngine,
  options: FingerprintOptions,
  at: { moment: string; surface: string },
): Promise<string | null> {
  const surface = allSurfaces(engine)[at.surface];
  let text: string | null = null;
  await eachMoment(engine, options, async (moment) => {
    if (moment.name === at.moment) text = (await textOf(surface, moment)).toString();
  });
  return text;
}

/** All that leaves towards a player, and his view itself. */
function allSurfaces(engine: AnyEngine): Record<string, Surface> {
  return { view: (position, seat) => canonical(engine.view(position, seat)), ...playerSurfaces(engine) };
}

async function textOf(surface: Surface | undefined, { position, open, news }: Moment): Promise<Buffer | string> {
  return surface ? surface(position, open.seat, news) : '';
}

const hashed = (text: Buffer | string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

async function eachMoment(
  engine: AnyEngine,
  options: FingerprintOptions,
  look: (moment: Moment) => Promise<void>,
): Promise<void> {
  for (const { id } of engine.system.scenarios)
    for (const [way, how] of Object.entries(WAYS))
      for (let game = 0; game < options.games; game++)
        for (const moment of momentsOf(engine, { ...how, ...options, scenario: id, name: `${id}/${way}/${game}` }))
          await look(moment);
}

/** The moments of one game that are looked at. */
function momentsOf(
  engine: AnyEngine,
  { name, oneIn, ...play }: Omit<PlayoutOptions, 'seed'> & FingerprintOptions & { name: string },
): Moment[] {
  const seen: { position: Position; open: OpenDecision; told: number }[] = [];
  let asked = 0;
  const played = playOut(engine, {
    ...play,
    seed: name,
    checkOneIn: 1000,
    onAsked: (position, open, told) => void (asked++ % oneIn === 0 && seen.push({ position, open, told })),
  });
  if (played.faults.length > 0) throw new Error(`${name}: ${played.faults.join('; ')}`);
  return seen.map(({ position, open, told }, i) => {
    const last = seen[i - 1];
    const facts: Fact[] = played.facts.slice(last?.told ?? 0, told);
    const news = { before: last?.position ?? position, facts };
    return { name: `${name} ${position.dice.step} ${open.kind} ${open.seat}`, position, open, news };
  });
}
