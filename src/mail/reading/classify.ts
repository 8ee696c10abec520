import { awsNotice } from './aws-notice';
import { bouncesOf, type Bounce } from './delivery-status';
import { isAutoSubject, isBounceSubject } from './machine-subjects';
import { asksInPerson, isAutoText, isReadNotice } from './machine-words';
import type { Headers } from './mail-head';

/** Who wrote a mail: a person, or a machine of a kind. */
export type MailClass =
  | 'human'
  | 'auto-reply'
  | 'reaction'
  | 'bounce-hard'
  | 'bounce-soft'
  | 'delivered'
  | 'complaint'
  | 'list'
  | 'loop';

export interface Classified {
  class: MailClass;
  /** By what it was told. */
  why: string;
  /** What a bounce says of each recipient. */
  bounces: Bounce[];
  /**
   * Set where it was told by one line of its head that may stand on a person's mail too: what else is known of the mail decides
   * (`WeighedMail`).
   */
  soft?: true;
}

/** What of a mail tells machines from persons. */
export interface Signs {
  headers: Headers;
  /** Decoded. */
  subject: string;
  /** The sender on the envelope; empty: none; null: nobody knows. */
  envelopeFrom: string | null;
  /** Domain of our own mails; null: nobody knows. */
  domain: string | null;
  /** Kinds of its parts: `text/plain`. */
  types: readonly string[];
  /** Its texts and reports, decoded, without mails that are sent along. */
  body: string;
  /** The delivery report in a mail that is sent along; empty: none. */
  reportAlong: string;
}

type Told = string | null;
const machine = (kind: MailClass, why: string): Classified => ({ class: kind, why, bounces: [] });

/** Tells machines from persons by all their signs together. */
export function classify(mail: Signs): Classified {
  const complaint = complaintSign(mail);
  if (complaint !== null) return machine('complaint', complaint);
  const loop = loopSign(mail);
  if (loop !== null) return machine('loop', loop);
  const notice = awsNotice(mail.body);
  if (notice) return notice;
  if (isReceipt(mail)) return machine('delivered', 'a notice of receipt');
  const report = reportSign(mail);
  if (report !== null) return machine('auto-reply', report);
  const bounce = bounceSign(mail);
  if (bounce !== null) return bounced(mail, bounce);
  const auto = autoSign(mail);
  if (auto !== null) return machine('auto-reply', auto);
  if (isReaction(mail)) return machine('reaction', 'a reaction');
  const list = listSign(mail);
  if (list !== null) return { ...machine('list', list), soft: true };
  const soft = softSign(mail);
  return soft === null ? { class: 'human', why: '', bounces: [] } : { ...machine('auto-reply', soft), soft: true };
}

/** A thumb or a heart for a mail of ours, as programs send it in a mail of its own. */
const REACTED =
  /^(?:\W*(?:\[\w{1,20}\]\s{0,4})?[^\n:]{1,80}? (?:reacted (?:to your message|via |with )|hat (?:(?:auf (?:Ihre|deine) Nachricht|mit .{1,20}) reagiert|[„“"»].{1,80} mit .{1,20} (?:markiert|reagiert))|a réagi (?:à (?:votre|ton) message|via |avec )|(?:ha reaccionado|reaccionó) (?:a tu mensaje|a través |con )|ha reagito (?:al tuo messaggio|tramite |con )|reagiu (?:à (?:sua|tua) mensagem|via |com )|heeft (?:gereageerd op (?:je|uw) bericht|op (?:je|uw) bericht gereageerd|via .{1,20} gereageerd|gereageerd (?:via|met) )|reagerade (?:på ditt meddelande|via |med )|(?:reagerede|reagerte) (?:på (?:din meddelelse|meldingen din)|via |med )|(?:zareagował|zareagoval|zareagovala|zareagovalo)\w{0,2} |reagoi viestiisi|reagált az üzenetére|(?:mesajınıza|iletinize) (?:tepki|ifade)|\p{L}{1,20}(?:л|ла) на ваше сообщение)|[^\n:]{1,80}?(?:さんが.{0,20}リアクション|님이 .{0,20}(?:반응|공감)|对你的消息作出|回应了你的)|\W{0,4}(?:Liked|Loved|Laughed at|Emphasized|Disliked|Questioned|Reacted .{1,12} to|A (?:aimé|adoré)|(?:Le|Me) (?:gustó|encantó)|Polubi(?:ono|ł|ła)|Ha messo .{1,14} a) [“«"„]|\W{0,4}(?:Liked|Loved|Laughed at|Emphasized|Disliked|Questioned) (?:an? (?:image|photo|attachment|movie|video|sticker|link)|the image)\s*$)/iu;

const isReaction = (mail: Signs): boolean =>
  mail.types.includes('text/vnd.google.email-reaction+json') ||
  head(mail, 'x-ms-reactions') !== '' ||
  REACTED.test(mail.body.slice(0, 300).replace(/^[\s\p{Extended_Pictographic}\u200d\ufe0f]+/u, ''));

const head = ({ headers }: Signs, name: string): string => headers.get(name) ?? '';
const firstOf = (mail: Signs, names: readonly string[]): Told => names.find((n) => head(mail, n) !== '') ?? null;

function complaintSign(mail: Signs): Told {
  if (/feedback-report/i.test(head(mail, 'content-type')) || mail.types.includes('message/feedback-report'))
    return 'a feedback report';
  if (/^complaint about message from /i.test(mail.subject)) return 'its subject';
  return /^feedback-type:\s*\w/im.test(mail.body.slice(0, 60_000)) ? 'a feedback report' : null;
}

function loopSign(mail: Signs): Told {
  const { domain } = mail;
  const mark = head(mail, 'x-despatch-loop').toLowerCase();
  if (mark !== '' && (domain === null || mark === domain)) return 'x-despatch-loop';
  return domain !== null && head(mail, 'message-id').toLowerCase().endsWith(`@${domain}>`) ? 'message-id' : null;
}

/** A recipient's filter sends the mail back, by what is otherwise a notice of receipt (RFC 5429, 2.2.2). */
const isSieveReject = ({ body }: Signs): boolean =>
  /^disposition:\s*automatic-action\/mdn-sent-automatically;\s*deleted/im.test(body.slice(0, 60_000));

const isReceipt = (mail: Signs): boolean =>
  isReadNotice(mail.subject, mail.body) ||
  (!isSieveReject(mail) &&
    (/disposition-notification/i.test(head(mail, 'content-type')) ||
      mail.types.includes('message/disposition-notification')));

/** Reports that servers send each other of what they received, and answers that a calendar makes. */
function reportSign(mail: Signs): Told {
  if (/report-type\s*=\s*"?tlsrpt/i.test(head(mail, 'content-type')) || head(mail, 'tls-report-domain') !== '')
    return 'a report on TLS';
  if (/^\s*(?:\[preview\] ?)?report domain:\s*\S.*submitter:/i.test(mail.subject)) return 'a DMARC report';
  const calendar = mail.types.includes('text/calendar') || /^text\/calendar/i.test(head(mail, 'content-type'));
  return calendar && /^METHOD:\s*(?:REPLY|COUNTER)\b/im.test(mail.body) ? 'an answer of a calendar' : null;
}

/** Headers of services that ask a sender whether he is a person. */
const CHALLENGERS =
  /^x-(?:bluebottle-request|boxbe-\S+|trusted-delivery|spamarrest-\S+|tmda-\S+|qurb-\S+|mailblocks-\S+|sanebox-challenge|challenge\S*)$/i;
const CHALLENGE =
  /(?:click|follow|visit|go to|reply)\b[^.]{0,120}(?:link|page|message|address)[^.]{0,160}(?:allowed|approved|guaranteed|white|trusted|accepted|guest) ?(?:list|senders?)|(?:verify|prove|confirm) (?:that )?you(?:'re| are) (?:a )?(?:human|person|not a (?:spammer|robot|machine))|(?:uses|protected by) [^.]{0,40}(?:challenge.response|spam ?arrest|boxbe|bluebottle|tmda)|add yourself to (?:my|the|our) (?:guest|approved|allowed|white|safe) ?(?:list|senders?)/i;

const HELD =
  /^.{0,200}\byour (?:message|e-?mail|mail) (?:is being|has been|was) (?:held|quarantined|waitlisted) (?:because|until|pending)/i;

function challengeSign(mail: Signs): Told {
  const asked = [...mail.headers.keys()].some((n) => CHALLENGERS.test(n));
  const words = mail.body.slice(0, 2_000).replace(/\s+/g, ' ');
  const linked = /https?:\/\//.test(words) && !/^ ?>/m.test(mail.body.slice(0, 2_000));
  return asked || HELD.test(words) || (linked && CHALLENGE.test(words))
    ? 'a question whether its sender is a person'
    : null;
}

const BOUNCER = /(?:mailer[-_ ]?daemon|mail[ -]?delivery|<\s*>|mdaemon|mailsystem|double-bounce)/i;
/** Who may be a person: someone keeps the post of a domain, and lists send from addresses with "bounces" in them. */
const MAYBE_BOUNCER = /(?:post_?master|bounce)/i;

/** A mail server's answer as it stands in reports. */
const REFUSAL = /^[ \t<>]{0,20}(?:5\d\d|4[25]\d)[ -]/m;

/** How machines say that a mail did not arrive. */
const FAILED =
  /(?:could ?n[o']t|cannot|was not|were not|unable to|failed to|not) (?:be )?(?:deliver|reach|sen[dt])|undeliverable|delivery (?:failed|to the following)|did not reach|failed recipients?|smtp error|n'a pas pu [êe]tre|konnte nicht (?:zugestellt|gesendet|übermittelt)|no (?:se )?(?:ha )?pudo (?:ser )?entrega|non [èe] stato possibile|impossibile recapitare|n[ãa]o (?:p[ôo]de|foi) (?:ser )?entregue|nie (?:mo[żz]na|uda[łl]o si[ęe]) dor[ęe]cz|не может быть доставлено|не удалось доставить|配信できません|送信できません|无法(?:投递|送达)|無法(?:投遞|傳遞|送達)|returned to (?:the )?sender|final-recipient|permanent (?:fatal )?error/i;

const REPORT = /^ {0,20}(?:final-recipient|diagnostic-code):/im;
const QUOTED_REPORT = /^[> ]{0,20}(?:final-recipient|diagnostic-code):/im;

function bounceSign(mail: Signs): Told {
  if (/multipart\/report/i.test(head(mail, 'content-type')) || mail.types.includes('message/delivery-status'))
    return 'a delivery report';
  const answers = /^\s*(?:re|fwd?|aw|sv|antw)\s*:/i.test(mail.subject);
  if (head(mail, 'x-failed-recipients') !== '' && !(answers && saysNothingOfFailure(mail)))
    return 'x-failed-recipients';
  if (mail.reportAlong !== '' && byMachine(mail)) return 'a delivery report in an attached mail';
  const sender = `${head(mail, 'from')} ${head(mail, 'sender')}`;
  const plainly = noReturn(mail) || REFUSAL.test(mail.body);
  if (BOUNCER.test(sender) && (plainly || !answers)) return 'its sender';
  const said = isBounceSubject(mail.subject) || FAILED.test(mail.body.slice(0, 3_000));
  if (MAYBE_BOUNCER.test(sender) && (plainly || (said && !answers))) return 'its sender';
  if (!isBounceSubject(mail.subject)) return null;
  const reports = (/^\s*fwd?\s*:/i.test(mail.subject) || !answers ? QUOTED_REPORT : REPORT).test(mail.body);
  const failed = (!answers || saysBelow(mail.subject)) && FAILED.test(mail.body.slice(0, 3_000).replace(/^>.*$/gm, ''));
  const sent = noReturn(mail) || head(mail, 'auto-submitted') !== '' || reports || failed || isNoReply(mail);
  return sent ? 'its subject' : null;
}

/** A server that forwards may write the line of a bounce on a person's answer; what came back says so in its words too. */
const saysNothingOfFailure = ({ subject, body }: Signs): boolean =>
  !isBounceSubject(subject) && !FAILED.test(body.slice(0, 3_000)) && !REFUSAL.test(body);

/** Not a person who shows us what came back to him. */
const byMachine = (mail: Signs): boolean =>
  noReturn(mail) || isNoReply(mail) || !/^(?:$|no\b)/i.test(head(mail, 'auto-submitted'));

/** `RE: 22 AM : non remis`: some programs answer as people do, and say behind the subject what they have to say. */
function saysBelow(subject: string): boolean {
  const said = subject.slice(0, 300).replace(/^\s*\w{2,5}\s*:/, '');
  const at = said.lastIndexOf(':');
  const before = said.slice(0, Math.max(at, 0));
  return (
    said !== subject.slice(0, 300) &&
    before.trim() !== '' &&
    !isBounceSubject(before) &&
    isBounceSubject(said.slice(at + 1))
  );
}

const noReturn = (mail: Signs): boolean =>
  /^(?:<\s*>)?$/.test((mail.envelopeFrom ?? 'x').trim()) || /^<\s*>$/.test(head(mail, 'return-path'));
const isNoReply = (mail: Signs): boolean => /(?:^|[<\s"])(?:no|do-?not)[-_.]?reply[\w+.-]*@/i.test(head(mail, 'from'));

/** What a bounce says itself; of one that says nothing of its own, what the report in the mail that it brings says. */
function toldBy(mail: Signs): Bounce[] {
  const heads = { failed: head(mail, 'x-failed-recipients'), to: head(mail, 'to') };
  const own = bouncesOf(mail.body, heads);
  const silent = own.every((b) => b.status === '' && !b.permanent);
  return silent && mail.reportAlong !== '' ? bouncesOf(mail.reportAlong, heads) : own;
}

function bounced(mail: Signs, why: string): Classified {
  const bounces = toldBy(mail);
  if (bounces.length > 0 && bounces.every((b) => b.status.startsWith('2'))) return { class: 'delivered', why, bounces };
  return { class: bounces.some((b) => b.permanent) ? 'bounce-hard' : 'bounce-soft', why, bounces };
}

const AUTO_HEADERS = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-auto-reply-from',
  'x-mail-autoreply',
  'x-autoreply-from',
  'x-vacation',
  'x-autogenerated',
  'x-auto-generated',
  'x-auto-submitted',
  'x-pm-autoreply',
  'x-facebook-notify',
  'x-apple-action',
  'x-cron-env',
  'x-jira-fingerprint',
  'x-discourse-auto-generated',
  'x-fc-machinegenerated',
];
/** Their values say that the mail is a person's. */
const NOT_AUTO = /^(?:no|none|false|0|forward|mirror|redirect|group|letter)\b/i;
/** Headers that name a machine among other things. */
const TELLING: Readonly<Record<string, RegExp>> = {
  precedence: /^auto[-_]reply/i,
  'x-precedence': /^(?:auto[-_]reply|bulk|junk|list)/i,
  preference: /^auto[-_]reply/i,
  'delivered-to': /^autoresponder$/i,
  'x-post-messageclass': /autoresponder/i,
  'x-mailer': /^(?:vacation|autoresponder|procmail)/i,
  'x-freescout-mail-type': /^auto/i,
  from: /(?:auto-?(?:responder|reply|answer)|vacation)[\w+.-]*@/i,
};

function autoSign(mail: Signs): Told {
  const submitted = head(mail, 'auto-submitted').toLowerCase();
  if (submitted !== '' && !/^(?:no|auto-forwarded)\b/.test(submitted)) return 'auto-submitted';
  const named = AUTO_HEADERS.find((n) => head(mail, n) !== '' && !NOT_AUTO.test(head(mail, n)));
  if (named !== undefined) return named;
  const told = Object.entries(TELLING).find(([name, tells]) => tells.test(head(mail, name)));
  if (told) return told[0] === 'from' ? 'its sender' : told[0];
  if (isAutoSubject(mail.subject) && !asksInPerson(mail.subject, mail.body)) return 'its subject';
  if (isAutoText(mail.subject, mail.body)) return 'its words';
  const challenge = challengeSign(mail);
  if (challenge !== null) return challenge;
  return null;
}

/** Lines that ask for no answer, or that servers write on what passes them: robots have them, and so have people's mails. */
const SOFT_HEADERS = ['x-auto-response-suppress', 'x-loop', 'x-failed-recipients'];

function softSign(mail: Signs): Told {
  const named = SOFT_HEADERS.find((n) => head(mail, n) !== '' && !NOT_AUTO.test(head(mail, n)));
  return named ?? (noReturn(mail) ? 'no return path' : null);
}

const LIST_HEADERS = [
  'list-id',
  'list-unsubscribe',
  'list-post',
  'list-help',
  'mailing-list',
  'x-mailing-list',
  'x-mailman-version',
  'x-google-group-id',
  'x-mlserver',
  'x-ml-name',
];

function listSign(mail: Signs): Told {
  return firstOf(mail, LIST_HEADERS) ?? (/^(?:list|bulk|junk)/i.test(head(mail, 'precedence')) ? 'precedence' : null);
}
