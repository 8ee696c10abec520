import type { Json } from '../../../kernel/realm';
import type { Rng } from '../../../kernel/decide/rng';
import { possible } from '../decisions/conversion';
import type { Ask } from '../slouch-hats';
import { botAttacks } from './attacks';
import { botMoves } from './movement';
import { botBuys } from './surrender';

/** The bot's answer of a seat by its own view; undefined: the published default. */
export function slouchHatsBot(kind: string, q: Ask, _rng: Rng): Json | undefined {
  switch (kind) {
    case 'slouch-hats.movement':
      return botMoves(q) as unknown as Json;
    case 'slouch-hats.declaration':
      return botAttacks(q) as unknown as Json;
    case 'slouch-hats.convert-allied':
      return conversions(q);
    case 'slouch-hats.buy-allied':
    case 'slouch-hats.buy-axis':
      return botBuys(q);
    default:
      return undefined;
  }
}

/** 6.15c: dumps in the Middle East become MSUs, which go to the front by themselves. */
function conversions(q: Ask): Json {
  const msus = ({ wanted }: ReturnType<typeof possible>[number]): number =>
    wanted.reduce((sum, { type, points }) => sum + (type === 'msu' ? points : 0), 0);
  const here = possible(q).filter(({ at }) => at === 'middle-east');
  const best = here.toSorted((a, b) => msus(b) - msus(a))[0];
  return best && msus(best) > 0 ? [{ at: best.at, wanted: best.wanted.map((lay) => ({ ...lay })) }] : [];
}
