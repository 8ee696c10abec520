/** What stands behind the sentence that a greeting begins: `Hi Tom, hope you are well. 13/IV/Sturm to 4313`. */
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|evening|day)|hallo|liebe[rs]?|moin|servus|guten (?:tag|morgen|abend)|salut|bonjour|bonsoir|ch[eè]re?|ciao|buongiorno|buonasera|salve|caro|cara|hola|buenos d[ií]as|cześć|dzień dobry|witaj)(?: \p{L}{2,20}){0,3}(?:[,!.]? (?:i )?(?:hope|trust|how are|thanks|thank|ich hoffe|hoffe|wie geht|danke|j.espère|merci|spero|come stai|grazie|espero|gracias|mam nadzieję|dzięki)\b[^.!?;:\d]{0,60})?[.!]\s+(?=\S)/iu;

export function behindGreeting(text: string): string | null {
  const said = GREETING.exec(text)?.[0];
  return said === undefined ? null : text.slice(said.length);
}

const COURTESY_FIRST = /^(?:please|pls|bitte|svp|prego|proszę)[ ,:]/iu;
const COURTESY_LAST = /[ ,](?:please|pls|bitte|svp|por favor|per favore|proszę)$/iu;

/** `please from 4214`, `ready none, please`: an order as the docs have it, with words around it that change nothing. */
export function withoutCourtesy(text: string): string {
  const order = text.replace(COURTESY_FIRST, '').trimStart();
  return COURTESY_LAST.test(order) ? order.replace(COURTESY_LAST, '').replace(/,$/, '') : order;
}
