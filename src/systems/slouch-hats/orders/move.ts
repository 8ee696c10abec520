import { everyRead, fine, misread, then, type Order, type Read } from '../../../kernel/decide/order';
import { goesOf, type Goes } from '../../../play/words/goes';
import type { Scope, Verb } from '../slouch-hats';
import { movers, place, units, way } from './names';

/** How units go: by themselves (8.0), by Strategic Movement (9.2), motor pool (9.5), railroad (9.4) or Infiltration (9.6). */
export const MOVE_VERBS = ['move', 'march', 'truck', 'rail', 'infiltrate'] as const;
/** ... and by Exploitation Movement (8.4). */
export type MoveVerb = (typeof MOVE_VERBS)[number] | 'exploit';

/** Units or a stack and where they go: hex by hex, or to a hex or holding box by the cheapest way. */
export interface MoveOrder extends Order, Goes {
  verb: MoveVerb;
  /** Of a march: units on foot ride in the motor pool (9.22). */
  byTruck?: true;
  /** Units that stay behind where the way first comes through, by their ids (8.12). */
  drops?: Record<string, string>;
}

const goes = goesOf(movers, place, way, /\d{4}/);

const HELP: Readonly<Record<MoveVerb, string>> = {
  move: 'hex by hex, or "move unit to hex" by the cheapest way; "unit, unit" or "stack hex" for a unit (8.11); "; drop unit at hex" behind it leaves one on the way (8.12)',
  march:
    'Strategic Movement: half as far again along roads, away from the enemy (9.21); "march by truck unit to hex" in the motor pool (9.22)',
  truck: 'the motor pool carries a unit on foot or a dump (9.51)',
  rail: 'by railroad, Axis only; from a hex of it to another (9.41)',
  exploit: 'once more with half the allowance, for motorized units that have just fought (8.4)',
  infiltrate: 'from a zone of control into the next hex in one (9.61)',
};

/** A move in order words. */
export function printMoveOrder({ verb, byTruck, drops = {}, ...order }: MoveOrder, scope: Scope): string {
  const left = Object.entries(drops).map(([id, at]) => `; drop ${units.print(id, scope)} at ${place.print(at, scope)}`);
  return `${verb} ${byTruck ? 'by truck ' : ''}${goes.print(order, scope)}${left.join('')}`;
}

/** `move stack 1824 to 1723`, `march MSU 2: 1825-1924`, `truck I-6REI to Damascus`. */
const verbFor = (verb: MoveVerb): Verb<MoveOrder> => ({
  ...{ verb, syntax: `${verb} unit: hex-hex`, help: HELP[verb] },
  ...(verb === 'rail' ? { seats: ['axis'] as const } : {}),
  read(rest, scope) {
    const [said = '', ...clauses] = rest.split(/\s*;\s*/);
    return then(readMove(verb, said, scope), (order) =>
      then(readDrops(clauses, scope), (drops) => fine(Object.keys(drops).length > 0 ? { ...order, drops } : order)),
    );
  },
  print: printMoveOrder,
});

export const moveVerbs: readonly Verb<MoveOrder>[] = MOVE_VERBS.map(verbFor);

/** `exploit 6 Cav to 1721` */
export const exploitVerb = verbFor('exploit');

/** `drop 2/5 Fd at 1823`, each behind a ";". */
function readDrops(clauses: readonly string[], scope: Scope): Read<Record<string, string>> {
  const all = clauses
    .filter((one) => one !== '')
    .map((clause): Read<[string, string]> => {
      const [, who = '', at = ''] = /^drop\s+(\S.*?)\s+(?:at|in)\s+(\S.*)$/i.exec(clause) ?? [];
      if (at === '') return misread(`"${clause}" is not "drop unit at hex"`);
      return then(units.read(who, scope), (id) =>
        then(place.read(at, scope), (hex) => fine<[string, string]>([id, hex])),
      );
    });
  return then(everyRead(all), (drops) => fine(Object.fromEntries(drops)));
}

function readMove(verb: MoveVerb, said: string, scope: Scope): Read<MoveOrder> {
  const truck = verb === 'march' && /^by trucks?\s+/i.test(said);
  const rest = truck ? said.replace(/^by trucks?\s+/i, '') : said;
  return then(goes.read(rest, scope), (order) =>
    fine({ verb, ...(truck ? { byTruck: true as const } : {}), ...order }),
  );
}
