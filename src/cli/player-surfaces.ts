import { consider } from '../kernel/decide/verdict';
import { seededRng } from '../kernel/decide/rng';
import type { OpenDecision, Position } from '../kernel/record/position';
import type { Surface } from '../kernel/testing/leaks';
import { receiptMail } from '../mail/receipt-mail';
import { statusSections } from '../orders/inquiries';
import { checkOrders } from '../orders/check-orders';
import { emptyReceipt, judgedLines } from '../orders/receipt';
import type { Receipt } from '../orders/receipt';
import { scenesPdf } from '../render/pdf';
import { sceneSvg } from '../render/svg';
import { gamePage, openOn } from '../reports/game-page';
import { pageScenes } from '../reports/page-scenes';
import type { PageOrder } from '../reports/page-scenes';
import { seatSheets } from '../reports/seat-sheets';
import { MailTemplates } from '../reports/templates';
import { turnMail } from '../reports/turn-mail';
import type { GameHand } from '../submissions/game-hand';
import type { AnyEngine } from '../systems/systems';
import { GAME, handOn, WHEN } from './bare-hand';

/** All that the service sends to a player, made from a position alone: his mails, the page and the picture (architecture.md 5). */
export function playerSurfaces(engine: AnyEngine): Record<string, Surface> {
  const templates = new MailTemplates();
  const told = (position: Position, seat: string): Told | null => {
    const open = position.open.find((o) => o.seat === seat && !o.sealed);
    return open ? { engine, templates, hand: handOn(engine, position), open } : null;
  };
  return {
    'turn mail': (position, seat) => textOf(told(position, seat), turnText),
    receipt: (position, seat) => textOf(told(position, seat), receiptTexts),
    'web page': (position, seat) => webPage(handOn(engine, position), seat),
    PDF: (position, seat) => {
      const { pages, id } = pageScenes(engine, GAME, position, [], orderFor(told(position, seat), position, seat));
      return scenesPdf(pages('A4'), { id, title: seat, created: WHEN });
    },
    'web sheets': (position, seat) => webSheets(handOn(engine, position), seat),
    picture: (position, seat) =>
      sceneSvg(pageScenes(engine, GAME, position, [], orderFor(told(position, seat), position, seat)).crop()),
  };
}

/** A seat that is asked something, with what his mails are made from. */
interface Told {
  engine: AnyEngine;
  templates: MailTemplates;
  hand: GameHand;
  open: OpenDecision;
}

const textOf = (told: Told | null, text: (told: Told) => string): string => (told ? text(told) : '');

function turnOf({ templates, hand, open }: Told) {
  return turnMail(templates, {
    hand,
    open,
    happened: [],
    before: null,
    web: 'page',
    replyTo: 'reply',
    inReplyTo: null,
  });
}

function turnText(told: Told): string {
  const { subject, text } = turnOf(told);
  return `${subject}\n${text}`;
}

function orderFor(told: Told | null, position: Position, seat: string): PageOrder {
  return (
    (told && turnOf(told).map) ?? {
      seat,
      seq: position.seq,
      position: position.dice.step,
      asked: '',
      orderWords: [],
      facts: [],
    }
  );
}

/** The words of his web page, and what it says while he types. */
function webPage(hand: GameHand, seat: string): string {
  const page = gamePage(hand, seat, { report: [], since: [], before: null });
  const decision = Number(openOn(hand, seat)?.id.slice(1) ?? 0);
  const typed = hand.engine.system.probes.slice(0, 1).join('\n');
  return JSON.stringify([page, checkOrders(hand, seat, decision, typed)]);
}

/** The drawings of his web page, and what he finds when he looks into them. */
function webSheets(hand: GameHand, seat: string): string {
  const sheets = seatSheets(hand, seat, []);
  return sheets.map((s) => `${s.name}\n${sceneSvg(s.scene())}\n${JSON.stringify([s.focus, s.inspect()])}`).join('\n');
}

/** The receipts for good orders, for bad ones, and for STATUS. */
function receiptTexts({ engine, templates, hand, open }: Told): string {
  const { seat } = open;
  const to = { replyTo: 'reply', messageId: 'mail', notRead: [] };
  const text = (receipt: Receipt): string => receiptMail(templates, hand, seat, receipt, to).text;
  const kind = engine.kind(open.kind);
  const q = hand.ask(open);
  const good = kind.print(kind.sample(q, seededRng(open.id)), q).join('\n');
  const judged = [good, ...engine.system.probes].map((orders) => {
    const verdict = consider(engine, hand.position, seat, open, orders);
    return text({ ...emptyReceipt(), ...judgedLines(verdict), inForce: verdict.inForce });
  });
  return [...judged, text({ ...emptyReceipt(), sections: statusSections(hand, seat) })].join('\n');
}
