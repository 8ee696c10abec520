/** Somebody at the page of his game. */
export class Visitor {
  private constructor(
    private readonly email: string,
    private readonly page: string,
    private readonly cookie: string,
  ) {}

  /** Who opens the link of a mail. @throws Error when it opens nothing */
  static async by(link: string, email: string): Promise<Visitor> {
    const answer = await fetch(link, { redirect: 'manual' });
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    const page = answer.headers.get('location');
    if (page === null || cookie.length === 0) throw new Error(`the link opens nothing: ${answer.status}`);
    return new Visitor(email, new URL(page, link).href, cookie.join('; '));
  }

  /** Asks for something of his game, and reads it; gives the status. */
  get(what: string): Promise<number> {
    return this.asked(this.at(what), {});
  }

  post(what: string, body: object): Promise<number> {
    const headers = { 'Content-Type': 'application/json' };
    return this.asked(this.at(what), { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Asks for the mail with the link to sign in. */
  signIn(): Promise<number> {
    const to = new URL('/sign-in', this.page);
    return this.asked(to, { method: 'POST', body: new URLSearchParams({ email: this.email }) });
  }

  /** Under the page, with the side that it is of. */
  private at(what: string): URL {
    const to = new URL(this.page);
    to.pathname += what;
    return to;
  }

  private async asked(to: URL, how: RequestInit): Promise<number> {
    const headers = { ...how.headers, Cookie: this.cookie, 'Sec-Fetch-Site': 'same-origin' };
    const answer = await fetch(to, { ...how, headers, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  }
}
