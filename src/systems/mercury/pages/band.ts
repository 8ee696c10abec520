import type { MercuryData } from '../data/load';
import type { View } from '../view/view';
import type { Titled } from '../../../render/page/title-band';
import { ALLIED, GERMAN } from './theme';

/** What stands in the title band of a view: the side's colour and the turns of its scenario. */
export const mercuryBand = ({ scenario, seat, turn }: View, data: MercuryData): Titled => ({
  game: 'Operation Mercury',
  colour: seat === 'allied' ? ALLIED : GERMAN,
  track: { turns: data.turns.filter((t) => t.no >= scenario.first && t.no <= scenario.last), now: turn },
});
