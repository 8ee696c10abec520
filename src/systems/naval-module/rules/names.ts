import { eachOnce } from '../../../kernel/data/each-once';
import type { Named } from '../../../kernel/decide/names';
import type { NavalData } from '../data/load';
import type { Port } from '../map/black-sea';
import type { Place } from '../world';

/** The printed name of a counter of any kind. */
export const nameOf = ({ ships, ground, air }: NavalData, id: string): string =>
  (ships.get(id) ?? ground.get(id) ?? air.get(id))?.names[0] ?? id;

/** How a harbour is called: `Map-T`, by its whole name, and by what stands in brackets behind it. */
export function portNames({ name }: Pick<Port, 'name'>): string[] {
  const [whole = '', inside = ''] = name.split(' (');
  const short = [' Holding Box', ' Bay'].reduce(
    (all, end) => (all.endsWith(end) ? all.slice(0, -end.length) : all),
    whole,
  );
  const others = inside.replace(')', '').replace('with ', '').split(', ');
  return eachOnce([short, whole, ...others]).filter((one) => one !== '');
}

/** A place as mails write it: `Sevastopol`, `zone Crimea`, `O1108 Chebanka`, a ship by its name. */
export function placeName(data: NavalData, at: Place): string {
  const { waters } = data;
  const port = waters.port(at);
  if (port) return portNames(port)[0] ?? at;
  const zone = at.startsWith('zone-') ? waters.map.zones.get(at.slice(5)) : undefined;
  if (zone !== undefined) return `zone ${zone}`;
  const printed = waters.map.places.get(at)?.name;
  if (waters.map.grid.has(at)) return printed === undefined ? at : `${at} ${printed}`;
  return ELSEWHERE[at] ?? nameOf(data, at);
}
const ELSEWHERE: Readonly<Record<string, string>> = {
  ...{ box: 'the Interdiction Box', cadre: 'the Cadre Box', lost: 'eliminated' },
  ...{ 'to-come': 'not yet arrived', spent: 'used up', gone: 'out of play' },
};

/** A counter with whose it is, which some names say themselves: `Soviet 95 Div`, `Axis MSU 1`. */
export function sidedName(data: NavalData, id: string, side: string): string {
  const name = nameOf(data, id);
  return name.startsWith(`${side} `) ? name : `${side} ${name}`;
}

/** Everything that orders may name. */
export const everyName = ({ ships, ground, air }: NavalData): Named[] => [
  ...ships.values(),
  ...ground.values(),
  ...air.values(),
];
