/** Nothing will ever arrive there, by its number alone (mail.md: right far more often than every 5.x). */
const PERMANENT = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.3.2', '5.4.4'];

/** Nobody lives there, whatever number stands beside it. */
const NOBODY = new RegExp(
  [
    "user ?(?:unknown|not found|doesn'?t exist|does not exist|is unknown)|unknown (?:user|recipient|address|local|mailbox|account)",
    'no such (?:user|recipient|address|mailbox|account|person|domain|host)|no mailbox (?:here|by|found)|non-?existent|no one at this address|can.t accept user',
    'bad[-_ ]?(?:recipient|address\\b)|bad_?(?:rcpt|recipient)_?to|not in my validrcptto|envelope recipient (?:has been denied|is in my bad)|archived recipient|(?:recipient|address) (?:not ok|invalid)',
    "(?:mailbox|account|address|recipient|user|addressee|destinataire|alias)[^.;\\n]{0,60}(?:does ?n[o']t exist|not found|unknown|invalid|not known|n'existe|not exist|has been (?:closed|deleted)|no longer|not valid|not listed|unavailable)",
    "(?:doesn'?t|does not|not) (?:have|exist|listed)[^.\\n]{0,40}(?:account|user|mailbox|directory|address book)",
    '(?:is|are) not a (?:known|valid) (?:user|mailbox|recipient)|invalid (?:recipient|mailbox|address|user)',
    'recipient (?:address )?rejected: (?:user|undeliverable|no such|access denied|address)',
    'bad destination mailbox|destination (?:addresses? (?:was|were) unknown|server rejected recipients?)|not our customer|user not local|over? ?(?:unknown)|recipientnotfound|resolver\\.adr\\.(?:recip|exrecip)notfound|adresse inconnue',
    '(?:host|domain) (?:unknown|not found(?!, try again)|or domain name not found|must exist)|unknown host|has been replaced by|domain (?:does not exist|not found|name not found)|name service error[^\\n]{0,80}(?:host not found|domain)',
    'nullmx|null mx|does not accept mail(?! from)|cannot route to|un-?route?able(?! sender)|hasmoved|has moved|user has moved',
    'no longer (?:valid|on server|accept|available|work)|account (?:that you tried to reach )?does not exist',
    'user +not listed|(?:not|un)recognized|no valid recipients(?! from)|not an? (?:active|local|valid) (?:address|recipient|user|mailbox)|user not active|mailbox is inactive|unknown (?:e-?mail|(?:or invalid )?virtual)|missing home directory|domain is not reachable',
    'no mx (?:record|found)|mx records? (?:not|could not be) found|not accepting (?:network )?messages|domain may not exist|(?<![\\w-])[\\w-]{1,63}\\.[a-z]{2,20} does not exist',
    '(?:user|mailbox|account|recipient)[^.;\\n]{0,40}(?:terminated|no longer exists|not local)|user rejected',
    'not (?:found |present )?in (?:the |our |name |local )?(?:directory|name directory|recipient table|address book|domino directory)|not a valid (?:address|e-?mail)|no account by that name|bad_recipient|no mail ?box available|name or service not known|no matches to nameserver|(?:doesn.t|does not) have an? (?:\\S+ ){0,4}account|did not exactly match|^ *(?:\\S+ )?(?:5\\d\\d[ -])?(?:5\\.\\d\\.\\d+ )?(?:this )?\\w* ?does(?: not|n.t) exist|rcpt x does not exist|invalid final delivery|could not be found|not known (?:at|here|to)',
    '(?:wasn.t|was not) found at |nessun utente|nie ma takiego|nieznany|unbekannt|existiert nicht|inconnu|introuvable|no existe|desconocid[oa]|non esiste|sconosciut|n[ãa]o existe|onbekend|bestaat niet|ok[äa]nd|ukjent|ukendt|не существует|не найден|неизвестный|ユーザー?[^\\n]{0,20}(?:存在しません|見つかりません|不明)|用户不存在|收件人[^\\n]{0,12}不存在',
  ].join('|'),
  'i',
);
/** Trouble with us, with the mail, or for a time: he may well be there. */
const TROUBLE = new RegExp(
  [
    'quota|mailbox (?:is )?full|mailbox (?:size )?(?:limit )?exceeded|over ?quota|insufficient (?:system )?storage|too (?:large|big|many)|size (?:limit )?exceed',
    'spam|virus|malware|blocked|block ?list|(?<!they may be )black ?list|spamhaus|rbl|dnsbl|reputation|policy|spf|dkim|dmarc|authenticat|unauthenticated|reverse dns|ptr\\b|helo',
    'rcpthosts|no data record|relay(?:ing)? (?:access )?denied|not permitted to relay|filtered|content (?:rejected|filter)|rejected for|refused due to recipient preferences',
    'greylist|not found, try again|try again (?:later|in\\b)|later\\b|temporar|timed? ?out|timeout|expired|deferred|connection (?:refused|reset)|(?:malformed|unexpected) name server reply|rate limit|throttl|speeding',
    'sender address|sender (?:domain )?(?:rejected|denied|verify|does|not)|of sender|bad sender|suspend|disabled|deactivated|(?<!mailbox is )inactive|(?<!user )not active|(?<!rejected: )access denied|local configuration error|loop|tls|certificate|mailer error|no route|security|administrat',
  ].join('|'),
  'i',
);

/** What names nobody's trouble, only who and where: `spam@example.org`, `https://help.example.org/quota`. */
const NAMES = /https?:\/\/\S+|<?[\w.+=-]{1,64}@[\w.-]{1,255}>?/gi;
/** They refuse us or our mail, whatever they say of mailboxes: how much and how fast we send, lists that we are on. */
const US =
  /\b(?:rate|ratelimit\w*)[- ]?(?:limit|exceed|control|of (?:messages|mail))|(?:exceed|over|above)\w* (?:\w+ ){0,4}rate\b|too (?:many|fast|quick)\w* (?:messages|mails|connections|recipients|unknown|invalid|attempts)|(?:messages|mails|connections) per (?:second|minute|hour|day)|spamhaus|sorbs\.net|spamcop|uceprotect|barracudacentral|abuseat|senderscore|mailspike|invaluement|surbl|uribl|backscatterer|spamrats|blocklist\.de|dnswl|truncate\.gbudb|bl\.\w+\.\w+/i;
/** Our own address is what they do not like. */
const SENDER = /^5\.1\.[78]$/;

/** The server took the recipient and refused the mail: it may not say why. */
const AFTER_DATA = /in reply to (?:end of )?DATA|after end of data|^[ \t]{0,20}(?:>>> )?DATA[ \t\r]*\n\s*<<< 5/im;

/** A domain that is not there is not there after the mail either. */
const NO_DOMAIN = /[\w-]\.[a-z]{2,20} does not exist|domain (?:may )?(?:not exist|does not exist|not found)/i;

/**
 * Whether a bounce is for good: a mailbox or domain that is not there, not trouble with us, the mail or the hour.
 * @param said what is said of this recipient; empty: nothing that the text does not say
 * @param text all that the bounce says
 * @param recipient whom it is about; empty: nobody knows
 */
export function permanence(status: string, said: string, text: string, recipient = ''): boolean {
  if (status.startsWith('4') || status.startsWith('2') || SENDER.test(status)) return false;
  if (US.test(said === '' ? repliesIn(text) : said) || isOfAnother(said, recipient)) return false;
  const about = (said === '' ? repliesIn(text) : said).replace(NAMES, 'x');
  const whole = text.replace(NAMES, 'x');
  const nobody = NOBODY.exec(about)?.index ?? -1;
  const trouble = TROUBLE.exec(about)?.index ?? -1;
  const certain = PERMANENT.includes(status);
  if (nobody >= 0 && trouble < 0) return certain || NO_DOMAIN.test(about) || !AFTER_DATA.test(text);
  if (trouble >= 0 && nobody < 0) return false;
  if (nobody >= 0) return certain && nobody <= trouble;
  if (certain) return !TROUBLE.test(whole) || NOBODY.test(whole);
  return NOBODY.test(whole) && !TROUBLE.test(whole) && !AFTER_DATA.test(text);
}

/** A policy, a list that we are on, a mailbox that is full. */
const PASSES =
  /quota|(?:mailbox|storage) (?:is )?(?:full|exceeded)|insufficient (?:system )?storage|\bblock(?:ed|list)|\bblack ?list|\bspam\b|reputation|\bpolicy\b|grey-?list|try again|temporar/i;

/** Whether a server that says "for good" (5xx) may take the same mail in a day: what it refuses passes, and nobody there is unknown. */
export function refusedForNow(status: string | null, response: string): boolean {
  if (permanence(status ?? '', response, '')) return false;
  const said = response.replace(NAMES, 'x');
  return /^(?:5\.7\.\d+|5\.2\.2)$/.test(status ?? '') || PASSES.test(said) || US.test(said);
}

/** What servers answered, of all that a text says. */
const repliesIn = (text: string): string =>
  text
    .split('\n')
    .filter((l) => /(?<![\d.])[45]\d\d[ -]\S/.test(l))
    .join('\n');

const MAIL = /([\w.+=%-]{1,64})@([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/g;

/** So far from what is said of a mailbox its address stands. */
const AROUND = 100;

/** Who is written to about a trouble, and what a directory's entry is wrapped in: nobody's mailbox that is told of. */
const NOBODYS =
  /^(?:post-?master|abuse|support|help-?desk|help|info|host-?master|admin\w*|no-?reply|mailer-daemon|imcea.*)$/;

/** A user by his domain, without what a plus or the like puts behind his name. */
const plain = (user: string, domain: string): string => `${user.replace(/[+=].*/s, '')}@${domain}`;

/** Whether what is said is about another's mailbox: addresses stand beside it, and the nearest one of the recipient's domain, if any, is not his. */
function isOfAnother(said: string, recipient: string): boolean {
  const told = NOBODY.exec(said);
  const [user = '', domain = ''] = recipient.toLowerCase().split('@');
  if (!told || domain === '') return false;
  const from = Math.max(0, told.index - AROUND);
  const named = [
    ...said
      .slice(from, told.index + AROUND)
      .toLowerCase()
      .matchAll(MAIL),
  ]
    .map(({ index, 0: all, 1: who = '', 2: where = '' }) => ({ who, where, far: gap(told, from + index, all.length) }))
    .filter(({ who, where }) => where !== domain || !NOBODYS.test(who));
  const [nearest] = named.filter(({ where }) => where === domain).sort((a, b) => a.far - b.far);
  if (!nearest) return named.length > 0;
  return plain(nearest.who, domain) !== plain(user, domain);
}

/** Letters between what is told and an address that begins at `at`. */
const gap = (told: RegExpExecArray, at: number, length: number): number =>
  at < told.index ? Math.max(0, told.index - at - length) : Math.max(0, at - told.index - told[0].length);
