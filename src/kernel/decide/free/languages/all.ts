import { GERMAN } from './de';
import { ENGLISH } from './en';
import { SPANISH } from './es';
import { FRENCH } from './fr';
import { ITALIAN } from './it';
import type { Language } from './language';
import { POLISH } from './pl';

/** The languages that orders are read in; another is a file more, and a line here. */
export const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN, FRENCH, ITALIAN, SPANISH, POLISH];
