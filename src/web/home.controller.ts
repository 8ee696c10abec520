import { Controller, Get, Inject, Render } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { STRENGTH_WORDS } from '../kernel/search/strength';
import { offered, type Scenario } from '../kernel/system';
import { SYSTEMS, type SystemId } from '../systems/all';
import type { Front, Hardness } from '../systems/folder';
import { Systems, type AnyEngine, type AnyRealm } from '../systems/systems';

/** A scenario as somebody chooses by. */
interface Choice {
  /** `system/scenario`, as the form of a new demo game names it. */
  id: string;
  /** `4b`; empty: it has a name alone. */
  number: string;
  name: string;
  like: string;
  suits: string;
  /** `6 game-turns`; empty: it has no length of its own. */
  length: string;
  /** `about 12 answers of yours`. */
  answers: string;
  /** `two evenings against the bot`. */
  evenings: string;
  /** The seats one may sit on against the bot, with the number of the bot's. */
  seats: { name: string; bot: string }[];
  /** How strong the bot may play; none: it plays by its script, and there is no choice. */
  strengths: readonly string[];
}

/** What `home.hbs` shows: the same to everybody, and nothing of any game of people. */
export interface Home {
  /** Whether there is a post office to play in. */
  demo: boolean;
  systems: {
    id: string;
    name: string;
    about: string;
    orders: string;
    shown: string;
    /** The seat and the scenario that teach it, by their names; empty: nothing does. */
    practice: string;
    scenarios: Choice[];
  }[];
}

const SUITS: Record<Hardness, string> = {
  first: 'A first game',
  some: 'After a first game',
  whole: 'The whole rulebook',
};
/** So many questions a player answers in an evening against a bot, which answers at once. */
const ANSWERS_AN_EVENING = 12;

/** The first page: what this is, what can be played, for players, for organisers. */
@ApiExcludeController()
@Controller()
export class HomeController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly systems: Systems,
  ) {}

  @Get()
  @Render('home')
  home(): Home {
    const { localPost, searchThread } = this.settings;
    return { demo: localPost, systems: this.systems.all().map((engine) => shown(engine, searchThread)) };
  }
}

/** `here`: whether bots search on this service. */
function shown(engine: AnyEngine, here: boolean): Home['systems'][number] {
  const { system } = engine;
  const { front, orders }: { front: Front; orders?: { page: string } } = SYSTEMS[system.id as SystemId];
  const easiest = offered(system).toSorted((a, b) => hardness(front, a) - hardness(front, b));
  const scenarios = easiest.map((scenario) => choice(engine, scenario, front, here));
  const film = scenarios.find(({ id }) => id === `${system.id}/${front.shown}`);
  return {
    id: system.id,
    name: system.name,
    about: front.about,
    orders: orders?.page ?? '',
    shown: film?.name ?? '',
    practice: practiceText(engine),
    scenarios,
  };
}

function practiceText({ system }: AnyEngine): string {
  const { practice, scenarios } = system;
  const name = scenarios.find(({ id }) => id === practice?.scenario)?.name;
  return practice && name !== undefined ? `${system.seatName(practice.seat)}, in ${name}` : '';
}

/** What suits a first game stands first. */
const hardness = ({ scenarios }: Front, { id }: Scenario<AnyRealm>): number =>
  Object.keys(SUITS).indexOf(scenarios[id]?.[0] ?? 'some');

function choice({ system }: AnyEngine, scenario: Scenario<AnyRealm>, front: Front, here: boolean): Choice {
  const { id, name, seats, gameTurns, exchangesPerTurn } = scenario;
  const [hardness, like] = front.scenarios[id] ?? ['some', ''];
  // Of two players each answers every second exchange.
  const answers = gameTurns === undefined ? null : Math.ceil((gameTurns * exchangesPerTurn) / 2);
  return {
    ...{ id: `${system.id}/${id}`, number: /^\d/.test(id) ? id : '', name, like, suits: SUITS[hardness] },
    length: gameTurns === undefined ? '' : `${gameTurns} game-turns`,
    answers: answers === null ? '' : `about ${answers} answers of yours`,
    evenings: answers === null ? '' : eveningsOf(answers),
    seats: seats.map((seat, n) => ({ name: system.seatName(seat), bot: String((n + 1) % seats.length) })),
    strengths: here && system.searched !== undefined ? STRENGTH_WORDS : [],
  };
}

function eveningsOf(answers: number): string {
  const evenings = Math.ceil(answers / ANSWERS_AN_EVENING);
  return `${evenings === 1 ? 'an evening' : `${evenings} evenings`} against the bot`;
}
