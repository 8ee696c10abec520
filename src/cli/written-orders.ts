import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { loadedSystems } from './loaded-systems';
import { consider, type Verdict } from '../kernel/decide/verdict';
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

/** Seen from `src`, and from `dist` where it is built. */
const FIXTURES = ['../..', '../../..'].map((up) => join(__dirname, up, 'test/fixtures/orders')).find(existsSync) ?? '';

/** The files of texts as people write them, each with what was meant. */
export const corpora = (): string[] =>
  readdirSync(FIXTURES)
    .filter((file) => !/games|moments|campaign|offered|broken|front/.test(file))
    .toSorted();

/** A file of `test/fixtures/orders`. */
export const readTexts = <T>(name: string): T => JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as T;

export const systems = loadedSystems();
const games = Object.assign(
  {},
  ...['games.json', 'moments.json', 'campaign.json', 'isles-games.json', 'fleet-games.json', 'blind-moments.json'].map(
    (file) => readTexts<Record<string, Game>>(file),
  ),
) as Record<string, Game>;

/** The codes of all games that texts were written for. */
export const codes: readonly string[] = Object.keys(games);

/** The codes of the positions that were saved of each version of each system, one for each kind of decision. */
export function savedCodes(): string[] {
  const folders = systems.all().map(({ system }) => system.id);
  const files = folders
    .filter((id) => existsSync(join(FIXTURES, '..', id)))
    .flatMap((id) => readdirSync(join(FIXTURES, '..', id)).map((file) => `${id}/${file.replace(/\.json$/, '')}`));
  return files.toSorted().flatMap((path) => {
    const kinds = Object.keys(readTexts<Record<string, Position>>(`../${path}.json`));
    return kinds.map((kind) => `${path} ${kind.slice(kind.indexOf('.') + 1)}`);
  });
}

/** A position that a text was written for, and the seats of its players. */
interface Moment {
  system: string;
  seats: Record<string, string>;
  position: Position;
}
const moments = new Map<string, Moment>();

/** The position of a game, as a game of today has it: of a game by its code, or of a saved one by system, file and kind (`SYSTEM/1.2.0-4 KIND`). */
export function positionOf(code: string): Moment {
  const known = moments.get(code);
  if (known) return known;
  const game = games[code];
  const found = game ? { ...game, position: unpacked(game.position) } : savedMoment(code);
  const { system } = systems.engine(found.system);
  const { position: old } = found;
  const position = old.version === system.version ? old : migrated(system, old, system.version);
  const moment = { ...found, position };
  moments.set(code, moment);
  return moment;
}

const unpacked = (packed: string): Position =>
  (JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8')) as [Position])[0];

/** Positions of old versions hold one for each kind of decision: sides are the players. */
function savedMoment(code: string): Moment {
  const [path = '', word = ''] = code.split(' ');
  const [system = ''] = path.split('/');
  const saved = readTexts<Record<string, Position>>(`../${path}.json`);
  // The names of kinds may begin with less than the name of the system: `naval.build`.
  const [, position] = Object.entries(saved).find(([kind]) => kind.endsWith(`.${word}`)) as [string, Position];
  return { system, seats: Object.fromEntries(position.open.map(({ seat }) => [seat, seat])), position };
}

/** What becomes of a text that a player sends. */
export function verdictOn(code: string, who: string, text: string): Verdict {
  const { system, seats, position } = positionOf(code);
  const seat = seats[who] ?? '';
  const open = position.open.find((o) => o.seat === seat && !o.sealed) ?? null;
  return consider(systems.engine(system), position, seat, open, text);
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
