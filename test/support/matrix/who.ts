import { isInvolved, type Asker, type Standing } from './askers';

/** What somebody may in the club, written here anew: what the service says of itself is what is tried. */
const MAY: Record<Standing, readonly string[]> = {
  none: [],
  player: [],
  deputy: ['read', 'moderate'],
  moderator: ['read', 'moderate'],
  organiser: ['read', 'moderate', 'write', 'people', 'keys'],
  'organiser elsewhere': [],
};

const MEMBERS: readonly Standing[] = ['player', 'deputy', 'moderator', 'organiser'];

/** Who may use a route. */
export type Who = (asker: Asker) => boolean;

const ofService: Who = ({ by }) => by === 'key of the service';
const inClub =
  (what: string): Who =>
  (a) =>
    ofService(a) ||
    (MAY[a.standing].includes(what) && (a.by === 'cookie' || (a.by === 'key of the club' && what !== 'keys')));
const inGame =
  (what: string): Who =>
  (a) =>
    inClub(what)(a) && (ofService(a) || !isInvolved(a.place));
const byCookie =
  (...places: Asker['place'][]): Who =>
  (a) =>
    a.by === 'cookie' && (places.length === 0 || places.includes(a.place));
const either =
  (...who: Who[]): Who =>
  (a) =>
    who.some((w) => w(a));

export const WHO = {
  everybody: () => true,
  operator: ofService,
  reader: inClub('read'),
  organiser: inClub('people'),
  keeper: inClub('keys'),
  maker: inClub('write'),
  moderator: inClub('moderate'),
  /** The same, of a game: nobody who knows one side of it. */
  judge: inGame('moderate'),
  judging: either((a) => a.by === 'cookie' && inGame('moderate')(a), ofService),
  /** The same of a game that none of them plays. */
  presiding: either((a) => a.by === 'cookie' && inClub('moderate')(a), ofService),
  caller: inGame('write'),
  clerk: inGame('people'),
  /** In some club, whichever. */
  lister: either(inClub('read'), (a) => a.standing === 'organiser elsewhere' && /cookie|club/.test(a.by)),
  signedIn: byCookie(),
  player: either(byCookie(), (a) => a.by === 'key of his own'),
  seat: byCookie('who is asked'),
  nobody: () => false,
  looker: byCookie('who is asked', 'understudy'),
  /** Each sees and plays his own side by the same address. */
  players: (a) => ['who is asked', 'opponent'].includes(a.place) && ['cookie', 'key of his own'].includes(a.by),
  member: (a) => a.by === 'cookie' && MEMBERS.includes(a.standing),
  anybodyKnown: ({ by }) => by !== 'nothing' && by !== 'cookie of the service',
  seatAndProgram: (a) => a.place === 'who is asked' && (a.by === 'cookie' || a.by === 'key of his own'),
  operatorAtPage: ({ by }) => by === 'cookie of the service',
} as const satisfies Record<string, Who>;
