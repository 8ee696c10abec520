import { changedFirst } from '../../../play/words/changed-first';
import type { AegeanData } from '../data/load';
import { aircraftOf, inRows } from '../rules/in-rows';
import { nameOf, placeName } from '../rules/names';
import { printSide, type Owner } from '../side';
import type { Cap, GroundState } from '../world';
import { KINDS, type AegeanView, type ShownShip } from './view';

/** The moment in the words of the rules: `game-turn 3, impulse 2 of 4 by night, German half`. */
export function moment({ clock: { turn, impulse, impulses, night, half, phase } }: AegeanView): string {
  if (phase === 'set-up') return 'set-up';
  if (impulse === 0) return `game-turn ${turn}`;
  const of = `game-turn ${turn}, impulse ${impulse} of ${impulses} by ${night ? 'night' : 'day'}`;
  return half === null ? of : `${of}, ${printSide(half)} half`;
}

/** `week of 8 Nov 1943`: a game-turn is a week (1.1). */
export function date({ clock, scenario }: AegeanView, data: AegeanData): string {
  const begins = data.scenarios.find(({ id }) => id === scenario)?.dates[clock.turn];
  return begins === undefined || clock.phase === 'set-up' ? '' : `week of ${begins}`;
}

/** Clock, islands, bases, and what stands where, a line a place; those that changed since `before` stand first, with `~`. */
export function positionLines(view: AegeanView, data: AegeanData, before: AegeanView | null): string[] {
  const lines = { now: allLines(view, data), then: before ? allLines(before, data) : null };
  return changedFirst(lines, [], (place) => placeName(data, place));
}

/** By place, the lines of the whole board. */
function allLines(view: AegeanView, data: AegeanData): Map<string, string> {
  return new Map([...trackLines(view), ...placeLines(view, data)]);
}

/** What lies beside the map, by the name of the track. */
export function trackLines({ clock, luftwaffe, accolade, mines }: AegeanView): [string, string][] {
  return [
    ['Sea', `: ${clock.sea}`],
    ...(luftwaffe > 0 ? ([['Luftwaffe status', `: level ${luftwaffe}`]] as [string, string][]) : []),
    ...(accolade.state === 'waits' ? [] : ([['Accolade', `: ${accolade.state}`]] as [string, string][])),
    ...(mines.length > 0 ? ([['Mines', `: ${mines.join(', ')}`]] as [string, string][]) : []),
  ];
}

/** Who is out of the game stands nowhere. */
const OUT: readonly string[] = ['lost', 'gone', 'german-not-arrived', 'allied-not-arrived'];

function placeLines(view: AegeanView, data: AegeanData): Map<string, string> {
  const there = new Map<string, string[]>();
  const put = (at: string, text: string): void => {
    if (!OUT.includes(view.ships[at]?.at ?? at)) there.set(at, [...(there.get(at) ?? []), text]);
  };
  for (const [id, base] of Object.entries(view.bases)) {
    const hits = base.hits > 0 ? `, hits ${base.hits}` : '';
    put(
      base.hex,
      `${data.isles.bases.get(id)?.kind ?? 'airfield'} (${base.owner ? printSide(base.owner) : 'nobody'}${hits})`,
    );
  }
  for (const [id, unit] of Object.entries(view.ground)) put(unit.at, groundWords(data, id, unit));
  for (const [id, ship] of Object.entries(view.ships)) put(ship.at, shipWords(data, id, ship, view));
  for (const [at, text] of airRows(view, data)) put(at, text);
  for (const [hex, kinds] of Object.entries(view.presence))
    for (const kind of KINDS) for (const side of kinds[kind] ?? []) put(hex, unknown(kind, side));
  for (const [hex, caps] of Object.entries(view.caps))
    for (const { side, marker, night } of caps) put(hex, `${printSide(side)} CAP ${marker}${night ? ' by night' : ''}`);
  const sorted = [...there].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([place, texts]) => [place, `: ${texts.join('; ')}`]));
}

const unknown = (kind: string, side: Owner): string => `${printSide(side)} ${kind} units`;

function groundWords(data: AegeanData, id: string, { disrupted, yielded }: GroundState): string {
  const marks = [...(disrupted ? ['disrupted'] : []), ...(yielded ? ['surrendered'] : [])];
  return `${nameOf(data, id)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function shipWords(data: AegeanData, id: string, { side, spotted, hits }: ShownShip, view: AegeanView): string {
  const marks = [
    ...(side === view.viewer && spotted && !view.outside ? ['spotted'] : []),
    ...(hits > 0 ? [`hits ${hits}`] : []),
  ];
  return `${nameOf(data, id)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

/** `I/StG 3 1, 2 (Ju 87, flown)`: like aircraft in one state at one place, told together. */
function airRows({ air }: AegeanView, data: AegeanData): [at: string, text: string][] {
  const rows = new Map<string, { at: string; state: string; ids: string[] }>();
  for (const [id, { at, ready, cap }] of Object.entries(air)) {
    const state = [aircraftOf(data, id), airState(ready, cap)].filter((word) => word !== '').join(', ');
    const key = `${at} ${data.air.get(id)?.group ?? id} ${state}`;
    rows.set(key, { at, state, ids: [...(rows.get(key)?.ids ?? []), id] });
  }
  return [...rows.values()].map(({ at, state, ids }) => [
    at,
    `${inRows(data, ids)}${state === '' ? '' : ` (${state})`}`,
  ]);
}

function airState(ready: boolean, cap: Cap | null): string {
  if (cap) return `CAP ${cap.marker}${cap.night ? ' by night' : ''}`;
  return ready ? '' : 'flown';
}
