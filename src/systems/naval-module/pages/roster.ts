import { inWords, type Roster, type RosterRow } from '../../../render/roster';
import type { NavalData } from '../data/load';
import { nameOf, placeName } from '../rules/names';
import { enemyOf, printSide } from '../side';
import { OUT, trackLines, unitMarks } from '../view/lines';
import type { NavalView, ShownShip, ShownUnit } from '../view/view';
import { figuresOf, SYMBOLS } from './units';

/** The position as a table: troops, ships, and what is known to stand where without being known. */
export function navalRoster(view: NavalView, data: NavalData): Roster {
  const rows = [
    ...Object.entries(view.units).map(([id, unit]) => unitRow(id, unit, view, data)),
    ...Object.entries(view.ships).map(([id, ship]) => shipRow(id, ship, data)),
    ...unknown(view, data),
  ];
  const there = rows.filter(({ at }) => !OUT.includes(view.ships[at]?.at ?? at));
  return {
    rows: there
      .map(({ at: _, ...row }) => row)
      .toSorted((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place))),
    beside: [...trackLines(view), ...works(view, data)],
  };
}

/** A row with the place as the rules know it. */
type Standing = RosterRow & { at: string };

function unitRow(id: string, unit: ShownUnit, view: NavalView, data: NavalData): Standing {
  const { at } = unit;
  const counter = data.ground.get(id);
  const aboard = view.ships[at] !== undefined;
  return {
    ...{ at, place: aboard ? `aboard ${nameOf(data, at)}` : placeName(data, data.waters.portAt(at)?.id ?? at) },
    ...{ name: nameOf(data, id), type: counter ? SYMBOLS[counter.type] : '' },
    ...{ side: counter ? printSide(counter.side) : '', formation: counter ? inWords(counter.nation) : '' },
    ...{ figures: counter ? figuresOf(counter) : '', state: unitMarks(counter, unit).join(', ') },
  };
}

function shipRow(id: string, { at, ready, damage }: ShownShip, data: NavalData): Standing {
  const counter = data.ships.get(id);
  const place = placeName(data, data.waters.portAt(at)?.id ?? at);
  const state = {
    ...{ at, place, name: nameOf(data, id), type: 'ship', side: counter ? printSide(counter.side) : '' },
    ...{ formation: counter ? `${inWords(counter.nation)} ${counter.class}` : '' },
  };
  return {
    ...state,
    figures: counter ? `${counter.support}-${counter.protection}-${counter.nmp}` : '',
    state: [
      ...(ready === undefined ? [] : [ready ? 'ready' : 'sailed']),
      ...(damage === undefined || damage === 0 ? [] : [`damage ${damage} of ${counter?.protection ?? 0}`]),
    ].join(', '),
  };
}

function unknown({ exists, sightings, viewer, outside }: NavalView, data: NavalData): Standing[] {
  const side = outside ? '' : printSide(enemyOf(viewer));
  const row = (at: string, type: string, name: string): Standing => ({
    ...{ at, place: placeName(data, data.waters.portAt(at)?.id ?? at), name, type, side },
    ...{ formation: '', figures: '', state: 'not known' },
  });
  return [
    ...exists.map((at) => row(at, 'unknown', outside ? 'somebody' : 'enemies')),
    ...Object.entries(sightings).map(([at, { count, classes }]) => {
      const kinds = Object.entries(classes ?? {}).map(([type, n]) => `${n} ${type}`);
      return row(at, 'ship', kinds.length > 0 ? kinds.join(', ') : `${count} ships`);
    }),
  ];
}

function works({ forts, strongpoints, evacuations }: NavalView, data: NavalData): string[] {
  const named = (at: string): string => placeName(data, data.waters.portAt(at)?.id ?? at);
  const list = (name: string, all: readonly string[]): string[] =>
    all.length > 0 ? [`${name}: ${all.join(', ')}`] : [];
  return [
    ...list(
      'Forts',
      Object.entries(forts).map(([hex, levels]) => `${named(hex)} ${levels}`),
    ),
    ...list('Strongpoints', strongpoints.map(named)),
    ...list(
      'Evacuations',
      Object.entries(evacuations).map(([id, { complete }]) => `${named(id)}${complete ? ', complete' : ''}`),
    ),
  ];
}
