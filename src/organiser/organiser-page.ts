import { awayUntil } from '../people/leave';
import { seatDelivery } from '../games/seat-delivery';
import type { DeadLetter, OddMail, OrganisersMail, SuppressedAddress } from '../post/delivery.repository';
import { headLines } from '../mail/head-lines';
import { headerText } from '../mail/header-text';
import { momentText, spanText } from '../wording/when';
import type { SeatRow } from './organiser.repository';

/** What `organiser.hbs` shows. */
export interface OrganiserPage {
  games: { code: string; title: string; state: string; seats: SeatLine[] }[];
  deadLetters: { id: string; head: string; detail: string }[];
  suppressed: { email: string; head: string; detail: string }[];
  written: { id: string; head: string; detail: string }[];
  odd: { head: string; detail: string }[];
}
interface SeatLine {
  who: string;
  owes: string;
  mail: string;
  /** Mail to him is in trouble. */
  alarm: boolean;
}

const ZONE = 'UTC';
const when = (at: Date): string => momentText(at, ZONE);
const ago = (at: Date, now: Date): string => spanText(Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000)));
const parts = (...all: (string | null)[]): string => all.filter((p) => p !== null && p !== '').join(' · ');

/** Seats by game, in the order they come. */
export function gamesOf(
  rows: readonly SeatRow[],
  seatName: (row: SeatRow) => string,
  now: Date,
): OrganiserPage['games'] {
  const codes = [...new Set(rows.map((r) => r.code))];
  return codes.map((code) => {
    const seats = rows.filter((r) => r.code === code);
    const { title = '', state = '' } = seats[0] ?? {};
    return { code, title, state, seats: seats.map((r) => seatLine(r, seatName(r), now)) };
  });
}

function seatLine(row: SeatRow, seatName: string, now: Date): SeatLine {
  const { state, since, lastDeliveredAt, waiting, dead } = seatDelivery(row);
  const away = awayUntil(now, row.leave);
  const sinceText = row.owesSince ? ` for ${ago(row.owesSince, now)}` : '';
  const due = row.dueAt ? `, due ${when(row.dueAt)}` : row.suppressedAt ? ', his clock stands' : '';
  return {
    who: parts(`${row.player}, ${seatName}`, away ? `on leave until ${when(away)}` : null),
    owes: row.owes === null ? '' : `owes ${row.owes}${sinceText}${due}`,
    mail: parts(
      state === 'ok' ? 'mail arrives' : `${state}${since ? ` since ${when(since)}` : ''}`,
      lastDeliveredAt ? `last sent ${when(lastDeliveredAt)}` : 'nothing sent yet',
      waiting > 0 ? `${waiting} waiting` : null,
      dead > 0 ? `${dead} not delivered` : null,
    ),
    alarm: state !== 'ok' && state !== 'auto-reply',
  };
}

export const deadLetterLine = (mail: DeadLetter): OrganiserPage['deadLetters'][number] => ({
  id: mail.id,
  head: `${mail.game ?? 'No game'}: ${mail.kind} to ${mail.to}`,
  detail: parts(`written ${when(mail.createdAt)}`, mail.trouble),
});

export const suppressedLine = (address: SuppressedAddress): OrganiserPage['suppressed'][number] => ({
  email: address.email,
  head: `${address.name}, ${address.email}`,
  detail: parts(
    `${address.reason}, since ${when(address.since)}`,
    address.kept > 0 ? `${address.kept} mail${address.kept === 1 ? '' : 's'} kept` : null,
    address.games.length > 0 ? `plays ${address.games.join(', ')}` : null,
  ),
});

/** Who wrote to the organiser about what; the mail itself is a file to be looked at with care. */
export const writtenLine = ({
  id,
  recipient,
  head,
  receivedAt,
  outcome,
}: OrganisersMail): OrganiserPage['written'][number] => {
  const value = (name: string): string => headerText(headLines(head).find((l) => l.name === name)?.value ?? '');
  return {
    id,
    head: `${recipient.split('@')[0]}@: ${value('subject') || 'no subject'}`,
    detail: parts(`from ${value('from') || 'nobody'}`, `came ${when(receivedAt)}`, outcome),
  };
};

/** Class, game and time of a mail; never a word of it. */
export const oddMailLine = (mail: OddMail): OrganiserPage['odd'][number] => ({
  head: `${mail.class ?? 'not read'}${mail.game === null ? '' : `, game ${mail.game}`}`,
  detail: parts(`came ${when(mail.receivedAt)}`, mail.outcome?.replace(`${mail.class ?? ''}: `, '') ?? null),
});
