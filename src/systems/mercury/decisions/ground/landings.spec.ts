import { scriptedDice } from '../../../../kernel/chance/dice';
import { seededRng } from '../../../../kernel/decide/rng';
import { consider } from '../../../../kernel/decide/verdict';
import type { Json, JsonObject } from '../../../../kernel/realm';
import { withoutLines } from '../../../../kernel/decide/same-answer';
import { mercuryBoard } from '../../board';
import { mercuryData, mercuryEngine } from '../../testing';

const engine = mercuryEngine();
const HELD = { W4415: ['Koch'], W4412: ['RHQ/Sturm'] };

const BOARDS: Record<string, JsonObject> = {
  'drops on the West map': { run: 'A Paradrop Phase', turn: '21 PM', ground: { units: HELD } },
  'drops on the East map': {
    run: 'A Paradrop Phase',
    scenario: 2,
    turn: '21 AM',
    ground: { units: { E3139: ['RHQ/1'] } },
  },
  'landings undisturbed': { run: 'Airlanding', scenario: 3, turn: '21 PM', ground: { units: HELD } },
  'landings under fire': {
    ...{ run: 'Airlanding', scenario: 3, turn: '21 PM' },
    ground: { units: { ...HELD, W4316: ['156 AA'] } },
  },
  'landings in an enemy zone': {
    ...{ run: 'Airlanding', scenario: 3, turn: '21 PM' },
    ground: { units: { ...HELD, W4414: ['B/22 NZ'] } },
  },
  'landings on two hexes': {
    ...{ run: 'Airlanding', scenario: 2, turn: '21 PM', ground: { units: { E3138: ['Koch'], E3139: ['Genz'] } } },
    with: {
      airfields: ['Heraklion'],
      groups: [
        ['6/II/100', '5 Geb HQ', '7/II/100'],
        ['8/II/100', 'I/95 Art'],
      ],
    },
  },
  'Special Assaults to be put in order': {
    ...{ run: 'A Paradrop Phase', turn: '20 PM', with: { targets: { W4314: ['Koch'], W4315: ['Genz'] } } },
    ground: { units: { W4314: ['B/22 NZ'], W4315: ['C/22 NZ'] } },
  },
  'paratroops that fall back': {
    ...{ run: 'A Paradrop Phase', turn: '20 PM', with: { targets: { W4315: ['7 Fl Div HQ', 'RHQ/3', '1/7'] } } },
    ground: { units: { W4315: ['B/22 NZ'], W4314: ['Koch', 'Genz', 'Altmann', 'Sarrazin', 'Braun'] } },
  },
};

/** The decision that a board opens, with everything asked. */
function opened(board: JsonObject) {
  const { world, proc, local } = mercuryBoard(mercuryData(), { scenario: 1, from: 'empty', ...board });
  const dice = scriptedDice({ byKey: { 'landing/*': [3, 3, 3] }, rest: [] });
  const { position } = engine.begin('spec', world, proc, local, dice);
  const open = position.open[0];
  if (!open) throw new Error('nobody is asked');
  return { position, open, kind: engine.kind(open.kind), q: engine.ask(position, open) };
}

describe.each(Object.entries(BOARDS))('%s', (_name, board) => {
  const { position, open, kind, q } = opened(board);
  const read = (lines: readonly string[]) => consider(engine, position, open.seat, open, lines.join('\n'));

  it('are sampled legally, and read as they are printed', () => {
    const rng = seededRng('landings');
    for (let i = 0; i < 40; i++) {
      const answer = kind.sample(q, rng) as Json;
      expect(kind.judge(answer, q).filter((o) => o.level === 'illegal')).toEqual([]);
      expect(withoutLines(read(kind.print(answer, q)).answer?.value)).toEqual(withoutLines(answer));
    }
  });

  it('have a default and examples that stand', () => {
    const silent = kind.ifSilent(q);
    expect(silent).not.toBe('moderator');
    if (silent !== 'moderator') expect(kind.judge(silent.answer, q)).toEqual([]);
    expect(read(kind.prompt(q).examples.filter((line) => line !== 'pass')).objections).toEqual([]);
  });
});
