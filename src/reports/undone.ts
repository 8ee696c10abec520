import type { Json, JsonObject } from '../kernel/realm';
import { goesWithPosition, type UndoneWithPosition } from '../submissions/line-of-play';
import type { AnyEngine } from '../systems/systems';

interface Undone {
  /** What the reader may know of the fact, and what it said when it stood. */
  body: JsonObject;
  text: string;
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** What a rewind undoes of the service's own facts, each with its sentence: all that go with the position, and no others. */
const OWN: Record<UndoneWithPosition, (engine: AnyEngine, undone: Undone) => string> = {
  'despatch.standing-fired': (_, { text }) => `Undone: an answer given in advance. ${text}`,
  'despatch.adjusted': (_, { body }) => `Undone: the moderator's change of the position: ${textOf(body['reason'])}`,
  'despatch.resigned': ({ system }, { body }) => `Undone: ${system.seatName(textOf(body['seat']))} has not resigned.`,
  'despatch.drawn': () => 'Undone: the draw. The game goes on.',
};

/** The sentence of a fact that a rewind has undone; what the rules recorded is told as it was, and marked. */
export function tellUndone(engine: AnyEngine, type: string, undone: Undone): string {
  return goesWithPosition(type) ? OWN[type](engine, undone) : `Undone: ${undone.text}`;
}
