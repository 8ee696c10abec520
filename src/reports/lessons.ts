import type { Prompt } from '../kernel/decide/decision';
import type { Board } from '../table/board';
import { charterOf } from '../table/charter';

/** What one question of a game for practice teaches beside what it asks. */
export interface Lesson {
  /** `LESSON 2 OF 5: TRY FIRST` */
  heading: string;
  text: string;
  /** An order to copy, and what there is to say behind it; none. */
  samples: readonly string[];
  after: string;
}

/** What a lesson may take its words from. */
interface Pupil {
  prompt: Prompt;
  /** An order to be kept for good. */
  always: string;
  /** The name of his seat. */
  plays: string;
}

type Taught = string | { text: string; sample: string; after: string };

/** A thing each, in the order in which a player meets them. */
const LESSONS: readonly [title: string, words: (pupil: Pupil) => Taught][] = [
  [
    'AN ORDER',
    ({ prompt, plays }) => ({
      text: `Bots have opened this game for both sides; from here you play the ${plays} side. Write one order a line, as a reply to this mail or in the box of the page, and send. This one is legal now:`,
      sample: prompt.examples[0] ?? 'pass',
      after:
        'Four digits are a hex; a unit is named as on its counter; "all", "the rest", "nothing" are understood. LESSONS off ends these lessons.',
    }),
  ],
  [
    'TRY FIRST',
    () =>
      'Orders may be tried: CHECK on the first line, your orders below it. The answer says line by line how each is read and what to expect of it, and nothing is played. Then send them without CHECK. (The page tries them while you type.)',
  ],
  [
    'A SLIP COSTS NOTHING',
    () =>
      'Spoil an order on purpose, with a hex far away, and send it. The answer says what is against it, by which rule, and mostly the nearest order that stands; nothing is played by it and nothing is lost. Where one is offered, FIX 1 sends it; else write the order anew.',
  ],
  [
    'WHAT NEED NOT BE ASKED',
    ({ always }) => ({
      text: 'What you would answer alike each time is ordered once, and answers for you from then on:',
      sample: always,
      after:
        'Write it above your orders, or leave it. STATUS lists what stands, each with its number: "forget" and the number (s1, s2) ends it.',
    }),
  ],
  [
    'THE REPORT AND THE MAP',
    () =>
      'In the log each line has a number (a long log stands below the rule, in short here, with the numbers in brackets): WHY and the number shows the dice and the arithmetic of a roll. On the map marks show where; the printed page has a key of its signs. HISTORY 200 tells the last 200 lines, HINT what a strong player would order. This was the last lesson; the game goes on, and RESIGN ends it.',
  ],
];

/** The lesson of the question that a player is asked when he has `answered` so many; null: none, or he wants none. */
export function lessonOf(hand: Board, side: string, answered: number, prompt: Prompt): Lesson | null {
  if (!isPupil(hand, side)) return null;
  const { practice } = hand.engine.system;
  const lesson = LESSONS[answered];
  if (!practice || !lesson) return null;
  const [title, words] = lesson;
  const taught = words({ prompt, always: practice.always, plays: hand.engine.system.seatName(side) });
  const { text, sample = null, after = '' } = typeof taught === 'string' ? { text: taught } : taught;
  const heading = `LESSON ${answered + 1} OF ${LESSONS.length}: ${title}`;
  return { heading, text, samples: sample === null ? [] : [sample], after };
}

/** Whether somebody learns in this game, and has not said that he knows. */
export const isPupil = (hand: Board, side: string): boolean =>
  charterOf(hand.game).lessons === true &&
  hand.engine.system.practice?.seat === side &&
  hand.playerOf(side).wishes.lessons !== 'off';
