import type { Rng } from '../../../kernel/decide/rng';
import type { Json } from '../../../kernel/realm';
import { possible } from '../decisions/conversion';
import type { EventAsk } from '../decisions/event-choices';
import type { SailingTo } from '../decisions/interception';
import type { Ask } from '../slouch-hats';
import { botAttacks } from './attacks';
import { botEvents } from './events';
import { botExploits } from './exploiting';
import { botBombardment, botInterception } from './missions';
import { botMoves } from './movement';
import { botTransport } from './shipping';
import { botDefence, withShips } from './support';
import type { Defending } from './support';
import { botBuys } from './surrender';

/** The bot's answer of a seat by its own view; undefined: the published default. */
export function slouchHatsBot(kind: string, q: Ask, _rng: Rng): Json | undefined {
  switch (kind) {
    case 'slouch-hats.movement':
      return botMoves(q) as unknown as Json;
    case 'slouch-hats.declaration':
      return withShips(botAttacks(q), q) as unknown as Json;
    case 'slouch-hats.event':
      return botEvents(q as EventAsk) as unknown as Json;
    case 'slouch-hats.transport':
      return botTransport(q) as unknown as Json;
    case 'slouch-hats.interception':
      return botInterception(q as Ask<SailingTo>) as unknown as Json;
    case 'slouch-hats.bombardment':
      return botBombardment(q) as unknown as Json;
    case 'slouch-hats.exploitation':
      return botExploits(q) as unknown as Json;
    case 'slouch-hats.defence':
      return botDefence(q as Ask<Defending>) as unknown as Json;
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
