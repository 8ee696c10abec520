import { namesAddress, namesDay, namesTime } from './dates';
import { headerBlockAt, isKeyed, isLabel } from './header-block';
import type { Line } from './lines';

/** Whether a mail that is quoted without marks stands below a head that looks like a quote, or like no head. */
export function isOddHead(lines: readonly Line[], i: number): boolean {
  return isGroupwise(lines, i) || isHeadInMarks(lines, i) || isNotes(lines, i);
}

/** `>>> Tom Reed <tom@example.net> 22.11.2026 10:00 >>>`, and no quoted line below. */
function isGroupwise(lines: readonly Line[], i: number): boolean {
  const line = lines[i];
  if (!line || !/^ {0,3}>>> \S.* >>>$/.test(line.text) || !namesDay(line.bare)) return false;
  return lines[i + 1]?.depth === 0 && lines[i + 2]?.depth === 0;
}

/** Whether quoted lines begin here that hold headers and nothing else: the quoted words follow without marks. */
function isHeadInMarks(lines: readonly Line[], i: number): boolean {
  if ((lines[i]?.depth ?? 0) === 0 || (lines[i - 1]?.depth ?? 0) > 0) return false;
  let end = i;
  while ((lines[end]?.depth ?? 0) > 0) end++;
  const run = lines.slice(i, end).filter((l) => l.bare !== '');
  const heads = run.filter((l) => isKeyed(l.bare)).length;
  const first = run.findIndex((l) => isKeyed(l.bare));
  return heads >= 3 && first <= 1 && run.length - heads === first && headerBlockAt(run, first) && isBody(lines, end);
}

/** Whether somebody's words stand at or below a line, and no quoted ones before them. */
function isBody(lines: readonly Line[], from: number): boolean {
  const next = lines.slice(from).find((l) => l.bare !== '');
  return next !== undefined && next.depth === 0;
}

/** Lotus Notes: a name, a day and time below it, then `To`, `cc` and `Subject` on lines of their own, without colons. */
function isNotes(lines: readonly Line[], i: number): boolean {
  const [name, day] = [lines[i]?.bare ?? '', lines[i + 1]?.bare ?? ''];
  if (name === '' || !/^[\d\p{L}./ :,-]{8,30}$/u.test(day) || !namesDay(day) || !namesTime(day)) return false;
  const labels = lines.slice(i + 2, i + 14).filter((l) => isLabel(l.bare)).length;
  return labels >= 2 && lines.slice(i, i + 8).some((l) => namesAddress(l.bare));
}
