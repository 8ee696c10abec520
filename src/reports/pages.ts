import { Injectable } from '@nestjs/common';
import { factFor } from '../kernel/flow/fact';
import type { Paper } from '../render/scene';
import { sceneSvg } from '../render/svg';
import { LogRepository } from '../submissions/log.repository';
import { Systems } from '../systems/systems';
import type { Game } from '../table/game.entity';
import { Drawing } from './drawing/drawing';
import type { DrawTask } from './drawing/draw';
import type { DrawnSymbols } from './drawing/symbols';
import { pageScenes, type PageOrder } from './page-scenes';

/** What is drawn for a mail. */
export interface MailPictures {
  pdf: Buffer;
  crop: Buffer;
  symbols: DrawnSymbols;
}

/** Has the pages and the crop of a seat's own view drawn, from the stored position. */
@Injectable()
export class Pages {
  constructor(
    private readonly log: LogRepository,
    private readonly systems: Systems,
    private readonly drawing: Drawing,
  ) {}

  /** What a mail brings: the pages as one PDF, the part of the map that matters as a PNG, symbols of units. @throws DrawingFailed */
  async ofMail(game: Game, order: PageOrder, paper: Paper): Promise<MailPictures> {
    const { pdf, crop, symbols } = await this.drawing.draw({ ...(await this.task(game, order, paper)), crop: true });
    return { pdf: Buffer.from(pdf), crop: Buffer.from(crop ?? []), symbols };
  }

  /** The pages as one PDF. @throws DrawingFailed */
  async pdf(game: Game, order: PageOrder, paper: Paper): Promise<Buffer> {
    return Buffer.from((await this.drawing.draw(await this.task(game, order, paper))).pdf);
  }

  /** Each page as SVG, for measuring. */
  async svgs(game: Game, order: PageOrder, paper: Paper): Promise<string[]> {
    const { position, told } = await this.task(game, order, paper);
    const scenes = pageScenes(this.systems.engine(game.system), game, position, told, order);
    return scenes.pages(paper).map(sceneSvg);
  }

  private async task(game: Game, order: PageOrder, paper: Paper): Promise<DrawTask> {
    const { code, title, commitment, system, createdAt } = game;
    const position = await this.log.position(game.id, order.seq);
    const facts = await this.log.factsAt(game.id, order.facts);
    const told = facts.flatMap((f) => {
      const body = factFor(f, order.seat);
      return body ? [{ type: f.type, body }] : [];
    });
    return { game: { code, title, commitment, system, createdAt }, position, told, order, paper, crop: false };
  }
}
