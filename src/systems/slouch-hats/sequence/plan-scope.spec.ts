import { PHASES, type PhaseName, type SegmentId } from '../rules/04-sequence';
import type { Side } from '../side';
import { slouchHatsEngine } from '../testing';
import type { World } from '../world';
import { OVER, planScope } from './plan-scope';

const at = (turn: number, segment: SegmentId, phase: PhaseName): World =>
  ({ turn, moment: { segment, phase } }) as World;

/** Whether a plan that is written at one moment still stands at another. */
const stands = (kind: string, seat: Side, from: World, to: World): boolean =>
  planScope(from, `slouch-hats.${kind}`, seat) === planScope(to, `slouch-hats.${kind}`, seat);

describe('how long a plan lives', () => {
  it.each([
    ['movement', 'axis', at(1, 'B', 'Transport'), at(1, 'B', 'Movement'), true],
    ['movement', 'axis', at(1, 'B', 'Transport'), at(1, 'E', 'Movement'), false],
    ['movement', 'allied', at(1, 'B', 'Movement'), at(1, 'C', 'Movement'), true],
    ['movement', 'allied', at(1, 'F', 'Combat'), at(2, 'C', 'Movement'), true],
    ['defence', 'axis', at(1, 'B', 'Transport'), at(1, 'C', 'Combat'), true],
    ['defence', 'axis', at(1, 'B', 'Transport'), at(1, 'F', 'Combat'), false],
    ['losses', 'axis', at(1, 'B', 'Transport'), at(1, 'C', 'Combat'), true],
    ['interception', 'allied', at(1, 'F', 'Transport'), at(2, 'B', 'Transport'), true],
    ['bombardment', 'allied', at(1, 'F', 'Transport'), at(2, 'A', 'Bombardment'), true],
    ['bombardment', 'allied', at(1, 'A', 'Turn Record'), at(1, 'C', 'Transport'), false],
    ['resolve', 'allied', at(3, 'F', 'Combat'), at(3, 'G', 'Victory Determination'), true],
    ['resolve', 'allied', at(3, 'F', 'Combat'), at(4, 'G', 'Victory Determination'), false],
  ] as const)('%s of the %s side', (kind, seat, from, to, expected) => {
    expect(stands(kind, seat, from, to)).toBe(expected);
  });

  it('is said of kinds that there are, and ends with a phase in which each is asked', () => {
    const kinds = slouchHatsEngine().system.decisions.map(({ kind }) => kind);
    expect(Object.keys(OVER).filter((kind) => !kinds.includes(kind))).toEqual([]);
    const phases: readonly string[] = Object.values(PHASES).flat();
    expect(
      Object.values(OVER)
        .flatMap((over) => Object.values(over))
        .filter((phase) => !phases.includes(phase)),
    ).toEqual([]);
  });
});
