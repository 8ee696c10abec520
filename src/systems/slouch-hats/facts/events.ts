import { z } from 'zod';
import { fact, LETTERS } from '../slouch-hats';
import { CHANGES } from '../rules/20-2-effect';
import { FLAG, NUMBER, SIDE, TEXT } from './parts';
import type { Say } from './say';

const LETTER = z.enum(LETTERS);

export const eventBought = fact('event.bought', '18.14b', {
  body: { side: SIDE, markers: NUMBER },
  tell: ({ side, markers }, say) => {
    const what = markers === 1 ? 'one more Special Events marker' : `${markers} more Special Events markers`;
    return [60, `${say.side(side)} pays for ${what}.`];
  },
});

export const eventDrawn = fact('event.drawn', '20.11', {
  body: { side: SIDE, letter: LETTER },
  to: ({ side }) => side,
  others: ['side'],
  discloses: true,
  tell: ({ side, letter }, say) => {
    const part = letter ? `the marker ${letter} ${say.data.events.of[side][letter].title}` : 'a marker';
    const word = `${say.side(side)} draws`;
    return [letter ? 50 : 10, `${word} ${part}.`, { joins: { word, part } }];
  },
});

const CHANGE = z.strictObject({
  ...{ kind: z.enum(CHANGES), id: TEXT.optional(), at: TEXT.optional(), number: NUMBER.optional() },
});
/** A Special Event, with all that it has changed (20.15). */
export const eventPlayed = fact('event.played', '20.15', {
  body: { side: SIDE, letter: LETTER, title: TEXT, later: FLAG, cost: NUMBER, changes: z.array(CHANGE) },
  tell: ({ side, letter, title, cost, changes }, say) => {
    const paid = cost > 0 ? ` for ${cost} VP` : '';
    const what = changes.map((change) => changed(change, say));
    return [90, `${say.side(side)} plays ${letter}, ${title}${paid}: ${what.join('; ')}.`];
  },
});

const LASTS: Readonly<Record<string, string>> = {
  ...{ morale: 'one Free French attack a Segment is shifted', raid: 'cavalry and armored cars exploit' },
  ...{ 'crack-pilots': 'more support strength', 'early-iraq': 'what comes from Iraq comes a turn earlier' },
  ...{ 'land-connection': 'units in Greece may go by land', submarines: 'submarines against naval transport' },
};

/** One change as a clause. */
function changed({ kind, id = '', at = '', number = 0 }: z.infer<typeof CHANGE>, say: Say): string {
  const [who, where] = [say.unit(id), say.place(at)];
  const lines: Record<typeof kind, () => string> = {
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
    lasting: () => lasting(id, { who: say.unit(at), where, number }),
    shown: () => `the marker ${id} lies open`,
    cancelled: () => `event ${id} is cancelled`,
    taken: () => `${where} to the ${say.side(id === 'axis' ? 'axis' : 'allied')}`,
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
