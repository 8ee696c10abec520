import { Global, Module } from '@nestjs/common';
import { ClubsModule } from '../clubs/clubs.module';
import { PeopleModule } from '../people/people.module';
import { ClubOfficersRepository } from './club-officers.repository';
import { InvolvedRepository } from './involved.repository';
import { PrecedentSearch } from './precedents';
import { QuestionRepository } from './question.repository';
import { RuleIndexes } from './rule-indexes';
import { RuleSearch } from './rule-search';
import { RuleSearchRepository } from './rule-search.repository';
import { ClubOfficers, Rulers } from './rulers';
import { RulingRepository } from './ruling.repository';

const SHARED = [
  InvolvedRepository,
  QuestionRepository,
  RulingRepository,
  RuleIndexes,
  RuleSearch,
  PrecedentSearch,
  Rulers,
];

/** Questions to moderators, reveals, rulings and who makes them. Global: letters, words and pages all know of them. */
@Global()
@Module({
  imports: [PeopleModule, ClubsModule],
  providers: [...SHARED, RuleSearchRepository, { provide: ClubOfficers, useClass: ClubOfficersRepository }],
  exports: SHARED,
})
export class RulingsModule {}
