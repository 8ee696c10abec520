import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Readers } from './reader';
import { PrintedPages } from './printed-pages';
import { NoSuchRule, RulePages } from './rule-pages';

/** The rule indexes, open to everybody; rulings are shown to the members of their club. */
@ApiExcludeController()
@Controller('rules')
export class RulesController {
  constructor(
    private readonly pages: RulePages,
    private readonly printed: PrintedPages,
    private readonly readers: Readers,
  ) {}

  @Get()
  async front(@Req() request: Request, @Res() response: Response, @Query('q') q?: unknown): Promise<void> {
    response.render('rules', await this.pages.front(words(q), await this.readers.of(request)));
  }

  @Get(':system')
  async system(
    @Req() request: Request,
    @Res() response: Response,
    @Param('system') system: string,
    @Query('q') q?: unknown,
  ): Promise<void> {
    const reader = await this.readers.of(request);
    await orNone(response, () => this.pages.system(system, words(q), reader), 'rules-system');
  }

  @Get(':system/charts')
  async charts(@Res() response: Response, @Param('system') system: string): Promise<void> {
    await orNone(response, () => this.printed.chartsOf(system), 'rules-charts');
  }

  @Get(':system/terrain')
  async terrain(@Res() response: Response, @Param('system') system: string): Promise<void> {
    await orNone(response, () => this.printed.terrainOf(system), 'rules-terrain');
  }

  @Get(':system/sequence/:scenario')
  async sequence(
    @Res() response: Response,
    @Param('system') system: string,
    @Param('scenario') scenario: string,
  ): Promise<void> {
    await orNone(response, () => this.printed.sequenceOf(system, scenario), 'rules-sequence');
  }

  @Get(':system/:paragraph')
  async paragraph(
    @Req() request: Request,
    @Res() response: Response,
    @Param('system') system: string,
    @Param('paragraph') paragraph: string,
  ): Promise<void> {
    const reader = await this.readers.of(request);
    await orNone(response, () => this.pages.paragraph(system, paragraph, reader), 'rules-paragraph');
  }
}

/** More than anybody looks for at once. */
const MOST = 200;
const words = (q: unknown): string => (typeof q === 'string' ? q.replace(/\0/g, '').slice(0, MOST) : '');

/** The page, or one that says that there is none. */
async function orNone(response: Response, page: () => Promise<object> | object, view: string): Promise<void> {
  try {
    response.render(view, await page());
  } catch (error) {
    if (!(error instanceof NoSuchRule)) throw error;
    response.status(404).render('rules-none', { message: error.message });
  }
}
