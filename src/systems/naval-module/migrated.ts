import { z } from 'zod';
import type { JsonObject } from '../../kernel/realm';
import { FORTRESS } from './rules/special';

const OLD = z.looseObject({
  scenario: z.string(),
  landed: z.array(z.string()).default([]),
  ships: z.record(z.string(), z.unknown()),
  units: z.record(z.string(), z.looseObject({ at: z.string() })),
});
const HQ = 's-hq-sev';

/** 1.2.0: who has landed in the fortress is written down from here on (G94); of a game that runs it is who stands in it, and its HQ if it is out. */
export function withLanded(world: JsonObject): JsonObject {
  const { scenario, landed, ships, units } = OLD.parse(world);
  if (scenario !== 'sevastopol') return world;
  const has = Object.entries(units).flatMap(([id, { at }]) => {
    const inside = FORTRESS.includes(at);
    return (id === HQ ? !inside && !(at in ships) : inside) ? [id] : [];
  });
  return { ...world, landed: [...landed, ...has] };
}
