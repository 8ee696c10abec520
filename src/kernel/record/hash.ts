import { createHash, createHmac } from 'node:crypto';

/** JSON with sorted keys: the same for the same content, however it was stored. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((v) => canonical(v ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value as Record<string, unknown>)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** SHA-256 of the canonical JSON, in hex. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** A keyed hash: whoever does not know `key` cannot try out what `value` might be. */
export function sealOf(key: string, value: unknown): string {
  return createHmac('sha256', key).update(canonical(value)).digest('hex');
}
