import { z } from 'zod';
import { listed } from './decide/names';
import { optionsOf, unwrapped, wordsOf, type Shape } from './words';

/** A value within a shape: the dotted path to it, and what may stand there. */
export interface Part {
  path: string;
  shape: Shape;
}

/** Every value within a shape, by path: `ships.<ship>.damaged`. What has a title is one value, whatever it is made of. */
export function partsOf(shape: Shape, path = ''): Part[] {
  const bare = unwrapped(shape);
  if (titleOf(bare) !== undefined) return [{ path, shape }];
  if (bare instanceof z.ZodObject) return fieldsOf(bare, path);
  if (bare instanceof z.ZodRecord)
    return partsOf(bare.valueType as Shape, joined(path, `<${titleOf(bare.keyType as Shape) ?? 'key'}>`));
  if (bare instanceof z.ZodArray && !isPlain(bare.element as Shape))
    return partsOf(bare.element as Shape, joined(path, '<n>'));
  const options = optionsOf(bare);
  return options.length > 0 && !isPlain(bare) ? options.flatMap((o) => partsOf(o, path)) : [{ path, shape }];
}

/** The values of an object by their names, whether the object has a title or not. */
export const fieldsOf = (object: z.ZodObject, path = ''): Part[] =>
  Object.entries(object.shape).flatMap(([key, value]) => partsOf(value as Shape, joined(path, key)));

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Whether a shape is a value without parts that have a path of their own. */
function isPlain(shape: Shape): boolean {
  const options = optionsOf(shape);
  return options.length > 0 ? options.every(isPlain) : partsOf(shape).every(({ path }) => path === '');
}

/** The name that documents give a shape. */
export const titleOf = (shape: Shape): string | undefined => shape.meta()?.title;

/** What may stand in a shape, in words: `ship or null`, `list of ground unit`, `full, low or out`. */
export function inWords(shape: Shape): string {
  if (shape instanceof z.ZodOptional) return `${inWords(shape.unwrap() as Shape)}, or absent`;
  if (shape instanceof z.ZodNullable) return `${inWords(shape.unwrap() as Shape)}, or null`;
  const title = titleOf(shape);
  if (title !== undefined) return title;
  if (shape instanceof z.ZodArray) return `list of ${inWords(shape.element as Shape)}`;
  const options = optionsOf(shape);
  if (options.length > 0) return options.map(inWords).join(' or ');
  return listed(wordsOf(shape), 'or') || plainWord(shape);
}

function plainWord(shape: Shape): string {
  if (shape instanceof z.ZodNumber) return 'number';
  return shape instanceof z.ZodBoolean ? 'true or false' : 'text';
}

/** All shapes with a title that a shape is made of, by title: keys of its records too. */
export function titledIn(shape: Shape): Map<string, Shape> {
  const bare = unwrapped(shape);
  const title = titleOf(bare);
  const below = partShapes(bare).flatMap((part) => [...titledIn(part)]);
  return new Map(title === undefined ? below : [[title, bare], ...below]);
}

function partShapes(bare: Shape): Shape[] {
  if (bare instanceof z.ZodObject) return Object.values(bare.shape) as Shape[];
  if (bare instanceof z.ZodRecord) return [bare.keyType as Shape, bare.valueType as Shape];
  return bare instanceof z.ZodArray ? [bare.element as Shape] : optionsOf(bare);
}
