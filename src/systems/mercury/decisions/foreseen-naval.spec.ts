import { scriptedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { settle } from '../../../kernel/decide/settle';
import { submitWith } from '../../../kernel/record/apply';
import type { Position } from '../../../kernel/record/position';
import type { Submission } from '../../../kernel/record/submission';
import type { JsonObject } from '../../../kernel/realm';
import { mercuryEngine } from '../testing';

const engine = mercuryEngine();

/** The position once the open decision, of this kind, is passed. */
function after(position: Position, kind: string): Position {
  const [open] = position.open;
  expect(open?.kind).toBe(kind);
  const answer = { kind: 'answer', source: 'player', seat: open?.seat, decision: open?.id, answer: [] } as Submission;
  return (
    settle(engine, position, answer, submitWith(engine, { kind: 'keyed', secret: 's' })).at(-1)?.position ?? position
  );
}

/** What the receipt of a mail with `orders` for the first decision of `board` says that they come to. */
function foreseen(board: JsonObject, orders: string, passed?: string): string[] {
  const made = engine.system.board({ scenario: '4', turn: '22 AM', ...board });
  const { position } = engine.begin('case', made.world, made.proc, made.local, scriptedDice({ byKey: {}, rest: [] }));
  const at = passed === undefined ? position : after(position, passed);
  const open = at.open[0] ?? null;
  const verdict = consider(engine, at, open?.seat ?? '', open, orders);
  expect(verdict.lines.filter((l) => l.status === 'error')).toEqual([]);
  return verdict.foreseen;
}

const ships = { B: { at: 'Kaso Strait', ships: ['Orion', 'Ajax'] }, D: { at: 'South Crete', ships: ['Dido'] } };

describe('what naval orders come to, short of dice', () => {
  it('searches: the markers there, the modifiers, and what each face finds (18.32, 18.33)', () => {
    const board = {
      run: 'C First Naval Combat',
      air: { 'Do-17 1': 'Naval Search/Coordination' },
      'task forces': ships,
    };
    expect(foreseen(board, 'search Kaso Strait with Do-17 I/KG2\nsearch South Crete')).toEqual([
      'South Crete (TF D): die +1 zone (18.32); 1 finds all with ship types, 2 or 3 finds all with numbers, 4 or 5 finds all, 6 finds one, 7 to 10 finds none',
      'Kaso Strait (TF B): die -1 search unit (18.32), -1 zone (18.32); 1 to 4 finds all with ship types, 5 or 6 finds all with numbers, 7 or 8 finds all, 9 finds one, 10 finds none',
    ]);
  });

  it('attacks: coordination, then AA fire and strength of each; nothing of what sails there (19.21, 12.94)', () => {
    const detected = { B: { ...ships.B, detected: true } };
    const board = {
      run: 'C First Naval Combat',
      air: { 'Ju-87 1': 'Naval Attack', 'He-111 1': 'Naval Attack' },
      'task forces': detected,
    };
    expect(foreseen(board, 'attack TF B: rest', 'mercury.air-search')).toEqual([
      'TF B: coordination full on 1 to 3, partial on 4 to 8, poor on 9 or 10 (die as rolled)',
      'Ju-87 I/StG2: strength 5, AA die +1 Ju-87 (12.94, 19.33); He-111 II/KG26: strength 2, AA die -1 He-111 (12.94); what sails there may change columns and AA',
    ]);
  });

  it('the Allied search: how many contacts are rolled for (18.41)', () => {
    const board = {
      run: 'E Second Naval Combat',
      contacts: { 1: { unit: 'Light Convoy no. 1', at: 'Milos' }, 2: { unit: 'MAS Flotilla', at: 'Milos' } },
    };
    expect(foreseen(board, 'search Milos')).toEqual(['Milos: 2 contacts not detected; a die of 1 or 2 finds each']);
  });
});
