import { inAdvance } from '../kernel/decide/standing';
import type { GameHand } from '../submissions/game-hand';

/** The interphase sheet (play-by-mail.md): what may be asked in the other's turn, and what answers it as things stand. */
export function interphaseSheet(hand: GameHand, side: string): string[] {
  const mine = inAdvance(hand.position.standing, side);
  const played = hand.engine.system.sheet(hand.position.scenario, side);
  return hand.engine.system.decisions
    .filter((d) => d.interphase !== undefined && d.seats.includes(side) && played.includes(d.kind))
    .map((d) => {
      if (mine.askMe.includes(d.kind)) return `${d.word}: you will be asked ("don't ask ${d.word}" ends that)`;
      return `${d.word}: ${d.interphase} ("ask me ${d.word}" to be asked)`;
    });
}

/** Standing orders and plans of a seat, as they stand. */
export function standingLines(hand: GameHand, side: string): string[] {
  return inAdvance(hand.position.standing, side).orders.map((o) => {
    const kind = hand.engine.kind(o.kind);
    const state = o.off === undefined ? '' : `  -- off: ${o.off}`;
    return `${o.id}  ${o.once ? 'plan' : 'always'} for ${kind.title}: ${o.text}${state}`;
  });
}
