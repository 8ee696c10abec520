import type { FreeRead, Grammar } from './free-reading';

/** Words with which parts of an order begin behind a semicolon: `attack hex: unit; guns unit; supply hex`. */
export const partsIn = (forms: readonly string[]): string[] =>
  forms.flatMap((form) => [...form.matchAll(/; (?<word>\p{Ll}+)/gu)].map(({ groups }) => groups?.['word'] ?? ''));

/** `attack 1722: all;l supply MSU 2`: what begins like a part of the order before it is none for a later question, and is asked about. */
export function withItsParts(
  line: string,
  read: FreeRead | null,
  { open }: Grammar,
  parts: readonly string[],
): FreeRead | null {
  if (read?.is !== 'orders' || parts.length === 0) return read;
  const later = read.orders.find((order) => !open.some((verb) => order.startsWith(verb)));
  const begun = line
    .split(';')
    .slice(1)
    .flatMap((part) => /^\s*(?:\p{L}{1,2}\s)?(?<word>\p{L}+)/u.exec(part)?.groups?.['word'] ?? []);
  const part = begun.find((word) => parts.includes(word.toLowerCase()));
  if (later === undefined || part === undefined || read.orders.length < 2) return read;
  return {
    is: 'asked',
    why: `"${part}" may be a part of the order before it; "${later}" in a line of its own is for later`,
    could: [],
    contrary: true,
  };
}
