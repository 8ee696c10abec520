import { scriptedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import type { JsonObject } from '../../../kernel/realm';
import type { Submission } from '../../../kernel/record/submission';
import { mercuryEngine } from '../testing';

const engine = mercuryEngine();
const AIR = {
  'Ju-87 1': 'Naval Attack',
  'Do-17 1': 'Naval Search/Coordination',
  'Do-17 2': 'Naval Search/Coordination',
};

/** A daylight game-turn at the first naval combat, up to the first question. */
function asked(forces: JsonObject) {
  const board = { turn: '22 AM', run: 'C First Naval Combat', 'task forces': forces, air: AIR };
  const made = engine.system.board(board);
  const faces = scriptedDice({ byKey: { 'air-search/*': [9, 9, 9, 9, 9] }, rest: [] });
  return { position: engine.begin('case', made.world, made.proc, made.local, faces).position, faces };
}

/** What silence does where a search has found nothing more. */
function silence(forces: JsonObject) {
  const { position, faces } = asked(forces);
  const [search] = position.open;
  const answer: Submission = {
    kind: 'answer',
    seat: 'german',
    decision: search?.id ?? '',
    answer: [],
    source: 'player',
  };
  const now = engine.submit(position, answer, faces).position;
  const [open] = now.open;
  if (open?.kind !== 'mercury.air-attacks') throw new Error(`${open?.kind} is asked`);
  const silent = engine.kind(open.kind).ifSilent(engine.ask(now, open));
  return silent === 'moderator' ? null : (silent.answer as unknown);
}

const decoy = (at: string): JsonObject => ({ at, detected: true, told: 'count' });

describe('in silence aircraft on Naval Attack', () => {
  it('attack a Task Force that may have ships, though a known decoy comes before it in the alphabet', () => {
    const forces = { A: decoy('Cape Spada'), B: { at: 'Candia Bay', ships: ['Ajax'], detected: true } };
    expect(silence(forces)).toEqual([{ tf: 'B', units: ['ju87-i-stg2'] }]);
  });

  it('attack nobody where only a known decoy is detected', () => {
    expect(silence({ A: decoy('Cape Spada') })).toEqual([]);
  });
});

describe('a search with more than one unit', () => {
  it.each(['with all', 'by all', 'with both', 'with all aircraft'])('is offered with one: %s', (how) => {
    const { position } = asked({ B: { at: 'Candia Bay', ships: ['Ajax'] } });
    const [open = null] = position.open;
    const { lines } = consider(engine, position, 'german', open, `search Candia Bay ${how}`);
    const [word = ''] = how.split(' ');
    expect(lines[0]).toMatchObject({ status: 'error', nearest: `search Candia Bay ${word} Do-17 I/KG2` });
  });

  it.each(['with all', 'with Do-17 I/KG2', 'by both'])('of more than one zone is offered as whole lines: %s', (how) => {
    const { position } = asked({ A: { at: 'Cape Spada', ships: ['Orion'] }, B: { at: 'Candia Bay', ships: ['Ajax'] } });
    const [open = null] = position.open;
    const could = ['Cape Spada', 'Candia Bay'].map((at) => `search ${at} ${how.split(' ')[0]} Do-17 I/KG2`);
    for (const where of ['Cape Spada, Candia Bay', 'TF A, TF B', 'A, B']) {
      const [line] = consider(engine, position, 'german', open, `search ${where} ${how}`).lines;
      expect(line?.could?.slice(0, 2)).toEqual(could);
      expect(line?.nearest).not.toContain('____');
      for (const offered of line?.could ?? [])
        expect(consider(engine, position, 'german', open, offered).lines[0]?.status).toBe('ok');
    }
  });

  it('of Task Forces is offered with the zones that they lie in', () => {
    const { position } = asked({ B: { at: 'Candia Bay', ships: ['Ajax'] } });
    const [open = null] = position.open;
    const [line] = consider(engine, position, 'german', open, 'search TF B').lines;
    expect(line).toMatchObject({ status: 'error', nearest: 'search Candia Bay' });
  });
});
