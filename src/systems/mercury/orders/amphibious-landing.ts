import { once } from '../../../kernel/data/once';
import { listOf, namesOf, orNull } from '../../../play/words/parts';
import type { Named } from '../../../kernel/decide/names';
import { type Mercury, type MercuryData, verbOf } from '../mercury';
import type { OrderOf } from '../../../play/words/written';
import { place } from './ground/names';

/** Ships and convoys; a convoy may be written without its "no.". */
const carriers = once(({ ships, germanNaval }: MercuryData): Named[] => [
  ...ships.values(),
  ...[...germanNaval.values()]
    .filter(({ kind }) => kind === 'convoy')
    .map(({ id, names }) => ({ id, names: [...names, ...names.map((n) => n.replace('no. ', ''))] })),
]);

const sideOf = (id: string, data: MercuryData): string | undefined =>
  data.ground.get(id)?.side ?? (data.germanNaval.has(id) ? 'german' : 'allied');

/** A ship or convoy: of the reader's first. */
export const carrier = namesOf<Mercury>('ship or convoy', carriers, ({ data, seat }) => {
  const all = carriers(data);
  return [all.filter(({ id }) => sideOf(id, data) === seat), all];
});

const everything = (data: MercuryData): Named[] => [...data.ground.values(), ...carriers(data)];

/** Units and carriers: of the reader's units first, then of his ships and convoys, then of all. */
const landers = namesOf<Mercury>('unit, ship or convoy', everything, ({ data, seat }) => {
  const own = everything(data).filter(({ id }) => sideOf(id, data) === seat);
  return [own.filter(({ id }) => data.ground.has(id)), own, everything(data)];
});

const from = orNull(carrier);

/** `land 11/III/100 from Light Convoy 2 at W4414`, `land Light Convoy 2 at W4414, W4317`: troops go ashore on beaches or in boxes, on the first ones first (17.43A) */
export const landingVerb = verbOf({
  verb: 'land',
  syntax: 'land unit, unit [from ship or convoy] at hex, hex',
  help: 'units aboard land on these beaches or in these off-map boxes, the first ones first; a ship or convoy stands for all it carries; "from" may be left out',
  form: [/^(?<who>.*?)\s+from\s+(?<from>.*?)\s+at\s+(?<at>\S.*)$/i, /^(?<who>.*?)(?<from>)\s+at\s+(?<at>\S.*)$/i],
  otherwise: 'write the beach behind "at"',
  parts: { who: landers.list, from, at: listOf(place, 'the beach is missing') },
  print: (said) => ` ${said.who}${said.from === '' ? '' : ` from ${said.from}`} at ${said.at}`,
});
export type LandingOrder = OrderOf<typeof landingVerb>;
