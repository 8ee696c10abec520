import { keyedDice } from '../chance/dice';
import { atRest } from '../decide/automatic';
import { seededRng } from '../decide/rng';
import { nextAnswer } from '../decide/settle';
import type { Engine } from '../engine';
import type { Json, Realm } from '../realm';
import type { Position } from '../record/position';

const dice = keyedDice('old positions');

/** Positions of running games, saved by each version when it was released: file, decision that was open, position. */
export function savedPositions(
  files: readonly (readonly [name: string, text: string])[],
): (readonly [file: string, kind: string, position: Position])[] {
  return files.flatMap(([file, text]) => {
    const positions = JSON.parse(text) as Record<string, Position>;
    return Object.entries(positions).map(([kind, position]) => [file, kind, position] as const);
  });
}

/** What the service does with a game that it takes into hand: one of another version is upgraded. */
export function inHand<R extends Realm>(engine: Engine<R>, position: Position): Position {
  const { version } = engine.system;
  if (position.version === version) return position;
  return engine.submit(position, { kind: 'upgrade', source: 'moderator', to: version }, dice).position;
}

/** Random legal answers to the end of the game, or that many. @throws Error where the game waits for nobody */
export function playedOn<R extends Realm>(engine: Engine<R>, from: Position, most = 500): Position {
  const rng = seededRng('old positions');
  let position = from;
  for (let answers = 0; !position.over && answers < most; answers++) {
    const open = position.open.find((o) => !o.sealed);
    const given = nextAnswer(engine, position);
    if (!given && !open) throw new Error('the game waits for nobody');
    const answer = given ?? {
      kind: 'answer' as const,
      source: 'player' as const,
      seat: open?.seat ?? '',
      decision: open?.id ?? '',
      answer: engine.kind(open?.kind ?? '').sample(engine.ask(position, open as never), rng) as Json,
    };
    position = atRest(engine, engine.submit(position, answer, dice).position);
  }
  return position;
}
