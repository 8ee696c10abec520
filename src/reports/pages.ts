import { Injectable } from '@nestjs/common';
import { sealOf } from '../kernel/record/hash';
import { factFor } from '../kernel/flow/fact';
import type { Game } from '../games/game.entity';
import type { MailSpec } from '../mail/mail-spec';
import { scenePdf } from '../render/pdf';
import { scenePng } from '../render/png';
import { sceneSvg } from '../render/svg';
import type { Mark, PageText, Paper, Scene } from '../render/scene';
import { LogRepository } from '../submissions/log.repository';
import { Systems } from '../systems/systems';
import { pagesOf } from './system-pages';

/** What a page is drawn from. */
export type PageOrder = NonNullable<MailSpec['map']>;

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
    const { page, id } = await this.scenes(game, order, paper);
    return scenePdf(page, { id, title: `${game.title}, ${order.seat}`, created: game.createdAt });
  }

  /** The page as SVG, for the web and for measuring. */
  async svg(game: Game, order: PageOrder, paper: Paper): Promise<string> {
    return sceneSvg((await this.scenes(game, order, paper)).page);
  }

  /** The part of the map that matters, as a PNG. */
  async crop(game: Game, order: PageOrder): Promise<Buffer> {
    return scenePng((await this.scenes(game, order, 'A4')).crop, CROP_PIXELS);
  }

  private async scenes(game: Game, order: PageOrder, paper: Paper): Promise<{ page: Scene; crop: Scene; id: string }> {
    const engine = this.systems.engine(game.system);
    const position = await this.log.position(game.id, order.seq);
    const view = engine.view(position, order.seat) as object;
    const facts = await this.log.factsAt(game.id, order.facts);
    const told = facts.flatMap((f) => {
      const body = factFor(f, order.seat);
      return body ? [{ type: f.type, body }] : [];
    });
    const hash = sealOf(game.commitment, view);
    const text: PageText = {
      code: game.code,
      title: game.title,
      moment: engine.system.moment(view),
      asked: order.asked,
      seat: engine.system.seatName(order.seat),
      position: `${position.dice.step}, hash ${hash.slice(0, 8)}`,
      orderWords: order.orderWords,
      marks: engine.system.marks(told) as Mark[],
    };
    const pages = pagesOf(game.system);
    return {
      page: pages.page(view, engine.system.data, text, paper),
      crop: pages.crop(view, engine.system.data, text),
      id: hash,
    };
  }
}
