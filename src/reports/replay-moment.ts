import { factFor } from '../kernel/flow/fact';
import { sealOf } from '../kernel/record/hash';
import type { Position } from '../kernel/record/position';
import type { MapMark } from '../kernel/system';
import type { Sheet } from '../render/inspect';
import type { Paper } from '../render/scene';
import type { SystemPages } from '../render/system-pages';
import type { Game } from '../table/game.entity';
import type { AnyEngine } from '../systems/systems';
import { pageScenes } from './page-scenes';
import type { ReplayLine } from './replay-lines';

/** What is shown of one moment besides its drawings. */
export interface MomentText {
  /** `22 AM`, in the words of the system. */
  moment: string;
  /** Number of the position, and the first letters of the hash of the view, as mails tell it. */
  position: string;
  /** The position in words. */
  lines: string[];
  /** Where its line is marked, by the names that the sheet may have for the place. */
  marked: { names: string[]; text: string }[];
}

/** A moment ready to be shown: the position that a line led to, as `reader` saw it, with that line marked on the map. */
export interface Moment extends MomentText {
  sheets: Sheet[];
  /** Changes with what is drawn. */
  seal: string;
}

/** Whose replay, of which game, on which paper. */
export interface Replayed {
  engine: AnyEngine;
  game: Pick<Game, 'code' | 'title' | 'commitment'>;
  reader: string;
  paper: Paper;
  /** Who draws it, where it is not the pages of the system as they are. */
  pages?: SystemPages;
}

/** The moment of `line` (null: no line led there, as at the set-up); all of it is made from the reader's view and his facts. */
export function momentOfLine(
  { engine, game, reader, paper, pages }: Replayed,
  position: Position,
  line: ReplayLine | null,
): Moment {
  const view = engine.view(position, reader) as object;
  const told = markedBy(line, reader);
  const order = { seat: reader, seq: position.seq, position: position.dice.step, asked: '', orderWords: [], facts: [] };
  const scenes = pageScenes(engine, game, position, told, order, pages);
  const marks = engine.system.marks(told);
  return {
    moment: engine.system.moment(view),
    position: `${position.dice.step}, hash ${scenes.id.slice(0, 8)}`,
    lines: engine.system.lines(view, null),
    marked: marks.map((mark) => ({ names: namesOf(engine, mark), text: mark.text })),
    sheets: scenes.sheets(paper),
    seal: sealOf(game.commitment, {
      view,
      told,
      reader,
      paper,
      step: position.dice.step,
      version: engine.system.version,
    }),
  };
}

/** The fact of a line as its reader may know it; the service's own facts are on no map. */
function markedBy(line: ReplayLine | null, reader: string) {
  const body = line && !line.fact.type.startsWith('despatch.') ? factFor(line.fact, reader) : null;
  return line && body ? [{ type: line.fact.type, body }] : [];
}

const namesOf = (engine: AnyEngine, { at }: MapMark): string[] => [at, engine.system.placeName?.(at) ?? at];
