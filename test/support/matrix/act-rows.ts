import type { Row } from './rows';

const reason = 'A word of reason.';
const ours = '{ours}';

/** What is chosen in the console for many games, by the name of the act. */
export const CONSOLE_ACTS: Readonly<Record<string, Row>> = {
  remind: { who: 'judge', body: { games: ours } },
  extend: { who: 'judge', body: { games: ours, hours: '5', reason } },
  mail: { who: 'judge', body: { games: ours, reason } },
  hold: { who: 'judge', body: { games: ours, reason } },
  release: { who: 'moderator', body: { games: '{held}', reason } },
  cancel: { who: 'maker', body: { games: '{inviting}', reason } },
};

/** What a moderator does by a form of his page, by its word. */
export const MODERATORS_FORMS: Readonly<Record<string, Row>> = {
  answer: { who: 'judging', body: { question: '1', text: 'They may.' } },
  note: { who: 'judging', body: { question: '1', text: 'To be looked up.' } },
  reveal: { who: 'judging', body: { seat: '{side}', reason } },
  hold: { who: 'judging', body: { reason } },
  release: { who: 'presiding', at: { code: '{held}' }, body: { reason } },
  withdraw: { who: 'presiding', at: { code: '{stood}' }, body: { ruling: '1', reason } },
  ruling: { who: 'judging', body: { rules: '20.1', answer: 'It may.', reason } },
  extend: { who: 'judging', body: { side: '{side}', hours: '5', reason } },
  rewind: { who: 'judging', body: { position: '0', dice: 'anew', reason } },
  adjust: { who: 'judging', body: { patch: '{"turn": 4}', rule: '19.42', reason } },
  dice: { who: 'presiding', at: { code: '{dicey}' }, body: { faces: '1' } },
  replace: { who: 'judging', body: { side: '{side}', name: 'Jo New', email: 'jo@example.org', reason } },
};

/** What an organiser does by a form of the page of an event, by its name. */
export const EVENT_FORMS: Readonly<Record<string, Row>> = {
  entrants: { who: 'maker', body: { people: 'Max One <max@example.org>' } },
  seeds: { who: 'maker', body: {} },
  rounds: { who: 'maker', body: { answers: '7' } },
  start: { who: 'maker', at: { event: '{asked}' }, body: {} },
  panel: { who: 'maker', at: { event: '{played}' }, body: { members: 'Max One <max@example.org>', days: '7' } },
  result: {
    ...{ who: 'maker', at: { event: '{played}' } },
    body: { game: '{eventGame}', side: '{eventSide}', what: 'value', value: '1', reason },
  },
  end: { who: 'maker', at: { event: '{asked}' }, body: {} },
};

const mark = '00000000-0000-4000-8000-000000000008';
const ORDERS = { decision: 0, text: 'pass', mark };

/** The pages of a seat that nobody has taken yet, or that was not wanted: shut to whoever was asked, too. */
const UNTAKEN: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.entries({ invited: '{inviting}', 'not wanted': '{declined}' }).flatMap(([what, code]) => {
    const row = { who: 'nobody', at: { code }, query: '?side=german' } as const;
    return [
      [`GET /g/:code ${what}`, row],
      [`POST /g/:code/orders ${what}`, { ...row, body: ORDERS }],
      [`POST /g/:code/letters ${what}`, { ...row, body: { text: 'Hello.', mark } }],
    ];
  }),
);

/** All acts that one route has, each with a row: the route, and the name of the act behind it. */
export const ACT_ROWS: Readonly<Record<string, Row>> = Object.fromEntries([
  ...Object.entries(CONSOLE_ACTS).map(([act, row]) => [
    `POST /clubs/:club/games/act ${act}`,
    { ...row, body: { ...row.body, act } },
  ]),
  ...Object.entries(MODERATORS_FORMS).map(([act, row]) => [
    `POST /moderate/:code/:act ${act}`,
    { ...row, at: { ...row.at, act } },
  ]),
  ...Object.entries(EVENT_FORMS).map(([what, row]) => [
    `POST /clubs/:club/rounds/:event/:what ${what}`,
    { ...row, at: { ...row.at, what } },
  ]),
  ...Object.entries(UNTAKEN),
]) as Record<string, Row>;
