import { z } from 'zod';
import type { YamlFile } from './yaml-file';

/** Reads paragraphs.yaml: the number of every paragraph of the rules. @throws DataFault */
export function readParagraphs(file: YamlFile): string[] {
  const numbers = file
    .read(z.strictObject({ paragraphs: z.string() }))
    .paragraphs.trim()
    .split(/\s+/);
  const odd = numbers.find((n, i) => !/^\d+\.(?:\d+(?:\.\d+)?[A-Za-z]?|[A-Z]\d?)$/.test(n) || numbers.indexOf(n) !== i);
  if (odd !== undefined) throw file.fault(['paragraphs'], `"${odd}" is no number of a paragraph, or stands twice`);
  return numbers;
}
