import { dataFiles } from '../../config/data-files';
import { Engine } from '../../kernel/engine';
import { loadSlouchHats } from './data/load';
import type { SlouchHats, SlouchHatsData, World } from './slouch-hats';
import { Board } from './rules/03-board';
import type { Die } from './rules/die';
import { setUp } from './set-up';
import { slouchHatsSystem } from './system';

let known: SlouchHatsData | undefined;

/** The pack as it comes, read once, for specs. */
export function slouchHatsData(): SlouchHatsData {
  const read = dataFiles(null);
  return (known ??= loadSlouchHats((path) => read('slouch-hats', path)));
}

/** What stands where, by place: combat and air units by id, `Axis-Dump-1=2` for a supply unit with its points, `21-7A/` reduced. */
export type Standing = Readonly<Record<string, string>>;

/** Scenario 1 with nothing on the map but what is given. @throws Error for what is no counter */
export function worldWith(standing: Standing = {}): World {
  const world = setUp(slouchHatsData(), '1');
  for (const unit of Object.values(world.units)) Object.assign(unit, { at: 'off', garrison: false, reduced: false });
  for (const supply of Object.values(world.supply)) Object.assign(supply, { at: 'available', points: 0 });
  for (const air of Object.values(world.air)) Object.assign(air, { at: 'off' });
  for (const [place, names] of Object.entries(standing)) for (const name of names.split(' ')) put(world, place, name);
  return world;
}

function put(world: World, at: string, name: string): void {
  const [, id = '', reduced = '', points] = /^(.*?)(\/?)(?:=(\d))?$/.exec(name) ?? [];
  const unit = world.units[id];
  const supply = world.supply[id];
  const air = world.air[id];
  if (unit) Object.assign(unit, { at, reduced: reduced !== '' });
  else if (supply) Object.assign(supply, { at, points: Number(points ?? 1) });
  else if (air) Object.assign(air, { at, active: true });
  else throw new Error(`no counter is called "${id}"`);
}

/** The board of such a world. */
export const boardWith = (standing: Standing): Board => new Board(worldWith(standing), slouchHatsData());

/** An engine for specs. */
export const slouchHatsEngine = (): Engine<SlouchHats> => new Engine(slouchHatsSystem(slouchHatsData()));

/** Dice that fall as given, one after the other; `keys` are those asked for. @throws Error when none is left */
export function diceOf(...faces: number[]): { die: Die; keys: string[] } {
  const keys: string[] = [];
  const left = [...faces];
  const die: Die = (key) => {
    keys.push(key);
    const face = left.shift();
    if (face === undefined) throw new Error(`no face is left for ${key}`);
    return face;
  };
  return { die, keys };
}
