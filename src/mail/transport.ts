import { createTransport } from 'nodemailer';
import type { SendMailOptions, Transporter } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';

/** Sends a mail that is ready. @throws SendFault */
export abstract class MailTransport {
  abstract send(mail: SendMailOptions, personId: string): Promise<void>;
  abstract close(): void;
}

/** Why a mail was not taken: for good, or to be tried again. The reason holds no address. */
export class SendFault extends Error {
  constructor(
    reason: string,
    readonly permanent: boolean,
  ) {
    super(reason);
    this.name = 'SendFault';
  }
}

/** Any SMTP server. */
export class SmtpTransport extends MailTransport {
  private readonly transporter: Transporter;

  constructor(url: string) {
    super();
    const { protocol } = new URL(url);
    this.transporter = createTransport({
      url,
      pool: true,
      maxConnections: 5,
      maxMessages: 100,
      connectionTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      secure: protocol === 'smtps:',
    });
  }

  async send(mail: SendMailOptions): Promise<void> {
    try {
      await this.transporter.sendMail(mail);
    } catch (error) {
      const { responseCode, code } = error as { responseCode?: number; code?: string };
      const reason = responseCode ? `answered ${responseCode}` : (code ?? 'no connection');
      throw new SendFault(reason, responseCode !== undefined && responseCode >= 500);
    }
  }

  close(): void {
    this.transporter.close();
  }
}

/** A mail as it goes over the wire. */
export function rawMail(mail: SendMailOptions): Promise<Buffer> {
  return new MailComposer({ ...mail, disableFileAccess: true, disableUrlAccess: true }).compile().build();
}
