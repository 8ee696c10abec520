import type { Rng } from '../../../kernel/decide/rng';
import type { AirId, Ask, Mission } from '../mercury';
import { sectorName } from '../orders/names';
import { interdictionLevel } from '../rules/12-missions';
import { groundIn } from '../rules/ground/ground';

/** An air unit's mission; the sector of an Interdiction. */
export interface Sortie {
  unit: AirId;
  mission: Mission;
  sector?: string;
  line?: number;
}

/** What the scenario allows: missions, and on a map the sectors that can be interdicted. */
export interface AirFacts {
  missions: Mission[];
  /** Absent in decisions opened before there were sectors. */
  sectors?: string[];
  /** The paragraph of the scenario that names the missions. */
  rule?: string;
}

/** The published default for the ready units (12.31). */
export function defaultMissions(ready: readonly AirId[], q: Ask<AirFacts>): { sorties: Sortie[]; text: string } {
  const onMap = q.facts.missions.includes('Interdiction');
  const sorties = onMap ? overTheMap(ready, q) : overTheSea(ready, q);
  return {
    sorties: sorties.filter((s) => q.facts.missions.includes(s.mission)),
    text: onMap
      ? 'Ju-87 bombard; the others bring the sectors with Allied units to Level 1, then to Level 2; what is left bombards'
      : 'every Do-17 and He-111 flies search, all others naval attack',
  };
}

function overTheSea(ready: readonly AirId[], q: Ask): Sortie[] {
  const searches = (id: AirId): boolean => ['Do-17', 'He-111'].includes(q.data.air.get(id)?.type ?? '');
  return ready.map((unit) => ({ unit, mission: searches(unit) ? 'Naval Search/Coordination' : 'Naval Attack' }));
}

const LEVELS = [1, 2];

/** Interdiction by all but the dive bombers, Level 1 everywhere before Level 2 anywhere. */
function overTheMap(ready: readonly AirId[], q: Ask<AirFacts>): Sortie[] {
  const strength = (id: AirId): number => q.data.air.get(id)?.bombardment ?? 0;
  const free = ready.filter((id) => q.data.air.get(id)?.type !== 'Ju-87').sort((a, b) => strength(a) - strength(b));
  const sent = new Map<AirId, string>();
  const sectors = alliedSectors(q);
  for (const { level, sector } of LEVELS.flatMap((level) => sectors.map((sector) => ({ level, sector })))) {
    const there = (): number => [...sent].filter(([, s]) => s === sector).reduce((n, [id]) => n + strength(id), 0);
    const enough = (id?: AirId): boolean =>
      interdictionLevel(q.data, sector, there() + (id === undefined ? 0 : strength(id))) >= level;
    while (!enough()) {
      // The weakest that is enough, or the strongest of those that are not.
      const left = free.filter((id) => !sent.has(id));
      const next = left.find((id) => enough(id)) ?? left.at(-1);
      if (next === undefined) break;
      sent.set(next, sector);
    }
  }
  return ready.map((unit) => {
    const sector = sent.get(unit);
    return sector === undefined ? { unit, mission: 'Bombardment/Support' } : { unit, mission: 'Interdiction', sector };
  });
}

/** Sectors of the map with Allied units in them. */
function alliedSectors(q: Ask<AirFacts>): string[] {
  const ground = groundIn(q);
  const allied = Object.values(ground.units).filter((u) => q.data.ground.get(u.id)?.side === 'allied');
  return (q.facts.sectors ?? []).filter((sector) => allied.some((u) => ground.hexes[u.at ?? '']?.sector === sector));
}

/** Random missions for some of `free`: attacks and bombardments more often than the rest. */
export function randomMissions(free: readonly AirId[], q: Ask<AirFacts>, rng: Rng): Sortie[] {
  const often: Mission[] = ['Naval Attack', 'Naval Attack', 'Bombardment/Support'];
  const weighted = [...q.facts.missions, ...often.filter((m) => q.facts.missions.includes(m))];
  return free
    .filter(() => rng.chance(9, 10))
    .map((unit): Sortie => {
      const mission = rng.pick(weighted);
      return mission === 'Interdiction'
        ? { unit, mission, sector: rng.pick(q.facts.sectors ?? []) }
        : { unit, mission };
    });
}

/** `interdict sector: unit, 2 Do-17 (bombardment strength for Level 1 / 2: Maleme/Suda, Retimo 2 / 4; South Crete 3 / 6)` */
export function interdictChoice(q: Ask<AirFacts>): string[] {
  const { sectors = [] } = q.facts;
  if (sectors.length === 0) return [];
  const chart = q.data.charts['interdiction-levels'];
  const needs = (sector: string): string => chart.columns.map((level) => chart.named(sector, level)).join(' / ');
  const alike = new Map<string, string[]>();
  for (const sector of sectors) alike.set(needs(sector), [...(alike.get(needs(sector)) ?? []), sectorName(sector, q)]);
  const each = [...alike].map(([need, names]) => `${names.join(', ')} ${need}`).join('; ');
  const one = sectors.length === 1 ? sectorName(sectors[0] ?? '', q) : 'sector';
  return [`interdict ${one}: unit, 2 Do-17 (bombardment strength for Level 1 / 2: ${each})`];
}
