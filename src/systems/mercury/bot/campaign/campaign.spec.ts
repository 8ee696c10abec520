import type { Fact } from '../../../../kernel/flow/fact';
import { seededRng } from '../../../../kernel/decide/rng';
import type { UnitMove } from '../../decisions/german-movement';
import type { ForceMove } from '../../decisions/movement';
import type { Allocation } from '../../decisions/air-allocation';
import type { Sent } from '../../decisions/convoys/send-convoy';
import type { Ask } from '../../mercury';
import type { Regrouping } from '../../rules/16-3-regroup';
import { type Embarking, piersOf } from '../../rules/17-33-embarking';
import { freshUnit } from '../../set-up-ground';
import { freshShip } from '../../set-up';
import { mercuryEngine } from '../../testing';
import type { Side, World } from '../../world';
import { mercuryBot } from '../bot';

const { system } = mercuryEngine();
const { data } = system;
const [AM, PM, NIGHT] = [16, 17, 18];
const SUDA = 'W4031';

/** A campaign in the middle of the game, changed by `change`. */
function campaign(turn: number, change: (world: World) => void = () => undefined, scenario = '6', options = {}): World {
  const world = system.scenarios.find((s) => s.id === scenario)?.setUp(data, options);
  if (!world?.ground || !world.campaign) throw new Error('no campaign');
  world.turn = turn;
  delete world.placing;
  for (const tf of Object.values(world.taskForces)) delete tf.due;
  change(world);
  return world;
}
const q = (seat: Side, world: World, facts: object = {}): Ask => ({
  seat,
  view: system.view(world, seat, data),
  facts,
  data,
});

/** The bot's answer, which must be legal. */
function answer<A>(kind: string, ask: Ask): A {
  const given = mercuryBot(kind, ask, seededRng('spec')) as A;
  const judged = mercuryEngine().kind(kind).judge(given, ask);
  expect(judged.filter((o) => o.level === 'illegal')).toEqual([]);
  return given;
}
const REFIT = { form: true, fromAlexandria: true, decoysOnly: false, load: true };
const regroup = (world: World): Regrouping[] => answer('mercury.task-forces', q('allied', world, REFIT));
const sail = (world: World): Record<string, string> =>
  Object.fromEntries(
    answer<ForceMove[]>('mercury.allied-movement', q('allied', world)).map((m) => [m.tf, m.path.at(-1) ?? '']),
  );
const convoys = (world: World): Record<string, string> =>
  Object.fromEntries(
    answer<UnitMove[]>('mercury.german-movement', q('german', world)).map(({ contact, path }) => [
      world.germans.find((g) => g.contact === contact)?.unit ?? '',
      path.at(-1) ?? '',
    ]),
  );

/** Only these Task Forces are at sea; all other ships are gone. */
const forces = (world: World, at: Record<string, [string, string[]]>): void => {
  for (const ship of Object.values(world.ships)) ship.at = 'sunk';
  const [known] = Object.values(world.taskForces);
  if (!known) throw new Error('no Task Force');
  world.taskForces = {};
  for (const [letter, [place, ships]] of Object.entries(at)) {
    world.taskForces[letter] = { ...known, letter, at: place };
    for (const id of ships) world.ships[id] = freshShip(id, { tf: letter });
  }
};
const inPort = (world: World, ...ids: string[]): void => {
  for (const id of ids) world.ships[id] = freshShip(id, { box: 'Ready-to-Sail' });
};
const SCREEN = ['decoy-hero', 'hasty-hereward', 'hotspur-havock', 'imperial-isis'];

describe('the Allied fleet of the bot in a campaign', () => {
  it('holds the screen with those that are worth least, and sends the battleships home (23.3)', () => {
    const world = campaign(AM, (w) => forces(w, { A: ['east-ionian', ['warspite', ...SCREEN]] }));
    expect(regroup(world)).toEqual([expect.objectContaining({ verb: 'form', ships: ['warspite'] })]);
    forces(world, { A: ['east-ionian', SCREEN], B: ['east-ionian', ['warspite']] });
    expect(sail(world)).toEqual({ B: 'alexandria' });
  });

  it('sends from Alexandria what the screen lacks (23.2)', () => {
    const world = campaign(NIGHT, (w) => forces(w, { A: ['east-ionian', ['decoy-hero']] }));
    inPort(world, 'barham', 'hasty-hereward', 'hotspur-havock', 'imperial-isis', 'jervis');
    world.campaign = { ...world.campaign, alexandria: { units: [], rsc: 0 } };
    const [form] = regroup(world);
    expect(form).toMatchObject({
      verb: 'form',
      at: 'alexandria',
      ships: expect.arrayContaining(['hasty-hereward']) as string[],
    });
    expect((form as { ships: string[] }).ships).not.toContain('barham');
    forces(world, { B: ['alexandria', ['hasty-hereward', 'hotspur-havock', 'imperial-isis', 'jervis']] });
    expect(sail(world)).toEqual({ B: 'east-ionian' });
  });

  it('is off the north coast by night only: cruisers hunt what is seen at sea, and are gone at dawn', () => {
    const hunters = ['fiji', 'gloucester', 'orion', 'ajax', 'kelly'];
    const world = campaign(NIGHT, (w) => forces(w, { A: ['east-ionian', SCREEN], B: ['libyan-sea', hunters] }));
    world.germans = world.germans.map((g) => ({
      ...g,
      at: g.unit === 'light-convoy-2' ? 'cape-spada' : 'athens',
      box: 'Refit-1',
    }));
    expect(sail(world)).toEqual({ B: 'cape-spada' });
    world.turn = AM;
    forces(world, { A: ['east-ionian', SCREEN], B: ['cape-spada', hunters] });
    expect(['egypt-coast', 'libyan-sea', 'levant-basin']).toContain(sail(world)['B']);
  });

  it('loads what the port takes, and lies there by night (17.32, 17.37)', () => {
    const world = campaign(NIGHT, (w) => forces(w, { A: ['east-ionian', SCREEN] }));
    for (const unit of Object.values(world.ground?.units ?? {}))
      if (unit.at === SUDA && unit.id !== 'rm-b') unit.at = 'W4030';
    inPort(world, 'abdiel', 'jervis', 'janus');
    const orders = regroup(world);
    expect(orders.map(({ verb }) => verb)).toEqual(['form', 'load', 'load']);
    expect(orders[1]).toMatchObject({ ship: 'abdiel', cargo: { rsc: 1 } });
    forces(world, { A: ['east-ionian', SCREEN], B: ['alexandria', ['abdiel', 'jervis']] });
    world.ships['abdiel'] = { ...freshShip('abdiel', { tf: 'B' }), cargo: { units: [], rsc: 1 } };
    expect(sail(world)).toEqual({ B: 'suda' });
    world.turn = PM;
    expect(data.places.has(sail(world)['B'] ?? '')).toBe(false);
  });

  describe('after the order to leave (20.2)', () => {
    const leaving = (w: World): void =>
      void (w.campaign = { ...w.campaign, alexandria: { units: [], rsc: 0 }, evacuation: { ends: 27 } });

    it('fetches by night where most wait, and brings them home at dawn', () => {
      const world = campaign(NIGHT, (w) => {
        leaving(w);
        forces(w, { A: ['east-ionian', SCREEN], B: ['levant-basin', ['kelly', 'kelvin', 'fiji']] });
      });
      expect(['suda', 'heraklion']).toContain(sail(world)['B']);
      forces(world, { A: ['east-ionian', SCREEN], B: ['suda', ['kelly', 'kelvin']] });
      world.turn = AM;
      world.ships['kelly'] = {
        ...freshShip('kelly', { tf: 'B' }),
        cargo: { units: [freshUnit('rm-b', null)], rsc: 0 },
      };
      expect(sail(world)).toEqual({ B: 'alexandria' });
    });

    it('takes aboard whose steps would count, never Greeks', () => {
      const world = campaign(NIGHT, (w) => {
        leaving(w);
        forces(w, { B: ['suda', ['kelly', 'kelvin', 'fiji']] });
      });
      const gone = answer<Embarking[]>('mercury.embarking', q('allied', world, { piers: piersOf(world, data) }));
      expect(gone.length).toBeGreaterThan(3);
      expect(gone.filter(({ unit }) => data.ground.get(unit)?.greek)).toEqual([]);
    });

    it('and who went aboard is not missed by the faults of the simulation; anybody else is (17.33)', () => {
      const before = campaign(NIGHT, leaving);
      const after = campaign(NIGHT, leaving);
      delete after.ground?.units['rm-b'];
      const fact = { type: 'cargo.embarked', rule: '17.33', body: { unit: 'rm-b', at: 'suda' } } as unknown as Fact;
      const missed = (facts: Fact[]): string[] =>
        system.faults(after, { before, facts, earlier: [] }).filter((fault) => fault.includes('rm-b is no longer'));
      expect([missed([fact]), missed([]).length]).toEqual([[], 1]);
    });

    it('marches to the ports', () => {
      const world = campaign(NIGHT, leaving);
      const moves = answer<{ unit: string; path: string[] }[]>('mercury.ground-movement', q('allied', world));
      expect(moves.map(({ path }) => path.at(-1))).toEqual(
        expect.arrayContaining([expect.stringMatching(/W40(30|31)|W4228/)]),
      );
    });

    it('sends no more convoys without ships', () => {
      const world = campaign(NIGHT, () => undefined, '6', { 'without-ships': true });
      const all = [{ no: 1, cargo: { units: [freshUnit('kings-a', null)], rsc: 0 }, from: 7 }];
      world.campaign = { ...world.campaign, alexandria: { units: [], rsc: 0 }, convoys: all };
      const ask = (): Ask => q('allied', world, { convoys: all, places: ['suda', 'heraklion', 'sphakia'] });
      expect(answer<Sent[]>('mercury.send-convoy', ask())).toHaveLength(1);
      leaving(world);
      expect(answer<Sent[]>('mercury.send-convoy', ask())).toEqual([]);
    });
  });
});

describe('the German of the bot in a campaign', () => {
  const beside = (w: World): void => {
    w.ground = w.ground && { ...w.ground, units: { ...w.ground.units, 'sturm-9': freshUnit('sturm-9', 'W4412') } };
    w.germans = w.germans.map((g) => ({
      ...g,
      at: g.unit === 'light-convoy-2' ? 'kithera' : 'athens',
      box: 'Refit-1',
    }));
  };

  it('lands a convoy by day beside its own where no Task Force lies, and waits in port for the night', () => {
    const world = campaign(AM, (w) => {
      beside(w);
      forces(w, { A: ['east-ionian', SCREEN] });
    });
    expect(convoys(world)).toEqual({ 'light-convoy-2': 'cape-spada' });
    world.turn = PM;
    expect(convoys(world)).toEqual({});
    world.turn = AM;
    forces(world, { A: ['east-ionian', SCREEN], B: ['cape-spada', ['fiji']] });
    expect(Object.values(convoys(world))).not.toContain('cape-spada');
  });

  it('flies against ships only when an airfield is German, and more when the enemy leaves', () => {
    const missions = ['Interdiction', 'Bombardment/Support', 'Naval Search/Coordination', 'Naval Attack'];
    const against = (world: World): number =>
      answer<Allocation>(
        'mercury.air-allocation',
        q('german', world, { missions, sectors: ['Maleme-Suda', 'Retimo', 'Heraklion'] }),
      ).missions.filter(({ mission }) => mission === 'Naval Attack').length;
    const world = campaign(AM, (w) => forces(w, { A: ['east-ionian', SCREEN] }));
    expect(against(world)).toBe(0);
    const units = { ...world.ground?.units, 'sturm-9': freshUnit('sturm-9', 'W4415') };
    if (world.ground) world.ground = { ...world.ground, units };
    const some = against(world);
    expect(some).toBeGreaterThan(0);
    world.campaign = { alexandria: { units: [], rsc: 0 }, evacuation: { ends: 27 } };
    expect(against(world)).toBeGreaterThan(some);
  });
});

describe('the bot before a campaign with options', () => {
  const cards = (side: Side): string[] =>
    [...data.variants.cards.values()].filter((c) => c.side === side).map((c) => c.id);
  const taken = (seat: Side, seed: string, facts: object): string[] => {
    const kind = `mercury.${seat}-options`;
    const ask = q(seat, campaign(1), { cards: cards(seat), ...facts });
    const given = mercuryBot(kind, ask, seededRng(seed)) as { id: string }[];
    expect(mercuryEngine().kind(kind).judge(given, ask)).toEqual([]);
    return given.map(({ id }) => id);
  };
  const seeds = Array.from({ length: 30 }, (_, i) => `options ${i}`);

  it('takes options that help it, not always the same, and at times none (23.43)', () => {
    const chosen = seeds.map((seed) => taken('german', seed, { atMost: 3, points: null }));
    expect(new Set(chosen.map((ids) => ids.length))).toEqual(new Set([0, 1, 2, 3]));
    // It drops where the card says: options for other hexes would be points for nothing.
    expect(chosen.flat()).not.toContain('german-7');
  });

  it('spends no more than the German total (23.44)', () => {
    const chosen = seeds.map((seed) => taken('allied', seed, { atMost: null, points: 11 }));
    expect(chosen.some((ids) => ids.length > 1)).toBe(true);
  });
});
