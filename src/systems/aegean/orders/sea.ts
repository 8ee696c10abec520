import type { Parameter } from '../../../kernel/decide/condition';
import { everyRead, fine, misread, type Order } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import { written } from '../../../play/words/written';
import type { Aegean } from '../aegean';
import type { Place } from '../world';
import { hex, sailors, ships, units } from './names';
import { target } from './targets';

export interface Sail extends Order {
  verb: 'sail';
  ships: string[];
  /** Hexes one after the other, or the goal alone. */
  way: HexId[];
}
export interface Load extends Order {
  verb: 'load';
  units: string[];
  ship: string;
}
export interface Land extends Order {
  verb: 'land';
  units: string[];
}
export interface Mine extends Order {
  verb: 'mine';
  ships: string[];
}
/** The same, and where they end, if it was said: then they must. */
export type MineThere = Mine & { at?: HexId };
export interface Leave extends Order {
  verb: 'leave';
  ships: string[];
}
export interface Dive extends Order {
  verb: 'dive';
  ships: string[];
}
export interface Bombard extends Order {
  verb: 'bombard';
  ships: string[];
  /** A base; or a hex, for the ground units in it. */
  target: Place;
}
export interface Form extends Order {
  verb: 'form';
  force: string;
  ships: string[];
}
export interface Stay extends Order {
  verb: 'stay';
  ships: string[];
}
export interface Disband extends Order {
  verb: 'disband';
  force: string;
}
export type NavalOrder = Sail | Load | Land | MineThere | Leave | Dive | Bombard | Form | Disband | Stay;

const LETTERS = 'ABCDEFGH';
/** `TF A`, or the letter alone (6.5.1). */
const force: Parameter<Aegean, string> = {
  name: 'TF letter',
  read(text) {
    const said = text.trim().toUpperCase();
    const letter = said.startsWith('TF') ? said.slice('TF'.length).trim() : said;
    return letter.length === 1 && LETTERS.includes(letter)
      ? fine(letter)
      : misread(`write "TF A" to "TF H", not "${text}"`);
  },
  print: (letter) => `TF ${letter}`,
};

/** `1829-1729-1630`, or a place alone. */
const way: Parameter<Aegean, HexId[]> = {
  name: 'hex-hex',
  read: (text, scope) => everyRead(text.split(/\s*[-–—>]+\s*/u).map((one) => hex.read(one, scope))),
  print: (hexes, scope) => (hexes.length === 1 ? hex.print(hexes[0] ?? '', scope) : hexes.join('-')),
};

/** Troops by their names, or by the ships that they are aboard: `land Landing Craft A 1`, `land all`. */
const cargo: typeof units.list = {
  ...units.list,
  read(text, scope) {
    const { ground, ships: afloat } = scope.view;
    const named = /^(all|everybody|everyone|everything|them all)$/i.test(text.trim())
      ? fine(Object.keys(afloat).filter((id) => afloat[id]?.side === scope.seat))
      : ships.list.read(text, scope);
    if (!named.ok) return units.list.read(text, scope);
    const aboard = Object.keys(ground).filter((id) => named.value.includes(ground[id]?.at ?? ''));
    return aboard.length > 0 ? fine(aboard.toSorted()) : misread(`nobody is aboard ${text.trim()}`);
  },
};

const land = written<Aegean, Land>(
  'cargo goes ashore where its ship ends, in the ground phase: in a friendly port, or by assault (6.3.1, 6.3.2); troops, or the ships that carry them',
  { units: cargo },
  'land {units}',
);
/** The same in the word that sailors use; it is read and never printed. */
const unload: typeof land = { ...land, verb: 'unload', syntax: 'unload unit, unit' };

const mine = written<Aegean, Mine>(
  {
    help: 'German minelayers, torpedo boats and destroyers lay mines where they end (6.3.3)',
    verb: 'mine',
    seats: ['german'],
  },
  { ships: ships.list },
  'mine with {ships}',
);
/** The same with the hex in which they end; it is read and never printed. */
const layMines: typeof mine = {
  ...mine,
  verb: 'lay',
  syntax: 'lay mines at hex with ship, ship',
  read(rest, scope) {
    const [, at, who = ''] = /^mines?(?:\s+(?:at|in)\s+(.+?))?\s+with\s+(.+)$/i.exec(rest.trim()) ?? [];
    const [place, named] = [at === undefined ? null : hex.read(at, scope), ships.list.read(who, scope)];
    if (place && !place.ok) return place;
    return named.ok ? fine({ verb: 'mine', ships: named.value, ...(place ? { at: place.value } : {}) }) : named;
  },
};

export const NAVAL_VERBS = [
  written<Aegean, Sail>(
    'ships of one hex sail together: hex by hex, or to a place by the shortest way (6.2), and sail on in the impulses after; from the Holding Box they enter the map',
    { ships: sailors, way },
    'sail {ships} to {way}',
    'sail {ships}: {way}',
  ),
  written<Aegean, Load>(
    'troops go aboard a ship in the same port or Holding Box, before it sails (6.3.1); German landing craft in a port on their way too (6.3.2)',
    { units: units.list, ship: ships },
    'load {units} on {ship}',
  ),
  land,
  unload,
  mine,
  layMines,
  written<Aegean, Bombard>(
    'BB, CL and DD shell an enemy base, or the ground units, of the coast hex in which they end (6.3.4)',
    { ships: ships.list, target },
    'bombard {target} with {ships}',
  ),
  written<Aegean, Form>(
    {
      help: 'Allied ships of the Holding Box, three destroyers or more among them, form a task force and then sail together (6.5)',
      seats: ['allied'],
    },
    { force, ships: ships.list },
    'form {force} with {ships}',
  ),
  written<Aegean, Disband>(
    {
      help: 'the mission of a task force is done: its ships sail singly again (6.5.4)',
      verb: 'disband',
      seats: ['allied'],
    },
    { force },
    'disband {force}',
  ),
  written<Aegean, Leave>(
    'ships at their edge leave for the Holding Box and may come back from the next game-turn on (6.2.5)',
    { ships: sailors },
    'leave {ships}',
  ),
  written<Aegean, Stay>(
    { help: 'ships leave the course that they are on, and stay', verb: 'stay' },
    { ships: sailors },
    'stay {ships}',
  ),
  written<Aegean, Dive>(
    'submarines are submerged in this impulse, two running at most (6.2.2)',
    { ships: ships.list },
    'dive {ships}',
  ),
] as const;
