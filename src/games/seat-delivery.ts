import type { MailCounts } from '../post/delivery.repository';
import type { SeatDelivery } from './game-summary';

/** How mail to a player stands, the gravest first. */
export function seatDelivery(counts: MailCounts | undefined): SeatDelivery {
  const { lastSentAt = null, waiting = 0, dead = 0, autoReplyAt = null } = counts ?? {};
  return { ...stateOf(counts), autoReplyAt, lastDeliveredAt: lastSentAt, waiting, dead };
}

function stateOf(counts: MailCounts | undefined): Pick<SeatDelivery, 'state' | 'since'> {
  const { suppressedAt = null, reason, lastBounceAt = null, autoReplyAt = null } = counts ?? {};
  if (suppressedAt) return { state: reason === 'complaint' ? 'complaint' : 'suppressed', since: suppressedAt };
  if (lastBounceAt) return { state: 'bouncing', since: lastBounceAt };
  if (autoReplyAt) return { state: 'auto-reply', since: autoReplyAt };
  return { state: 'ok', since: null };
}
