import request from 'supertest';
import { textOf } from './reading';
import type { Player } from './player';
import type { World } from './world';

/** Of a device cookie in an answer, what is sent back. */
export const cookiesOf = (answer: { get(name: 'Set-Cookie'): string[] | undefined }): string =>
  (answer.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

/** The path of the link in somebody's newest mail to sign in. @throws Error when he has none */
export function signInLink(player: Player): string {
  const link = player.mailbox.flatMap((mail) => /https?:\/\/\S+(\/sign-in\/\S+)/.exec(textOf(mail))?.[1] ?? []).at(-1);
  if (link === undefined) throw new Error(`${player.name} has no link to sign in`);
  return link;
}

/** A browser in which somebody has signed in. */
export class Browser {
  constructor(
    private readonly world: World,
    public cookie = '',
  ) {}

  /** Asks for a link by the form, and opens the one that comes. */
  static async of(world: World, player: Player): Promise<Browser> {
    const browser = new Browser(world);
    await browser.post('/sign-in', { email: player.email }).expect(200);
    await world.settle();
    await browser.open(signInLink(player));
    return browser;
  }

  /** The button behind a link. */
  async open(link: string): Promise<string> {
    const answer = await this.post(link, {}).expect(303);
    this.cookie = cookiesOf(answer);
    return answer.headers['location'] ?? '';
  }

  get(path: string): request.Test {
    return request(this.world.app.getHttpServer()).get(path).set('Cookie', this.cookie);
  }

  /** What scanners of mails ask for. */
  head(path: string): request.Test {
    return request(this.world.app.getHttpServer()).head(path).set('Cookie', this.cookie);
  }

  /** A form of a page of ours. */
  post(path: string, fields: object): request.Test {
    return this.foreignPost(path, fields).set('Sec-Fetch-Site', 'same-origin');
  }

  /** The same from a page of another site. */
  foreignPost(path: string, fields: object): request.Test {
    return request(this.world.app.getHttpServer()).post(path).set('Cookie', this.cookie).type('form').send(fields);
  }
}
