import { Controller, Get, Inject, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';

@ApiExcludeController()
@Controller()
export class HomeController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  @Redirect()
  home(): { url: string } {
    return { url: this.settings.localPost ? '/post' : '/api' };
  }
}
