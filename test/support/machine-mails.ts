import type { Delivered } from './mail-sink';

/** What a server says of a mail that it could not deliver. */
export interface Failure {
  /** The address it gives up on; without one, that of the mail. */
  recipient?: string;
  status?: string;
  said?: string;
  action?: string;
}

/** A raw mail of a machine; lines are joined as they go over the wire. */
export type MachineMail = (mail: Delivered, failure?: Failure) => string;

let made = 0;
const boundary = 'b0undary/0042';
const wire = (...lines: string[]): string => lines.join('\n').replace(/\r?\n/g, '\r\n') + '\r\n';
const date = 'Date: Sun, 22 Nov 2026 12:00:00 +0100';
const headOf = (mail: Delivered): string => mail.raw.split(/\r?\n\r?\n/)[0] ?? '';
const messageId = (host: string): string => `Message-ID: <${made++}.2211@${host}>`;

/** A report in three parts, as RFC 3464 has it. */
function report(head: string[], words: string, fields: string[], returned: string): string {
  return wire(
    ...head,
    date,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status;\n\tboundary="${boundary}"`,
    '',
    'This is a MIME-encapsulated message.',
    '',
    `--${boundary}`,
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    words,
    '',
    `--${boundary}`,
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    ...fields,
    '',
    `--${boundary}`,
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    returned,
    '',
    `--${boundary}--`,
  );
}

export const postfix: MachineMail = (mail, failure = {}) => {
  const { recipient = mail.to, status = '5.1.1', action = 'failed' } = failure;
  const said =
    failure.said ?? `550 ${status} <${recipient}>: Recipient address rejected: User unknown in virtual mailbox table`;
  return report(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
      `To: ${mail.returnPath}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      messageId('mx.example.org'),
    ],
    `This is the mail system at host mx.example.org.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients. It's attached below.\n\n<${recipient}>: host mail.example.org[192.0.2.7] said:\n    ${said} (in reply to RCPT TO command)`,
    [
      'Reporting-MTA: dns; mx.example.org',
      `X-Postfix-Sender: rfc822; ${mail.returnPath}`,
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Original-Recipient: rfc822;${recipient}`,
      `Action: ${action}`,
      `Status: ${status}`,
      'Remote-MTA: dns; mail.example.org',
      `Diagnostic-Code: smtp; ${said}`,
    ],
    headOf(mail),
  );
};

export const postfixDelayed: MachineMail = (mail) =>
  report(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
      `To: ${mail.returnPath}`,
      'Subject: Delayed Mail (still being retried)',
      'Auto-Submitted: auto-replied',
      messageId('mx.example.org'),
    ],
    `####################################################################\n# THIS IS A WARNING ONLY.  YOU DO NOT NEED TO RESEND YOUR MESSAGE. #\n####################################################################\n\nYour message could not be delivered for more than 4 hour(s).\nIt will be retried until it is 5 day(s) old.\n\n<${mail.to}>: connect to mail.example.org[192.0.2.7]:25: Connection timed out`,
    [
      'Reporting-MTA: dns; mx.example.org',
      '',
      `Final-Recipient: rfc822; ${mail.to}`,
      'Action: delayed',
      'Status: 4.4.1',
      'Diagnostic-Code: X-Postfix; connect to mail.example.org[192.0.2.7]:25: Connection timed out',
      'Will-Retry-Until: Fri, 27 Nov 2026 12:00:00 +0100 (CET)',
    ],
    headOf(mail),
  );

export const exim: MachineMail = (mail) =>
  wire(
    'Return-path: <>',
    'From: Mail Delivery System <Mailer-Daemon@relay.example.org>',
    `To: ${mail.returnPath}`,
    'Subject: Mail delivery failed: returning message to sender',
    `X-Failed-Recipients: ${mail.to}`,
    'Auto-Submitted: auto-replied',
    messageId('relay.example.org'),
    date,
    '',
    'This message was created automatically by mail delivery software.',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    `  ${mail.to}`,
    '    host mail.example.org [192.0.2.7]',
    `    SMTP error from remote mail server after RCPT TO:<${mail.to}>:`,
    '    550 5.1.1 User unknown',
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    mail.raw,
  );

export const eximDelayed: MachineMail = (mail) =>
  wire(
    'Return-path: <>',
    'From: Mail Delivery System <Mailer-Daemon@relay.example.org>',
    `To: ${mail.returnPath}`,
    'Subject: Warning: message 1tEXAM-0001-22 delayed 24 hours',
    'Auto-Submitted: auto-replied',
    messageId('relay.example.org'),
    date,
    '',
    'This message was created automatically by mail delivery software.',
    'A message that you sent has not yet been delivered to one or more of its',
    'recipients after more than 24 hours on the queue on relay.example.org.',
    '',
    'The address to which the message has not yet been delivered is:',
    '',
    `  ${mail.to}`,
    '    Delay reason: mailbox is full: retry timeout not exceeded',
    '',
    'No action is required on your part. Delivery attempts will continue for',
    'some time, and this warning may be repeated at intervals if the message',
    'remains undelivered. Eventually the mail delivery software will give up,',
    'and when that happens, the message will be returned to you.',
  );

export const exchange: MachineMail = (mail) =>
  report(
    [
      'Return-Path: <>',
      'From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.org>',
      `To: <${mail.returnPath}>`,
      'Subject: =?utf-8?Q?Undeliverable:_The_Luftwaffe_Strikes?=',
      'X-MS-Exchange-Message-Is-Ndr:',
      messageId('EXCH01.example.org'),
    ],
    `Your message to ${mail.to} couldn't be delivered.\n\n${mail.to.split('@')[0]} wasn't found at example.org.\n\nOriginal Message Details\nSubject: The Luftwaffe Strikes\nError: 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup`,
    [
      'Reporting-MTA: dns;EXCH01.example.org',
      'Received-From-MTA: dns;mx.example.org',
      '',
      `Final-recipient: RFC822;${mail.to}`,
      'Action: failed',
      'Status: 5.1.10',
      'Diagnostic-code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    ],
    headOf(mail),
  );

export const gmail: MachineMail = (mail) =>
  report(
    [
      'Return-Path: <>',
      'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      `To: ${mail.returnPath}`,
      'Auto-Submitted: auto-replied',
      'Subject: Delivery Status Notification (Failure)',
      `X-Failed-Recipients: ${mail.to}`,
      messageId('mx.google.com'),
    ],
    `** Address not found **\n\nYour message wasn't delivered to ${mail.to} because the address couldn't be found, or is unable to receive mail.\n\nThe response from the remote server was:\n\n550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos.`,
    [
      'Reporting-MTA: dns; googlemail.com',
      'Arrival-Date: Sun, 22 Nov 2026 03:00:00 -0800 (PST)',
      '',
      `Final-Recipient: rfc822; ${mail.to}`,
      'Action: failed',
      'Status: 5.1.1',
      "Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try\n 550-5.1.1 double-checking the recipient's email address for typos.",
    ],
    headOf(mail),
  );

/** Without any part that a program could read. */
export const qmail: MachineMail = (mail) =>
  wire(
    'Return-Path: <>',
    'From: MAILER-DAEMON@old.example.org',
    `To: ${mail.returnPath}`,
    'Subject: failure notice',
    messageId('old.example.org'),
    date,
    '',
    'Hi. This is the qmail-send program at old.example.org.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    `<${mail.to}>:`,
    'Sorry, no mailbox here by that name. (#5.1.1)',
    '',
    '--- Below this line is a copy of the message.',
    '',
    mail.raw,
  );

/** A complaint as providers send it (ARF), with the address made unreadable. */
export const complaint: MachineMail = (mail) =>
  wire(
    'From: <feedback@provider.example>',
    'To: <fbl@games.example.org>',
    'Subject: FW: The Luftwaffe Strikes',
    messageId('provider.example'),
    date,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=feedback-report; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report for an email message received from IP 192.0.2.1.',
    '',
    `--${boundary}`,
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    `Original-Mail-From: <${mail.returnPath}>`,
    '',
    `--${boundary}`,
    'Content-Type: message/rfc822',
    '',
    mail.raw.replaceAll(mail.to, 'redacted'),
    '',
    `--${boundary}--`,
  );

/** A notice that he has opened the mail. */
export const readReceipt: MachineMail = (mail) =>
  wire(
    `From: <${mail.to}>`,
    `To: ${mail.returnPath}`,
    'Subject: Read: The Luftwaffe Strikes',
    messageId('example.org'),
    date,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=disposition-notification; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain',
    '',
    'This is a receipt for the mail that you sent. It only acknowledges that it was displayed.',
    '',
    `--${boundary}`,
    'Content-Type: message/disposition-notification',
    '',
    `Final-Recipient: rfc822;${mail.to}`,
    `Original-Message-ID: ${mail.parsed.messageId ?? ''}`,
    'Disposition: manual-action/MDN-sent-manually; displayed',
    '',
    `--${boundary}--`,
  );

/** An answer of a machine in its owner's place, as `subject` and `text` say it in his language. */
export const holiday =
  (subject: string, text: string, marks: string[] = ['Auto-Submitted: auto-replied']): MachineMail =>
  (mail) =>
    wire(
      `From: Tom <${mail.to}>`,
      `To: ${mail.returnPath}`,
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      `In-Reply-To: ${mail.parsed.messageId ?? ''}`,
      ...marks,
      messageId('example.org'),
      date,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      text,
    );
