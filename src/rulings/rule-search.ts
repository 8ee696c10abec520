import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RuleIndexes } from './rule-indexes';
import type { RuleParagraph } from './rule-paragraph.entity';
import { RuleSearchRepository, type Searcher, type Wanted } from './rule-search.repository';
import type { SignedRuling } from './ruling.repository';

/** Search over the rule indexes and the rulings that somebody may know of. */
@Injectable()
export class RuleSearch {
  constructor(
    private readonly indexes: RuleIndexes,
    private readonly repository: RuleSearchRepository,
  ) {}

  async paragraphs(wanted: Wanted, manager?: EntityManager): Promise<RuleParagraph[]> {
    await this.indexes.ready();
    return this.repository.paragraphs(wanted, manager);
  }

  rulings(wanted: Wanted, searcher: Searcher, manager?: EntityManager): Promise<SignedRuling[]> {
    return this.repository.rulings(wanted, searcher, manager);
  }

  /** What is wrong with the paragraphs that a ruling names, in a sentence; null: nothing. */
  unknown(system: string, numbers: readonly string[]): string | null {
    const known = this.indexes.rows(system).map((row) => row.number);
    const lost = known.length === 0 ? undefined : numbers.find((number) => !known.includes(number));
    if (lost === undefined) return null;
    const near = known.filter((number) => lost.startsWith(number)).sort((a, b) => b.length - a.length)[0];
    return `${lost} is no paragraph of these rules${near === undefined ? '' : `; the nearest is ${near}`}.`;
  }
}
