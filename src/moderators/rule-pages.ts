import { Injectable } from '@nestjs/common';
import { caseText } from '../rulings/case-text';
import { readingOf, withoutReading } from '../rulings/reading';
import type { IndexRow } from '../rulings/rule-index-faults';
import { RuleIndexes } from '../rulings/rule-indexes';
import { RuleSearch } from '../rulings/rule-search';
import type { Searcher } from '../rulings/rule-search.repository';
import { RulingRepository, type SignedRuling } from '../rulings/ruling.repository';
import { momentText } from '../wording/when';
import { offered } from '../kernel/system';
import { Systems } from '../systems/systems';
import { SYSTEMS } from '../systems/all';

/** A piece of a cell; `code`: the name of a file or a case. */
interface Piece {
  text: string;
  code: boolean;
}

/** A ruling as a page shows it. */
export interface RulingShown {
  name: string;
  system: string;
  rules: string;
  head: string;
  asked: string;
  answer: string;
  reason: string;
}

/** There is no such system of rules, or no such paragraph of it. */
export class NoSuchRule extends Error {
  constructor() {
    super('There is no such paragraph.');
    this.name = 'NoSuchRule';
  }
}

const MOST_FOUND = 25;

/** The rule indexes to be looked into, with the rulings that their reader may know of. */
@Injectable()
export class RulePages {
  constructor(
    private readonly indexes: RuleIndexes,
    private readonly search: RuleSearch,
    private readonly rulings: RulingRepository,
    private readonly systems: Systems,
  ) {}

  /** The systems there are; with words, what is found in all of them. */
  async front(query: string, searcher: Searcher): Promise<object> {
    const systems = this.indexes
      .systems()
      .map((id) => ({ id, name: this.nameOf(id), count: this.indexes.rows(id).length }));
    return { systems, query, ...(await this.found(query, null, searcher)) };
  }

  /** The paragraphs of a system by its sections; with words, what is found. @throws NoSuchRule */
  async system(id: string, query: string, searcher: Searcher): Promise<object> {
    const rows = this.rowsOf(id);
    const scenarios = offered(this.systems.engine(id).system).map((one) => ({ id: one.id, name: one.name }));
    const found = await this.found(query, id, searcher);
    return { id, name: this.nameOf(id), query, ...found, sections: sectionsOf(rows), scenarios };
  }

  /** One paragraph with all that is known of it. @throws NoSuchRule */
  async paragraph(id: string, number: string, { clubIds }: Searcher): Promise<object> {
    const rows = this.rowsOf(id);
    const at = rows.findIndex((row) => row.number === number);
    const row = rows[at];
    if (!row) throw new NoSuchRule();
    const reading = readingOf(row.proof);
    const rest = withoutReading(row.proof);
    return {
      ...{ id, name: this.nameOf(id), number, says: piecesOf(row.says), reading: piecesOf(reading) },
      enforced: piecesOf(row.enforced),
      reason: rest.includes('`') ? [] : piecesOf(rest),
      cases: provingCases(id, rest),
      below: rows.filter((r) => r.number.startsWith(number) && r !== row).map(linked),
      before: rows[at - 1]?.number,
      after: rows[at + 1]?.number,
      rulings: (await this.rulings.about(clubIds, id, number)).map((r) => this.shown(r)),
      member: clubIds.length > 0,
    };
  }

  private async found(query: string, system: string | null, searcher: Searcher): Promise<object> {
    if (query.trim() === '') return { searched: false, paragraphs: [], rulings: [] };
    const wanted = { text: query, system, most: MOST_FOUND };
    const paragraphs = await this.search.paragraphs(wanted);
    const rulings = await this.search.rulings(wanted, searcher);
    return {
      searched: true,
      nothing: paragraphs.length + rulings.length === 0,
      paragraphs: paragraphs.map((p) => ({
        ...{ id: p.system, name: this.nameOf(p.system), number: p.number, says: piecesOf(p.says) },
        reading: piecesOf(readingOf(p.proof)),
      })),
      rulings: rulings.map((r) => this.shown(r)),
    };
  }

  shown({ nr, system, rules, by, at, asked, answer, reason }: SignedRuling): RulingShown {
    const head = `by ${by}, ${momentText(at, 'UTC')}`;
    return { name: `R${nr}`, system, rules: rules.join(', '), head, asked, answer, reason };
  }

  /** @throws NoSuchRule */
  private rowsOf(id: string): readonly IndexRow[] {
    const rows = this.indexes.rows(id);
    if (rows.length === 0) throw new NoSuchRule();
    return rows;
  }

  private nameOf(id: string): string {
    return this.systems.engine(id).system.name;
  }
}

/** Text and names of a cell, which stand between backquotes. */
function piecesOf(cell: string): Piece[] {
  return cell.split('`').flatMap((text, i) => (text === '' ? [] : [{ text, code: i % 2 === 1 }]));
}

const linked = ({ number, says }: IndexRow) => ({ number, says: says.replaceAll('`', '') });

/** Paragraphs by the number before their point. */
function sectionsOf(rows: readonly IndexRow[]): object[] {
  const heads = [...new Set(rows.map((row) => row.number.split('.')[0] ?? ''))];
  return heads.map((head) => ({
    head,
    says: rows.find((row) => row.number === `${head}.0`)?.says.replaceAll('`', '') ?? '',
    rows: rows.filter((row) => row.number.split('.')[0] === head).map(linked),
  }));
}

/** The cases and tests that an index row names, cases with their text. */
function provingCases(id: string, proof: string): object[] {
  const home = Object.entries(SYSTEMS).find(([system]) => system === id)?.[1].home ?? id;
  return [...proof.matchAll(/`([^\s`]+\.(?:yaml|ts)): ([^`]+)`/g)].map(([, file = '', name = '']) => ({
    ...{ file, name },
    ...(caseText(home, file, name) ?? { text: '', board: '' }),
  }));
}
