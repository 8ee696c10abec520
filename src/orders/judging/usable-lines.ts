import type { LineVerdict, Verdict } from '../../kernel/decide/verdict';

/** So many alternatives are tried in a check. */
const MOST_TRIED = 3;

/** Numbers of the faulty lines whose nearest alternative is read and is legal as it stands. */
export function usableLines(lines: readonly LineVerdict[], text: string, judged: (text: string) => Verdict): number[] {
  const written = text.split('\n');
  const faulty = lines.filter((l) => l.nearest !== undefined && !written[l.number - 1]?.trimEnd().endsWith('\\'));
  return faulty
    .slice(0, MOST_TRIED)
    .filter(({ number, nearest = '' }) => {
      const tried = judged(written.map((line, i) => (i === number - 1 ? nearest : line)).join('\n'));
      return tried.lines.find((l) => l.number === number)?.status === 'ok';
    })
    .map((l) => l.number);
}
