import type { z } from 'zod';
import type { Told } from '../../../kernel/system';
import type { SlouchHatsData } from '../data/load';
import type { FACTS } from '../words/facts';
import { nameOf, placeName, printSide } from './names';

type Played = z.infer<(typeof FACTS)['event.played']>;
type Change = Played['changes'][number];

/** A Special Event in plain words, with all that it has changed (20.15). */
export const eventTellers = {
  'event.played': ({ side, letter, title, cost, changes }: Played, data: SlouchHatsData): Told => {
    const paid = cost > 0 ? ` for ${cost} VP` : '';
    const what = changes.map((change) => changed(change, data));
    return { text: `${printSide(side)} plays ${letter}, ${title}${paid}: ${what.join('; ')}.`, weight: 90 };
  },
};

const LASTS: Readonly<Record<string, string>> = {
  ...{ morale: 'one Free French attack a Segment is shifted', raid: 'cavalry and armored cars exploit' },
  ...{ 'crack-pilots': 'more support strength', 'early-iraq': 'what comes from Iraq comes a turn earlier' },
  ...{ 'land-connection': 'units in Greece may go by land', submarines: 'submarines against naval transport' },
};

/** One change as a clause. */
function changed({ kind, id = '', at = '', number = 0 }: Change, data: SlouchHatsData): string {
  const [who, where] = [nameOf(id, data), placeName(at, data)];
  const lines: Record<Change['kind'], () => string> = {
    turned: () => `${who} goes over to the Allied side in ${where}`,
    removed: () => `${who} leaves the map in ${where}`,
    arrived: () => `${who} arrives in ${where}`,
    released: () => `${who} is no garrison any more`,
    active: () => `${who} is Active everywhere`,
    rebuilt: () => `${who} has its full strength`,
    returned: () => `${who} returns to ${where}`,
    supply: () => `${number} SP in ${where}`,
    'supply-lost': () => `${number} SP find no counter and are lost`,
    'supply-destroyed': () => `${who} loses ${number} SP in ${where}`,
    'supply-available': () => `${who} is available`,
    replacements: () => `${number} RP${id === '' ? '' : ` for ${who}`}`,
    repl: () => `${who} in ${where}`,
    'repl-lost': () => 'a Replacements Point finds no counter and is lost',
    lasting: () => lasting(id, { who: nameOf(at, data), where, number }),
    shown: () => `the marker ${id} lies open`,
    cancelled: () => `event ${id} is cancelled`,
    taken: () => `${where} to the ${printSide(id === 'axis' ? 'axis' : 'allied')}`,
    'air-transport': () => 'the Air Transport marker is in play',
  };
  return lines[kind]();
}

function lasting(id: string, { who, where, number }: { who: string; where: string; number: number }): string {
  if (id === 'shift') return `${where} is shifted one column to the ${number > 0 ? 'right' : 'left'}`;
  if (id === 'convoy') return `a convoy sails to ${where}, and no Allied ship this turn`;
  if (id === 'interdiction') return `no road movement in and around ${where}`;
  if (id === 'not-light') return `${who} is not Light in the combats of this phase`;
  if (id === 'crack-pilots') return `${who} has more support strength`;
  return LASTS[id] ?? id;
}
