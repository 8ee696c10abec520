/** Whether a page of `origin` is one of the site that was asked by the name `host`; an origin that is none is not. */
export function sameHost(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host.toLowerCase() === host.toLowerCase();
}
