import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ClubsModule } from '../clubs/clubs.module';
import { GameRepository } from '../table/game.repository';
import { AuditInterceptor } from './audit.interceptor';
import { AuditRepository } from './audit.repository';
import { Audit } from './audit.service';

/** Who did what in which club. */
@Global()
@Module({
  imports: [ClubsModule],
  providers: [Audit, AuditRepository, GameRepository, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [Audit, AuditRepository],
})
export class AuditModule {}
