import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { Table } from './game';
import { bodyOf } from './http';
import type { Player } from './player';
import { textOf } from './reading';
import type { World } from './world';

/** A player who plays on the page of his seat: the link comes from a mail he has. */
export class PagePlayer {
  private constructor(
    private readonly world: World,
    private readonly page: string,
    private readonly cookie: string,
  ) {}

  static async open(world: World, { code }: Table, player: Player): Promise<PagePlayer> {
    const link = player.mailbox
      .filter((m) => m.parsed.subject?.includes(code))
      .flatMap((m) => /^On the web: (\S+)$/m.exec(textOf(m))?.[1] ?? [])
      .at(-1);
    if (link === undefined) throw new Error(`${player.name} has no mail with a link`);
    return PagePlayer.at(world, link);
  }

  /** Who has the link from elsewhere. */
  static async at(world: World, link: string): Promise<PagePlayer> {
    const answer = await world.anybody.get(new URL(link).pathname).expect(303);
    const cookie = answer.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
    return new PagePlayer(world, answer.headers['location'] ?? '', cookie);
  }

  /** Sends the page's own samples for the decision that waits. @throws Error when they are not recorded */
  async answer(): Promise<void> {
    const html = await this.look();
    const decision = Number(/data-decision="(\d+)"/.exec(html)?.[1]);
    const samples = [...html.matchAll(/class="sample"[^>]*>([^<]+)</g)].map((m) => plain(m[1] ?? ''));
    const orders = samples.filter((s) => s !== 'pass');
    const text = orders.length > 0 ? orders.join('\n') : 'pass';
    const receipt = await this.write(text, decision);
    if (receipt.outcome !== 'recorded') throw new Error(`"${text}" got: ${receipt.verdict}`);
  }

  /** The page as it is now. */
  async look(): Promise<string> {
    const asked = request(this.world.app.getHttpServer()).get(this.page).set('Cookie', this.cookie);
    return (await asked.expect(200)).text;
  }

  /** Writes something into the box of the page: what became of it. */
  async write(text: string, decision = 0): Promise<{ outcome: string; verdict: string }> {
    const sent = await request(this.world.app.getHttpServer())
      .post(`${this.page}/orders`)
      .set({ Cookie: this.cookie, 'Sec-Fetch-Site': 'same-origin' })
      .send({ decision, text, mark: randomUUID() })
      .expect(200);
    return bodyOf<{ receipt: { outcome: string; verdict: string } }>(sent).receipt;
  }
}

const plain = (html: string): string =>
  html
    .replace(/&#x27;/g, "'")
    .replace(/&#x3D;/g, '=')
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
