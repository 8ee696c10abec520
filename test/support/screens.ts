import { LONG_TESTS } from '../../src/config/testing/depth';

const DESK = ['a desk', { viewport: { width: 1440, height: 900 } }] as const;
const PHONE = ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }] as const;

/** Whether everything is looked at on every screen (`npm run soak:pages`); a commit looks at each thing on one. */
export const EVERY_SCREEN = LONG_TESTS || process.env['EVERY_SCREEN'] !== undefined;

/** A desk and a telephone. */
export const SCREENS = [DESK, PHONE] as const;

/** The screens on which all pages are looked at with each commit: what is narrow breaks first. */
export const SCREENS_NOW = EVERY_SCREEN ? SCREENS : ([PHONE] as const);
