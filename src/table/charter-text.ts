import type { Bid } from '../kernel/bid';
import {
  clockTimes,
  errorPolicy,
  rewindDice,
  silenceOf,
  type Charter,
  type CharterChange,
  type ClockChoice,
  type ErrorPolicy,
  type Holiday,
  type Silence,
  type Spectators,
} from './charter';

const DAY = 86_400;
const HOUR = 3_600;

/** `2 days`, `6 hours`, `90 minutes`: in the largest unit that it is a whole number of. */
function spanOf(s: number): string {
  const [unit, word] = (
    [
      [DAY, 'day'],
      [HOUR, 'hour'],
    ] as const
  ).find(([each]) => s % each === 0) ?? [60, 'minute'];
  const n = Math.round(s / unit);
  return `${n} ${word}${n === 1 ? '' : 's'}`;
}

/** The charter's clock in a line. */
export function clockText({ clock }: { clock: ClockChoice }): string {
  if ('fixed' in clock) {
    const when = clock.fixed.days ? clock.fixed.days.join(', ') : 'every day';
    return `orders are due ${when} at ${clock.fixed.hours.join(' and ')}, by the player's own local time`;
  }
  if ('each' in clock) {
    const when = clock.days === 1 ? 'the day' : `the ${clock.days}${ordinal(clock.days)} day`;
    return `orders are due at ${clock.each} of ${when} after the question, by the player's own local time`;
  }
  const { bank, increment, cap } = clockTimes({ clock });
  const name = 'preset' in clock ? `${clock.preset}: ` : '';
  return `${name}${spanOf(bank)} at first, ${spanOf(increment)} more with each answer, ${spanOf(cap)} at most`;
}

function ordinal(n: number): string {
  if (n > 10 && n < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th';
}

const ERRORS: Record<ErrorPolicy, string> = {
  Friendly:
    'Friendly: UNDO takes back orders that are sealed, and asks the opponent to go back behind those that are played; both may agree to go back anywhere (PROPOSE REWIND), with the dice kept or anew',
  Tournament:
    'Tournament: UNDO takes back orders that are sealed; only the moderator takes the game back, and changes a position only by the number of a rule',
  'Hard Core':
    'Hard Core: no UNDO, and nobody takes the game back; the last mail that was recorded stands; the moderator changes a position only to carry out a ruling',
};

/** What silence comes to, in a line. */
export function silenceText(silence: Silence): string {
  if (silence === 'default') return 'the published default, once the opponent or the organiser claims it';
  if (silence === 'claim-only') return 'the published default, once the opponent claims it; nobody else may';
  const { forfeit } = silence;
  return `the published default, once it is claimed; after ${forfeit} deadline${forfeit === 1 ? '' : 's'} in silence, one after the other, the organiser decides whether the game is abandoned`;
}

/** Who may watch, in a line. */
export function spectatorsText(spectators: Spectators): string {
  if (spectators === 'none') return 'none';
  const { delay } = spectators;
  return `anybody may watch what both sides knew ${delay} game-turn${delay === 1 ? '' : 's'} ago, and all of the game once it is over`;
}

const holidayText = (holidays: readonly Holiday[]): string =>
  `all clocks stand on ${holidays.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ')}`;

/** Something of a scenario that a charter may choose. */
export interface ScenarioOption {
  id: string;
  name: string;
  rule: string;
}

/** What was chosen of a scenario, in its words, with the rule: `Options: without the naval game (21.0)`. */
function optionLines({ options }: Charter, known: readonly ScenarioOption[]): string[] {
  const chosen = Object.entries(options).flatMap(([id, value]) => {
    if (id === 'balance') return [];
    const option = known.find((o) => o.id === id);
    if (value === false) return [];
    return [option && value === true ? `${option.name} (${option.rule})` : `${id} ${String(value)}`];
  });
  return chosen.length === 0 ? [] : [`Options: ${chosen.join('; ')}`];
}

const balanceLine = (balance: string | undefined): string[] =>
  balance === undefined ? [] : [`Balance: house option, ${balance}`];

/** What of a charter is not as in every game, for the first mail, and of course its clock. `known`: what the scenario lets choose; `balance`: the bid in words. */
export function charterShort(charter: Charter, known: readonly ScenarioOption[] = [], balance?: string): string[] {
  return [
    ...optionLines(charter, known),
    ...balanceLine(balance),
    `Clock: ${clockText(charter)}`,
    ...(charter.holidays?.length ? [`Holidays: ${holidayText(charter.holidays)}`] : []),
    ...(charter.errors ? [`Errors: ${ERRORS[charter.errors]}`] : []),
    ...(charter.silence ? [`Silence: ${silenceText(charter.silence)}`] : []),
    ...(charter.anonymous ? [ANONYMOUS] : []),
    ...(charter.hints ? [HINTS] : []),
    ...(charter.lessons ? [LESSONS] : []),
    ...watchedLine(charter),
  ];
}

const watchedLine = ({ spectators }: Charter): string[] =>
  spectators && spectators !== 'none' ? [`Spectators: ${spectatorsText(spectators)}`] : [];

const HINTS = 'Hints: both players may ask what a strong player would order (HINT)';
const LESSONS = 'Practice: the first five questions teach a thing each (LESSONS off ends that)';
const ANONYMOUS = 'Names: players are called by their sides until the game is over';

/** All of a charter, for the word CHARTER. */
export function charterLines(charter: Charter, known: readonly ScenarioOption[] = [], balance?: string): string[] {
  return [
    ...optionLines(charter, known),
    ...balanceLine(balance),
    `Clock: ${clockText(charter)}`,
    ...(charter.holidays?.length ? [`Holidays: ${holidayText(charter.holidays)}`] : []),
    `Errors: ${ERRORS[errorPolicy(charter)]}`,
    `Dice: ${charter.dice === 'keyed' ? 'from the secret that the first mail promises' : "the moderator's own, typed in"}; after a rewind ${rewindDice(charter) === 'kept' ? 'the same faces again' : 'rolled anew'}`,
    `Silence: ${silenceText(silenceOf(charter))}`,
    ...(charter.anonymous ? [ANONYMOUS] : []),
    ...(charter.hints ? [HINTS] : []),
    ...(charter.lessons ? [LESSONS] : []),
    `Spectators: ${spectatorsText(charter.spectators ?? 'none')}`,
  ];
}

const plainBid = ({ to, by }: Bid): string => `${by} to ${to}`;

/** What a change changes, behind "that": `the clock is Fast: ...`. `bidWords`: a bid for balance in the words of its system. */
export function changeText(change: CharterChange, bidWords: (bid: Bid) => string = plainBid): string {
  const { balance, clock, errors, silence, rewindDice: dice, holidays, anonymous, spectators } = change;
  return [
    ...(clock ? [`the clock is "${clockText({ clock })}", both beginning with all of its time`] : []),
    ...(errors ? [`errors are dealt with as "${ERRORS[errors]}"`] : []),
    ...(silence ? [`silence comes to ${silenceText(silence)}`] : []),
    ...(holidays ? [holidays.length === 0 ? 'there are no holidays' : holidayText(holidays)] : []),
    ...(anonymous === false ? ['players are called by their names from now on'] : []),
    ...(dice ? [dice === 'kept' ? 'a rewind keeps the dice' : 'a rewind rolls the dice anew'] : []),
    ...(balance ? [`the game is balanced by a house option, ${bidWords(balance)}`] : []),
    ...(balance === null ? ['the game is played without a bid for balance'] : []),
    ...(spectators ? [spectators === 'none' ? 'nobody else may watch' : spectatorsText(spectators)] : []),
  ].join(', and ');
}
