/** A word as a player or moderator mails it; `nothing`: why no row but those of mails is other than it was after it. */
export interface WordRow {
  text: string;
  nothing?: string;
}

const asks = 'it only asks';
const ASKS = (text: string): WordRow => ({ text, nothing: asks });

/** Every word of a player's mail. */
export const PLAYERS_WORDS: Readonly<Record<string, WordRow>> = {
  help: ASKS('HELP'),
  fix: { text: 'FIX 1: move 1', nothing: 'no line was refused' },
  history: ASKS('HISTORY'),
  why: ASKS('WHY 1'),
  confirm: { text: 'CONFIRM 123456', nothing: 'nothing waits for it' },
  address: { text: 'ADDRESS other@example.org' },
  leave: { text: 'LEAVE 2030-01-01..2030-01-05' },
  propose: { text: 'PROPOSE draw' },
  detail: { text: 'DETAIL short' },
  lessons: { text: 'LESSONS off' },
  mail: { text: 'MAIL plain' },
  map: { text: 'MAP always all' },
  name: { text: 'NAME Other Name' },
  zone: { text: 'ZONE Europe/Paris' },
  paper: { text: 'PAPER Letter' },
  devices: ASKS('DEVICES'),
  digest: { text: 'DIGEST 20:00' },
  challenges: { text: 'CHALLENGES off' },
  say: { text: 'SAY\nGood evening.\nENDSAY' },
  ask: { text: 'ASK\nMay they fly?\nENDASK' },
  hint: { text: 'HINT', nothing: 'the charter gives none' },
  review: { text: 'REVIEW', nothing: 'the game is not over' },
  check: ASKS('CHECK'),
  try: ASKS('TRY'),
  status: ASKS('STATUS'),
  undo: { text: 'UNDO', nothing: 'no orders are sealed' },
  accept: { text: 'ACCEPT', nothing: 'nothing is proposed' },
  refuse: { text: 'REFUSE PROPOSAL', nothing: 'nothing is proposed' },
  resign: { text: 'RESIGN' },
  abandon: { text: 'ABANDON' },
  claim: { text: 'CLAIM', nothing: 'nobody is late' },
  yes: { text: 'YES', nothing: 'nobody asked whether he is there' },
  charter: ASKS('CHARTER'),
  mute: { text: 'MUTE' },
  block: { text: 'BLOCK' },
  unblock: { text: 'UNBLOCK', nothing: 'nobody is blocked' },
  unmute: { text: 'UNMUTE', nothing: 'he is not muted' },
};

const because = 'BECAUSE it is so';

/** Every word of a moderator's mail. Words in braces are the ground's names. */
export const MODERATORS_WORDS: Readonly<Record<string, WordRow>> = {
  answer: { text: 'ANSWER Q1: They may.\nENDANSWER' },
  note: { text: 'NOTE Q1: To be looked up.\nENDNOTE' },
  reveal: { text: `REVEAL {side} ${because}` },
  hold: { text: `HOLD ${because}` },
  release: { text: `RELEASE ${because}`, nothing: 'the game is not held' },
  withdraw: { text: `WITHDRAW R1 ${because}`, nothing: 'there is no ruling yet' },
  ruling: { text: 'RULING 20.1 game: It may.\nBECAUSE so it is.\nENDRULING' },
  extend: { text: `EXTEND {side} 2 days ${because}` },
  rewind: { text: `REWIND 0 ${because}` },
  adjust: { text: 'ADJUST 19.42\n{"turn": 4}\nBECAUSE a slip\nENDADJUST' },
  dice: { text: 'DICE 7', nothing: 'no roll is missing' },
  replace: { text: `REPLACE {side} by Jo New jo@example.org ${because}` },
  address: { text: 'ADDRESS other@example.org' },
  confirm: { text: 'CONFIRM 123456', nothing: 'nothing waits for it' },
  search: ASKS('SEARCH supply'),
  history: ASKS('HISTORY'),
  status: ASKS('STATUS'),
  help: ASKS('HELP'),
};
