import { Controller, Get, Inject, Render } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { offered } from '../kernel/system';
import { Systems } from '../systems/systems';

/** What `home.hbs` shows: the same to everybody, and nothing of any game. */
export interface Home {
  /** Whether there is a post office to play in. */
  demo: boolean;
  systems: { name: string; scenarios: { id: string; name: string }[] }[];
}

/** The first page: what this is, for players, for organisers. */
@ApiExcludeController()
@Controller()
export class HomeController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly systems: Systems,
  ) {}

  @Get()
  @Render('home')
  home(): Home {
    const systems = this.systems.all().map(({ system }) => ({
      name: system.name,
      scenarios: offered(system).map((scenario) => ({ id: scenario.id, name: scenario.name })),
    }));
    return { demo: this.settings.localPost, systems };
  }
}
