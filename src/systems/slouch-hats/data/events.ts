import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { LETTERS } from '../letters';
import type { Letter } from '../letters';
import { SIDES } from '../side';
import type { Side } from '../side';
import type { BoxId } from './boxes';
import { checkEvents } from './event-check';
import type { Known } from './event-check';
import { eventsShape } from './event-shape';
import type { EventCondition, EventWindow, Forbids, RawEffect, RawEvent } from './event-shape';
import type { UnitType } from './units';

/** What a play of an event does, as printed; numbers are 0 and lists empty where it says nothing of them. */
export interface EventEffect {
  text: string;
  units: readonly string[];
  /** It brings the Air Transport marker (7.12). */
  airTransport: boolean;
  /** Hexes or boxes to choose from; for Axis R by group. */
  places: readonly string[];
  placesByGroup: Readonly<Record<string, readonly HexId[]>>;
  /** Supply Points, and where they may be put. */
  supply: { points: number; places: readonly string[] };
  /** Allied Replacements Points; REPL units of the Axis by nationality. */
  replacements: number;
  repl: Readonly<Partial<Record<'vichy' | 'german', number>>>;
  /** Columns, and the nationality that must take part. */
  shift: { by: number; nationality: string | null } | null;
  /** Types that exploit too; types that do it with their full allowance (20.21 J, 20.22 J). */
  types: readonly UnitType[];
  fullAllowance: readonly UnitType[];
  /** Boxes that its unit may not be in, or a Supply Point be destroyed in. */
  notIn: readonly BoxId[];
  onlyByAir: boolean;
  /** Added to the die of the Naval Transport Table. */
  transport: number;
  /** Support strength points. */
  support: number;
  /** How many units or points it may take or change; how many garrisons it releases; hexes around its marker. */
  count: number;
  release: number;
  radius: number;
  /** How much sooner the units from Iraq come. */
  turnsEarlier: number;
  /** Events of the other side that it cancels; `later`: also later plays of these. */
  cancels: { letters: readonly Letter[]; later: readonly Letter[] } | null;
  /** Units that it cannot bring back. */
  never: readonly string[];
  /** Areas in which its unit may appear. */
  areas: readonly string[];
  landConnection: readonly HexId[];
  forbids: readonly Forbids[];
  /** The last turn (index) of which a play is the first one. */
  until: number | null;
  /** The event of the same side that a play is worth. */
  sameAs: Letter | null;
}

/** One letter for one side (20.2). */
export interface SpecialEvent {
  side: Side;
  letter: Letter;
  title: string;
  windows: readonly EventWindow[];
  /** The first turn (index) of play. */
  earliest: number;
  condition: EventCondition | null;
  /** After the surrender every play is a later one. */
  laterAfterSurrender: boolean;
  /** Victory Points; `costOnce`: at the first play only. */
  cost: number;
  costOnce: boolean;
  /** The marker leaves the game. */
  out: boolean;
  /** VP before its bomber flies over the map, and in which scenario (20.22 P). */
  mapMissions: { cost: number; scenario: string } | null;
  first: EventEffect;
  /** Every further play; null: the same again. */
  later: EventEffect | null;
}

/** The events of both sides and what it costs to draw a marker more (18.14b). */
export interface SpecialEvents {
  of: Readonly<Record<Side, Readonly<Record<Letter, SpecialEvent>>>>;
  /** Who draws first (20.11). */
  order: readonly Side[];
  more: { cost: number; markers: number };
}

/** Reads charts/special-events.yaml. @throws DataFault: an unknown word, unit, hex, turn or chart; a letter missing or out of order */
export function readEvents(file: YamlFile, known: Known): SpecialEvents {
  const raw = file.read(eventsShape);
  for (const side of SIDES)
    LETTERS.forEach((letter, i) => {
      if (raw[side][i]?.id !== letter)
        throw file.fault([side, i, 'id'], `event ${letter} of the ${side} side is due here`);
    });
  const of = (side: Side): SpecialEvents['of'][Side] =>
    Object.fromEntries(raw[side].map((event, i) => [event.id, eventOf(file, known, side, event, i)])) as never;
  const events: SpecialEvents = {
    of: { axis: of('axis'), allied: of('allied') },
    order: raw.draw.order,
    more: { cost: raw.draw.more.cost_vp, markers: raw.draw.more.each },
  };
  checkEvents(file, known, raw);
  return events;
}

function eventOf(file: YamlFile, { turns }: Known, side: Side, raw: RawEvent, i: number): SpecialEvent {
  const turn = (name: string, ...at: string[]): number => {
    const index = turns.findIndex((t) => t.name === name);
    if (index < 0) throw file.fault([side, i, ...at], `there is no turn "${name}"`);
    return index;
  };
  const effect = (of: RawEffect, at: string): EventEffect => ({
    ...effectOf(of),
    until: of.until === undefined ? null : turn(of.until, at, 'until'),
  });
  const missions = raw.vp_for_map_missions;
  return {
    ...{ side, letter: raw.id, title: raw.title, windows: raw.phases, condition: raw.condition ?? null },
    earliest: raw.earliest === undefined ? 0 : turn(raw.earliest, 'earliest'),
    laterAfterSurrender: raw.after_surrender !== undefined,
    ...{ cost: raw.vp, costOnce: raw.vp_once, out: raw.after === 'out' },
    mapMissions: missions ? { cost: missions.cost, scenario: String(missions.scenario) } : null,
    first: effect(raw.first, 'first'),
    later: raw.later ? effect(raw.later, 'later') : null,
  };
}

function effectOf(raw: RawEffect): Omit<EventEffect, 'until'> {
  const { cancels, shift, place } = raw;
  return {
    ...{ text: raw.text, units: raw.units, airTransport: raw.markers.length > 0 },
    ...{ places: Array.isArray(place) ? place : [], placesByGroup: Array.isArray(place) ? {} : place },
    ...{ supply: supplyOf(raw.supply_points), replacements: raw.replacements ?? 0, repl: raw.repl },
    shift: shift ? { by: shift.by, nationality: shift.nationality ?? null } : null,
    ...{ types: raw.types, fullAllowance: raw.full_allowance, notIn: raw.not_in },
    ...{ onlyByAir: raw.only_by !== undefined, transport: raw.modifier?.by ?? 0, support: raw.support ?? 0 },
    ...{ count: raw.count ?? 0, release: raw.release ?? 0, radius: raw.radius ?? 0 },
    turnsEarlier: raw.turns_earlier ?? 0,
    cancels: cancels
      ? {
          letters: cancels.axis ?? cancels.allied ?? [],
          later: LETTERS.filter((letter) => cancels.also.includes(`${letter}-later`)),
        }
      : null,
    ...{ never: raw.never, areas: raw.areas, landConnection: raw.opens?.land_connection ?? [] },
    ...{ forbids: raw.forbids, sameAs: raw.same_as ?? null },
  };
}

/** `middle-east-or-iraq: 2` is two points for either box; `convoy: 2` are carried to where the convoy goes. */
function supplyOf(raw: RawEffect['supply_points']): EventEffect['supply'] {
  if (raw === undefined) return { points: 0, places: [] };
  if ('at' in raw && Array.isArray(raw.at)) return { points: Number(raw.count), places: raw.at };
  const [[where, points] = ['convoy', 0]] = Object.entries(raw) as [string, number][];
  return { points, places: where === 'convoy' ? [] : where.split('-or-') };
}
