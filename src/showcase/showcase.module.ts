import { Module } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { ShowController } from './show.controller';
import { Showcase } from './showcase';

/** The games that bots play for the front page. */
@Module({
  controllers: [ShowController],
  providers: [
    { provide: Showcase, inject: [SETTINGS], useFactory: ({ dataOverlay }: Settings) => new Showcase({ dataOverlay }) },
  ],
})
export class ShowcaseModule {}
