import type { Lettering } from '../shapes';

/** Colours of the page. None of them carries a meaning that shape or lettering does not carry too. */
export const INK = '#1c2530';
export const PAPER = '#ffffff';
export const SEA = '#cfe1e9';
/** Lines of shallow water along the coast, from the outermost inwards. */
export const SHALLOWS = ['#c4dae4', '#b5cfdc', '#a2c1d1'] as const;
export const LAND = '#f7eed8';
export const COAST = '#5a4c34';
export const HILL = '#b79f72';
export const LAND_NAME = '#7a6238';
export const SEA_NAME = '#174a70';
export const BORDER = '#2f5d7e';
export const GRID = '#abc6d3';
export const ALLIED = '#1d3f6e';
export const ALLIED_PALE = '#e6eef7';
export const GERMAN = '#4a4f3d';
export const GERMAN_PALE = '#ecebdc';
export const ALARM = '#9c2418';
export const PALE = '#f5f2e9';
export const RULE = '#8b8676';

/** Nothing on the page is smaller. */
export const LEAST = 6;

export const plain: Lettering = { font: 'sans', size: 6.6, color: INK };
export const strong: Lettering = { font: 'sans-bold', size: 6.6, color: INK };
export const heading: Lettering = { font: 'sans-bold', size: 6.8, color: INK, spacing: 0.5 };
