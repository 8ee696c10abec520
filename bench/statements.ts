import type { INestApplicationContext } from '@nestjs/common';
import { InboundRepository } from '../src/mail/inbound.repository';
import { InboundService } from '../src/mail/inbound.service';
import { NOT_LOOKED_FOR } from '../src/post/mail-auth';
import { replyAddress } from '../src/post/reply-address';
import { Tokens } from '../src/post/tokens';
import { SubmissionService } from '../src/submissions/submission.service';
import type { Game } from '../src/table/game.entity';
import { sentWhile } from './sent-while';

/** Ways to the database and back; statements that go together are one. */
export interface StatementFigures {
  /** From an order mail that waits in its queue to its receipt in the outbox. */
  mail: number;
}

const MAILS = 3;

/** Deals with some order mails of a new game; the last one counts, as its sender is known by then. */
export async function measureStatements(app: INestApplicationContext, game: Game): Promise<StatementFigures> {
  const inbound = app.get(InboundRepository, { strict: false });
  const service = app.get(InboundService, { strict: false });
  let sent: string[] = [];
  for (let n = 0; n < MAILS; n++) {
    await inbound.keep(await orderMail(app, game, `<${n}.${game.id}@bench.example>`), new Date());
    sent = await sentWhile(() => service.workOne());
  }
  return { mail: sent.length };
}

/** A mail with the orders of the published default of whatever is open. */
function orderMail(app: INestApplicationContext, game: Game, messageId: string) {
  const tokens = app.get(Tokens, { strict: false });
  return app.get(SubmissionService).look(game.id, (hand) => {
    const open = hand.position.open.find((o) => !o.sealed);
    if (!open) throw new Error('nobody is asked');
    const kind = hand.engine.kind(open.kind);
    const silent = kind.ifSilent(hand.ask(open));
    const orders = silent === 'moderator' ? ['pass'] : kind.print(silent.answer, hand.ask(open));
    const recipient = replyAddress(tokens, hand, open.seat);
    const from = hand.playerOf(open.seat).email;
    const lines = [`From: ${from}`, 'Subject: orders', `Message-ID: ${messageId}`, '', ...orders, ''];
    const raw = Buffer.from(lines.join('\r\n'));
    return { recipient, game: game.number, messageId, envelopeFrom: from, raw, auth: NOT_LOOKED_FOR };
  });
}
