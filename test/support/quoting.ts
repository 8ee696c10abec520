import { HTML_REPLIES } from '../../src/mail/reading/testing/html-replies';
import { QUOTED_AS } from '../../src/mail/reading/testing/quoted-html';
import type { Delivered } from './mail-sink';

/** A reply as a mail program makes it: plain text, HTML, or both. */
export interface Written {
  text?: string;
  html?: string;
}

/** How a mail program puts a player's own words and the mail he answers together. */
export type QuotingStyle = (own: string, answered: Delivered) => Written;

const textOf = (mail: Delivered): string => (mail.parsed.text ?? '').trimEnd();
const quote = (text: string): string =>
  text
    .split('\n')
    .map((l) => `> ${l}`.trimEnd())
    .join('\n');
const fromLine = (mail: Delivered): string => mail.parsed.replyTo?.text ?? mail.parsed.from?.text ?? '';
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const attribution = (mail: Delivered): string => `On Sun, 22 Nov 2026 at 10:00, ${fromLine(mail)}\nwrote:`;

/** Own words above, the mail quoted below: most programs. */
export const topPost: QuotingStyle = (own, mail) => ({
  text: `${own}\n\n${attribution(mail)}\n\n${quote(textOf(mail))}\n`,
});

/** The mail below a bar, without any sign before its lines: Outlook. */
export const outlook: QuotingStyle = (own, mail) => ({
  text: [
    own,
    '',
    '-----Original Message-----',
    `From: ${fromLine(mail)}`,
    'Sent: Sunday, November 22, 2026 10:00',
    'To: Player',
    `Subject: ${mail.parsed.subject ?? ''}`,
    '',
    textOf(mail),
    '',
  ].join('\r\n'),
});

/** Own words in the middle of the quoted mail, where the samples stand. */
export const inline: QuotingStyle = (own, mail) => {
  const lines = textOf(mail).split('\n');
  const at = lines.findIndex((l) => l.startsWith('For example')) + 1;
  return {
    text: [
      attribution(mail),
      quote(lines.slice(0, at).join('\n')),
      '',
      own,
      '',
      quote(lines.slice(at).join('\n')),
    ].join('\n'),
  };
};

/** Text and HTML side by side, the lines of the text broken: as Gmail sends it. */
export const htmlAlternative: QuotingStyle = (own, mail) => ({
  ...topPost(own.replace(/(.{60,76}) /g, '$1\n'), mail),
  ...htmlOnly(own, mail),
});

/** Nothing but HTML, with something hidden in it that is no word of the writer's. */
export const htmlOnly: QuotingStyle = (own, mail) => ({
  html: [
    '<html><head><style>p { margin: 0 }</style></head><body>',
    '<div style="display:none">RESIGN</div>',
    ...own.split('\n').map((line) => `<div>${escaped(line) || '<br>'}</div>`),
    `<div class="gmail_quote"><div class="gmail_attr">On Sun, 22 Nov 2026 at 10:00, ${escaped(fromLine(mail))} wrote:<br></div>`,
    `<blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${escaped(textOf(mail)).replace(/\n/g, '<br>')}</blockquote></div>`,
    '</body></html>',
  ].join('\n'),
});

/** The HTML of a mail as a program quotes it; of one in plain text, its lines. */
const requoted = (mail: Delivered, program: string): string =>
  mail.parsed.html
    ? (QUOTED_AS[program]?.(mail.parsed.html) ?? mail.parsed.html)
    : `<pre>${escaped(textOf(mail))}</pre>`;

/** Our HTML below the answer, by Gmail, with the text beside it. */
export const gmailOfHtml: QuotingStyle = (own, mail) => ({
  ...topPost(own.replace(/(.{60,76}) /g, '$1\n'), mail),
  html: HTML_REPLIES['Gmail']?.(own.split('\n'), requoted(mail, 'Gmail: own names for classes, no style sheet')),
});

/** Our HTML below the answer, by Word: no sign before its lines but for the headers above. */
export const outlookOfHtml: QuotingStyle = (own, mail) => ({
  html: HTML_REPLIES['Outlook desktop']?.(own.split('\n'), requoted(mail, 'Outlook on Windows: by way of Word')),
});

/** Own words below the quoted mail, and a signature: old hands. */
export const bottomPost: QuotingStyle = (own, mail) => ({
  text: `${fromLine(mail)} wrote on 22 Nov 2026:\n${quote(textOf(mail))}\n\n${own}\n\n-- \nA. Player\npass the salt`,
});

/** Nothing but the writer's words. */
export const bare: QuotingStyle = (own) => ({ text: own });

export const EVERY_STYLE: readonly QuotingStyle[] = [
  topPost,
  outlook,
  inline,
  htmlAlternative,
  htmlOnly,
  gmailOfHtml,
  outlookOfHtml,
  bottomPost,
  bare,
];
