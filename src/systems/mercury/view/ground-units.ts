import type { HexId, MercuryData, View } from '../mercury';
import {
  attackStrength,
  bombardStrength,
  defenceStrength,
  inPlay,
  type Standing,
  stepsLeft,
} from '../rules/ground/ground';
import { hasOption } from '../rules/23-4-variants';

/** `3-3-5`: attack, defence, movement. Artillery and AA fire instead of attacking: `(3)1-4` (11.0). */
export function figures(s: Standing): string {
  const { attack, defence, move } = s.side;
  const fires = s.counter.type === 'artillery' || s.counter.type === 'light-aa';
  return `${fires ? `(${bombardStrength(s)})` : `${attack}-`}${defence}-${move}`;
}

/** Strengths as they count now; a fatigued unit attacks with nothing (9.72). */
export function strengths(s: Standing): { attack: number; defence: number } {
  return { attack: s.unit.fatigued ? 0 : attackStrength(s), defence: defenceStrength(s) };
}

/** Fighting units by strength, then headquarters and guns, as players pile them. */
export function stackOrder(a: Standing, b: Standing): number {
  const [sa, sb] = [strengths(a), strengths(b)];
  const order = rank(a) - rank(b) || sb.attack - sa.attack || sb.defence - sa.defence || stepsLeft(b) - stepsLeft(a);
  return order || ((a.counter.names[0] ?? '') < (b.counter.names[0] ?? '') ? -1 : 1);
}

const BEHIND: Readonly<Record<string, number>> = { hq: 1, artillery: 2, 'light-aa': 3 };
const rank = ({ counter }: Standing): number => BEHIND[counter.type] ?? 0;

/** Units that have still to come, and when: known to both from the set-up cards (3.1, 6.1, 6.53). */
export interface Arrival {
  /** A drop on this game-turn; null: an airlanding group. */
  turn: number | null;
  /** Number of the airlanding group. */
  group?: number;
  units: readonly string[];
  /** Of a drop, who comes down on which hex by the card; the others where the German wants (6.12). */
  targets?: Readonly<Record<HexId, readonly string[]>>;
}

/** Drops and airlanding groups that are not in play yet, in their order; a group as far as it has not landed. */
export function arrivals(view: View, data: MercuryData): Arrival[] {
  const scenario = data.groundScenarios.find((s) => s.id === view.scenario.id);
  const here = view.ground?.units ?? {};
  const toCome = (ids: readonly string[]): string[] => ids.filter((id) => here[id] === undefined);
  const drops = (scenario?.drops ?? []).map(({ turn, targets, free }) => ({
    turn,
    units: toCome([...Object.values(targets).flat(), ...free]),
    targets: Object.fromEntries(
      Object.entries(targets)
        .map(([hex, ids]) => [hex, toCome(ids)] as const)
        .filter(([, ids]) => ids.length > 0),
    ),
  }));
  const late = hasOption(view, 'german-9') ? [data.variants.group.units] : [];
  const groups = [...(scenario?.airlanding?.groups ?? []), ...late].map((units, i) => ({
    turn: null,
    group: i + 1,
    units: toCome(units),
  }));
  return [...drops, ...groups].filter((a) => a.units.length > 0);
}

/** Units that were in play and are not any more, of one side. */
export function eliminated(view: View, data: MercuryData, side: View['seat']): string[] {
  return Object.values(view.ground?.units ?? {})
    .filter((u) => !inPlay(u) && data.ground.get(u.id)?.side === side)
    .map((u) => u.id);
}
