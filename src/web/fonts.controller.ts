import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { FONT_IDS, fontFile } from '../render/fonts';
import type { FontId } from '../render/scene';

/** The fonts that the drawings are set in: with others their letters would not fit. */
@ApiExcludeController()
@Controller('web/fonts')
export class FontsController {
  private readonly zipped = new Map<FontId, Buffer>();

  @Get(':font.ttf')
  font(@Param('font') font: string, @Res() response: Response): void {
    const id = FONT_IDS.find((known) => known === font);
    if (!id) throw new NotFoundException('There is no such font.');
    response.setHeader('Content-Type', 'font/ttf');
    response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.end(this.zippedFont(id));
  }

  private zippedFont(id: FontId): Buffer {
    const known = this.zipped.get(id);
    if (known) return known;
    const zipped = gzipSync(readFileSync(fontFile(id)));
    this.zipped.set(id, zipped);
    return zipped;
  }
}
