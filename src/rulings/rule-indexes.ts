import { Injectable } from '@nestjs/common';
import { SYSTEMS } from '../systems/all';
import { NoRuleIndex, readIndex } from './rule-index';
import type { IndexRow } from './rule-index-faults';
import { RuleSearchRepository } from './rule-search.repository';

/** The rule indexes as they are shipped, read once; for search they are put into the database when somebody first searches. */
@Injectable()
export class RuleIndexes {
  private readonly read = new Map<string, readonly IndexRow[]>();
  private filled: Promise<void> | null = null;

  constructor(private readonly search: RuleSearchRepository) {}

  /** Systems with an index, by their ids. */
  systems(): string[] {
    return Object.keys(SYSTEMS).filter((system) => this.rows(system).length > 0);
  }

  /** The rows of a system, in the order of its rules; empty: it has no index, or there is no such system. */
  rows(system: string): readonly IndexRow[] {
    const known = this.read.get(system);
    if (known) return known;
    const rows = rowsOf(system);
    this.read.set(system, rows);
    return rows;
  }

  /** Waits until all of them can be searched. @throws Error where the database does not take them; the next search tries again */
  async ready(): Promise<void> {
    this.filled ??= this.fill();
    try {
      await this.filled;
    } catch (error) {
      this.filled = null;
      throw error;
    }
  }

  private async fill(): Promise<void> {
    for (const system of this.systems()) {
      const rows = this.rows(system).map(({ number, says, proof }, place) => ({ number, place, says, proof }));
      await this.search.fill(system, rows);
    }
  }
}

function rowsOf(system: string): readonly IndexRow[] {
  const folder = Object.entries(SYSTEMS).find(([id]) => id === system)?.[1];
  try {
    return folder ? readIndex(folder).rows : [];
  } catch (error) {
    if (error instanceof NoRuleIndex) return [];
    throw error;
  }
}
