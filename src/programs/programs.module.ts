import { Module, type DynamicModule } from '@nestjs/common';
import { PortalModule } from '../portal/portal.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ClubWebhooksController } from './webhooks/club-webhooks.controller';
import { OwnWebhooksController } from './webhooks/own-webhooks.controller';
import { WebhookRepository } from './webhooks/webhook.repository';
import { Webhooks } from './webhooks/webhooks.service';
import { OwnSeats } from './own-seats';
import { PlayController } from './play.controller';

/** What programs of players may do. */
@Module({})
export class ProgramsModule {
  /** Beside the web pages, whose orders and views these are. */
  static beside(web: DynamicModule): DynamicModule {
    return {
      module: ProgramsModule,
      imports: [web, PortalModule, SubmissionsModule],
      controllers: [OwnWebhooksController, PlayController, ClubWebhooksController],
      providers: [OwnSeats, WebhookRepository, Webhooks],
    };
  }
}
