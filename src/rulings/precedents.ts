import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Game } from '../table/game.entity';
import { readingOf } from './reading';
import { ruleNumbers } from './rule-numbers';
import { RuleSearch } from './rule-search';
import { searcherOf } from './rule-search.repository';
import { rulingLine } from './ruling-text';

/** What is shown beside a question: rulings on the same paragraph first, then those in like words; paragraphs the same. */
export interface Precedents {
  precedents: string[];
  paragraphs: string[];
}

const MOST = 3;

/** Finds what has been said before on what is asked. */
@Injectable()
export class PrecedentSearch {
  constructor(private readonly search: RuleSearch) {}

  /** `ruled`: the paragraph that ruled what is asked about, which comes first. */
  async for(
    said: string,
    game: Game,
    zone: string,
    { manager, ruled = '' }: { manager?: EntityManager | undefined; ruled?: string | undefined } = {},
  ): Promise<Precedents> {
    const text = `${ruled} ${said}`.trim();
    const most = Math.max(MOST, ruleNumbers(text).length);
    const wanted = { text, system: game.system, most: MOST, anyWord: true };
    const rulings = await this.search.rulings(wanted, searcherOf(game), manager);
    const all = await this.search.paragraphs({ ...wanted, most }, manager);
    const paragraphs = [...all.filter((p) => p.number === ruled), ...all.filter((p) => p.number !== ruled)];
    return {
      precedents: rulings.map((ruling) => rulingLine(ruling, zone)),
      paragraphs: paragraphs.map(({ number, says, proof }) => `${number}  ${plain(says)}${readingPart(proof)}`),
    };
  }
}

const plain = (cell: string): string => cell.replaceAll('`', '');

function readingPart(proof: string): string {
  const reading = readingOf(proof);
  return reading === '' ? '' : `. Our reading: ${plain(reading)}`;
}
