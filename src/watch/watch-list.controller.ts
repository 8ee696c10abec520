import { Controller, Get, HttpException, Render, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { askerOf } from '../config/asker';
import { Clock } from '../config/clock';
import { Pace } from '../config/pace';
import { momentText } from '../wording/when';
import { Systems } from '../systems/systems';
import { WatchedGames, type ListedGame } from './watched-games.repository';

const LOOKS = { burst: 60, everyMs: 500 };

const turnsText = (turns: number): string => `${turns} game-turn${turns === 1 ? '' : 's'}`;

/** What may be watched: each game by its code, for who has no link to it. */
@ApiExcludeController()
@Controller('watch')
export class WatchListController {
  private readonly looks = new Pace(LOOKS);

  constructor(
    private readonly games: WatchedGames,
    private readonly systems: Systems,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Render('watch-list')
  async list(@Req() request: Request): Promise<{ playing: object[]; over: object[] }> {
    if (this.looks.wait(askerOf(request), this.clock.now()) > 0)
      throw new HttpException('Too fast: a moment, please.', 429);
    const games = await this.games.list();
    const shown = ({ code, title, system, scenario, state, since, delay }: ListedGame) => ({
      ...{ code, title, system: this.systemName(system), scenario: this.scenarioName(system, scenario) },
      detail:
        state === 'over'
          ? 'all of it, from both sides'
          : `${turnsText(delay)} behind${state === 'held' ? ', held' : ''}`,
      since: momentText(since, 'UTC'),
    });
    return {
      playing: games.filter((g) => g.state !== 'over').map(shown),
      over: games.filter((g) => g.state === 'over').map(shown),
    };
  }

  private scenarioName(id: string, scenario: string): string {
    const system = this.systems.all().find((one) => one.system.id === id)?.system;
    return system?.scenarios.find((one) => one.id === scenario)?.name ?? scenario;
  }

  private systemName(id: string): string {
    return this.systems.all().find(({ system }) => system.id === id)?.system.name ?? id;
  }
}
