import type { Chart } from '../../../kernel/chance/chart';
import type { Fault } from '../../../kernel/decide/fault';
import { attackOf, defenceOf, isFighter, type Plane } from './plane';

export type AirResult = '-' | 'A' | 'K';

/** Columns of the chart from `-3` to `+6`. */
const LEFT = -3;

/** 5.5.5: the column of a shot: attack less defence, moved by the shooter's lead or lag in speed; beyond the ends of the chart the last. */
export function airColumn(chart: Chart, shooter: Plane, target: Plane, speed = shooter.speed): string {
  const wanted = attackOf(shooter) - defenceOf(target) + (speed - target.speed);
  const place = Math.min(chart.columns.length - 1, Math.max(0, wanted - LEFT));
  return chart.columns[place] ?? '0';
}

export type AirModifier = 'fighter-on-helicopter' | 'fighter-on-other' | 'other-on-fighter';

/** 5.5.6: what moves the die of a shot; null: nothing. */
export function airModifier(shooter: Pick<Plane, 'type'>, target: Pick<Plane, 'type'>): AirModifier | null {
  if (shooter.type === 'F' && target.type === 'H') return 'fighter-on-helicopter';
  if (shooter.type === 'F' && !isFighter(target)) return 'fighter-on-other';
  return !isFighter(shooter) && isFighter(target) ? 'other-on-fighter' : null;
}

/** 5.5.5 to 5.5.7: the result of a shot. `speed`: that of the fastest of several on one target (5.5.8). */
export function shot(chart: Chart, die: number, shooter: Plane, target: Plane, speed?: number): AirResult {
  const modifier = airModifier(shooter, target);
  const by = modifier === null ? 0 : Number(chart.modifier(modifier).by);
  return chart.at(die + by, airColumn(chart, shooter, target, speed)) as AirResult;
}

/** Units of a mission in an air combat, and the CAP they meet, by id (5.5.2). */
export interface Meeting {
  escorts: readonly string[];
  others: readonly string[];
  cap: readonly string[];
}

/** Whom each CAP unit is set against, by the CAP unit's id (5.5.2). */
export type Split = Readonly<Record<string, string>>;

/**
 * 5.5.2: why CAP cannot be set so; null: it can. As far as there is CAP one unit meets each escort, one alone; what is left
 * over meets the others, or nobody.
 */
export function splitFault({ escorts, others, cap }: Meeting, split: Split): Fault | null {
  const bad = (why: string) => ({ rule: '5.5.2', why });
  const set = Object.entries(split);
  if (set.some(([unit]) => !cap.includes(unit))) return bad('only CAP that is in the hex is set against anybody');
  if (set.some(([, target]) => !escorts.includes(target) && !others.includes(target)))
    return bad('CAP is set against units of the mission');
  const on = (target: string): number => set.filter(([, against]) => against === target).length;
  if (escorts.some((escort) => on(escort) > 1)) return bad('one CAP unit meets an escort');
  const met = escorts.filter((escort) => on(escort) === 1).length;
  const due = Math.min(escorts.length, cap.length);
  return met === due ? null : bad(`${due} of ${escorts.length} escorts must be met first`);
}

/**
 * 5.5.2, 5.5.4: the published default: the escorts are met in their order by the CAP that fights worst, and the rest goes for
 * the dearest of the others, one each, then again from the first.
 */
export function defaultSplit(
  { escorts, others, cap }: Meeting,
  worth: (id: string) => number,
  strength: (id: string) => number,
): Split {
  const weakest = cap.toSorted((a, b) => strength(a) - strength(b));
  const dearest = others.toSorted((a, b) => worth(b) - worth(a));
  return Object.fromEntries(
    weakest.flatMap((unit, i): [string, string][] => {
      const target = escorts[i] ?? dearest[(i - escorts.length) % Math.max(1, dearest.length)];
      return target === undefined ? [] : [[unit, target]];
    }),
  );
}

/** 5.5.2: what was said of a split, and for the rest of the CAP the default. */
export function completeSplit(
  { escorts, others, cap }: Meeting,
  said: Split,
  worth: (id: string) => number,
  strength: (id: string) => number,
): Split {
  const met = Object.values(said);
  const rest = {
    escorts: escorts.filter((id) => !met.includes(id)),
    others,
    cap: cap.filter((id) => said[id] === undefined),
  };
  return { ...said, ...defaultSplit(rest, worth, strength) };
}

/** 5.5.4: escorts that no CAP unit was set against. */
export const spareEscorts = ({ escorts, split }: Pick<Meeting, 'escorts'> & { split: Split }): string[] =>
  escorts.filter((id) => !Object.values(split).includes(id));

/** 5.7.4: whether an F should drop its bombs as its player said nothing: when it is outnumbered. */
export const jettisons = (mission: number, cap: number): boolean => cap > mission;
