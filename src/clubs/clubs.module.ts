import { Module } from '@nestjs/common';
import { ClubRepository } from './club.repository';
import { MemberRepository } from './member.repository';

@Module({ providers: [ClubRepository, MemberRepository], exports: [ClubRepository, MemberRepository] })
export class ClubsModule {}
