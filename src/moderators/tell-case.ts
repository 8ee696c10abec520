import { tellModifiers, tellRoll } from '../kernel/chance/tell-roll';
import type { Roll } from '../kernel/chance/roll';
import type { Realm } from '../kernel/realm';
import type { PlayedCase, PlayedRow } from '../kernel/testing/play-case';
import { reportLines } from '../reports/report-lines';
import type { AnyEngine } from '../systems/systems';

/** What was played, a case or a trial on a position of a game. */
export type Played = Pick<PlayedCase<Realm>, 'position' | 'facts' | 'rows'>;

/** A case as it was played, in lines: each seat's report, the rolls, what was asked, the position by path. */
export function tellCase(engine: AnyEngine, play: Played): string[] {
  const { position } = play;
  return [...tellPlay(engine, play), ...part('Position', position ? paths(position.world, '') : [])];
}

/** The same without the position. */
export function tellPlay(engine: AnyEngine, play: Played): string[] {
  const seats = [...new Map(engine.system.scenarios.flatMap((s) => s.seats).map((seat) => [seat, true])).keys()];
  return [
    ...seats.flatMap((seat) => part(`${engine.system.seatName(seat)} report`, report(engine, play, seat))),
    ...part('Rolls', play.facts.flatMap(rollsOf)),
    ...part('Asked', asked(engine, play)),
  ];
}

const part = (head: string, lines: readonly string[]): string[] => [
  `${head}:`,
  ...(lines.length > 0 ? lines : ['nothing']).map((line) => `  ${line}`),
];

function report(engine: AnyEngine, { facts }: Played, seat: string): string[] {
  const logged = facts.map((fact, n) => ({ ...fact, seq: 1, n }));
  return reportLines(engine, logged, seat).map(({ text, rule }) => (rule ? `${text} [${rule}]` : text));
}

/** `aa/C/ju87-i-stg2: die 5 -1 capital ship = 4: Flown; -1 capital ship (19.33)` */
function rollsOf({ body }: PlayedCase<Realm>['facts'][number]): string[] {
  if (typeof body['roll'] !== 'object' || body['roll'] === null) return [];
  const roll = body['roll'] as unknown as Roll & { withheld?: boolean };
  const modifiers = roll.modifiers.length > 0 ? `; ${tellModifiers(roll.modifiers)}` : '';
  return [`${roll.key}: ${tellRoll(roll, roll.withheld)}: ${roll.result}${modifiers}`];
}

/** Every decision in the order of its answers, with who gave them; then those that still wait. */
function asked(engine: AnyEngine, { rows, position }: Played): string[] {
  const waiting = (position?.open ?? []).filter((o) => !o.sealed);
  return [
    ...rows.flatMap((row) => answered(engine, row)),
    ...waiting.map((o) => `${o.seat}: ${engine.kind(o.kind).title} (${o.kind}): waits for an answer`),
  ];
}

function answered(engine: AnyEngine, { submission, before }: PlayedRow): string[] {
  if (submission.kind !== 'answer') return [];
  const open = before.open.find((o) => o.id === submission.decision);
  if (!open) return [];
  const kind = engine.kind(open.kind);
  const answer = engine.answerNow(kind.kind, submission.answer);
  const said = kind.print(answer, engine.ask(before, open)).join('; ');
  return [`${open.seat}: ${kind.title} (${open.kind}): ${said} (${submission.source})`];
}

/** `ships.orion.damaged: true`, a line for each value; empty lists and objects are values too. */
function paths(value: unknown, at: string): string[] {
  const parts = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  if (parts.length === 0) return [`${at}: ${JSON.stringify(value)}`];
  return parts.flatMap(([key, below]) => paths(below, at === '' ? key : `${at}.${key}`));
}
