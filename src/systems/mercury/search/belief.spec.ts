import { seededRng } from '../../../kernel/decide/rng';
import { mercuryData, mercuryEngine } from '../testing';
import { shipsOf } from '../rules/16-components';
import { shuffled } from '../scramble';
import type { World } from '../world';
import { type Asked, visitGame } from './testing';
import type { Pick } from './base-world';
import { contactsDrawn } from './contacts-draw';
import { fleetDrawn } from './determinize';
import { told } from './told';

const engine = mercuryEngine();
const data = mercuryData();
const { BELIEF_GAMES = '4' } = process.env;
const DRAWS = 12;
/** Games until some counter that was turned over sails on unseen. */
const MEMORIES = 16;

/** Where each hidden thing is in a world: `warspite` in `tf A`, contact `3` a `decoy-1`. */
type Hidden = (world: World, asked: Asked) => [string, string][];

const fleet: Hidden = ({ ships }) =>
  Object.values(ships).flatMap(({ id, at }): [string, string][] =>
    at === 'sunk' ? [] : [[id, 'tf' in at ? at.tf : 'alexandria']],
  );
const counters: Hidden = ({ germans }, { known }) => {
  const open = known.view.contacts.filter((c) => c.unit !== undefined).map((c) => c.contact);
  return germans.flatMap((g): [string, string][] =>
    open.includes(g.contact) || g.at === null ? [] : [[String(g.contact), g.unit]],
  );
};

/** How likely the true place of each thing is by some draws; a draw more is shared out among all places, so that nothing is impossible. */
function likelihood(asked: Asked, hidden: Hidden, draw: (pick: Pick) => World, seed: string): number[] {
  const rng = seededRng(seed);
  const worlds = Array.from(
    { length: DRAWS },
    () =>
      new Map(
        hidden(
          draw((below) => rng.int(below)),
          asked,
        ),
      ),
  );
  const PLACES = 10;
  return hidden(asked.position.world as unknown as World, asked).map(
    ([id, at]) => (worlds.filter((w) => w.get(id) === at).length + 1 / PLACES) / (DRAWS + 1),
  );
}

/** The mean logarithm, over all hidden things of some games, of how much likelier `one` makes the truth than `other`. */
function ratio(
  scenario: string,
  seat: string,
  hidden: Hidden,
  one: (asked: Asked, pick: Pick) => World,
  other: (asked: Asked, pick: Pick) => World,
): { mean: number; things: number } {
  const logs: number[] = [];
  for (let game = 0; game < Number(BELIEF_GAMES); game++) {
    let n = 0;
    visitGame(engine, scenario, `belief/${game}`, (asked) => {
      if (asked.open.seat !== seat || n++ % 3 !== 0) return;
      const seed = `${scenario}/${game}/${n}`;
      const [mine, his] = [one, other].map((draw) => likelihood(asked, hidden, (pick) => draw(asked, pick), seed));
      mine?.forEach((p, i) => logs.push(Math.log(p / (his?.[i] ?? p))));
    });
  }
  return { mean: logs.reduce((a, b) => a + b, 0) / Math.max(1, logs.length), things: logs.length };
}

describe('what is believed of the hidden', () => {
  it.each(['4', '4b'])(
    'makes the true Task Force of a ship likelier than a uniform draw does, in scenario %s',
    (id) => {
      const { mean, things } = ratio(
        ...([id, 'german', fleet] as const),
        ({ known }, pick) => fleetDrawn(known, data, pick),
        ({ known }, pick) => fleetDrawn(known, data, pick, () => new Map()),
      );
      if (process.env['BELIEF_GAMES']) process.stdout.write(`${id} fleet: e^${mean.toFixed(3)} over ${things}\n`);
      expect(things).toBeGreaterThan(100);
      expect(mean).toBeGreaterThan(0.8);
    },
  );

  it('makes the true unit under a counter likelier than a uniform draw does', () => {
    const { mean, things } = ratio(
      ...(['4b', 'allied', counters] as const),
      ({ known }, pick) => contactsDrawn(known, data, pick),
      ({ known }, pick) => contactsDrawn(known, data, pick, (_hidden, free) => shuffled(free, pick)),
    );
    if (process.env['BELIEF_GAMES']) process.stdout.write(`4b counters: e^${mean.toFixed(3)} over ${things}\n`);
    expect(things).toBeGreaterThan(50);
    expect(mean).toBeGreaterThan(0.5);
  });

  it('remembers what a counter is that was turned over once, and what it has lost', () => {
    let remembered = 0;
    for (let game = 0; game < MEMORIES; game++)
      visitGame(engine, '4b', `belief/${game}`, ({ known, position, open }) => {
        if (open.seat !== 'allied') return;
        const truth = (position.world as unknown as World).germans;
        const rng = seededRng(`memory/${game}`);
        const drawn = contactsDrawn(known, data, (below) => rng.int(below)).germans;
        for (const { contact } of told<{ contact: number }>(known.record, 'contact.detected')) {
          const [one, other] = [truth, drawn].map((all) => all.find((g) => g.contact === contact));
          expect(other).toEqual(one);
          if (one && !one.detected) remembered += 1;
        }
      });
    expect(remembered).toBeGreaterThan(0);
  });

  it('has reinforcements off the map with the ships of their card until they enter', () => {
    let waiting = 0;
    visitGame(engine, '4b', 'reinforcements', ({ known, position, open }) => {
      if (open.seat !== 'german') return;
      const world = position.world as unknown as World;
      const drawn = fleetDrawn(known, data, () => 0);
      const offMap = (one: World) => Object.values(one.taskForces).filter((tf) => tf.at === null);
      const ships = (one: World) => offMap(one).flatMap((tf) => shipsOf(one, tf.letter).map((ship) => ship.id));
      expect(ships(drawn)).toEqual(ships(world));
      expect(offMap(drawn).map((tf) => tf.due)).toEqual(offMap(world).map((tf) => tf.due));
      waiting += offMap(world).length;
    });
    expect(waiting).toBeGreaterThan(0);
  });
});
