import type { ServiceProcess } from '../support/service-process';
import { Courier } from './courier';
import type { MailServer } from './mail-server';
import { Post } from './post';

/** Where a service listens. */
export interface Ports {
  webPort: number;
  smtpPort: number;
}

/** A way that the players' mails come to the services. */
export type Way = Pick<Courier, 'send' | 'taken'>;

/** What a match is played on: the mail servers between players and services. */
export interface Ground {
  post: MailServer;
  /** Settings of the services. */
  environment: Record<string, string>;
  /** Every mail comes by each of them. `at` is called at each moment of a mail. */
  ways(served: readonly (Ports & { service: ServiceProcess })[], at: () => boolean): Way[];
  /** A service has been started again. */
  restarted(): Promise<void>;
  /** Waits until what is on its way has come. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** One mail server of ours; each service is written to directly. */
export async function plainGround(_: readonly Ports[], moment: () => void): Promise<Ground> {
  const post = await Post.open(() => {
    moment();
    return false;
  });
  return {
    post,
    environment: {},
    ways: (served, at) =>
      served.map(({ service, smtpPort }) => new Courier({ port: smtpPort, up: () => service.up(), at })),
    restarted: () => Promise.resolve(),
    settled: () => Promise.resolve(),
    close: () => post.close(),
  };
}
