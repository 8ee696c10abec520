/** Nothing will ever arrive there, by its number alone (mail.md: right far more often than every 5.x). */
const PERMANENT = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.4.4'];

/** Nobody lives there, whatever number stands beside it. */
const NOBODY = new RegExp(
  [
    "user ?(?:unknown|not found|doesn'?t exist|does not exist|is unknown)|unknown (?:user|recipient|address|local|mailbox|account)",
    'no such (?:user|recipient|address|mailbox|account|person|domain|host)|no mailbox (?:here|by|found)',
    "(?:mailbox|account|address|recipient|user|addressee|destinataire|alias)[^.;\\n]{0,60}(?:does ?n[o']t exist|not found|unknown|invalid|not known|n'existe|not exist|has been (?:disabled|closed|deleted)|is disabled|no longer|not valid|not listed|unavailable)",
    "(?:doesn'?t|does not|not) (?:have|exist|listed)[^.\\n]{0,40}(?:account|user|mailbox|directory|address book)",
    'is not a (?:known|valid) (?:user|mailbox|recipient)|invalid (?:recipient|mailbox|address|user)',
    'recipient (?:address )?rejected: (?:user|undeliverable|no such|access denied|address)',
    'bad destination mailbox|not our customer|user not local|over? ?(?:unknown)|recipientnotfound|resolver\\.adr\\.(?:recip|exrecip)notfound|adresse inconnue',
    'host (?:unknown|not found|or domain name not found)|domain (?:does not exist|not found|name not found)|name service error[^\\n]{0,80}(?:host not found|domain)',
    'nullmx|null mx|does not accept mail|cannot route to|unrouteable|unroutable|hasmoved|has moved|user has moved',
    'mailbox (?:is )?(?:inactive|disabled)|no longer (?:valid|on server|accept|available|work)|account (?:that you tried to reach )?(?:does not exist|is disabled|has been disabled)',
    'user +not listed|(?:not|un)recognized|no valid recipients|domain is not reachable',
  ].join('|'),
  'i',
);
/** Trouble with us, with the mail, or for a time: he may well be there. */
const TROUBLE = new RegExp(
  [
    'quota|mailbox (?:is )?full|mailbox (?:size )?(?:limit )?exceeded|over ?quota|insufficient (?:system )?storage|too (?:large|big|many)|size (?:limit )?exceed',
    'spam|virus|malware|blocked|block ?list|black ?list|blacklisted|spamhaus|rbl|dnsbl|reputation|policy|spf|dkim|dmarc|authenticat|unauthenticated|reverse dns|ptr\\b|helo',
    'relay(?:ing)? (?:access )?denied|not permitted to relay|filtered|content (?:rejected|filter)|rejected for|refused due to recipient preferences',
    'greylist|try again|temporar|timed? ?out|timeout|expired|deferred|connection (?:refused|reset)|rate limit|throttl|speeding',
    'sender (?:address )?(?:rejected|denied|verify)|bad sender|suspend|access denied|local configuration error|loop|tls|certificate|mailer error|no route|security|administrat',
  ].join('|'),
  'i',
);

/**
 * Whether a bounce is for good: a mailbox or domain that is not there, not trouble with us, the mail or the hour.
 * @param said what is said of this recipient
 * @param text all that the bounce says
 */
export function permanence(status: string, said: string, text: string): boolean {
  if (status.startsWith('4') || status.startsWith('2')) return false;
  const nobody = NOBODY.exec(said)?.index ?? -1;
  const trouble = TROUBLE.exec(said)?.index ?? -1;
  if (nobody >= 0 && trouble < 0) return true;
  if (trouble >= 0 && nobody < 0) return false;
  if (nobody >= 0) return PERMANENT.includes(status) && nobody <= trouble;
  if (PERMANENT.includes(status)) return !TROUBLE.test(text) || NOBODY.test(text);
  return NOBODY.test(text) && !TROUBLE.test(text);
}
