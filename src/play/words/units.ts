import type { Parameter } from '../../kernel/decide/condition';
import type { Order, OrderKind } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';
import { verbOf } from './verb';

/** A verb followed by units: `lead: Archers`. */
export interface UnitsOrder extends Order {
  units: string[];
}
/** A unit and the place it comes to: `replace Archers at 4315`. */
export interface AtOrder extends Order {
  unit: string;
  at: string;
}
/** Units and the place they come to: `land Archers, Bowmen at 4316`. */
export interface UnitsAtOrder extends Order {
  units: string[];
  at: string;
}
/** A unit and the hexes it enters: `retreat Archers: 4413, 4412`. */
export interface PathOrder extends Order {
  unit: string;
  path: string[];
}

/** One verb that names units, or things as units are named: `verb: unit, unit`. */
export function unitsVerb<R extends Realm>(
  verb: string,
  help: string,
  units: Parameter<R, string[]>,
): OrderKind<R, UnitsOrder> {
  return verbOf<R, UnitsOrder>({
    ...{ verb, help, syntax: `${verb}: ${units.name}`, parts: { units } },
    print: (said) => `: ${said.units}`,
  });
}

const AT = /^(?<unit>.*\S)\s+at\s+(?<at>\S.*)$/i;
/** The same, where the first "at" counts. */
const FIRST_AT = /^(?<units>.*?)\s+at\s+(?<at>\S.*)$/i;

/** One verb that brings a unit to a place: `verb unit at place`. */
export function atVerb<R extends Realm>(
  verb: string,
  help: string,
  unit: Parameter<R, string>,
  at: Parameter<R, string>,
): OrderKind<R, AtOrder> {
  return verbOf<R, AtOrder>({
    ...{ verb, help, syntax: `${verb} unit at ${at.name}`, parts: { unit, at } },
    form: AT,
    otherwise: `write "at" and a ${at.name} behind the unit`,
    print: (said) => ` ${said.unit} at ${said.at}`,
  });
}

/** One verb that brings units to a place: `verb unit, unit at place`. */
export function unitsAtVerb<R extends Realm>(
  verb: string,
  help: string,
  units: Parameter<R, string[]>,
  at: Parameter<R, string>,
): OrderKind<R, UnitsAtOrder> {
  return verbOf<R, UnitsAtOrder>({
    ...{ verb, help, syntax: `${verb} unit, unit at ${at.name}`, parts: { units, at } },
    form: FIRST_AT,
    otherwise: `write the ${at.name} behind "at"`,
    print: (said) => ` ${said.units} at ${said.at}`,
  });
}

/** One verb that sends a unit along hexes: `verb unit: hex, hex`. */
export function pathVerb<R extends Realm>(
  verb: string,
  help: string,
  unit: Parameter<R, string>,
  path: Parameter<R, string[]>,
): OrderKind<R, PathOrder> {
  return verbOf<R, PathOrder>({
    ...{ verb, help, syntax: `${verb} unit: hex, hex`, parts: { unit, path } },
    form: /^(?<unit>[^:]*):(?<path>.*)$/,
    otherwise: 'the hexes are missing behind ":"',
    print: (said) => ` ${said.unit}: ${said.path}`,
  });
}
