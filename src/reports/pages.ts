import { Injectable } from '@nestjs/common';
import type { Game } from '../games/game.entity';
import { factFor } from '../kernel/flow/fact';
import { scenesPdf } from '../render/pdf';
import { scenePng } from '../render/png';
import type { Paper } from '../render/scene';
import { sceneSvg } from '../render/svg';
import { LogRepository } from '../submissions/log.repository';
import { Systems } from '../systems/systems';
import { pageScenes } from './page-scenes';
import type { PageOrder, PageScenes } from './page-scenes';

/** Width of the picture in a mail. */
const CROP_PIXELS = 900;

/** Draws the pages and the crop of a seat's own view, from the stored position. */
@Injectable()
export class Pages {
  constructor(
    private readonly log: LogRepository,
    private readonly systems: Systems,
  ) {}

  /** The pages as one PDF. */
  async pdf(game: Game, order: PageOrder, paper: Paper): Promise<Buffer> {
    const { pages, id } = await this.scenes(game, order);
    return scenesPdf(pages(paper), { id, title: `${game.title}, ${order.seat}`, created: game.createdAt });
  }

  /** Each page as SVG, for measuring. */
  async svgs(game: Game, order: PageOrder, paper: Paper): Promise<string[]> {
    return (await this.scenes(game, order)).pages(paper).map(sceneSvg);
  }

  /** The part of the map that matters, as a PNG. */
  async crop(game: Game, order: PageOrder): Promise<Buffer> {
    return scenePng((await this.scenes(game, order)).crop(), CROP_PIXELS);
  }

  private async scenes(game: Game, order: PageOrder): Promise<PageScenes> {
    const position = await this.log.position(game.id, order.seq);
    const facts = await this.log.factsAt(game.id, order.facts);
    const told = facts.flatMap((f) => {
      const body = factFor(f, order.seat);
      return body ? [{ type: f.type, body }] : [];
    });
    return pageScenes(this.systems.engine(game.system), game, position, told, order);
  }
}
