/** So many lines of the log stand in one mail. */
const MOST = 200;

/** The last `count` lines of a log, and above them how many there are before, and how they are read; `where` has all of them. */
export function lastLines(lines: readonly string[], count: number, where: string): { shown: number; lines: string[] } {
  const wanted = Math.max(1, Math.min(count, MOST));
  const last = lines.slice(-wanted);
  const above = lines.length - last.length;
  if (above === 0) return { shown: last.length, lines: [...last] };
  const many = above === 1 ? 'One line more stands' : `${above} lines more stand`;
  const how =
    lines.length <= MOST
      ? `HISTORY ${lines.length} brings all`
      : `HISTORY ${MOST} brings the last ${MOST}, ${where} all`;
  return { shown: last.length, lines: [`(${many} above: ${how}.)`, ...last] };
}
