import type { Roll } from '../../../kernel/chance/roll';
import { tellRoll } from '../../../kernel/chance/tell-roll';
import { printNames } from '../../../play/words/lists';
import type { MercuryData } from '../data/load';
import { named, nameOf, placeName } from '../orders/ground/names';
import { airfields, airName, airNamed, printSea, printTarget, sectorName, shipsNamed } from '../orders/names';
import { cargo } from '../orders/surface';
import { shipCounter } from '../rules/16-components';
import { cardsNamed } from '../rules/23-4-variants';

/** What sentences are made with: the printed names behind ids. */
export class Say {
  constructor(readonly data: MercuryData) {}

  side = (side: string): string => printSide(side);
  /** Whose a unit is; all aircraft are German. */
  owner = (id: string | undefined): string => this.data.ground.get(id ?? '')?.side ?? 'german';
  sea = (id: string): string => printSea(id, this.data);
  /** `Kaso Strait > Kythira Channel` */
  seas = (ids: readonly string[]): string => ids.map((id) => this.sea(id)).join(' > ');
  air = (id: string): string => airName(id, this);
  airs = (ids: readonly string[]): string => airNamed(ids, this);
  ship = (id: string): string => printTarget(id, this.data);
  ships = (ids: readonly string[]): string => shipsNamed(ids, this);
  shipType = (id: string): string => shipCounter(this.data, id).type;
  german = (id: string): string => this.data.germanNaval.get(id)?.names[0] ?? id;
  cargo = (id: string): string => cargo.print(id, this);
  unit = (id: string): string => nameOf(id, this);
  units = (ids: readonly string[]): string => named(ids, this);
  /** Guns and aircraft. */
  firers = (ids: readonly string[]): string =>
    printNames(ids, [...this.data.ground.values(), ...this.data.air.values()]);
  /** A hex as its number, an off-map box as its name. */
  place = (id: string): string => placeName(id, this);
  sector = (id: string): string => sectorName(id, this);
  airfield = (id: string): string => airfields.print(id, this);
  /** Campaign option cards, each with its points. */
  cards = (ids: readonly string[]): string[] => cardsNamed(this.data, ids);
  /** `23 Night` */
  turn = (no: number): string | undefined => this.data.turns.find((turn) => turn.no === no)?.name;
  /** `(die 5 +1 ju 87 = 6, column 11-15)` */
  dice = (roll: Roll & { withheld?: boolean }): string => `(${tellRoll(roll, roll.withheld === true)})`;
}

/** `German`, `Allied`. */
export const printSide = (side: string | undefined): string => (side === 'german' ? 'German' : 'Allied');
