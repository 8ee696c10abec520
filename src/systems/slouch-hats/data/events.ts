import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { LETTERS, type Letter } from '../letters';
import { SIDES, type Side } from '../side';
import { checkEvents, eventsShape, type Known, type RawEffect, type RawEvent } from './event-shape';

/** What a play of an event does, as printed. `until`: the last turn (index) of which a play is the first one. */
export type EventEffect = ReturnType<typeof effectOf> & { until: number | null };
/** One letter for one side (20.2). */
export type SpecialEvent = ReturnType<typeof eventOf>;
/** The events of both sides and what it costs to draw a marker more (18.14b). */
export type SpecialEvents = ReturnType<typeof readEvents>;

/** Reads charts/special-events.yaml. @throws DataFault: an unknown word, unit, hex, turn or chart; a letter missing or out of order */
export function readEvents(file: YamlFile, known: Known) {
  const raw = file.read(eventsShape);
  for (const side of SIDES)
    LETTERS.forEach((letter, i) => {
      if (raw[side][i]?.id !== letter)
        throw file.fault([side, i, 'id'], `event ${letter} of the ${side} side is due here`);
    });
  const of = (side: Side): Readonly<Record<Letter, SpecialEvent>> =>
    Object.fromEntries(raw[side].map((event, i) => [event.id, eventOf(file, known, side, event, i)])) as never;
  const events = {
    of: { axis: of('axis'), allied: of('allied') },
    /** Who draws first (20.11). */
    order: raw.draw.order,
    more: { cost: raw.draw.more.cost_vp, markers: raw.draw.more.each },
  };
  checkEvents(file, known, raw);
  return events;
}

function eventOf(file: YamlFile, { turns }: Known, side: Side, raw: RawEvent, i: number) {
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
    /** The first turn (index) of play. */
    earliest: raw.earliest === undefined ? 0 : turn(raw.earliest, 'earliest'),
    /** After the surrender every play is a later one. */
    laterAfterSurrender: raw.after_surrender !== undefined,
    /** Victory Points; `costOnce`: at the first play only. */
    ...{ cost: raw.vp, costOnce: raw.vp_once },
    /** The marker leaves the game. */
    out: raw.after === 'out',
    /** VP before its bomber flies over the map, and in which scenario (20.22 P). */
    mapMissions: missions ? { cost: missions.cost, scenario: String(missions.scenario) } : null,
    first: effect(raw.first, 'first'),
    /** Every further play; null: the same again. */
    later: raw.later ? effect(raw.later, 'later') : null,
  };
}

/** Numbers are 0 and lists empty where the text says nothing of them. */
function effectOf(raw: RawEffect) {
  const { cancels, shift, place, text, units, types, never, areas, forbids } = raw;
  return {
    ...{ text, units, never, forbids, replacements: raw.replacements ?? 0, sameAs: raw.same_as ?? null },
    /** It brings the Air Transport marker (7.12). */
    airTransport: raw.markers.length > 0,
    /** Hexes or boxes to choose from; for Axis R by group. */
    places: Array.isArray(place) ? place : [],
    placesByGroup: Array.isArray(place) ? ({} as Readonly<Record<string, readonly HexId[]>>) : place,
    supply: supplyOf(raw.supply_points),
    /** REPL units of the Axis by nationality. */
    repl: raw.repl,
    /** Columns, and the nationality that must take part. */
    shift: shift ? { by: shift.by, nationality: shift.nationality ?? null } : null,
    /** Types that exploit too; types that do it with their full allowance (20.21 J, 20.22 J). */
    ...{ types, fullAllowance: raw.full_allowance },
    /** Boxes that its unit may not be in, or a Supply Point be destroyed in. */
    notIn: raw.not_in,
    onlyByAir: raw.only_by !== undefined,
    /** Added to the die of the Naval Transport Table. */
    transport: raw.modifier?.by ?? 0,
    /** Support strength points. */
    support: raw.support ?? 0,
    /** How many units or points it may take or change; how many garrisons it releases; hexes around its marker. */
    ...{ count: raw.count ?? 0, release: raw.release ?? 0, radius: raw.radius ?? 0 },
    /** How much sooner the units from Iraq come. */
    turnsEarlier: raw.turns_earlier ?? 0,
    /** Events of the other side that it cancels; `later`: also later plays of these. */
    cancels: cancels
      ? {
          letters: cancels.axis ?? cancels.allied ?? [],
          later: LETTERS.filter((letter) => cancels.also.includes(`${letter}-later`)),
        }
      : null,
    /** Areas in which its unit may appear. */
    areas,
    landConnection: raw.opens?.land_connection ?? [],
  };
}

/** Supply Points, and where they may be put: `middle-east-or-iraq: 2` is two for either box; `convoy: 2` are carried to where the convoy goes. */
function supplyOf(raw: RawEffect['supply_points']): { points: number; places: readonly string[] } {
  if (raw === undefined) return { points: 0, places: [] };
  if ('at' in raw && Array.isArray(raw.at)) return { points: Number(raw.count), places: raw.at };
  const [[where, points] = ['convoy', 0]] = Object.entries(raw) as [string, number][];
  return { points, places: where === 'convoy' ? [] : where.split('-or-') };
}
