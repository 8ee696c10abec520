import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { RelaySettings } from '../config/relay-settings';
import { refusedForNow } from './reading/permanence';
import { NO_STARTTLS, tlsTrouble } from './tls-trouble';

/** A mail as it goes over the wire, with its envelope. */
export interface ReadyMail {
  /** Its id in the outbox. */
  id: string;
  envelope: { from: string; to: string };
  raw: Buffer;
}

/** Sends a mail that is ready. @throws SendFault */
export abstract class MailTransport {
  abstract send(mail: ReadyMail, personId: string): Promise<void>;
  abstract close(): void;
}

/**
 * What a failed attempt was about: the server itself (it does not answer, refuses us all), this mail (4xx, and 5xx for a
 * policy or a full mailbox: to be tried again; other 5xx: for good), or the address (5xx to RCPT TO).
 */
export type FaultAbout = 'server' | 'mail for now' | 'mail for good' | 'address';

/** Why a mail was not taken. The reason holds no address. */
export class SendFault extends Error {
  constructor(
    reason: string,
    readonly about: FaultAbout,
    /** The enhanced status of the answer, `5.1.1`; null: the server said none. */
    readonly status: string | null = null,
  ) {
    super(reason);
    this.name = 'SendFault';
  }
}

/** Any SMTP server. What must be private is sent by TLS, to a server whose certificate is good, or not at all. */
export class SmtpTransport extends MailTransport {
  private readonly transporter: Transporter;

  /** `ca`: whose word is taken for its certificate (`authorities`). */
  constructor({ url, tls }: RelaySettings, ca?: string[]) {
    super();
    this.transporter = createTransport({
      url,
      pool: true,
      maxConnections: 5,
      maxMessages: 100,
      // Whether a mail is tried again is for the outbox to say.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      dnsTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      secure: tls === 'whole',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      tls: { rejectUnauthorized: true, ...(ca ? { ca } : {}) },
    });
  }

  async send({ envelope, raw }: ReadyMail): Promise<void> {
    try {
      await this.transporter.sendMail({ envelope, raw });
    } catch (error) {
      throw sendFault(error as SmtpError);
    }
  }

  close(): void {
    this.transporter.close();
  }
}

/** What nodemailer tells of a failed attempt. */
export interface SmtpError {
  code?: string;
  /** What the system called it. */
  originalCode?: string;
  /** The command that was answered. */
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Commands whose answer is about one mail; what is said to any other is about the server and us. */
const ABOUT_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** The server closes the connection, whatever was asked. */
const CLOSING = 421;
/** Refused before anything was sent: such an address or mail can be sent by no server. */
const OWN_REFUSALS = ['EENVELOPE', 'EMESSAGE'];

/** What an error of the SMTP client means. */
export function sendFault({ code, originalCode, command = '', responseCode, response = '' }: SmtpError): SendFault {
  const trouble = command === 'STARTTLS' && responseCode !== undefined ? NO_STARTTLS : tlsTrouble(originalCode);
  if (trouble !== null) return new SendFault(trouble, 'server');
  if (responseCode === undefined) {
    const own = OWN_REFUSALS.includes(code ?? '');
    return own
      ? new SendFault(`cannot be sent: ${code}`, 'mail for good')
      : new SendFault(`no answer: ${code}`, 'server');
  }
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response)?.[1] ?? null;
  const reason = `answered ${responseCode}${status === null ? '' : ` ${status}`}`;
  if (!ABOUT_MAIL.includes(command) || responseCode === CLOSING) return new SendFault(reason, 'server', status);
  if (responseCode < 500 || refusedForNow(status, response)) return new SendFault(reason, 'mail for now', status);
  return new SendFault(reason, command === 'RCPT TO' ? 'address' : 'mail for good', status);
}

/** A mail as bytes; with a `boundary` between its parts the same mail is the same bytes whenever it is made. */
export function rawMail(mail: SendMailOptions, boundary?: string): Promise<Buffer> {
  const parts = boundary === undefined ? {} : { baseBoundary: boundary };
  return new MailComposer({ ...mail, ...parts, disableFileAccess: true, disableUrlAccess: true }).compile().build();
}
