import { inAthens, inPort, notSailed, refitRolled, repaired, replenished, shipsArrived } from '../facts/task-forces';
import { freshShip } from '../set-up';
import { plainRoll } from './02-5-die';
import { scenarioOf } from './03-turn';
import type { Counted } from '../../../kernel/chance/roll';
import type { Act, GermanUnit, Letter } from '../mercury';
import type { NavalScenario } from '../data/scenario';
import { hasOption, type Varied } from './23-4-variants';
import { ashoreAtAlexandria } from './17-32-loading';
import { ALEXANDRIA, ATHENS, germanCounter, shipCounter, shipsInBox, shipsOf, taskForce } from './16-components';

/** 16.42: from right to left, each ship in a Refit Box rolls and may move one box on; never two in a turn. */
export function refit(c: Act): void {
  const { boxes, damaged } = c.data.refit;
  const boxIds = boxes.map((b) => b.id);
  for (const box of boxes.filter((b) => b.readyOn !== null).reverse()) {
    for (const ship of shipsInBox(c.world, box.id)) {
      const hurt = ship.damaged && !shipCounter(c.data, ship.id).pair;
      const modifiers: Counted[] = hurt ? [{ id: 'damaged', by: damaged, rule: '16.42', why: 'damaged' }] : [];
      const roll = plainRoll(c, `refit/${ship.id}`, (die) =>
        die + (hurt ? damaged : 0) <= (box.readyOn ?? 0) ? 'on' : 'stays',
      );
      const total = roll.die + (hurt ? damaged : 0);
      const next = boxIds[boxIds.indexOf(box.id) + 1] ?? box.id;
      if (roll.result === 'on') ship.at = { box: next };
      const body = {
        ship: ship.id,
        from: box.id,
        to: roll.result === 'on' ? next : box.id,
        roll: { ...roll, modifiers, total },
      };
      refitRolled(c, body);
    }
  }
}

/** 16.45: each damaged ship that is ready to sail is repaired on 1 or 2; a pair never. */
export function repair(c: Act): void {
  const ready = c.data.refit.boxes.at(-1)?.id ?? '';
  for (const ship of shipsInBox(c.world, ready)) {
    if (!ship.damaged || shipCounter(c.data, ship.id).pair) continue;
    const chart = c.data.charts.repair;
    const roll = plainRoll(c, `repair/${ship.id}`, (die) => chart.at(die, 'ship'));
    if (roll.result === 'repaired') ship.damaged = false;
    const told = { ...roll, chart: chart.id, column: 'ship', row: chart.row(roll.die).label };
    repaired(c, { ship: ship.id, roll: told });
  }
}

/** 16.46: each convoy in Athens moves one box on; no die. */
export function advanceAthens(c: Act): void {
  const boxes = c.data.refit.athens;
  for (const unit of c.world.germans.filter((g) => g.at === ATHENS)) {
    const at = boxes.indexOf(unit.box ?? '');
    if (at < 0 || at === boxes.length - 1) continue;
    unit.box = boxes[at + 1];
    inAthens(c, { contact: unit.contact, box: unit.box ?? '' });
  }
}

/** 16.46: a convoy that comes into Athens is ready to sail again; one that unloaded all on Crete loads an RSC first (17.35d). */
export function enterAthens(c: Act, unit: GermanUnit): void {
  const { athens } = c.data.refit;
  const rsc = germanCounter(c.data, unit.unit).cargo.find((item) => item.rsc);
  const empty = rsc !== undefined && unit.cargo.every(({ steps }) => steps === 0);
  unit.box = empty ? athens[0] : athens.at(-1);
  if (empty) unit.cargo = unit.cargo.map((item) => (item.id === rsc.id ? { ...item, steps: 1 } : item));
}

/** 16.41: a Task Force that enters Alexandria breaks up; each ship goes into the box of its type. */
export function enterAlexandria(c: Act, letter: Letter): void {
  const ships = shipsOf(c.world, letter);
  for (const ship of ships) {
    ship.at = { box: c.data.refit.entry[shipCounter(c.data, ship.id).type] };
    ashoreAtAlexandria(c, ship);
  }
  delete c.world.taskForces[letter];
  inPort(c, { tf: letter, ships: ships.map((s) => s.id) });
}

/** 16.44: ships that begin Allied Naval Movement in Alexandria have their AA ammunition replenished. */
export function replenish(c: Act): void {
  for (const ship of Object.values(c.world.ships)) {
    if (ship.at === 'sunk' || ship.ammo === 'full') continue;
    const inPort = 'box' in ship.at || taskForce(c.world, ship.at.tf).at === ALEXANDRIA;
    if (!inPort) continue;
    ship.ammo = 'full';
    replenished(c, { ship: ship.id });
  }
}

/** Allied option 8 brings her sooner, in the place of her printed turn (23.45). */
const SOONER = { ship: 'formidable', turn: 7 };

/** Ships that come to Alexandria on a game-turn (17.13, 23.45). */
export function shipsDue({ arrivals = [] }: Pick<NavalScenario, 'arrivals'>, game: Varied, turn: number): string[] {
  const sooner = hasOption(game, 'allied-8');
  const due = arrivals.filter((a) => a.turn === turn).flatMap((a) => a.ships);
  return [
    ...due.filter((id) => !sooner || id !== SOONER.ship),
    ...(sooner && turn === SOONER.turn ? [SOONER.ship] : []),
  ];
}

/** 17.13: ships that come to Alexandria on this game-turn are Ready to Sail; listings follow the counter list. */
export function shipsArrive(c: Act): void {
  const ships = shipsDue(scenarioOf(c.data, c.world), c.world, c.world.turn);
  if (ships.length === 0) return;
  const box = c.data.refit.boxes.at(-1)?.id ?? '';
  const all = { ...c.world.ships, ...Object.fromEntries(ships.map((id) => [id, freshShip(id, { box })])) };
  c.world.ships = Object.fromEntries([...c.data.ships.keys()].flatMap((id) => (all[id] ? [[id, all[id]]] : [])));
  shipsArrived(c, { ships });
}

/** 16.43: a Task Force formed at Alexandria that did not sail goes back to Ready to Sail. */
export function backToReady(c: Act): void {
  const ready = c.data.refit.boxes.at(-1)?.id ?? '';
  for (const tf of Object.values(c.world.taskForces).filter((t) => t.at === ALEXANDRIA)) {
    for (const ship of shipsOf(c.world, tf.letter)) {
      ship.at = { box: ready };
      ashoreAtAlexandria(c, ship);
    }
    delete c.world.taskForces[tf.letter];
    notSailed(c, { tf: tf.letter });
  }
}
