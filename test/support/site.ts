import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';
import { Keys } from '../../src/config/keys';
import { Wire } from '../kill/courier';
import { ServiceProcess, freePort } from './service-process';
import { SlowPost } from './slow-post';

export const ANNA = 'anna@example.org';
export const TOM = 'tom@example.org';

/** A service, where its web pages and its listener are, and the post that takes its mails. */
export interface Site {
  service: ServiceProcess;
  post: SlowPost;
  web: number;
  smtp: number;
}

const sites: Site[] = [];
export async function site(environment: Record<string, string> = {}): Promise<Site> {
  const [web, smtp, post] = [await freePort(), await freePort(), await SlowPost.open()];
  const service = ServiceProcess.prepare({
    ...{ PORT: String(web), HOST: '127.0.0.1', DATABASE_URL: '', DESPATCH_SECRET: '', NODE_ENV: 'production' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${post.port}`, SMTP_LISTEN: `127.0.0.1:${smtp}` },
    ...{ MAIL_DOMAIN: 'games.example.org', PUBLIC_URL: 'http://despatch.example.org' },
    ...environment,
  });
  const made = { service, post, web, smtp };
  sites.push(made);
  return made;
}

export async function newGame({ service, web }: Site): Promise<void> {
  const seats = { german: { name: 'Anna Berg', email: ANNA }, allied: { name: 'Tom Reed', email: TOM } };
  const key = new Keys(readFileSync(join(service.home, 'secret'), 'utf8').trim()).apiKey();
  const answer = await fetch(`http://127.0.0.1:${web}/api/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ system: 'mercury', scenario: '4', seats }),
  });
  expect(answer.status).toBe(201);
}

/** The first half of a JOIN on the wire; what it gives sends the other half and waits for the answer. */
export async function halfJoin(
  { smtp }: Site,
  invitation: ParsedMail,
): Promise<{ wire: Wire; rest: () => Promise<void> }> {
  const to = invitation.replyTo?.value[0]?.address ?? '';
  const wire = await Wire.open(smtp);
  await wire.answer(220);
  await wire.say('EHLO players.example.org', 250);
  await wire.say(`MAIL FROM:<${ANNA}>`, 250);
  await wire.say(`RCPT TO:<${to}>`, 250);
  await wire.say('DATA', 354);
  await wire.write(Buffer.from(`From: Anna Berg <${ANNA}>\r\nTo: ${to}\r\nMessage-ID: <join@example.org>\r\n`));
  const rest = async (): Promise<void> => {
    await wire.write(Buffer.from('Subject: Re: you are invited\r\n\r\nJOIN\r\n.\r\n'));
    await wire.answer(250);
  };
  return { wire, rest };
}

/** Takes all of them away. */
export async function removeSites(): Promise<void> {
  for (const { service, post } of sites) {
    await service.remove();
    await post.close();
  }
}
