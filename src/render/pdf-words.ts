/** Looked up once: a page has some hundred thousand numbers. */
const { round } = Math;

/** A number as short as the eye allows. */
export function number(value: number): string {
  return String(round(value * 1000) / 1000);
}

/** `#rrggbb` or `#rgb` as three numbers from 0 to 1. @throws Error for anything else */
export function rgb(color: string): string {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const parts = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  if (parts.some(Number.isNaN)) throw new Error(`"${color}" is no colour`);
  return parts.map((p) => number(p / 255)).join(' ');
}
