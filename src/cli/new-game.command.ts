import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { readNewGame } from '../games/new-game';
import { CLOCKS, readClock, readSpectators } from '../table/read-change';
import { FIRST, SYSTEMS, type Folders } from '../systems/all';
import { bidFrom } from './bid-flag';
import { say } from './output';
import { personOf } from './people-flags';
import { withApp } from './with-app';

/** Every seat has an option of its own; two systems may have the same. */
const SEATS = [...new Set(Object.values(SYSTEMS).flatMap(({ demo }) => demo.seats))];
const [ONE, OTHER] = SYSTEMS[FIRST].demo.seats;

interface Flags {
  system: string;
  scenario?: string;
  seat: string[];
  moderator?: string;
  club?: string;
  title?: string;
  clock?: string;
  errors?: string;
  silence?: string;
  holiday: string[];
  anonymous?: boolean;
  hints?: boolean;
  lessons?: boolean;
  spectators?: string;
  dice?: string;
  zone?: string;
  file?: string;
  joined?: boolean;
  option: string[];
  balance?: string;
}

/** Who plays each seat that has an option of its own. */
type SeatFlags = Partial<Record<(typeof SEATS)[number], string>>;

const collect = (value: string, all: string[]): string[] => [...all, value];

/** `despatch new-game`: makes a game and invites its players by mail. */
export function newGameCommand(): Command {
  const command = new Command('new-game')
    .description('make a game and invite its players')
    .option('--system <id>', 'rule system', FIRST)
    .option('--scenario <id>', 'scenario; without it the one that a fresh machine shows of the system')
    .option(
      '--seat <side=Name <address>>',
      `who plays a seat: ${ONE}="Anna Berg <anna@example.org>", ${OTHER}=bot:fair`,
      collect,
      [],
    )
    .option('--option <id>', 'an option of the scenario, as often as there are such', collect, [])
    .option('--balance <side=number>', `a bid for balance, a house option: ${OTHER}=3 (docs/balance.md)`)
    .option('--moderator <Name <address>>', 'who moderates')
    .option('--club <name>')
    .option('--title <text>')
    .option('--clock <how>', CLOCKS)
    .option('--errors <policy>', 'Friendly, Tournament or "Hard Core"')
    .option('--silence <what>', 'default, claim-only or "forfeit 3"')
    .option('--holiday <from..to>', 'days on which all clocks stand, as often as there are such', collect, [])
    .option('--anonymous', 'players are called by their sides until the game is over')
    .option('--hints', 'both players may ask what a strong player would order')
    .option(
      '--lessons',
      'for practice: the first five questions teach; scenario and seat are those that the system has for it',
    )
    .option('--spectators <who>', 'none, or "2 turns": anybody may watch what both sides knew so many game-turns ago')
    .option('--dice <kind>', 'keyed or entered')
    .option('--zone <name>', 'time zone of the people named here, an IANA name')
    .option('--file <path>', 'the whole wish as JSON, as the REST API takes it')
    .option('--joined', 'the seats are taken without an invitation')
    .action(async (flags: Flags & SeatFlags) => {
      const wish = readNewGame(
        flags.file === undefined ? fromFlags(flags) : JSON.parse(readFileSync(flags.file, 'utf8')),
      );
      await withApp(async (app) => {
        const { GameService } = await import('../games/game.service.js');
        const game = await app.get(GameService).create(wish);
        say(`Game ${game.code}: ${game.title}. ${wish.joined ? 'It has begun.' : 'The invitations are on their way.'}`);
        say(`Hash of the dice secret: ${game.commitment}`);
      });
    });
  for (const seat of SEATS)
    command.option(
      `--${seat} <Name <address>>`,
      `the same as --seat ${seat}=...; "bot" for the bot, or bot:easy, bot:fair, bot:strong`,
    );
  return command;
}

function fromFlags(flags: Flags & SeatFlags): object {
  const named = SEATS.flatMap((seat) => (flags[seat] === undefined ? [] : [`${seat}=${flags[seat]}`]));
  const seats = Object.fromEntries(
    [...flags.seat, ...named].map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new Error(`--seat is written side=Name <address>, not "${text}"`);
      const who = text.slice(at + 1).trim();
      return [text.slice(0, at), /^bot(:|$)/.test(who) ? who : personOf(who, flags.zone)];
    }),
  );
  const { system, club, title, joined = false } = flags;
  const folders: Folders = SYSTEMS;
  const scenario = flags.scenario ?? folders[system]?.demo.scenario ?? SYSTEMS[FIRST].demo.scenario;
  return {
    ...{
      system,
      scenario,
      seats,
      joined,
      charter: {
        options: { ...Object.fromEntries(flags.option.map((id) => [id, true])), ...bidFrom(flags.balance) },
        ...charterFrom(flags),
      },
    },
    ...(flags.moderator ? { moderator: personOf(flags.moderator, flags.zone) } : {}),
    ...(club ? { club } : {}),
    ...(title ? { title } : {}),
  };
}

/** What the options say of the charter, as the REST API takes it. */
function charterFrom({ clock, dice, errors, silence, holiday, anonymous, hints, lessons, spectators }: Flags): object {
  const wrong = (what: string, said: string, how: string): never => {
    throw new Error(`--${what} is written ${how}, not "${said}"`);
  };
  const forfeit = /^forfeit (\d+)$/.exec(silence ?? '');
  const holidays = holiday.map((text) => {
    const [from = '', to = from] = text.split('..');
    return { from, to };
  });
  return {
    ...(clock === undefined ? {} : { clock: readClock(clock) ?? wrong('clock', clock, CLOCKS) }),
    ...(dice ? { dice } : {}),
    ...(errors ? { errors } : {}),
    ...(silence ? { silence: forfeit ? { forfeit: Number(forfeit[1]) } : silence } : {}),
    ...(holidays.length > 0 ? { holidays } : {}),
    ...(anonymous ? { anonymous } : {}),
    ...(hints ? { hints } : {}),
    ...(lessons ? { lessons } : {}),
    ...(spectators === undefined
      ? {}
      : { spectators: readSpectators(spectators) ?? wrong('spectators', spectators, 'none or "2 turns"') }),
  };
}
