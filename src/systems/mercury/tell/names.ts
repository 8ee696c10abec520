import type { Roll } from '../../../kernel/chance/roll';
import { tellRoll } from '../../../kernel/chance/tell-roll';
import type { Json, JsonObject } from '../../../kernel/realm';
import type { Told } from '../../../kernel/system';
import { printNames } from '../../../play/words/lists';
import { airName, airNamed, printSea, printTarget, shipsNamed } from '../orders/names';
import { shipCounter } from '../rules/16-components';
import type { MercuryData } from '../data/load';
import { named, nameOf, placeName } from '../orders/ground/names';
import { cargo } from '../orders/surface';

/** `1 step`, `2 steps`. */
export const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** `German`, `Allied`. */
export const printSide = (side: string | undefined): string => (side === 'german' ? 'German' : 'Allied');

/** A fact's body with the names of its ids: what the tellers of this folder are given. */
export class Said {
  constructor(
    private readonly body: JsonObject,
    readonly data: MercuryData,
  ) {}
  text(key: string): string {
    return textOf(this.body[key]);
  }
  number(key: string): number {
    return Number(this.body[key] ?? 0);
  }
  is(key: string): boolean {
    return this.body[key] === true;
  }
  has(key: string): boolean {
    return this.body[key] !== undefined && this.body[key] !== null;
  }
  list(key: string): string[] {
    const value = this.body[key];
    return Array.isArray(value) ? value.map(String) : [];
  }
  objects(key: string): JsonObject[] {
    const value = this.body[key];
    return Array.isArray(value)
      ? value.filter((v): v is JsonObject => v !== null && typeof v === 'object' && !Array.isArray(v))
      : [];
  }
  object(key: string): JsonObject {
    const value: Json | undefined = this.body[key];
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
  }
  /** The ids under `field` of the objects under `key`. */
  ids(key: string, field: string): string[] {
    return this.objects(key).map((o) => textOf(o[field]));
  }
  /** Whose the first unit under `key` is; all aircraft are German. */
  ownerOf(key: string): string {
    const [id = ''] = this.list(key);
    return this.data.ground.get(id || this.text(key))?.side ?? 'german';
  }
  tf(key = 'tf'): string {
    return `TF ${this.text(key)}`;
  }
  sea(key: string): string {
    return printSea(this.text(key), this.data);
  }
  seas(key: string): string {
    return this.list(key)
      .map((id) => printSea(id, this.data))
      .join(', ');
  }
  air(key = 'unit'): string {
    return airName(this.text(key), this);
  }
  airs(key: string): string {
    return airNamed(this.list(key), this);
  }
  ship(key = 'ship'): string {
    return printTarget(this.text(key), this.data);
  }
  ships(key: string): string {
    return shipsNamed(this.list(key), this);
  }
  shipType(key = 'ship'): string {
    return shipCounter(this.data, this.text(key)).type;
  }
  german(key = 'unit'): string {
    return this.data.germanNaval.get(this.text(key))?.names[0] ?? this.text(key);
  }
  cargo(key: string): string {
    return cargo.print(this.text(key), this);
  }
  ground(key = 'unit'): string {
    return nameOf(this.text(key), this);
  }
  grounds(key: string): string {
    return named(this.list(key), this);
  }
  /** `German`, `Allied`: the side of a ground unit. */
  sideOf(key: string): string {
    return printSide(this.data.ground.get(this.text(key))?.side);
  }
  /** A hex as its number, an off-map box as its name. */
  place(key: string): string {
    return placeName(this.text(key), this);
  }
  places(key: string): string[] {
    return this.list(key).map((place) => placeName(place, this));
  }
  /** Guns and aircraft. */
  firers(key: string): string {
    return printNames(this.list(key), [...this.data.ground.values(), ...this.data.air.values()]);
  }
  get roll(): Roll {
    return this.object('roll') as unknown as Roll;
  }
  /** `(die 5 +1 ju 87 = 6, column 11-15)` */
  get dice(): string {
    return `(${tellRoll(this.roll, this.object('roll')['withheld'] === true)})`;
  }
}

/** Text or number of a body as text; nothing for anything else. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Says one type of fact; null: nothing worth a line. */
export type Teller = (said: Said) => Told | null;
export type Tellers = Record<string, Teller>;

/** Whether a move led nowhere: nothing is told of it. Who went out and came back has moved, in everybody's sight (4.11, 16.51). */
export const stayed = (s: Said): boolean => s.list('path').length === 0;

/** A line of a report; higher weight stands first. */
export const line = (weight: number, text: string): Told => ({ weight, text });

/** The same of an attack, with whose it is. */
export const attackLine = (by: string, weight: number, text: string): Told => ({ weight, text, by });
