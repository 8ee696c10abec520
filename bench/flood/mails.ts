import { createTransport } from 'nodemailer';

/** A mail of a flood. */
export interface FloodMail {
  messageId: string;
  from: string;
  to: string;
  raw: Buffer;
}

/** A turn mail that can be answered. */
export interface Asked {
  /** Whom it asks. */
  player: string;
  replyTo: string;
  messageId: string;
  subject: string;
  text: string;
  /** Its own sample orders. */
  samples: readonly string[];
}

/** So many different answers to one mail, each as a web mailer writes it, above the quoted mail. */
export function answersTo(asked: Asked, count: number): FloodMail[] {
  return Array.from({ length: count }, (_, n) => {
    const messageId = `<${n}.${asked.messageId.replace(/[<>]|@.*/g, '')}@players.example.org>`;
    const quoted = asked.text.split(/\r?\n/).map((line) => `> ${line}`);
    // Every answer has words of its own: the same words twice are one mail.
    const own = [...asked.samples, `# answer ${n}`];
    const lines = [
      `From: Player <${asked.player}>`,
      `To: ${asked.replyTo}`,
      `Subject: Re: ${asked.subject}`,
      `Message-ID: ${messageId}`,
      `In-Reply-To: ${asked.messageId}`,
      `References: ${asked.messageId}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      ...own,
      '',
      'On Sun, 22 Nov 2026 at 10:00, Despatch <despatch@games.example.org> wrote:',
      ...quoted,
      '',
    ];
    return { messageId, from: asked.player, to: asked.replyTo, raw: Buffer.from(lines.join('\r\n')) };
  });
}

/** Sends every mail over so many connections at once; comes back when each has its 250. @throws Error when one is refused */
export async function pour(port: number, mails: readonly FloodMail[], connections: number): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    pool: true,
    maxConnections: connections,
    maxMessages: Infinity,
  });
  try {
    await Promise.all(mails.map(({ from, to, raw }) => transport.sendMail({ envelope: { from, to }, raw })));
  } finally {
    transport.close();
  }
}
