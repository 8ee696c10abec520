import { Injectable } from '@nestjs/common';
import type { Game } from '../games/game.entity';
import { factFor } from '../kernel/flow/fact';
import { scenePdf } from '../render/pdf';
import { scenePng } from '../render/png';
import type { Paper } from '../render/scene';
import { sceneSvg } from '../render/svg';
import { LogRepository } from '../submissions/log.repository';
import { Systems } from '../systems/systems';
import { pageScenes } from './page-scenes';
import type { PageOrder, PageScenes } from './page-scenes';

/** Width of the picture in a mail. */
const CROP_PIXELS = 900;

/** Draws the page and the crop of a seat's own view, from the stored position. */
@Injectable()
export class Pages {
  constructor(
    private readonly log: LogRepository,
    private readonly systems: Systems,
  ) {}

  /** The page as a PDF. */
  async pdf(game: Game, order: PageOrder, paper: Paper): Promise<Buffer> {
    const { page, id } = await this.scenes(game, order);
    return scenePdf(page(paper), { id, title: `${game.title}, ${order.seat}`, created: game.createdAt });
  }

  /** The page as SVG, for the web and for measuring. */
  async svg(game: Game, order: PageOrder, paper: Paper): Promise<string> {
    return sceneSvg((await this.scenes(game, order)).page(paper));
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
