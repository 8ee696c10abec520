import { Body, Controller, Get, Param, Post, Redirect, Render, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { WholeNumberPipe } from '../config/whole-number';
import { PostOffice, type PostPage } from './post-office';

/** Forms of this page; what is missing, or is given twice, is as if nothing stood in it. */
const word = z.string().optional().catch(undefined);
const NewGame = z.object({ scenario: word, bot: word, strength: word }).catch({});
const Practice = z.object({ system: word }).catch({});
const Reply = z.object({ text: word, quote: word }).catch({});

/** The local post office: the mailboxes of everybody, with a reply box. Only there without an outgoing SMTP server. */
@ApiExcludeController()
@Controller('post')
export class PostController {
  constructor(private readonly office: PostOffice) {}

  @Get()
  @Redirect()
  async first(): Promise<{ url: string }> {
    return { url: await this.office.firstBox() };
  }

  @Post('games')
  @Redirect('/post', 303)
  async newGame(@Body() form: unknown): Promise<{ url: string; statusCode: number }> {
    const { scenario = '', bot, strength } = NewGame.parse(form);
    const url = await this.office.newDemoGame(scenario, bot ? { seat: bot, strength: strength || null } : null);
    return { url, statusCode: 303 };
  }

  @Post('practice')
  @Redirect('/post', 303)
  async practice(@Body() form: unknown): Promise<{ url: string; statusCode: number }> {
    const { system = '' } = Practice.parse(form);
    return { url: await this.office.newPractice(system), statusCode: 303 };
  }

  @Get('news')
  news(): Promise<{ waiting: Record<string, number> }> {
    return this.office.news();
  }

  @Get(':person')
  @Render('post')
  box(@Param('person') person: string): Promise<PostPage> {
    return this.office.page(person, null);
  }

  @Get(':person/:mail')
  @Render('post')
  mail(@Param('person') person: string, @Param('mail') mail: string): Promise<PostPage> {
    return this.office.page(person, mail);
  }

  @Get(':person/:mail/files/:n')
  async file(
    @Param('person') person: string,
    @Param('mail') mail: string,
    @Param('n', WholeNumberPipe) n: number,
    @Res() response: Response,
  ): Promise<void> {
    const { name, type, content } = await this.office.file(person, mail, n);
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Disposition', `inline; filename="${name}"`);
    response.send(content);
  }

  @Post(':person/:mail/reply')
  @Redirect('', 303)
  async reply(
    @Param('person') person: string,
    @Param('mail') mail: string,
    @Body() form: unknown,
  ): Promise<{ url: string; statusCode: number }> {
    const { text = '', quote } = Reply.parse(form);
    await this.office.reply(person, mail, text, quote === 'on');
    return { url: `/post/${person}`, statusCode: 303 };
  }
}
