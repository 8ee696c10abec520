import type { Scope } from '../aegean';
import { scenarioCalled } from '../set-up';

type Played = (scope: Scope) => boolean;

const settingUp: Played = ({ view }) => view.clock.phase === 'set-up';
const card = ({ view, data }: Scope) => scenarioCalled(data, view.scenario);
/** Some unit of his own, wherever it is, is of this kind. */
const hasShip =
  (type: string): Played =>
  ({ view, data, seat }) =>
    Object.entries(view.ships).some(([id, { side }]) => side === seat && data.ships.get(id)?.type === type);
const hasParachutists: Played = ({ view, data, seat }) =>
  Object.entries(view.ground).some(([id, { side }]) => side === seat && data.ground.get(id)?.parachute === true);

/** Decisions that not every game, or only its beginning, knows, by their kinds; all others belong to every game. */
const PARTS: Readonly<Record<string, Played>> = {
  'aegean.battleships': (scope) =>
    settingUp(scope) && card(scope).setUp.some(({ optional }) => optional === 'battleships'),
  'aegean.set-up': settingUp,
  'aegean.entry': (scope) => card(scope).arrivals.some(({ edge }) => edge !== null),
  'aegean.force-accolade': (scope) => card(scope).arrivals.some(({ when }) => when === 'accolade'),
  'aegean.eleventh-turn': (scope) => card(scope).turns.optional !== null,
  'aegean.torpedoes': hasShip('SS'),
  'aegean.scatter': hasParachutists,
};

/** Whether a decision belongs to the game that a seat sees: the sheet of what answers for him names no other, nor does HELP. */
export const inGame = (kind: string, scope: Scope): boolean => PARTS[kind]?.(scope) ?? true;
