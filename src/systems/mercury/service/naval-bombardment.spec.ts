import { ownSystems } from '../../../config/testing/systems';
import type { Case } from '../../../kernel/testing/case-file';
import type { Position } from '../../../kernel/record/position';
import { PlayedCase } from '../../../kernel/testing/play-case';
import { differences, type Differences, type Step } from '../../../kernel/testing/twin-compare';
import { playTwins } from '../../../kernel/testing/twin-play';
import { bombardment } from '../decisions/bombardment';
import { stackFor } from '../search/stack-for';
import { playerSurfaces } from '../../../cli/player-surfaces';

const engine = ownSystems().engine('mercury');
const surfaces = playerSurfaces(engine);

/** Task Force C off Cape Spada, and what it is ordered to do to Germans at Maleme. */
interface Fleet {
  ships: string[];
  orders: string;
}

/** Six points of cruisers each, of two ships and of three; a battleship keeps silent in one of the forces. */
const TWO: Fleet = { ships: ['Gloucester', 'Naiad', 'Warspite'], orders: 'bombard 4414: Gloucester, Naiad' };
const THREE: Fleet = { ships: ['Dido', 'Phoebe', 'Naiad'], orders: 'bombard 4414 with TF C' };
const SILENT: Fleet = { ships: ['Warspite', 'Ajax'], orders: 'pass' };
const DECOY: Fleet = { ships: [], orders: 'pass' };

const caseOf = (turn: string, { ships, orders }: Fleet): Case => ({
  case: 'twins',
  rule: '19.83',
  board: {
    ...{ scenario: '5', from: 'empty', run: 'C Bombardment Phase', turn, with: { side: 'allied' } },
    ground: {
      hexes: {
        W4414: { terrain: 'flat', shore: ['cape-spada'] },
        W4413: { terrain: 'flat', shore: ['cape-spada'] },
      },
      units: { W4414: ['Koch', 'Genz'], W4413: ['B/22 NZ'] },
    },
    'task forces': { B: { at: 'Candia Bay', ships: ['Orion', 'Kelvin'] }, C: { at: 'Cape Spada', ships } },
  },
  standing: [],
  orders: [{ allied: orders }, ...(orders === 'pass' ? [] : [{ german: 'lose: Koch' }])],
  dice: orders === 'pass' ? {} : { 'bombard/W4414/ships': 5 },
  expect: { position: { turn: 1 } },
});

/** Cases are of no scenario; who is sent what is known for one. */
const inFive = (position: Position): Position => ({ ...position, scenario: '5' });

/** What each answer brought, with all that followed it. */
function steps(turn: string, fleet: Fleet): Step[] {
  const { rows, faults } = new PlayedCase(engine, caseOf(turn, fleet));
  expect(faults.filter(({ at }) => at[0] !== 'orders')).toEqual([]);
  return rows.map(({ before, position, facts }) => ({ before: inFive(before), after: inFive(position), facts }));
}

/** What the German can tell two fleets by, answer by answer. */
async function apart(turn: string, one: Fleet, other: Fleet): Promise<Differences[]> {
  const [here, there] = [steps(turn, one), steps(turn, other)];
  const found: Differences[] = [];
  for (const [i, step] of here.entries()) {
    const also = there[i];
    found.push(
      also
        ? await differences(engine, 'german', { here: step, there: also }, surfaces)
        : { parted: false, leaks: ['he is asked in one of them only'] },
    );
  }
  return found;
}

const alike = { parted: false, leaks: [] };

describe.each(['22 AM', '22 Night'])('a bombardment by ships on %s (19.83, 18.14)', (turn) => {
  afterEach(() => jest.restoreAllMocks());

  it('tells the German neither names nor numbers nor who keeps silent: all that he is sent is the same', async () => {
    expect(await apart(turn, TWO, THREE)).toEqual([alike, alike]);
  });

  it('tells him types and strength, and so which of two such fleets it is', async () => {
    const destroyers = { ships: ['Kelly', 'Kashmir'], orders: 'bombard 4414 with TF C' };
    const [first] = await apart(turn, TWO, destroyers);
    expect(first).toEqual({ parted: true, leaks: [] });
  });

  it('leaves no name of a ship in what his own search may know of the procedures that run', () => {
    const [first] = steps(turn, TWO);
    const held = JSON.stringify(stackFor((first as Step).after.stack, 'german'));
    expect(held).toContain('"by":"ships"');
    expect(held).not.toMatch(/gloucester|naiad|warspite/);
  });

  it('where nobody fires, ships and a decoy look alike', async () => {
    expect(await apart(turn, SILENT, DECOY)).toEqual([alike]);
  });

  it('a planted leak of the ships that fire is found', async () => {
    const open = ({ facts, ...step }: Step): Step => ({
      ...step,
      facts: facts.map((fact) => (fact.type === 'ships.fire' ? { ...fact, audience: 'all' as const } : fact)),
    });
    const [here, there] = [steps(turn, TWO), steps(turn, THREE)].map(([first]) => open(first as Step));
    const { leaks } = await differences(engine, 'german', { here: here as Step, there: there as Step }, {});
    expect(leaks.join()).toContain('Gloucester');
  });

  it('a question that is put to those alone who have guns is found', () => {
    const disclose = bombardment.disclose.bind(bombardment);
    jest.spyOn(bombardment, 'disclose').mockImplementation((c) => {
      const armed = Object.values(c.world.ships).some((s) => s.at !== 'sunk' && 'tf' in s.at && s.at.tf === 'C');
      return armed ? disclose(c) : null;
    });
    expect(steps(turn, SILENT).length).toBe(1);
    expect(steps(turn, DECOY).length).toBe(0);
  });

  it('twins that are played on from the order part by what was told alone', async () => {
    const [order] = steps(turn, TWO);
    const sum = { pairs: 0, parted: 0, leaks: [] as string[] };
    for (let seed = 0; seed < 12; seed++) {
      const played = await playTwins(engine, (order as Step).before, `shore ${seed}`, {});
      sum.pairs += played.pairs;
      sum.parted += played.parted;
      sum.leaks.push(...played.leaks);
    }
    expect(sum.leaks).toEqual([]);
    expect(sum.parted).toBeGreaterThan(0);
    expect(sum.pairs).toBeGreaterThan(12);
  });
});
