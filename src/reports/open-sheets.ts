import { factFor } from '../kernel/flow/fact';
import type { Position } from '../kernel/record/position';
import { pagesOf } from '../systems/drawn';
import type { Sheet } from '../render/inspect';
import type { LoggedFact } from '../submissions/logged-fact';
import type { AnyEngine } from '../systems/systems';
import type { Game } from '../table/game.entity';

/** The drawings of what lies open in a position, with what `told` marks on them; none where too little lies open. */
export function openSheets(
  engine: AnyEngine,
  { code, title }: Pick<Game, 'code' | 'title'>,
  position: Position,
  told: readonly LoggedFact[],
  reader: string,
): Sheet[] {
  const { system } = engine;
  const view = engine.outside(position) as object | null;
  if (!view) return [];
  const facts = told.flatMap((fact) => {
    const body = fact.type.startsWith('despatch.') ? null : factFor(fact, reader);
    return body ? [{ type: fact.type, body }] : [];
  });
  return pagesOf(system.id).sheets(
    view,
    system.data,
    {
      ...{ code, title, moment: system.moment(view), asked: '', seat: 'Spectators', position: '' },
      ...{ orderWords: [], marks: system.marks(facts), told: system.lines(view, null) },
    },
    'A4',
  );
}
