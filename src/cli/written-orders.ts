import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ownSystems } from '../config/testing/systems';
import { consider } from '../kernel/decide/verdict';
import type { Verdict } from '../kernel/decide/verdict';
import { migrated } from '../kernel/record/migrate';
import type { Position } from '../kernel/record/position';

/** An order text as somebody wrote it, the game and player it was written for, and what was meant. */
export interface Written {
  game: string;
  who: string;
  text: string;
  want: string[] | 'ask';
}
interface Game {
  system: string;
  seats: Record<string, string>;
  position: string;
}

/** A file of `test/fixtures/orders`. */
export const readTexts = <T>(name: string): T =>
  JSON.parse(readFileSync(join(__dirname, '../../test/fixtures/orders', name), 'utf8')) as T;

export const systems = ownSystems();
const games = { ...readTexts<Record<string, Game>>('games.json'), ...readTexts<Record<string, Game>>('moments.json') };
const positions = new Map<string, Position>();

/** The position of a game, as a game of today has it. */
export function positionOf(code: string): { game: Game; position: Position } {
  const game = games[code] as Game;
  const known = positions.get(code);
  if (known) return { game, position: known };
  const [old] = JSON.parse(brotliDecompressSync(Buffer.from(game.position, 'base64')).toString('utf8')) as [Position];
  const { system } = systems.engine(game.system);
  const position = old.version === system.version ? old : migrated(system, old, system.version);
  positions.set(code, position);
  return { game, position };
}

/** What becomes of a text that a player sends. */
export function verdictOn(code: string, who: string, text: string): Verdict {
  const { game, position } = positionOf(code);
  const seat = game.seats[who] ?? '';
  const open = position.open.find((o) => o.seat === seat && !o.sealed) ?? null;
  return consider(systems.engine(game.system), position, seat, open, text);
}

/** What would be recorded; null: nothing. */
export function recorded(verdict: Verdict): string | null {
  if (!verdict.sound) return null;
  const plans = verdict.change.add.map((plan) => `${plan.kind}: ${plan.text}`);
  // Two words for one order; where a load comes from is known where it is not said.
  const all = [...verdict.inForce, ...plans].map((text) =>
    text.replace(/: attack /, ': declare ').replace(/^(\S+ ship .*) from [^:]* to /, '$1 to '),
  );
  return all.length === 0 ? null : all.join('\n');
}

/** Hexes with and without the letter of their sheet are the same. */
export const fold = (text: string): string => text.toLowerCase().replace(/\bw(\d{4})\b/g, '$1');

export type Fate = 'meant' | 'asked' | 'offered' | 'refused' | 'wrong' | 'unusable';

/** `offered`: not taken, and what was meant stands among the whole lines that are offered; `unusable`: what was meant is no legal order. */
export function fate({ game, who, text, want }: Written): Fate {
  const verdict = verdictOn(game, who, text);
  const got = recorded(verdict);
  if (want === 'ask') return got === null ? 'asked' : 'wrong';
  const meant = recorded(verdictOn(game, who, want.join('\n')));
  if (meant === null) return 'unusable';
  if (got !== null) return got === meant ? 'meant' : 'wrong';
  const near = verdict.lines.map((l) => fold(`${l.nearest ?? ''} ${l.why ?? ''}`));
  return want.map(fold).every((line) => near.some((n) => n.includes(line))) ? 'offered' : 'refused';
}
