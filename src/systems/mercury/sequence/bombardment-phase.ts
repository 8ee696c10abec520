import { targeted } from '../facts/bombardment';
import { type Bombarding, bombardment, otherTarget, specialAirBombardment } from '../decisions/bombardment';
import { type Act, define, type Side } from '../mercury';
import { bombard, bombarded, firstTarget, type Mission, type OneBombardment } from '../rules/11-2-bombardment';
import { aaFireOver } from '../rules/12-9-ground-aa-fire';
import { putAir } from '../rules/12-airpower';
import { groundScenarioOf } from '../rules/03-turn';
import { nightDetectionEnds } from '../rules/18-search';
import { bombardByShips } from '../rules/19-8-naval-bombardment';
import { fatigueUnits, stepLosses } from '../rules/ground/09-retreat';
import { markGuns } from '../rules/ground/11-fire';
import { alive } from '../rules/ground/force';

/** Expanded sequence IV.C5: one roll, the losses, the fatigue; aircraft have flown. */
export const oneBombardment = define<OneBombardment>('Bombardment', (s) => [
  s.do('the target', firstTarget),
  s.when('the target is gone', (c) => c.local.target === null, [s.ask('another target', otherTarget)]),
  s.do('roll', (c) => (c.local.mission.by === 'ships' ? bombardByShips(c) : bombard(c))),
  s.call('step losses', stepLosses, (c) => ({
    ...{ ...bombarded(c), steps: c.local.steps, lead: null },
    why: c.local.mission.by === 'ships' ? '19.82' : '11.23',
  })),
  // Only 9.41 makes fatigued units pay for a further F with a step, and that is of Maneuver Combat.
  s.when('fatigue', (c) => c.local.fatigue && alive(c, bombarded(c).force).some((u) => !u.unit.fatigued), [
    s.call('fatigue', fatigueUnits, (c) => ({ ...bombarded(c), units: 1 })),
  ]),
  s.do('the aircraft return', (c) => {
    if (c.local.mission.by === 'air') for (const id of c.local.mission.units) putAir(c.world, id, 'Flown');
  }),
]);

interface Sorties {
  side: Side;
  missions: Mission[];
  mission?: Mission;
  /** Hexes that guns have bombarded. */
  done: string[];
  /** Hexes that ships have. */
  shelled?: string[];
}

const NOBODY: Mission = { by: 'guns', units: [], targets: [] };

/** Expanded sequence IV.C3 to C5: AA fire at all aircraft, markers on all guns, then aircraft, guns, ships. */
export const bombardments = define<Sorties>('Bombardments', (s) => [
  s.do('3 AA fire', aaFireAtAll),
  s.do('4 fire markers', layGuns),
  s.each(
    '5 resolve',
    'mission',
    (c) => [...missionsBy(c, 'air'), ...missionsBy(c, 'guns'), ...missionsBy(c, 'ships')],
    [
      s.call(
        'bombard',
        oneBombardment,
        (c) => ({
          ...{ side: c.local.side, mission: c.local.mission ?? NOBODY, target: null },
          ...{ taken: takenByOthers(c), steps: 0, fatigue: false },
        }),
        (c, result) => {
          if (result.target === null) return;
          if (result.mission.by === 'guns') c.local.done.push(result.target);
          if (result.mission.by === 'ships') c.local.shelled = [...(c.local.shelled ?? []), result.target];
        },
      ),
    ],
    ({ targets }) => targets[0] ?? '',
  ),
]);

const missionsBy = (c: Act<Sorties>, by: Mission['by']): Mission[] => c.local.missions.filter((m) => m.by === by);

/** Hexes that other guns, or other ships, have bombarded or are about to (12.53, 19.82a). */
function takenByOthers(c: Act<Sorties>): string[] {
  const { mission, done, shelled = [] } = c.local;
  if (!mission || mission.by === 'air') return [];
  const others = missionsBy(c, mission.by).filter((m) => m.targets[0] !== mission.targets[0]);
  return [...(mission.by === 'guns' ? done : shelled), ...others.map((m) => m.targets[0] ?? '')];
}

/** 11.11: guns are marked before any of them fires. */
function layGuns(c: Act<Sorties>): void {
  const { side } = c.local;
  for (const { units, targets } of missionsBy(c, 'guns')) {
    markGuns(c, units, 'bombardment');
    targeted(c, { side, guns: [...units], target: targets[0] ?? '' });
  }
}

/** 12.91: only what gets through bombards. */
function aaFireAtAll(c: Act<Sorties>): void {
  c.local.missions = c.local.missions.flatMap((mission) => {
    if (mission.by !== 'air') return [mission];
    const units = aaFireOver(c, mission.units, mission.targets[0] ?? '');
    return units.length === 0 ? [] : [{ ...mission, units }];
  });
}

/** 3.2 IV.C: bombardment by artillery, aircraft and ships (11.2, 12.5, 19.8). */
export const bombardmentPhase = define<Bombarding>('C Bombardment Phase', (s) => [
  s.ask('1-2 targets', bombardment),
  s.call('3-5 carry it out', bombardments, (c) => ({
    ...{ side: c.local.side, missions: c.local.missions ?? [], done: [] },
  })),
  s.do('night detection ends', (c) => nightDetectionEnds(c.world)),
]);

/** Expanded sequence IV.A2: aircraft bombard before the drop, on the scenario's game-turns (12.55). */
export const specialBombardment = define<Bombarding>('Special Air Bombardment', (s) => [
  s.when('this game-turn', (c) => groundScenarioOf(c.data, c.world).specialBombardment.includes(c.world.turn), [
    s.ask('targets and aircraft', specialAirBombardment),
    s.call('carry it out', bombardments, (c) => ({
      ...{ side: c.local.side, missions: c.local.missions ?? [], done: [] },
    })),
  ]),
]);
