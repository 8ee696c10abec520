import type { JsonObject } from '../../kernel/realm';
import type { Position } from '../../kernel/record/position';
import { scenesPdf } from '../../render/pdf';
import { sceneIndexedPng } from '../../render/png-indexed';
import type { Paper, Scene } from '../../render/scene';
import type { Systems } from '../../systems/systems';
import type { Game } from '../../table/game.entity';
import { pageScenes, type PageOrder } from '../page-scenes';
import { NO_SYMBOLS, drawnSymbols, type DrawnSymbols } from './symbols';

/** Widths of the picture in a mail: the first that is small enough, or the last. */
const CROP_PIXELS = [900, 760, 640];
/** The picture goes out with every turn mail. */
const MOST_CROP_BYTES = 150_000;

/** What the pages of a seat are drawn from: plain data, so that another thread may draw them. */
export interface DrawTask {
  game: Pick<Game, 'code' | 'title' | 'commitment' | 'system' | 'createdAt'>;
  position: Position;
  /** The facts as the seat may read them. */
  told: readonly { type: string; body: JsonObject }[];
  order: PageOrder;
  paper: Paper;
  /** Whether the part of the map that matters is drawn as a PNG too, and the symbols of units. */
  crop: boolean;
}

/** The pages as one PDF, and what the mail itself shows. */
export interface Drawn {
  pdf: Uint8Array;
  /** The part of the map that matters; null: it was not asked for. */
  crop: Uint8Array | null;
  symbols: DrawnSymbols;
}

/** Draws the pages of a seat's own view. */
export async function draw(systems: Systems, task: DrawTask): Promise<Drawn> {
  const { game, position, told, order, paper } = task;
  const scenes = pageScenes(systems.engine(game.system), game, position, told, order);
  const words = { id: scenes.id, title: `${game.title}, ${order.seat}`, created: game.createdAt };
  const crop = task.crop ? cropPng(scenes.crop()) : null;
  const [pdf, picture] = await Promise.all([scenesPdf(scenes.pages(paper), words), crop]);
  const symbols = task.crop ? await drawnSymbols(game.system, scenes.symbols()) : NO_SYMBOLS;
  return { pdf, crop: picture, symbols };
}

async function cropPng(scene: Scene): Promise<Buffer> {
  let png: Buffer = Buffer.alloc(0);
  for (const width of CROP_PIXELS) {
    png = await sceneIndexedPng(scene, width, 6);
    if (png.length <= MOST_CROP_BYTES) break;
  }
  return png;
}
