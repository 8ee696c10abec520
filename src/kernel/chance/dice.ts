import { createHash, createHmac } from 'node:crypto';
import type { Fact } from '../flow/fact';

/** Where in a game's log a die is rolled. */
export interface DiceMoment {
  epoch: number;
  step: number;
}

/** The dice of one submission. */
export interface Dice {
  /** A face from 1 to `sides` for `key`. */
  face(moment: DiceMoment, key: string, sides: number): number;
}

/** The commitment to a dice secret: its SHA-256, sent in the first mail. */
export function commitment(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** No game has a larger die; three ten-sided ones read as one number have so many. */
const MOST_SIDES = 1000;

/**
 * Faces from HMAC-SHA256(secret, `epoch/step/key/i`), rejection-sampled so that every face is equally likely: from its
 * bytes or, for a die of more than 256 sides, from its pairs of bytes. The key names the roll: a roll that a fix adds
 * moves no other. @throws RangeError for a die of less than 1 or more than 1,000 sides
 */
export function keyedDice(secret: string): Dice {
  return {
    face(moment, key, sides) {
      if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES)
        throw new RangeError(`the roll "${key}" is of a die with ${sides} sides; a die has 1 to ${MOST_SIDES}`);
      const numbers = sides <= 256 ? 256 : 65_536;
      const fair = numbers - (numbers % sides);
      for (let i = 0; ; i++) {
        const bytes = createHmac('sha256', secret).update(`${moment.epoch}/${moment.step}/${key}/${i}`).digest();
        const found = (numbers === 256 ? [...bytes] : pairsOf(bytes)).find((n) => n < fair);
        if (found !== undefined) return (found % sides) + 1;
      }
    },
  };
}

/** Pairs of bytes, each as one number, the first byte the greater. */
function pairsOf(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readUInt16BE(2 * i));
}

/** Dice that cannot go on, with what had happened in the submission until then. */
export class DiceFault extends Error {
  readonly facts: Fact[] = [];

  constructor(
    readonly key: string,
    what: string,
  ) {
    super(what);
    this.name = new.target.name;
  }
}

/** A roll that the script of a case, or the moderator, has still to give. */
export class FaceMissing extends DiceFault {
  constructor(key: string) {
    super(key, `no face is given for the roll "${key}"`);
  }
}

/** A face that the die of a roll does not have. */
export class WrongFace extends DiceFault {
  constructor(key: string, face: number, sides: number) {
    super(key, `the roll "${key}" was given ${face}; it takes 1 to ${sides}`);
  }
}

/** Scripted faces: by key (`*` stands for any run of characters), each list in order; `rest` for all other rolls in order. */
export interface DiceScript {
  byKey: Record<string, number[]>;
  rest: number[];
}

/** Dice that read a script; `used` tells what was taken. @throws FaceMissing when the script has no face for a roll */
export function scriptedDice(script: DiceScript): Dice & { left(): string[] } {
  const lists = Object.entries(script.byKey).map(([pattern, faces]) => ({
    pattern,
    test: wildcard(pattern),
    faces: [...faces],
  }));
  const rest = [...script.rest];
  return {
    face(_, key, sides) {
      const list = lists.find((l) => l.faces.length > 0 && l.test(key));
      const face = list ? list.faces.shift() : rest.shift();
      if (face === undefined) throw new FaceMissing(key);
      if (!Number.isInteger(face) || face < 1 || face > sides) throw new WrongFace(key, face, sides);
      return face;
    },
    left: () => [...lists.filter((l) => l.faces.length > 0).map((l) => l.pattern), ...rest.map(String)],
  };
}

function wildcard(pattern: string): (key: string) => boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${source.join('.*')}$`);
  return (key) => expression.test(key);
}

/** Real dice typed by a moderator, by key. @throws FaceMissing for a roll he has not typed yet */
export function enteredDice(faces: Record<string, number>): Dice {
  return {
    face(_, key, sides) {
      const face = faces[key];
      if (face === undefined) throw new FaceMissing(key);
      if (!Number.isInteger(face) || face < 1 || face > sides) throw new WrongFace(key, face, sides);
      return face;
    },
  };
}
