import { once } from '../../../kernel/data/once';
import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread } from '../../../kernel/decide/order';
import { listOf, namesOf, orNone } from '../../../play/words/parts';
import { called } from '../../../play/words/written';
import { CLASSES, type AirCounter } from '../data/units';
import type { NavalData } from '../data/load';
import type { Naval, Scope } from '../naval-module';
import { BOX } from '../rules/g57-missions';
import { landHex } from './names';

const all = once(({ air }: NavalData): AirCounter[] => [...air.values()]);

/** Own aircraft that are Ready first, then own, then all: a group may fly several types. */
export const aircraft = namesOf<Naval>('air unit', all, ({ seat, view, data }: Scope) => {
  const own = all(data).filter(({ side }) => side === seat);
  return [own.filter(({ id }) => view.air[id] === 'ready'), own, all(data)];
});
export const escorts = orNone(called('escorts', aircraft.list));

/** `box`, or a hex of the map. */
export const boxOrHex: Parameter<Naval, string> = {
  name: 'box | hex',
  read: (text, scope) =>
    /^(?:the )?(?:interdiction )?box$/i.test(text.trim()) ? fine(BOX) : landHex.read(text, scope),
  print: (at) => at,
};

/** A class of ships: `T`, `CL`, and how people call it. */
const SAID: Readonly<Record<string, string>> = {
  ...{
    transport: 'T',
    transports: 'T',
    cruiser: 'CL',
    cruisers: 'CL',
    battleship: 'BB',
    leader: 'DL',
    leaders: 'DL',
  },
  ...{ destroyer: 'DD', destroyers: 'DD' },
};
export const shipClass: Parameter<Naval, string> = {
  name: 'class',
  read(text) {
    const word = text.trim();
    const said = Object.hasOwn(SAID, word.toLowerCase()) ? SAID[word.toLowerCase()] : word.toUpperCase();
    const found = CLASSES.find((one) => one === said);
    return found ? fine(found) : misread(`"${word}" is no class of ships: ${CLASSES.join(', ')}`);
  },
  print: (value) => value,
};
export const classes = orNone(called('class, class', listOf<Naval, string>(shipClass, 'a class is missing')));
