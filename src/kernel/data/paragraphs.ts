import { z } from 'zod';
import type { YamlFile } from './yaml-file';

/** `12.31`, `12.31a`, `7.4.7`, `4.A3`; `G27` where a system plays a frame of its own beside its booklet. */
const NUMBER = /^(?:\d+\.(?:\d+(?:\.\d+)?[A-Za-z]?|[A-Z]\d?)|G\d{1,2})$/;

/** Reads paragraphs.yaml: the number of every paragraph of the rules. @throws DataFault */
export function readParagraphs(file: YamlFile): string[] {
  const numbers = file
    .read(z.strictObject({ paragraphs: z.string() }))
    .paragraphs.trim()
    .split(/\s+/);
  const odd = numbers.find((n, i) => !NUMBER.test(n) || numbers.indexOf(n) !== i);
  if (odd !== undefined) throw file.fault(['paragraphs'], `"${odd}" is no number of a paragraph, or stands twice`);
  return numbers;
}
