import { fine, misread, type Order } from '../../../kernel/decide/order';
import type { Verb } from '../slouch-hats';

/** Markers that are drawn beyond the free ones, for Victory Points; or how many of the free ones (20.11, 18.14b). */
export interface DrawOrder extends Order {
  verb: 'draw';
  markers: number;
  more: boolean;
}

/** `draw 1 more`, `draw none` */
export const drawVerb: Verb<DrawOrder> = {
  ...{ verb: 'draw', syntax: 'draw number more' },
  help: 'Special Events markers for two Victory Points each, beyond the free ones (18.14b); "draw none" or "draw 1" leaves free ones in the pool (20.11)',
  read(rest) {
    const [, number = '', more] = /^(none|\d{1,2})(\s+more)?$/i.exec(rest.trim()) ?? [];
    if (number === '') return misread('write how many: "draw 1 more", or "draw none"');
    return fine({ verb: 'draw', markers: /none/i.test(number) ? 0 : Number(number), more: more !== undefined });
  },
  print: ({ markers, more }) => `draw ${markers === 0 ? 'none' : markers}${more ? ' more' : ''}`,
};
