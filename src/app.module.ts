import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccessModule } from './access/access.module';
import { AuditModule } from './audit/audit.module';
import { BackupModule } from './backup/backup.module';
import { ClockModule } from './clock/clock.module';
import { ConfigModule, type GivenIn } from './config/config.module';
import { ConsoleModule } from './console/console.module';
import type { Settings } from './config/settings';
import { HealthModule } from './health/health.module';
import { MetricsModule } from './metrics/metrics.module';
import { MailModule } from './mail/mail.module';
import { ModerationModule } from './moderation/moderation.module';
import { ModeratorsModule } from './moderators/moderators.module';
import { OrganiserModule } from './organiser/organiser.module';
import { RoundsModule } from './rounds/rounds.module';
import { ReportsModule } from './reports/reports.module';
import { PortalModule } from './portal/portal.module';
import { ProgramsModule } from './programs/programs.module';
import { SeatingModule } from './seating/seating.module';
import type { DatabaseWatch } from './store/database-watch';
import { ENTITIES } from './entities';
import { RulingsModule } from './rulings/rulings.module';
import { ShowcaseModule } from './showcase/showcase.module';
import { StoreModule } from './store/store.module';
import { WatchModule } from './watch/watch.module';
import { WebModule } from './web/web.module';

/** What the service is started with. */
export interface AppOptions extends GivenIn {
  settings: Settings;
  secret: string;
  databaseUrl: string;
  /** Whoever looks after the database's server, if this process does. */
  watch?: DatabaseWatch;
}

@Module({})
export class AppModule {
  static with({ settings, secret, databaseUrl, watch, ...given }: AppOptions): DynamicModule {
    const web = WebModule.for(settings);
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(settings, secret, given),
        ScheduleModule.forRoot(),
        StoreModule.on(databaseUrl, settings, ENTITIES, watch),
        AccessModule,
        RulingsModule,
        AuditModule,
        ReportsModule,
        MailModule,
        ClockModule,
        ModerationModule,
        RoundsModule,
        OrganiserModule,
        HealthModule,
        MetricsModule,
        BackupModule.of(databaseUrl, settings),
        web,
        ShowcaseModule,
        WatchModule.beside(web),
        SeatingModule,
        PortalModule,
        ProgramsModule.beside(web),
        ModeratorsModule,
        ConsoleModule,
      ],
    };
  }
}
