import { Module } from '@nestjs/common';
import { ClubRepository } from './club.repository';

@Module({ providers: [ClubRepository], exports: [ClubRepository] })
export class ClubsModule {}
