import type { Realm } from '../realm';
import type { System } from '../system';
import type { Position } from './position';

/** There is no way from the version a game is pinned to, to the version asked for. */
export class NoMigration extends Error {
  constructor(system: string, from: string, to: string) {
    super(`${system} has no migration from ${from} to ${to}`);
    this.name = 'NoMigration';
  }
}

/** The position and its cursor, taken step by step to version `to`. @throws NoMigration */
export function migrated<R extends Realm>(system: System<R>, position: Position, to: string): Position {
  const next = structuredClone(position);
  while (next.version !== to) {
    const step = system.migrations.find((m) => m.from === next.version);
    if (!step) throw new NoMigration(system.id, next.version, to);
    next.world = step.world(next.world);
    next.stack = step.cursor ? step.cursor(next.stack) : next.stack;
    next.version = step.to;
  }
  return next;
}
