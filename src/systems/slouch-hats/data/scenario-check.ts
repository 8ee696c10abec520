import type { YamlFile } from '../../../kernel/data/yaml-file';
import { nearest } from '../../../kernel/decide/names';
import { LETTERS } from '../letters';
import { SIDES, type Side } from '../side';
import { BOX_IDS } from './boxes';
import { STACKING_LIMIT, type Counters } from './counters';
import type { Ground } from './ground';
import type { Scenario, SideCard } from './scenario';
import type { GameTurn } from './named-charts';

/** The rest of the pack, which a scenario may name. */
export interface Known {
  counters: Counters;
  ground: Ground;
  turns: readonly GameTurn[];
}

/** Every name of a scenario is that of a printed thing of its side, no unit comes twice, and all can stand as it says. @throws DataFault */
export function checkScenario(scenario: Scenario, file: YamlFile, known: Known): Scenario {
  checkTurns(scenario, file, known.turns);
  for (const side of SIDES) new Card(scenario.cards[side], side, file, known).check();
  checkStanding(scenario, file, known);
  return scenario;
}

/** 21.11, 21.21: the turns that the scenario names are the first and the last that the Track plays of it. */
function checkTurns({ id, turns: named, length }: Scenario, file: YamlFile, turns: readonly GameTurn[]): void {
  const played = turns.filter(({ scenarios }) => scenarios.includes(id)).map(({ name }) => name);
  (['first', 'last'] as const).forEach((which, i) => {
    const due = which === 'first' ? played[0] : played.at(-1);
    if (named[i] !== due)
      throw file.fault(
        ['turns', which],
        `the ${which} turn is "${named[i]}", and ${due ?? 'none'} in column scenario-${id} of the Turn Record Track`,
      );
  });
  if (length !== played.length)
    throw file.fault(
      ['turns', 'count'],
      `the count is ${length}; the Turn Record Track plays ${played.length} turns of it`,
    );
}

/** What one side has and gets, held against counters, map and turns. */
class Card {
  private readonly seen: string[] = [];

  constructor(
    private readonly card: SideCard,
    private readonly side: Side,
    private readonly file: YamlFile,
    private readonly known: Known,
  ) {}

  check(): void {
    this.checkSetUp();
    this.checkGarrisons();
    this.checkArrivals();
    this.checkGroups();
  }

  private checkSetUp(): void {
    const { units, supply, air } = this.known.counters;
    for (const { unit, reduced, place } of this.card.units) {
      const counter = this.own(['setup', place], units, unit);
      if (reduced && !counter.back) throw this.fault(['setup', place], `${unit} has no back to begin on (4.13)`);
      this.stands('setup', unit, place);
    }
    for (const { unit, points, place } of this.card.supply) {
      const shows = this.own(['supply', place], supply, unit).points;
      if (!shows.includes(points))
        throw this.fault(['supply', place], `${unit} cannot show ${points} Supply Points (6.13a)`);
      this.stands('supply', unit, place);
    }
    for (const { unit, place } of this.card.air) {
      this.own(['air', place], air, unit);
      this.stands('air', unit, place);
      if (!isBox(place) && !this.known.ground.map.places.airfield.has(place))
        throw this.fault(['air', place], `${unit} stands at ${place}, which has no airfield (13.12)`);
    }
  }

  private checkGarrisons(): void {
    const standing = this.card.units.map(({ unit }) => unit);
    const strange = this.card.garrisons.find((unit) => !standing.includes(unit));
    if (strange !== undefined) throw this.fault(['garrisons'], `the garrison "${strange}" is not set up`);
    for (const ship of this.side === 'allied' ? this.card.naval : [])
      if (!this.known.counters.naval.has(ship)) throw this.fault(['naval'], `no ship is called "${ship}"`);
  }

  private checkArrivals(): void {
    for (const { unit, turn } of this.card.arrivals) {
      this.turn(['reinforcements', turn], turn);
      if (!isPrinted(unit, this.known.counters))
        throw this.fault(['reinforcements', turn], `nothing is called "${unit}"`);
      this.once(['reinforcements', turn], unit);
    }
    for (const turn of Object.keys(this.card.extraSupply)) this.turn(['supply_points', 'extra', turn], turn);
    for (const turn of Object.keys(this.card.extraReplacements)) this.turn(['replacements', 'extra', turn], turn);
  }

  /** 5.4: groups come by events, named by their letters. */
  private checkGroups(): void {
    this.card.groups.forEach(({ id, event, turns }, i) => {
      const at = ['conditional_groups', i];
      const letter = event.split(' or ').find((one) => !LETTERS.some((known) => known === one));
      if (letter !== undefined)
        throw this.fault(
          [...at, 'event'],
          `${id}: there is no event "${letter}"; they are ${LETTERS[0]} to ${LETTERS.at(-1)}`,
        );
      for (const turn of turns) this.turn([...at, 'turns'], turn);
    });
  }

  private stands(part: string, unit: string, place: string): void {
    const { map } = this.known.ground;
    if (!isBox(place) && !(map.terrain.has(place) && !this.known.ground.isSea(place)))
      throw this.fault([part, place], `"${place}" is neither a hex of land nor a holding box`);
    this.once([part, place], unit);
  }

  private once(at: At, unit: string): void {
    if (this.seen.includes(unit)) throw this.fault(at, `${unit} comes twice`);
    this.seen.push(unit);
  }

  private turn(at: At, turn: string): void {
    if (!this.known.turns.some(({ name }) => name === turn)) throw this.fault(at, `there is no turn "${turn}"`);
  }

  private own<T extends { id: string; side: Side }>(at: At, of: ReadonlyMap<string, T>, unit: string): T {
    const counter = of.get(unit);
    if (counter?.side === this.side) return counter;
    const own = [...of.values()].filter(({ side }) => side === this.side);
    const like = nearest(
      unit,
      own.map(({ id }) => ({ id, names: [id] })),
    );
    const meant = like ? `; did you mean ${like.id}?` : '';
    throw this.fault(at, `no such unit of the ${this.side} side is called "${unit}"${meant}`);
  }

  private fault(at: At, what: string): Error {
    return this.file.fault([this.side, ...at], what);
  }
}

type At = readonly (string | number)[];

const isBox = (place: string): boolean => BOX_IDS.some((id) => id === place);

/** A counter, or the Air Transport marker, which can arrive like one (7.12). */
const isPrinted = (unit: string, { units, air, naval }: Counters): boolean =>
  units.has(unit) || air.has(unit) || naval.has(unit) || unit === 'air-transport';

/** 3.32, 8.15: a hex holds seven stacking points of one side. @throws DataFault in the line of the hex */
export function checkStanding({ cards }: Scenario, file: YamlFile, known: Known): void {
  const owner = new Map<string, Side>();
  for (const side of SIDES) {
    const points = new Map<string, number>();
    for (const { unit, place } of cards[side].units) {
      if (!known.ground.map.grid.has(place)) continue;
      const at = [side, 'setup', place];
      if ((owner.get(place) ?? side) !== side) throw file.fault(at, `units of both sides stand in ${place} (8.15)`);
      owner.set(place, side);
      const all = (points.get(place) ?? 0) + (known.counters.units.get(unit)?.stack ?? 0);
      if (all > STACKING_LIMIT)
        throw file.fault(
          at,
          `with ${unit} ${place} holds ${all} stacking points; ${STACKING_LIMIT} are the most (3.32)`,
        );
      points.set(place, all);
    }
  }
}
