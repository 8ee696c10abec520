export * from '../../../render/page/theme';

/** Colours of the sea map and of the two sides. */
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
