/** What a moderator may write, as the mail of a question says it. */
export const SHORT_WORDS: readonly string[] = [
  'ANSWER          your words, then ENDANSWER in a line of its own: to the player who asked, and to nobody else',
  'REVEAL          REVEAL side because ...: shows you what one side sees; both are told of it when the game is over',
  'RULING          RULING 9.74 club: the question? the answer. BECAUSE ..., then ENDRULING: told to both players, and found again',
  'HOLD, RELEASE   HOLD because ...: nothing is taken and no clock runs until RELEASE',
  'HELP            all your words',
];

/** All words of moderators, in the order they are needed. */
export const MODERATORS_HELP: readonly string[] = [
  'Whatever you write stays with who moderates, as a note, unless a word below says otherwise.',
  ...SHORT_WORDS.slice(0, -1),
  'ANSWER Q3       the same for another question than that of the mail you answer; NOTE Q3 ... ENDNOTE keeps a note there',
  'RULING          of scope "game" it holds in this game at once; of scope "club" in games of the club that begin from now on, and in this and other running games when both players of one agree (PROPOSE RULING R3, ACCEPT PROPOSAL). The words of the player who asked are never told: put the question in your own',
  'WITHDRAW        WITHDRAW R3 because ...: no game that begins from now on meets it',
  'SEARCH          SEARCH 9.74 convoy: paragraphs of the rule index and rulings, by number and by words',
  'HISTORY 30      the last 30 things that both players know',
  'STATUS          who is waited for, questions, what you were shown',
  'EXTEND          EXTEND SIDE 2 days because ...: more time for a side; hours where you say no days',
  'REWIND          REWIND Q3 because ...: back to the position of a question, or to position 41 (REWIND 41; REWIND alone lists the last); the dice are rolled anew, or with REWIND Q3 kept the same orders roll the same again',
  'DICE            DICE 7: the face of the real die whose roll is missing; DICE 7 2 9 for those after it too',
  'ADJUST          ADJUST 19.42, the change as JSON ({"turn": 4}), BECAUSE ..., ENDADJUST: another position; each player is told what is different as he sees it',
  'REPLACE         REPLACE SIDE by Jo Doe jo@example.org because ...: somebody else plays this side from now on',
  'ADDRESS         where your own mails go; ADDRESS new@example.org lets all of them go there, ADDRESS FORGET old@example.org ends that mails from there are yours. Each asks for a second mail with CONFIRM and a code',
  'All but ADDRESS is on your page too (/moderate).',
];
