import type { Lettering } from '../shapes';

/** Colours of the page. None of them carries a meaning that shape or lettering does not carry too. */
export const INK = '#1c2530';
export const PAPER = '#ffffff';
export const ALARM = '#9c2418';
export const PALE = '#f5f2e9';
export const RULE = '#8b8676';

/** Nothing on the page is smaller. */
export const LEAST = 7;

export const plain: Lettering = { font: 'sans', size: 7, color: INK };
export const strong: Lettering = { font: 'sans-bold', size: 7, color: INK };
export const heading: Lettering = { font: 'sans-bold', size: 7, color: INK, spacing: 0.5 };
