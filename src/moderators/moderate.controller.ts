import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UnauthorizedException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AnnotatedGames } from '../games/annotated.service';
import { BadGame } from '../games/new-game';
import { ModeratorDesk } from '../mail/moderators/moderator-desk';
import { QuestionRepository } from '../rulings/question.repository';
import { SubmissionService } from '../submissions/submission.service';
import { questionOfForm, wordOfForm } from './form-words';
import { ModeratorPages, type Done } from './moderator-pages';
import { ModeratorsDoor, type Opened } from './moderators-door';
import { TrialPages } from './trial-pages';

/** What moderators do on the web: the words of their mails, by forms. */
@ApiExcludeController()
@Controller('moderate')
export class ModerateController {
  constructor(
    private readonly door: ModeratorsDoor,
    private readonly pages: ModeratorPages,
    private readonly trials: TrialPages,
    private readonly desk: ModeratorDesk,
    private readonly questions: QuestionRepository,
    private readonly submissions: SubmissionService,
    private readonly texts: AnnotatedGames,
  ) {}

  @Get()
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    await signedIn(response, async () => {
      response.render('moderate', await this.pages.list(await this.door.moderating(request)));
    });
  }

  @Get(':code')
  async show(@Req() request: Request, @Res() response: Response, @Param('code') code: string): Promise<void> {
    await signedIn(response, async () => {
      response.render('moderate-game', await this.pages.page(await this.door.game(request, code)));
    });
  }

  /** A game that is over, to read. */
  @Get(':code/annotated')
  async annotated(@Req() request: Request, @Res() response: Response, @Param('code') code: string): Promise<void> {
    await signedIn(response, async () => {
      const { game, by } = await this.door.game(request, code);
      const text = await this.texts.of(game.code, { zone: by.zone });
      response.attachment(`despatch-${game.code}.md`).type('text/markdown').send(text);
    });
  }

  @Get(':code/questions/:nr/try')
  async trial(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('nr') nr: string,
  ): Promise<void> {
    await signedIn(response, async () => {
      response.render('moderate-try', await this.trials.page(await this.door.game(request, code), nr));
    });
  }

  @Post(':code/questions/:nr/try')
  @HttpCode(200)
  async tried(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('nr') nr: string,
    @Body() form: unknown,
  ): Promise<void> {
    await signedIn(response, async () => {
      response.render('moderate-try', await this.trials.run(await this.door.game(request, code), nr, form));
    });
  }

  /** One word, by its form: what came of it stands above the page. */
  @Post(':code/:act')
  @HttpCode(200)
  async act(
    @Req() request: Request,
    @Res() response: Response,
    @Param('code') code: string,
    @Param('act') act: string,
    @Body() form: unknown,
  ): Promise<void> {
    await signedIn(response, async () => {
      const opened = await this.door.game(request, code);
      const done = await this.done(opened, act, form).catch((error: unknown): Done => {
        if (!(error instanceof BadGame)) throw error;
        response.status(400);
        return { title: 'Nothing was done', lines: [error.message] };
      });
      // The game is other than it was found.
      response.render('moderate-game', await this.pages.page(await this.door.game(request, code), done));
    });
  }

  private async done({ game, by }: Opened, act: string, form: unknown): Promise<Done> {
    const word = wordOfForm(act, form);
    const nr = questionOfForm(form);
    return this.submissions.withGame(game.id, async (hand) => {
      const question = nr === null ? null : await this.questions.find(game.id, nr, hand.manager);
      return this.desk.act(hand, { by, question, side: null }, word);
    });
  }
}

/** Who is nobody yet is shown where to sign in. */
async function signedIn(response: Response, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UnauthorizedException)) throw error;
    response.status(401).render('sign-in', { asked: false });
  }
}
