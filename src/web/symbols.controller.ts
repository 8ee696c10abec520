import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { symbolOf, SYMBOLS } from '../render/hexmap/symbols';
import { rectangle } from '../render/shapes';
import { sceneSvg } from '../render/svg';

/** Points of a symbol, as in mails. */
const [WIDTH, HEIGHT] = [26, 17];

/** The symbols of types of units before their names in tables: they hang on nothing but the type. */
@ApiExcludeController()
@Controller('web/symbols')
export class SymbolsController {
  private readonly drawn = new Map<string, string>();

  @Get(':type.svg')
  symbol(@Param('type') type: string, @Res() response: Response): void {
    if (!SYMBOLS.includes(type)) throw new NotFoundException('There is no such symbol.');
    const svg = this.drawn.get(type) ?? sceneSvg(symbolScene(type));
    this.drawn.set(type, svg);
    response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.end(svg);
  }
}

const symbolScene = (type: string) => ({
  ...{ width: WIDTH, height: HEIGHT },
  shapes: [
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: '#ffffff' }),
    { kind: 'group' as const, x: WIDTH / 2, y: HEIGHT / 2, scale: 1.85, ...symbolOf({ type, box: null }, 'plain') },
  ],
});
