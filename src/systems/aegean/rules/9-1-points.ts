import type { AegeanData } from '../data/load';
import type { AegeanScenario } from '../data/scenario';
import { printSide, type Side } from '../side';
import { scenarioCalled } from '../set-up';
import type { OpenWorld, Scored } from '../world';
import { islandHolder, type Islands } from './9-2-islands';

/** Points of one item: who gets them, for what. */
export interface Points {
  by: Side;
  item: string;
  vp: number;
}

/** What the score depends on, as far as the asker knows of it. */
export type Standing = Pick<OpenWorld, 'scenario' | 'scored'> & Islands;

const points = ({ charts }: AegeanData, item: string): number => Number(charts['victory-points'].named(item, 'vp'));

/** 9.1: the islands that are worth points, by their controllers. */
function islandPoints(of: Standing, data: AegeanData): Points[] {
  return [...data.isles.islands.values()].flatMap(({ id, name, vp }) => {
    const by = vp === 0 ? null : islandHolder(of, data, id);
    return by === null ? [] : [{ by, item: name, vp: points(data, id) }];
  });
}

const LEROS = 'leros';

/** 10.3: Leros is worth its points to the German who controls it, else to the Allies; German battalions that are gone to the Allies. */
function lerosPoints(of: Standing, data: AegeanData, own: NonNullable<AegeanScenario['points']>): Points[] {
  const german = islandHolder(of, data, LEROS) === 'german';
  const worth = (side: Side, word: RegExp): Points => {
    const { item = '', vp = 0 } = own[side].find((one) => word.test(one.item)) ?? {};
    return { by: side, item, vp };
  };
  const island = german ? worth('german', /controls Leros/) : worth('allied', /Leros not under/);
  const battalion = worth('allied', /battalion/);
  const gone = Object.entries(of.ground).filter(
    ([id, { at, side }]) => at === 'lost' && side === 'german' && data.ground.get(id)?.size === 'battalion',
  );
  return [island, ...gone.map(([id]) => ({ ...battalion, item: `${data.ground.get(id)?.names[0] ?? id} eliminated` }))];
}

/** 9.1, 10.3: every item that counts now. */
export function allPoints(of: Standing, data: AegeanData): Points[] {
  const { points: own } = scenarioCalled(data, of.scenario);
  return [...(own ? lerosPoints(of, data, own) : islandPoints(of, data)), ...of.scored];
}

export const sum = (all: readonly Points[], side: Side): number =>
  all.reduce((total, { by, vp }) => total + (by === side ? vp : 0), 0);

/** 9.1, 10.3: what the loss of a ship or aircraft brings to whom; null: nothing. */
export function lossPoints(scenario: string, data: AegeanData, id: string): Scored | null {
  const { points: own } = scenarioCalled(data, scenario);
  const [ship, air] = [data.ships.get(id), data.air.get(id)];
  const name = (ship ?? air)?.names[0] ?? id;
  if (own && ship) {
    const light = ship.side === 'allied' && ['CL', 'DD', 'T'].includes(ship.type);
    const craft = ship.side === 'german' && ['LC', 'T'].includes(ship.type);
    if (!light && !craft) return null;
    const by = light ? 'german' : 'allied';
    const { vp = 0 } = own[by].find(({ item }) => /sunk/.test(item)) ?? {};
    return { by, item: `${name} sunk`, unit: id, vp };
  }
  const row = rowOf(data, id);
  if (own || row === null) return null;
  return { by: 'german', item: `${name} ${air ? 'lost' : 'sunk'}`, unit: id, vp: points(data, row) };
}

/** 9.1: the row of the chart that an Allied loss stands in; null: in none. */
function rowOf({ ships, air }: AegeanData, id: string): string | null {
  const ship = ships.get(id);
  if (ship?.side === 'allied') {
    if (['BB', 'CV', 'CVE'].includes(ship.type)) return 'main-ship';
    return ['CL', 'DD', 'T'].includes(ship.type) ? 'light-ship' : null;
  }
  return air.get(id)?.type === 'HB' && air.get(id)?.side === 'allied' ? 'heavy-bomber' : null;
}

/** 9.3: what the Allies need to win. */
export const bar = (invaded: boolean): number => (invaded ? 30 : 1);

/** Who wins by a lead of the Allies; `needs`: the lead they need, null in the scenario in which more points win. */
export function winnerOf(lead: number, needs: number | null): Side | null {
  if (needs !== null) return lead >= needs ? 'allied' : 'german';
  return lead === 0 ? null : lead > 0 ? 'allied' : 'german';
}

/** How the game ends as things stand: the winner and the level, of points already added up. */
export function outcome(
  of: Pick<OpenWorld, 'rhodesInvaded'>,
  own: boolean,
  totals: Readonly<Record<Side, number>>,
): { winner: Side | null; rule: string } {
  const lead = totals.allied - totals.german;
  const needs = own ? null : bar(of.rhodesInvaded);
  return { winner: winnerOf(lead, needs), rule: own ? '10.3' : '9.3' };
}

/** How the points stand once the German has got `vp` more for what the Allies choose (8.3.5, 8.5.2). */
export function standingAfter({ view, data }: { view: Standing; data: AegeanData }, vp: number): string {
  const all = allPoints(view, data);
  const price = vp === 0 ? '' : `${vp} VP to the German; then `;
  return `${price}German ${sum(all, 'german') + vp}, Allied ${sum(all, 'allied')} (9.1)`;
}

/** A line an item, and the sum. */
export function scoreLines(of: Standing, data: AegeanData): string[] {
  const all = allPoints(of, data);
  const line = ({ by, item, vp }: Points): string => `${printSide(by)}: ${vp} for ${item}`;
  return [...all.map(line), `German ${sum(all, 'german')}, Allied ${sum(all, 'allied')}`];
}
