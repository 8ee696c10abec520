import type { z } from 'zod';
import type { Chart } from '../../../kernel/chance/chart';
import type { Path, YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES } from '../side';
import { BOX_IDS } from './boxes';
import type { Counters } from './counters';
import type { eventsShape, RawEffect } from './event-shape';
import type { Ground } from './ground';
import type { GameTurn } from './turns';

/** What the events speak of. */
export interface Known {
  ground: Ground;
  counters: Counters;
  turns: readonly GameTurn[];
  transport: Chart;
}

/** Holds the events against map, counters, charts and track. @throws DataFault naming what is not there */
export function checkEvents(file: YamlFile, known: Known, raw: z.infer<typeof eventsShape>): void {
  for (const side of SIDES) {
    raw[side].forEach((event, i) => {
      checkEffect(file, known, event.first, [side, i, 'first']);
      if (event.later) checkEffect(file, known, event.later, [side, i, 'later']);
    });
    const due = known.turns.map(({ draws }) => draws[side]);
    const { first_turn: first, later_turns: later } = raw.draw;
    if (due.some((n, turn) => n !== (turn === 0 ? first : later)[side]))
      throw file.fault(
        ['draw', 'first_turn', side],
        `the Turn Record Track has other draws for the ${side} side (20.12)`,
      );
  }
}

function checkEffect(file: YamlFile, { ground, counters, transport }: Known, raw: RawEffect, at: Path): void {
  const { map } = ground;
  const strange = <T>(key: string, list: readonly T[], is: (one: T) => boolean, what: string): void => {
    const odd = list.find((one) => !is(one));
    if (odd !== undefined) throw file.fault([...at, key], `"${String(odd)}" is no ${what}`);
  };
  const isUnit = (id: string): boolean => [counters.units, counters.supply, counters.air].some((of) => of.has(id));
  const isPlace = (place: string): boolean => map.area.has(place) || BOX_IDS.some((box) => box === place);
  const groups = Array.isArray(raw.place) ? [] : Object.keys(raw.place);
  strange('units', [...raw.units, ...raw.never], isUnit, 'unit');
  strange('place', Object.values(raw.place).flat(), isPlace, 'hex of land or holding box');
  strange('place', groups, (group) => [...counters.units.values()].some((u) => u.group === group), 'group of units');
  strange('opens', raw.opens?.land_connection ?? [], (hex) => map.area.has(hex), 'hex of land');
  strange('areas', raw.areas, (area) => map.areas.has(area), 'area');
  const supply = raw.supply_points;
  strange('supply_points', supply && 'at' in supply && Array.isArray(supply.at) ? supply.at : [], isPlace, 'hex');
  const { modifier } = raw;
  if (modifier && transport.modifier(modifier.id).by !== modifier.by)
    throw file.fault([...at, 'modifier'], `the chart ${modifier.chart} has another modifier "${modifier.id}"`);
}
