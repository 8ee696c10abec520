import { playOut } from '../kernel/testing/playout';
import type { OpenDecision, Position } from '../kernel/record/position';
import { wordsIn } from '../reports/brevity';
import { COLUMNS } from '../wording/wrap';
import type { AnyEngine } from '../systems/systems';
import { loadedSystems } from './loaded-systems';
import { turnMailOf } from './player-surfaces';

jest.setTimeout(60_000);

/** The first question of each seat: the game is broken off behind it. */
function firstAsked(engine: AnyEngine, scenario: string, seats: number): { position: Position; open: OpenDecision }[] {
  const found = new Map<string, { position: Position; open: OpenDecision }>();
  playOut(engine, {
    ...{ scenario, seed: 'first', bots: true, mode: 'planned', checkOneIn: Infinity },
    onAsked(position, open) {
      if (!found.has(open.seat)) found.set(open.seat, { position, open });
      if (found.size === seats) throw new Error('all have been asked');
    },
  });
  return [...found.values()];
}

const scenarios = loadedSystems()
  .all()
  .flatMap((engine) =>
    engine.system.scenarios
      .filter(({ draft }) => draft === undefined)
      .map((scenario): [string, AnyEngine, typeof scenario] => [
        `${engine.system.id} ${scenario.id}`,
        engine,
        scenario,
      ]),
  );

describe('the first mail of each scenario', () => {
  it.each(scenarios)('says in three lines how it is won, above the rule, in 400 words: %s', (_, engine, scenario) => {
    const asked = firstAsked(engine, scenario.id, scenario.seats.length);
    expect(asked.map(({ open }) => open.seat).sort()).toEqual([...scenario.seats].sort());
    for (const { position, open } of asked) {
      const mail = turnMailOf(engine, position, open);
      const [above = ''] = mail.split(/^---$/m);
      const [, about = ''] = /^WHAT THIS GAME IS ABOUT\n((?: {2}.*\n)+)/m.exec(above) ?? [];
      expect(about.match(/^ {2}\S/gm)).toHaveLength(3);
      expect(about).toMatch(/\d/);
      // Each side reads of itself, and who wins.
      for (const seat of scenario.seats) expect(about).toContain(engine.system.seatName(seat));
      expect(about).toMatch(/\b(wins?|victory)\b/);
      expect(wordsIn([above])).toBeLessThanOrEqual(400);
      expect(mail.split('\n').filter((line) => [...line].length > COLUMNS)).toEqual([]);
    }
  });

  it.each(scenarios)(
    'says in its first lines the date in words, then its code, and whom he plays: %s',
    (_, engine, scenario) => {
      for (const { position, open } of firstAsked(engine, scenario.id, scenario.seats.length)) {
        const mail = turnMailOf(engine, position, open).replace(/\s+/g, ' ');
        const moment = engine.system.moment(engine.view(position, open.seat) as object);
        const head = mail.slice(0, mail.indexOf(`You play the ${engine.system.seatName(open.seat)} side. `));
        if (moment === 'set-up') expect(head).toMatch(/\), set-up $/);
        else expect(head).toMatch(DATED);
        if (moment !== 'set-up') expect(head).toContain(` (${moment}) `);
        expect(head).not.toContain('On the web');
      }
    },
  );
});

/** `22 May, morning (`, `early June 1941 (`, `week of 8 Nov 1943 (`, `12-13 October 1941 (`. */
const DATED = /\), (\d+ \w+, \w+|\w+[ -]\w+ 1941|week of \d+ \w+( 1943)?|\d+( \w+)?-\d+ \w+ 19\d\d) \(/;
