import type { WHO } from './who';

/** What is sent to a route so that it would succeed, and who may send it. Words in braces are the ground's names. */
export interface Row {
  who: keyof typeof WHO;
  /** Other parts of the path than the usual ones. */
  at?: Readonly<Record<string, string>>;
  query?: string;
  body?: object;
  /** The name of a file that is its body. */
  file?: string;
  /** In a list that stands open: what is not in it for who knows one side of the game, and is for everybody else of the club. */
  hides?: string;
  /** What its answer holds for whoever may, where it changes nothing. */
  shows?: string;
  /** For a route that changes something: why nothing changes here though it may be used. */
  nothing?: string;
}

const reason = 'A word of reason.';
const jo = { name: 'Jo New', email: 'jo@example.org' };
const named = { email: 'jo@example.org', role: 'moderator' };
const hook = { url: 'https://new.example/' };
const event = { name: 'New Cup', kind: 'swiss', rounds: 2, system: 'mercury', scenarios: ['4'] };
const members = [{ name: 'Max One', email: 'max@example.org' }];
const people = 'Max One <max@example.org>';
const mark = '00000000-0000-4000-8000-000000000009';
const side = '?side={side}';
const SEES = { who: 'looker', query: side } as const;
const RELEASE = { at: { code: '{held}' }, body: { reason } };
const READS = { who: 'reader' } as const;

/** Every route that asks who comes. */
export const ROWS: Readonly<Record<string, Row>> = {
  'GET /api/clubs': { who: 'lister' },
  'POST /api/clubs': { who: 'operator', body: { name: 'Third Club', organiser: jo } },
  'GET /api/clubs/:club/keys': { who: 'keeper' },
  'POST /api/clubs/:club/keys': { who: 'keeper', body: { name: 'new', scopes: ['moderate'] } },
  'DELETE /api/clubs/:club/keys/:id': { who: 'keeper', at: { id: '{clubKey}' } },
  'GET /api/clubs/:club/members': { who: 'organiser' },
  'POST /api/clubs/:club/members': { who: 'organiser', body: named },
  'DELETE /api/clubs/:club/members/:person/:role': { who: 'organiser', at: { person: '{member}', role: 'deputy' } },
  'GET /api/games': { who: 'lister' },
  'POST /api/games': {
    who: 'maker',
    body: {
      ...{ system: 'mercury', scenario: '4', club: 'Club of the Tuesday Evenings' },
      seats: { german: jo, allied: { name: 'Max One', email: 'max@example.org' } },
    },
  },
  'POST /api/games/import': { who: 'operator', file: '{file}' },
  'GET /api/games/:code': READS,
  'GET /api/games/:code/export': READS,
  'GET /api/games/:code/annotated': { ...READS, at: { code: '{over}' } },
  'POST /api/games/:code/adjust': { who: 'judge', body: { patch: { turn: 4 }, reason, rule: '19.42' } },
  'POST /api/games/:code/dice': { who: 'moderator', at: { code: '{dicey}' }, body: { faces: { '{roll}': 1 } } },
  'POST /api/games/:code/extend': { who: 'judge', body: { side: '{side}', hours: 5, reason } },
  'POST /api/games/:code/claim': {
    who: 'moderator',
    at: { code: '{late}' },
    body: { side: '{lateSide}', reason },
  },
  'POST /api/games/:code/hold': { who: 'judge', body: { reason } },
  'POST /api/games/:code/release': { who: 'moderator', ...RELEASE },
  'POST /api/games/:code/rewind': { who: 'judge', body: { to: 0, dice: 'kept', reason } },
  'POST /api/games/:code/cancel': { who: 'maker', at: { code: '{inviting}' }, body: { reason } },
  'PUT /api/games/:code/seats/:side/player': { who: 'judge', body: jo },
  'PUT /api/games/:code/seats/:side/substitute': {
    who: 'judge',
    at: { side: '{other}' },
    body: { ...jo, until: '{soon}' },
  },
  'DELETE /api/games/:code/seats/:side/substitute': { who: 'moderator', at: { code: '{stood}', side: 'german' } },
  'POST /api/games/:code/seats/:side/understudies': { who: 'judge', body: jo },
  'DELETE /api/games/:code/seats/:side/understudies/:person': { who: 'judge', at: { person: '{understudy}' } },
  'POST /api/games/:code/seats/:side/resign': { who: 'judge', body: { reason } },
  'PUT /api/games/:code/seats/:side/address': { who: 'clerk', body: { email: 'elsewhere@example.org' } },
  'GET /api/play/games': { who: 'player' },
  'GET /api/play/games/:game': { who: 'players' },
  'GET /api/play/games/:game/file': { who: 'players' },
  'POST /api/play/games/:game/check': { who: 'players', body: { decision: 0, text: 'STATUS' }, shows: 'STATUS' },
  'POST /api/play/games/:game/orders': { who: 'players', body: { decision: 0, text: '{orders}', mark } },
  'GET /api/mail/undelivered': { who: 'operator' },
  'POST /api/mail/dead-letters/:id/retry': { who: 'operator', at: { id: '{dead}' } },
  'POST /api/mail/suppressed/lift': { who: 'operator', body: { email: 'dora@example.org' } },
  'GET /clubs/:club': READS,
  'POST /clubs/:club/members': { who: 'organiser', body: named },
  'POST /clubs/:club/members/:person/:role/remove': { who: 'organiser', at: { person: '{member}', role: 'deputy' } },
  'POST /clubs/:club/games': {
    who: 'maker',
    body: { scenario: 'mercury/4', seats: ['Jo New <jo@example.org>', 'bot:easy'] },
  },
  'POST /clubs/:club/keys': { who: 'keeper', body: { name: 'new', scopes: ['moderate'] } },
  'POST /clubs/:club/keys/:id/revoke': { who: 'keeper', at: { id: '{clubKey}' } },
  'GET /api/clubs/:club/rounds': READS,
  'GET /api/clubs/:club/rounds/:event': READS,
  'GET /api/clubs/:club/rounds/:event/games.csv': READS,
  'GET /api/clubs/:club/rounds/:event/standings.csv': READS,
  'GET /api/clubs/:club/rounds/ratings': READS,
  'GET /clubs/:club/rounds': READS,
  'POST /api/clubs/:club/rounds': { who: 'maker', body: event },
  'POST /api/clubs/:club/rounds/:event/end': { who: 'maker', at: { event: '{asked}' }, body: {} },
  'POST /api/clubs/:club/rounds/:event/entrants': { who: 'maker', body: jo },
  'POST /api/clubs/:club/rounds/:event/entrants/:entrant/seat': {
    who: 'maker',
    at: { event: '{asked}', entrant: '{askedEntrant}' },
    body: { state: 'withdrawn' },
  },
  'POST /api/clubs/:club/rounds/:event/games/:code/result': {
    who: 'maker',
    at: { event: '{played}', code: '{eventGame}' },
    body: { side: '{eventSide}', value: 1, reason },
  },
  'POST /api/clubs/:club/rounds/:event/panel': {
    who: 'maker',
    at: { event: '{played}' },
    body: { members, by: '{soon}' },
  },
  'POST /api/clubs/:club/rounds/:event/rounds': { who: 'maker', body: { confirmBy: '{soon}' } },
  'POST /api/clubs/:club/rounds/:event/seeds': { who: 'maker', body: {} },
  'POST /api/clubs/:club/rounds/:event/start': { who: 'maker', at: { event: '{asked}' }, body: {} },
  'POST /clubs/:club/rounds': {
    who: 'maker',
    body: { name: 'New Cup', kind: 'swiss', scenario: 'mercury/4', rounds: '2', entrants: people },
  },
  'POST /clubs/:club/rounds/:event/:what': { who: 'maker', at: { what: 'entrants' }, body: { people } },
  'POST /clubs/:club/rounds/:event/entrants/:entrant/seat': {
    who: 'maker',
    at: { event: '{asked}', entrant: '{askedEntrant}' },
    body: { state: 'withdrawn' },
  },
  'GET /api/clubs/:club/webhooks': { who: 'keeper' },
  'POST /api/clubs/:club/webhooks': { who: 'keeper', body: hook },
  'DELETE /api/clubs/:club/webhooks/:id': { who: 'keeper', at: { id: '{clubHook}' } },
  'GET /api/play/webhooks': { who: 'player' },
  'POST /api/play/webhooks': { who: 'player', body: hook },
  'DELETE /api/play/webhooks/:id': { who: 'seatAndProgram', at: { id: '{ownHook}' } },
  'GET /moderate/:code': { who: 'judging' },
  'GET /moderate/:code/annotated': { who: 'presiding', at: { code: '{over}' } },
  'GET /moderate/:code/questions/:nr/try': { who: 'judging', at: { nr: '1' } },
  'POST /moderate/:code/questions/:nr/try': {
    who: 'judging',
    at: { nr: '1' },
    body: {},
    shows: 'with other orders or dice',
  },
  'POST /moderate/:code/:act': { who: 'judging', at: { act: 'hold' }, body: { reason } },
  'GET /clubs/:club/games': { ...READS, hides: '/moderate/{ours}' },
  'POST /clubs/:club/games/act': { who: 'judge', body: { act: 'hold', games: '{ours}', reason } },
  'GET /clubs/:club/questions': { ...READS, hides: '/moderate/{ours}' },
  'GET /clubs/:club/all-rounds': READS,
  'GET /clubs/:club/audit': { who: 'organiser' },
  'GET /clubs/:club/deliveries': { who: 'organiser' },
  'POST /clubs/:club/deliveries/dead-letters/:id/retry': { who: 'organiser', at: { id: '{dead}' }, body: {} },
  'POST /clubs/:club/deliveries/lift': { who: 'organiser', body: { email: 'dora@example.org' } },
  'GET /me': { who: 'signedIn' },
  'POST /me/wishes': {
    who: 'signedIn',
    body: { name: 'Other Name', zone: 'Europe/Paris', paper: 'Letter', mail: 'plain', detail: 'short', pages: 'all' },
  },
  'POST /me/devices/:id/revoke': { who: 'seat', at: { id: '{device}' }, body: {} },
  'POST /me/take/:code/:side': { who: 'member', at: { code: '{open}', side: 'german' }, body: {} },
  'POST /me/leave': { who: 'signedIn', body: { name: 'Bob Nobody' } },
  'POST /me/keys': { who: 'signedIn', body: { name: 'new' } },
  'POST /me/keys/:id/revoke': { who: 'seat', at: { id: '{ownKey}' }, body: {} },
  'GET /moderate': { who: 'anybodyKnown', hides: '/moderate/{ours}' },
  'GET /g/:code': SEES,
  'GET /g/:code/news': SEES,
  'GET /g/:code/touch': SEES,
  'POST /g/:code/here': { who: 'seat', at: { code: '{begun}' }, query: '?side=allied', body: {} },
  'POST /g/:code/still': { who: 'seat', at: { code: '{waited}' }, query: side, body: {} },
  'GET /g/:code/file': SEES,
  'GET /g/:code/annotated': { ...SEES, at: { code: '{done}' } },
  'GET /g/:code/letters': { who: 'seat', query: side },
  'POST /g/:code/letters': { who: 'seat', query: side, body: { text: 'A letter to you.', mark } },
  'GET /g/:code/sheets/:sheet.svg': { ...SEES, at: { sheet: 'map' } },
  'GET /g/:code/sheets/:sheet.json': { ...SEES, at: { sheet: 'map' } },
  'POST /g/:code/check': { ...SEES, body: { decision: 0, text: 'STATUS' }, shows: 'STATUS' },
  'POST /g/:code/orders': { who: 'seat', query: side, body: { decision: 0, text: '{orders}', mark } },
  'GET /g/:code/replay': SEES,
  'GET /g/:code/replay/moments/:n.json': { ...SEES, at: { n: '0' } },
  'GET /g/:code/replay/moments/:n/why': { ...SEES, at: { n: '1' } },
  'GET /g/:code/replay/moments/:n/since/:from': { ...SEES, at: { n: '1', from: '0' } },
  'GET /g/:code/replay/report/:line': { ...SEES, at: { line: '1' } },
  'GET /g/:code/replay/moments/:n/:sheet.svg': { ...SEES, at: { n: '0', sheet: 'map' } },
  'GET /g/:code/replay/moments/:n/:sheet.json': { ...SEES, at: { n: '0', sheet: 'map' } },
  'GET /organiser/mails/:id.eml': { who: 'operatorAtPage', at: { id: '{received}' } },
  'POST /organiser/dead-letters/:id/retry': { who: 'operatorAtPage', at: { id: '{dead}' }, body: {} },
  'POST /organiser/lift': { who: 'operatorAtPage', body: { email: 'dora@example.org' } },
};

/** What asks nobody who he is, and why: what is for everybody, and what opens by a secret that is in its address. */
export const OPEN: Readonly<Record<string, readonly string[]>> = {
  'for everybody': [
    ...['GET /', 'GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /web/fonts/:font.ttf', 'GET /watch'],
    ...['GET /rules', 'GET /rules/:system', 'GET /rules/:system/:paragraph', 'GET /rules/:system/charts'],
    ...['GET /rules/:system/sequence/:scenario', 'GET /rules/:system/terrain', 'GET /web/symbols/:type.svg'],
    ...['GET /show/:system.json', 'GET /show/:system/:n.svg'],
    ...['GET /clubs/:club/rounds/:event', 'GET /clubs/:club/rounds/:event/games.csv'],
    'GET /clubs/:club/rounds/:event/standings.csv',
  ],
  'games that anybody may watch: watch.spec': [
    ...['GET /watch/:code', 'GET /watch/:code/:sheet.svg', 'GET /watch/:code/replay'],
    ...['GET /watch/:code/replay/moments/:n.json', 'GET /watch/:code/replay/moments/:n/why'],
    'GET /watch/:code/replay/moments/:n/since/:from',
    ...['GET /watch/:code/replay/moments/:n/:sheet.svg', 'GET /watch/:code/replay/moments/:n/:sheet.json'],
  ],
  'the doors themselves: access.spec, operator.spec': [
    ...['GET /sign-in', 'POST /sign-in', 'POST /sign-in/out', 'GET /sign-in/:token', 'POST /sign-in/:token'],
    ...['GET /organiser', 'POST /organiser/enter'],
  ],
};

/** What opens by a secret in its address, for whoever has it: that secret, and one that opens something else. */
export interface SecretRow {
  secret: string;
  other: string;
  body?: object;
  /** What its answer holds, or where it leads. */
  shows?: string;
  /** The table where something is other afterwards. */
  changes?: string;
}

const LINK = { secret: '{linkPass}', other: '{mutePass}' };
const MUTE = { secret: '{mutePass}', other: '{linkPass}' };
const ENTRY = { secret: '{entryToken}', other: '{panelToken}' };
const PANEL = { secret: '{panelToken}', other: '{entryToken}' };

/** Every route that a secret of a mail opens. */
export const BY_SECRET: Readonly<Record<string, SecretRow>> = {
  'GET /g/:code/:pass': { ...LINK, shows: '/g/{ours}' },
  'POST /g/:code/:pass': { ...LINK, body: {}, changes: 'outbox' },
  'GET /g/:code/mute/:pass': { ...MUTE, shows: '{ours}' },
  'POST /g/:code/mute/:pass': { ...MUTE, body: {}, changes: 'muted' },
  'GET /rounds/entry/:token': { ...ENTRY, shows: 'asked' },
  'POST /rounds/entry/:token': { ...ENTRY, body: { state: 'withdrawn' }, changes: 'entrant' },
  'GET /rounds/panel/:token': { ...PANEL, shows: 'What you were sent' },
  'POST /rounds/panel/:token': { ...PANEL, body: { side: 'german', value: '0.5', reason }, changes: 'panelist' },
  'POST /rounds/panel/:token/link': { ...PANEL, body: {}, changes: 'outbox' },
};
