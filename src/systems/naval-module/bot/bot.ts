import type { Json } from '../../../kernel/realm';
import type { Ask } from '../naval-module';
import type { MovementPhase } from '../rules/28-1-cargo';
import type { Side } from '../side';
import { interdiction, raids, support } from './air';
import { food, reactions, works } from './answers';
import { convoys, embarks } from './evacuation';
import { attacks, moves } from './land';
import { landings, siege, stores } from './sea';

/** What the script orders; for all else the published defaults speak. */
export function navalBot(kind: string, q: Ask): Json | undefined {
  const order = SCRIPTS[kind];
  return order === undefined ? undefined : (order(q as Ask<never>) as Json);
}

const SCRIPTS: Readonly<Record<string, (q: Ask<never>) => unknown>> = {
  'naval.interdict': interdiction,
  'naval.raid': raids,
  'naval.cas': support,
  'naval.attack': attacks,
  'naval.move': (q: Ask<never>) => marches(q),
  'naval.motorized': (q: Ask<never>) => marches(q),
  'naval.react': reactions,
  'naval.feed': food,
  'naval.build': works,
  'naval.squadron': stores,
  'naval.sail': (q: Ask<never>) => SAILS[q.view.scenario]?.(q) ?? [],
  'naval.sail-again': (q: Ask<never>) => SAILS[q.view.scenario]?.(q) ?? [],
};
const SAILS: Readonly<Record<string, (q: Ask<never>) => unknown>> = {
  odessa: convoys,
  'kerch-feodosia': landings,
  sevastopol: siege,
};

/** At Sevastopol the garrison stays in its works, at Odessa until it embarks. */
const marches = (q: Ask<{ side: Side; phase: MovementPhase }>): unknown => {
  if (q.seat === 'axis' || q.view.scenario === 'kerch-feodosia') return moves(q);
  return q.view.scenario === 'odessa' ? embarks(q) : [];
};
