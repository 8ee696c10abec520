import { type Allocation, inDisplayOrder } from '../decisions/air-allocation';
import { type AirFacts, defaultMissions, type Sortie } from '../decisions/air-missions';
import type { AirId, Ask } from '../mercury';
import { ALEXANDRIA } from '../rules/16-components';
import type { Situation } from './situation';

/** Air units that fly against ships: before an airfield is German, as long as it is fought for, afterwards, and when the enemy leaves Crete. */
const WAVES = { before: 0, contested: 2, after: 5, leaving: 8 };

/** 12.31: as on the map, but in a campaign some of the best against ships as long as Task Forces are at sea, with one that searches. */
export function campaignAllocation(sit: Situation, facts: AirFacts, q: Ask<AirFacts>): Allocation | undefined {
  const first = allocation(sit, facts, q);
  const ready = q.view.air.filter((u) => u.box === 'Ready').map((u) => u.id);
  const atSea = q.view.taskForces.filter((tf) => tf.at !== null && tf.at !== ALEXANDRIA).length;
  if (first || !q.view.campaign || facts.missions.length === 0) return first;
  const attacking = strikers(ready, atSea === 0 || !facts.missions.includes('Naval Attack') ? 0 : waveOf(sit), q);
  const [searching] = ready
    .filter((id) => !attacking.includes(id) && ['Do-17', 'He-111'].includes(q.data.air.get(id)?.type ?? ''))
    .slice(0, attacking.length > 0 ? 1 : 0);
  const rest = ready.filter((id) => !attacking.includes(id) && id !== searching);
  const missions = [
    ...defaultMissions(rest, q).sorties.map((sortie) => (isFar(sortie, sit) ? bombarding(sortie) : sortie)),
    ...attacking.map((unit): Sortie => ({ unit, mission: 'Naval Attack' })),
    ...(searching === undefined ? [] : [{ unit: searching, mission: 'Naval Search/Coordination' as const }]),
  ];
  return inDisplayOrder({ broken: [], recombined: [], missions }, q);
}

const bombarding = ({ unit }: Sortie): Sortie => ({ unit, mission: 'Bombardment/Support' });

/** As long as no airfield is German, all fly where one is fought for (22.1). */
const isFar = ({ sector }: Sortie, { strips, ownIn, effort, ground }: Situation): boolean =>
  sector !== undefined &&
  effort !== null &&
  !strips.some((hex) => ownIn.has(hex)) &&
  effort.hexes.every((hex) => ground.hexes[hex]?.sector !== sector);

function waveOf({ strips, ownIn, foeZones, q }: Situation): number {
  if (q.view.campaign?.evacuation) return WAVES.leaving;
  const held = strips.filter((hex) => ownIn.has(hex));
  if (held.length === 0) return WAVES.before;
  return held.some((hex) => !foeZones.has(hex)) ? WAVES.after : WAVES.contested;
}

/** Those that do most against ships beside what they do on land. */
function strikers(ready: readonly AirId[], most: number, { data }: Ask): AirId[] {
  const gain = (id: AirId): number => (data.air.get(id)?.naval ?? 0) - (data.air.get(id)?.bombardment ?? 0) / 2;
  return [...ready].sort((a, b) => gain(b) - gain(a)).slice(0, Math.min(most, Math.floor(ready.length / 2)));
}

/** 12.31: all bombard while the Allies hardly move (4.62, 4.63); afterwards the published default interdicts too. */
export function allocation({ scenario }: Situation, facts: AirFacts, q: Ask<AirFacts>): Allocation | undefined {
  if (q.view.turn !== scenario.first || !facts.missions.includes('Bombardment/Support')) return undefined;
  const ready = q.view.air.filter((u) => u.box === 'Ready').map((u) => u.id);
  return { broken: [], recombined: [], missions: ready.map((unit) => ({ unit, mission: 'Bombardment/Support' })) };
}
