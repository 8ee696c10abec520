import type { Ask } from '../aegean';
import { aircraft } from '../orders/names';
import { spareEscorts, completeSplit, type Meeting } from '../rules/5-5-air-combat';
import { fastestOf, strengthInAir, worthInAir } from '../rules/5-5-worth';

interface Aim {
  unit: string;
  target: string;
}

/** Who meets whom, CAP of which nothing was said too, and which escorts then shoot without an answer (5.5.2, 5.5.4). */
export function foreseenSplit(answer: readonly Aim[], q: Ask, meeting: Meeting): string[] {
  const said = Object.fromEntries(answer.map(({ unit, target }) => [unit, target]));
  const split = completeSplit(
    meeting,
    said,
    (id) => worthInAir(q.data, id),
    (id) => strengthInAir(q.data, id),
  );
  const pairs = Object.entries(split).map(
    ([unit, target]) => `${aircraft.print(unit, q)} against ${aircraft.print(target, q)}`,
  );
  const spare = spareEscorts({ escorts: meeting.escorts, split });
  return [
    `${pairs.join('; ')} (5.5.2)`,
    ...(spare.length > 0 ? [`${aircraft.list.print(spare, q)}: met by nobody, shoots at your CAP (5.5.4)`] : []),
  ];
}

/** Whom each spare escort shoots at, those of whom nothing was said too (5.5.4). */
export function foreseenSpare(
  answer: readonly Aim[],
  q: Ask,
  { escorts, cap }: Pick<Meeting, 'escorts' | 'cap'>,
): string[] {
  const fastest = fastestOf(q.data, cap);
  return escorts.flatMap((unit) => {
    const target = answer.find((one) => one.unit === unit)?.target ?? fastest;
    return target === null ? [] : [`${aircraft.print(unit, q)} shoots at ${aircraft.print(target, q)} (5.5.4)`];
  });
}

/** Who drops his bombs and whose mission is over, and who fights with two less (5.7.4). */
export function foreseenJettison(
  answer: readonly { units: readonly string[] }[],
  q: Ask,
  loaded: readonly string[],
): string[] {
  const dropped = answer.flatMap(({ units }) => units);
  const kept = loaded.filter((id) => !dropped.includes(id));
  return [
    ...(dropped.length > 0
      ? [`${aircraft.list.print(dropped, q)}: full value, and no bombs on the target (5.7.4)`]
      : []),
    ...(kept.length > 0 ? [`${aircraft.list.print(kept, q)}: bombs on, two less in attack and defence (5.7.4)`] : []),
  ];
}
