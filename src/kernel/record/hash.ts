import { createHash, createHmac } from 'node:crypto';

/** JSON with sorted keys: the same for the same content, however it was stored. Every row is written so: it makes no lists on its way. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`;
  const of = value as Record<string, unknown>;
  let text = '';
  for (const key of Object.keys(of).sort()) {
    if (of[key] !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(of[key])}`;
  }
  return `{${text}}`;
}

/** SHA-256 of the canonical JSON, in hex. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** A keyed hash: whoever does not know `key` cannot try out what `value` might be. */
export function sealOf(key: string, value: unknown): string {
  return createHmac('sha256', key).update(canonical(value)).digest('hex');
}
