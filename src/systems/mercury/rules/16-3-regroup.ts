import { illegal, type Objection } from '../../../kernel/decide/decision';
import type { Ask, Letter, MercuryData, SeaId, ShipId, View } from '../mercury';
import type { DisbandOrder, FormOrder, LoadOrder, TransferOrder } from '../orders/regroup';
import { lostShip } from '../orders/lost-ships';
import { printSea, shipsNamed } from '../orders/names';
import { ALEXANDRIA } from './16-components';
import { type Loading, loadingOf, tryLoad } from './17-32-loading';

/** One change of the Task Forces, in the order it is to be made. */
export type Regrouping = FormOrder | TransferOrder | DisbandOrder | LoadOrder;

/** What a regrouping may do: new markers only in the Port Refit Phase (16.34), transfers after movement too (16.35). */
export interface RegroupLimits {
  form: boolean;
  fromAlexandria: boolean;
  decoysOnly: boolean;
  /** Ships of a Task Force formed at Alexandria may take units and RSCs aboard (17.32). */
  load?: true;
}

interface Model {
  forces: Map<Letter, { at: SeaId | null; ships: ShipId[] }>;
  ready: ShipId[];
  free: Letter[];
  /** Why the first of them that is lost or of another game cannot sail. */
  lost: (ids: readonly ShipId[]) => { rule: string; text: string } | null;
  loading: Loading;
}

/** Tries changes on the Allied player's own view, one after the other, and objects to the first rule each one breaks. */
export function regroupFaults(
  orders: readonly Regrouping[],
  view: View,
  data: MercuryData,
  limits: RegroupLimits,
): Objection[] {
  const model: Model = {
    forces: new Map(view.taskForces.map((tf) => [tf.letter, { at: tf.at, ships: (tf.ships ?? []).map((s) => s.id) }])),
    ready: (view.alexandria?.[data.refit.boxes.at(-1)?.id ?? ''] ?? []).map((s) => s.id),
    free: [...view.freeMarkers],
    lost: (ids) => lostShip(ids, { view, data }),
    loading: loadingOf({ view }),
  };
  const faults = orders.flatMap((order) => {
    const fault =
      order.verb === 'form'
        ? tryForm(model, order, data, limits)
        : order.verb === 'transfer'
          ? tryTransfer(model, order, data, limits)
          : order.verb === 'load'
            ? tryLoading(model, order, { view, data, seat: view.seat }, limits)
            : tryDisband(model, order);
    return fault ? [{ ...fault, ...(order.line === undefined ? {} : { line: order.line }) }] : [];
  });
  const empty = [...model.forces].filter(([, f]) => f.at !== null && f.ships.length === 0).map(([letter]) => letter);
  if (empty.length <= data.markers.decoysAtMost) return faults;
  const text = `${empty.length} Task Forces would be without ships; ${data.markers.decoysAtMost} decoys may be on the map`;
  return [...faults, illegal('16.33b', text, { nearest: `disband TF ${empty.at(-1)}` })];
}

const whatSails = (ships: readonly ShipId[], data: MercuryData): string =>
  ships.length === 0 ? 'decoy' : shipsNamed(ships, { data });

function tryForm(model: Model, order: FormOrder, data: MercuryData, limits: RegroupLimits): Objection | null {
  const { tf, at, ships } = order;
  if (!limits.form) return illegal('16.34', 'new Task Forces are formed in the Port Refit Phase only');
  if (!model.free.includes(tf)) {
    const text =
      model.free.length === 0 ? `all ${data.markers.letters.length} markers are in use` : `TF ${tf} is in play already`;
    return illegal(
      '16.33c',
      text,
      model.free[0] ? { nearest: `form TF ${model.free[0]} at ${printSea(at, data)}: ${whatSails(ships, data)}` } : {},
    );
  }
  if (limits.decoysOnly && ships.length > 0)
    return illegal('3.1', 'only decoys are placed in the set-up', {
      nearest: `form TF ${tf} at ${printSea(at, data)}: decoy`,
    });
  const place = placeFault(model, order, data, limits);
  if (place) return place;
  const missing = ships.filter((id) => (at === ALEXANDRIA ? !model.ready.includes(id) : forceOf(model, id)?.at !== at));
  if (missing.length > 0) {
    const away = at === ALEXANDRIA ? ['16.34c', 'Ready to Sail'] : ['16.34d', 'in a Task Force there'];
    const [rule = '', where = ''] = away;
    const why = model.lost(missing) ?? { rule, text: `${shipsNamed(missing, { data })}: not ${where}` };
    return illegal(why.rule, why.text);
  }
  if (ships.length > data.markers.shipsAtMost) return tooMany(tf, ships.length, data);
  take(model, ships);
  model.forces.set(tf, { at, ships: [...ships] });
  model.free = model.free.filter((letter) => letter !== tf);
  return null;
}

function placeFault(model: Model, order: FormOrder, data: MercuryData, limits: RegroupLimits): Objection | null {
  const { tf, at, ships } = order;
  if (at === ALEXANDRIA)
    return limits.fromAlexandria ? null : illegal('16.43', 'in this scenario nothing sails from Alexandria');
  const held = [...model.forces.values()].flatMap((f) => (f.at !== null && data.zones.has(f.at) ? [f.at] : []));
  if (held.includes(at)) return null;
  // Ships sail from where they are (16.34c, d).
  const sails = ships[0] === undefined ? held[0] : forceOf(model, ships[0])?.at;
  const nearest = `form TF ${tf} at ${printSea(sails ?? ALEXANDRIA, data)}: ${whatSails(ships, data)}`;
  const text = `${printSea(at, data)} holds no Task Force; a new one is placed where one is, or at Alexandria`;
  return illegal('16.34a', text, { nearest });
}

function tryTransfer(model: Model, order: TransferOrder, data: MercuryData, limits: RegroupLimits): Objection | null {
  if (limits.decoysOnly) return illegal('3.1', 'only decoys are placed in the set-up');
  const gaining = model.forces.get(order.to);
  if (!gaining) return illegal('16.35', `TF ${order.to} is not in play`);
  const apart = order.ships.filter((id) => forceOf(model, id)?.at !== gaining.at || gaining.at === null);
  if (apart.length > 0) {
    const where = gaining.at ? ` (${printSea(gaining.at, data)})` : '';
    const away = `${shipsNamed(apart, { data })}: not in the same sea zone as TF ${order.to}${where}`;
    const { rule, text } = model.lost(apart) ?? { rule: '16.35', text: away };
    return illegal(rule, text, nearestTransfer(model, order, data));
  }
  const all = [...gaining.ships, ...order.ships.filter((id) => !gaining.ships.includes(id))];
  if (all.length > data.markers.shipsAtMost) return tooMany(order.to, all.length, data);
  take(model, order.ships);
  gaining.ships = all;
  return null;
}

/** Those of the ships that can go where they are wanted; else the first of them to another Task Force where it is. */
function nearestTransfer(model: Model, { ships, to }: TransferOrder, data: MercuryData): { nearest?: string } {
  const place = (id: ShipId): SeaId | null => forceOf(model, id)?.at ?? null;
  const near = ships.filter((id) => place(id) !== null && place(id) === model.forces.get(to)?.at);
  const print = (some: readonly ShipId[], tf: Letter): { nearest: string } => ({
    nearest: `transfer ${shipsNamed(some, { data })} to TF ${tf}`,
  });
  if (near.length > 0) return print(near, to);
  for (const id of ships) {
    const beside = [...model.forces].find(
      ([, f]) =>
        f.at !== null && f.at === place(id) && !f.ships.includes(id) && f.ships.length < data.markers.shipsAtMost,
    );
    if (beside) return print([id], beside[0]);
  }
  return {};
}

/** 17.32: ships are loaded as they join a Task Force at Alexandria, from the turn on that the scenario says. */
function tryLoading(
  model: Model,
  order: LoadOrder,
  q: Pick<Ask, 'view' | 'data' | 'seat'>,
  { load }: RegroupLimits,
): Objection | null {
  if (!q.view.campaign) return illegal('17.31', 'in this scenario ships carry no ground units');
  if (!load)
    return illegal(
      '17.32a',
      'nothing is loaded now: units embark at Alexandria from 22 AM on, in the Port Refit Phase',
    );
  return tryLoad(model.loading, order, forceOf(model, order.ship)?.at === ALEXANDRIA, q);
}

function tryDisband(model: Model, order: DisbandOrder): Objection | null {
  const force = model.forces.get(order.tf);
  if (!force) return illegal('16.31', `TF ${order.tf} is not in play`);
  if (force.ships.length > 0)
    return illegal('16.15', `TF ${order.tf} has ships; they must sail in a Task Force: transfer them first`);
  model.forces.delete(order.tf);
  model.free.push(order.tf);
  return null;
}

function tooMany(tf: Letter, ships: number, data: MercuryData): Objection {
  return illegal('16.33a', `TF ${tf} would have ${ships} ships; ${data.markers.shipsAtMost} are the most`);
}

const forceOf = (model: Model, id: ShipId) => [...model.forces.values()].find((f) => f.ships.includes(id));

function take(model: Model, ships: readonly ShipId[]): void {
  model.ready = model.ready.filter((id) => !ships.includes(id));
  for (const force of model.forces.values()) force.ships = force.ships.filter((id) => !ships.includes(id));
}
