import { Injectable } from '@nestjs/common';
import type { Game } from '../table/game.entity';
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

  /** What a mail brings: the pages as one PDF, and the part of the map that matters as a PNG. */
  async ofMail(game: Game, order: PageOrder, paper: Paper): Promise<{ pdf: Buffer; crop: Buffer }> {
    const scenes = await this.scenes(game, order);
    const crop = scenePng(scenes.crop(), CROP_PIXELS);
    const [pdf, picture] = await Promise.all([pdfOf(game, order, scenes, paper), crop]);
    return { pdf, crop: picture };
  }

  /** The pages as one PDF. */
  async pdf(game: Game, order: PageOrder, paper: Paper): Promise<Buffer> {
    return pdfOf(game, order, await this.scenes(game, order), paper);
  }

  /** Each page as SVG, for measuring. */
  async svgs(game: Game, order: PageOrder, paper: Paper): Promise<string[]> {
    return (await this.scenes(game, order)).pages(paper).map(sceneSvg);
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

const pdfOf = (game: Game, { seat }: PageOrder, { pages, id }: PageScenes, paper: Paper): Promise<Buffer> =>
  scenesPdf(pages(paper), { id, title: `${game.title}, ${seat}`, created: game.createdAt });
