import { plainly, type ConditionKind, type Conditions, type Parameter } from '../../../kernel/decide/condition';
import { fine, misread } from '../../../kernel/decide/order';
import type { Aegean, Scope } from '../aegean';
import { hex as seaHex, ships } from './names';

const MOST_IMPULSES = 6;

/** Impulses of a game-turn (4.A2): one of them, or from or up to one. */
interface When {
  impulse: number;
  until?: 'later' | 'earlier';
}

const impulses: Parameter<Aegean, When> = {
  name: 'number [or later | or earlier]',
  read(text) {
    const [, digits = '', until] = /^(\d)(?: or (later|more|earlier|less))?$/i.exec(text.trim()) ?? [];
    const impulse = Number(digits);
    if (impulse < 1 || impulse > MOST_IMPULSES)
      return misread(`write an impulse from 1 to ${MOST_IMPULSES}, not "${text}"`, 'if impulse 2 or later');
    if (until === undefined) return fine({ impulse });
    return fine({ impulse, until: /later|more/i.test(until) ? 'later' : 'earlier' });
  },
  print: ({ impulse, until }) => (until === undefined ? String(impulse) : `${impulse} or ${until}`),
};

const isThen = ({ impulse, until }: When, now: number): boolean => {
  if (until === undefined) return now === impulse;
  return until === 'later' ? now >= impulse : now <= impulse;
};

/** Enemy ships that are looked for: those of a hex, one of them, or (null) any. */
type Sought = { hex: string } | { ship: string } | null;

const sought: Parameter<Aegean, Sought> = {
  name: '[hex | ship]',
  read(text, scope: Scope) {
    if (text.trim() === '') return fine(null);
    const place = seaHex.read(text, scope);
    if (place.ok) return fine({ hex: place.value });
    const ship = ships.read(text, scope);
    return ship.ok ? fine({ ship: ship.value }) : /^\d/.test(text.trim()) ? place : ship;
  },
  print(what, scope) {
    if (what === null) return '';
    return 'hex' in what ? seaHex.print(what.hex, scope) : ships.print(what.ship, scope);
  },
};

const ifSpotted: ConditionKind<Aegean, unknown, Sought> = {
  ...{ word: 'spotted', takes: sought },
  help: 'enemy ships on the map are spotted: in this hex, this ship, or any (3.5)',
  holds: (what, { view, data, seat }) =>
    Object.entries(view.ships).some(
      ([id, { at, side, spotted }]) =>
        spotted &&
        side !== seat &&
        side !== 'italian' &&
        data.isles.grid.has(at) &&
        (what === null || ('hex' in what ? what.hex === at : what.ship === id)),
    ),
};

/** `if rough`, `if calm`, `if impulse 2 or later`, `if spotted 2923`: what the dice and the searches of a game-turn bring. */
export const onTurn = <F>(): Conditions<Aegean, F> => [
  plainly<Aegean, F>('rough', 'the sea is rough (4.A1)', ({ view }) => view.clock.sea === 'rough'),
  plainly<Aegean, F>('calm', 'the sea is calm (4.A1)', ({ view }) => view.clock.sea === 'calm'),
  {
    ...{ word: 'impulse', takes: impulses, help: 'in this impulse of the game-turn (4.A2)' },
    holds: (when: When, { view }) => isThen(when, view.clock.impulse),
  } as ConditionKind<Aegean, F, When>,
  ifSpotted,
];
