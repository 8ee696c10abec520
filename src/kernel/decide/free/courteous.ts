import { atomsOf } from './atoms';
import type { Glossary } from './glossary';

/** What stands behind the sentence that a greeting begins: `Hi Tom, hope you are well. 13/IV/Sturm to 4313`. */
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|evening|day)|hallo|liebe[rs]?|moin|servus|guten (?:tag|morgen|abend)|salut|bonjour|bonsoir|ch[eè]re?|ciao|buongiorno|buonasera|salve|caro|cara|hola|buenos d[ií]as|cześć|dzień dobry|witaj)(?: \p{L}{2,20}){0,3}(?:[,!.]? (?:i )?(?:hope|trust|how are|thanks|thank|ich hoffe|hoffe|wie geht|danke|j.espère|merci|spero|come stai|grazie|espero|gracias|mam nadzieję|dzięki)\b[^.!?;:\d]{0,60})?[.!]\s+(?=\S)/iu;
/** A greeting, and who is greeted: `Hi Tom, 13/IV/Sturm to 4313`. */
const SALUTATION =
  /^(?:(?:(?:dear |hi |hello )?(?:all|gents|gentlemen|folks|team|guys|chaps|comrades)|yes|yeah|yep|sure|right|ja|oui|sí|si|tak|ok|okay)(?=,)|hi|hello|hey|dear|good (?:morning|evening|day|afternoon)|hallo|liebe[rs]?|moin|servus|guten (?:tag|morgen|abend)|salut|bonjour|bonsoir|cher|chère|ciao|buongiorno|buonasera|salve|caro|cara|hola|buenas|buenos días|buenas tardes|cześć|dzień dobry|witaj|witam)(?: (?:all|everyone|everybody|team|folks|guys|gents|gentlemen|mates?|zusammen|leute|alle|à tous|tout le monde|a tutti|tutti|a todos|todos|wszystkim))?(?<names>(?: \p{Lu}[\p{L}\p{M}]{1,20}){0,2})(?:\s*[,!.:–-]+\s*|\s+)(?=\S)/iu;
/** Thanks or a closing behind an order, and who signs: `13/IV/Sturm to 4313, thanks Tom`. */
const VALEDICTION =
  /(?<![\s,.;!–-])[\s,.;!–-]{1,4}(?:(?:many |and )?thanks(?: a lot| again| in advance| very much)?|thank you(?: very much| in advance)?|thx|ty|cheers|ta|regards|kind regards|best regards|all the best|vielen dank|danke(?: schön| dir| euch| im voraus)?|gru(?:ß|ss)|grüße|viele grüße|lg|vg|mfg|merci(?: beaucoup| bien| d.avance)?|cordialement|bises|grazie(?: mille)?|saluti|(?:muchas )?gracias|saludos|un saludo|dziękuję|dzięki|pozdrawiam|pozdrowienia)(?<names>(?:[\s,–-]+\p{Lu}[\p{L}\p{M}]{1,20}){0,2})[\s.!]{0,4}$/iu;
/** A name has a capital, however the words before it are written. */
const NAMES = /^(?:[\s,–-]+\p{Lu}[\p{L}\p{M}]{1,20})*$/u;

/** The line behind its greeting, or before its thanks; null: it has neither, or who is greeted or signs may be of the game. */
export function behindGreeting(text: string, glossary: Glossary): string | null {
  const said = GREETING.exec(text)?.[0];
  if (said !== undefined) return text.slice(said.length);
  const first = SALUTATION.exec(text);
  if (first && isPerson(first.groups?.['names'], glossary)) return text.slice(first[0].length);
  const last = VALEDICTION.exec(text);
  return last && last.index > 0 && isPerson(last.groups?.['names'], glossary) ? text.slice(0, last.index) : null;
}

const isPerson = (names = '', glossary: Glossary): boolean =>
  NAMES.test(names) && !atomsOf(names).some((atom) => glossary.knows(atom));

const COURTESY_FIRST = /^(?:please|pls|bitte|svp|prego|proszę)[ ,:]/iu;
const COURTESY_LAST = /[ ,](?:please|pls|bitte|svp|por favor|per favore|proszę)$/iu;

/** `please from 4214`, `ready none, please`: an order as the docs have it, with words around it that change nothing. */
export function withoutCourtesy(text: string): string {
  const order = text.replace(COURTESY_FIRST, '').trimStart();
  return COURTESY_LAST.test(order) ? order.replace(COURTESY_LAST, '').replace(/,$/, '') : order;
}
