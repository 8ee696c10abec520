import type { LineVerdict, Verdict } from '../../kernel/decide/verdict';

/** So many alternatives are tried one by one in a check; all of them together cost as much as one. */
const MOST_TRIED = 3;

/** What is recorded: now, or for the decision that it is for. */
const GOOD: readonly string[] = ['ok', 'later'];

/** Numbers of the faulty lines whose nearest alternative is read and is legal as it stands. */
export function usableLines(lines: readonly LineVerdict[], text: string, judged: (text: string) => Verdict): number[] {
  const written = text.split('\n');
  const faulty = lines.filter((l) => l.nearest !== undefined && !written[l.number - 1]?.trimEnd().endsWith('\\'));
  const isGood = (tried: readonly LineVerdict[]): number[] => {
    const mended = written.map((line, i) => tried.find(({ number }) => number === i + 1)?.nearest ?? line);
    const found = judged(mended.join('\n')).lines;
    const status = (number: number): string => found.find((l) => l.number === number)?.status ?? '';
    return tried.flatMap(({ number }) => (GOOD.includes(status(number)) ? [number] : []));
  };
  const together = faulty.length > 1 ? isGood(faulty) : [];
  const others = faulty.filter(({ number }) => !together.includes(number));
  return [...together, ...others.slice(0, MOST_TRIED).flatMap((line) => isGood([line]))].sort((a, b) => a - b);
}
