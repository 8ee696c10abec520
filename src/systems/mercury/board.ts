import { z } from 'zod';
import type { Named } from '../../kernel/decide/names';
import type { JsonObject } from '../../kernel/realm';
import { BoardFault } from '../../kernel/testing/board-fault';
import { notedName } from '../../kernel/testing/noted-name';
import { type AirBox, type GermanUnit, type MercuryData, MISSIONS, STATUS_BOXES, type World } from './mercury';
import { checkGround, groundBoard, groundSchema } from './board-ground';
import { campaignSchema, optionsOf, placeCampaign } from './board-campaign';
import { checkPlaces, idOf, localFor, word } from './board-with';
import { airUnits, ships } from './orders/names';
import { newTaskForce } from './rules/16-components';
import { typesOf } from './rules/18-search';
import { campaignSetUp, groundSetUp, navalSetUp } from './set-up';

const air = z.union([z.string(), z.strictObject({ box: z.string(), zone: z.string().optional() })]);
const schema = z.strictObject({
  scenario: z.union([z.string(), z.number()]).transform(String).default('4'),
  /** `set-up`: the scenario's own; `empty`: only what stands here. */
  from: z.enum(['set-up', 'empty']).default('empty'),
  turn: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  'task forces': z
    .record(
      z.string(),
      z.strictObject({
        at: z.string(),
        ships: z.array(z.string()).default([]),
        detected: z.boolean().default(false),
        told: z.enum(['exists', 'count', 'types']).default('exists'),
        attacked: z.boolean().default(false),
        due: z.number().optional(),
      }),
    )
    .default({}),
  alexandria: z.record(z.string(), z.array(z.string())).default({}),
  contacts: z
    .record(
      z.string(),
      z.strictObject({
        unit: z.string(),
        at: z.string().optional(),
        /** Without ships: the game-turn its marker lies on; with `at` it is bound there (21.31, 21.33b). */
        due: z.string().optional(),
        detected: z.boolean().default(false),
        box: z.string().optional(),
        cargo: z.record(z.string(), z.number()).optional(),
      }),
    )
    .default({}),
  air: z.record(z.string(), air).default({}),
  ...campaignSchema,
  score: z.array(z.strictObject({ item: z.string(), points: z.number() })).default([]),
  ground: groundSchema.optional(),
});
type Board = z.infer<typeof schema>;
export type BoardPart = keyof Board;

/** Reads the board of a case: names as printed. `Orion (damaged, ammo low)` for a ship's state. @throws Error naming what is wrong */
export function mercuryBoard(data: MercuryData, raw: JsonObject): { world: World; proc: string; local: JsonObject } {
  const read = schema.safeParse(raw);
  if (!read.success)
    throw new Error(`board: ${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`);
  const board = read.data;
  const world = setUpOf(data, board);
  if (board.from === 'empty') {
    Object.assign(world, { taskForces: {}, ships: {}, germans: [], air: {} });
    if (world.ground) Object.assign(world.ground, { units: {}, improved: {} });
    if (world.campaign) world.campaign.alexandria = { units: [], rsc: 0 };
  }
  if (board.turn !== undefined) world.turn = turnNamed(data, board.turn);
  placeFleet(world, data, board);
  placeContacts(world, data, board);
  placeAir(world, data, board);
  placeCampaign(world, data, board);
  world.score = board.score.map((s) => ({ ...s, times: 1, turn: world.turn, what: s.item }));
  if (board.ground) world.ground = groundBoard(data, board.ground, world.ground);
  const proc = board.run ?? (world.campaign ? 'Campaign' : world.ground ? 'Ground scenario' : 'Naval scenario');
  const local = localFor(proc, board.with, data);
  if (board.ground) {
    const [side, target] = [word(local['side']), word(local['target'])];
    const declared = proc === 'G Combat' ? local['declared'] : [];
    const attackers = Array.isArray(declared) ? declared.map(String) : [];
    checkPlaces(data, board.ground, world, target);
    checkGround(data, board.ground, { world, proc, side, target, attackers });
  }
  return { world, proc, local };
}

function setUpOf(data: MercuryData, board: Board): World {
  const { scenario: id } = board;
  const onLand = data.groundScenarios.find((s) => s.id === id);
  if (onLand?.campaign) {
    const world = campaignSetUp(data, onLand, optionsOf(board));
    delete world.placing;
    return world;
  }
  if (onLand) return groundSetUp(data, onLand, {});
  const scenario = data.navalScenarios.find((s) => s.id === id);
  if (!scenario) throw new Error(`board: there is no scenario ${id}`);
  return navalSetUp(data, scenario, {});
}

function turnNamed(data: MercuryData, name: string): number {
  const turn = data.turns.find((t) => t.name.toLowerCase() === name.toLowerCase() || String(t.no) === name);
  if (!turn) throw new Error(`board: there is no turn "${name}"`);
  return turn.no;
}

const seas = (data: MercuryData): Named[] => [...data.zones.values(), ...data.places.values()];

function placeFleet(world: World, data: MercuryData, board: Board): void {
  onceEach(data, board);
  for (const [letter, force] of Object.entries(board['task forces'])) {
    const at = idOf(force.at, seas(data), 'sea zone');
    const tf = { ...newTaskForce(letter, at), detected: force.detected, told: force.told, attacked: force.attacked };
    if (force.told !== 'exists') tf.toldCount = force.ships.length;
    if (force.told === 'types')
      tf.toldTypes = typesOf(
        data,
        force.ships.map((text) => shipNamed(data, text).id),
      );
    world.taskForces[letter] =
      force.due === undefined ? tf : { ...tf, at: null, due: { turn: force.due, enter: [at] } };
    for (const ship of force.ships) placeShip(world, data, ship, { tf: letter });
  }
  for (const [box, ships] of Object.entries(board.alexandria)) {
    const known = data.refit.boxes.find((b) => b.id === box || b.name === box);
    if (!known) throw new Error(`board: Alexandria has no box "${box}"`);
    for (const ship of ships) placeShip(world, data, ship, { box: known.id });
  }
  // Listings follow the counter list, however the board was typed.
  world.ships = Object.fromEntries(
    [...data.ships.keys()].flatMap((id) => (world.ships[id] ? [[id, world.ships[id]]] : [])),
  );
}

/** 16.15: a ship is in one Task Force or in one box. @throws BoardFault for one that stands twice */
function onceEach(data: MercuryData, board: Board): void {
  const listed = [
    ...Object.entries(board['task forces']).map(([tf, { ships }]) => ({ ships, at: ['task forces', tf, 'ships'] })),
    ...Object.entries(board.alexandria).map(([box, ships]) => ({ ships, at: ['alexandria', box] })),
  ];
  const placed = new Map<string, string>();
  for (const { ships, at } of listed)
    for (const [i, text] of ships.entries()) {
      const { id, name } = shipNamed(data, text);
      const before = placed.get(id);
      if (before !== undefined) throw new BoardFault([...at, i], `${name} stands in ${before} already (16.15)`);
      placed.set(id, at.slice(0, 2).join(' '));
    }
}

/** `Orion (damaged, ammo low)` */
function shipNamed(data: MercuryData, text: string): { id: string; name: string; notes: string } {
  const { name, notes } = notedName(text);
  return { id: idOf(name, ships.all(data), 'ship'), name, notes };
}

function placeShip(world: World, data: MercuryData, text: string, at: { tf: string } | { box: string }): void {
  const { id, name, notes } = shipNamed(data, text);
  const odd = notes.split(/,\s*/).filter((n) => n !== '' && !['damaged', 'ammo low', 'ammo out'].includes(n));
  if (odd.length > 0) throw new Error(`board: ${name} cannot be "${odd[0]}"; it can be damaged, ammo low, ammo out`);
  const ammo = notes.includes('ammo low') ? 'low' : notes.includes('ammo out') ? 'out' : 'full';
  world.ships[id] = { id, damaged: notes.includes('damaged'), ammo, at };
  if (notes.includes('damaged')) world.seenDamaged.push(id);
}

function placeContacts(world: World, data: MercuryData, board: Board): void {
  for (const [number, c] of Object.entries(board.contacts)) {
    const unit = idOf(c.unit, [...data.germanNaval.values()], 'German naval unit');
    const counter = data.germanNaval.get(unit);
    const steps = Object.fromEntries(
      Object.entries(c.cargo ?? {}).map(([name, n]) => [idOf(name, counter?.cargo ?? [], 'item of cargo'), n]),
    );
    const cargo = (counter?.cargo ?? []).map((i) => ({
      id: i.id,
      steps: c.cargo ? (steps[i.id] ?? 0) : i.rsc ? 1 : i.steps,
    }));
    const placed: GermanUnit = {
      contact: Number(number),
      unit,
      ...markerAt(data, c),
      detected: c.detected,
      forTheNight: false,
      cargo,
    };
    world.germans.push(c.box === undefined ? placed : { ...placed, box: c.box });
  }
}

function markerAt(data: MercuryData, c: { at?: string; due?: string }): Pick<GermanUnit, 'at' | 'due'> {
  const at = c.at === undefined ? undefined : idOf(c.at, seas(data), 'sea zone');
  if (c.due === undefined) return { at: at ?? null };
  return { at: null, due: { turn: turnNamed(data, c.due), ...(at === undefined ? {} : { at }) } };
}

function placeAir(world: World, data: MercuryData, board: Board): void {
  for (const [name, where] of Object.entries(board.air)) {
    const id = idOf(name, airUnits.all(data), 'air unit');
    const { box, zone } = typeof where === 'string' ? { box: where, zone: undefined } : where;
    const boxes = [...MISSIONS, ...STATUS_BOXES].map((b) => ({ id: b, names: [b] }));
    world.air[id] = {
      id,
      box: idOf(box, boxes, 'box') as AirBox,
      ...(zone === undefined ? {} : { zone: idOf(zone, [...data.zones.values()], 'sea zone') }),
    };
  }
  const halves = Object.keys(world.air).filter((id) => data.air.get(id)?.half).length;
  const wholes = [...data.air.values()]
    .filter((a) => !a.half && a.type === data.breakdown.type && !world.air[a.id])
    .map((a) => a.id);
  world.broken = wholes.slice(0, Math.floor(halves / 2));
}
