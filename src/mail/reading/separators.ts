import { attributionAt } from './attribution';
import { namesDay } from './dates';
import { headerBlockAt, headersBelowRule, headersWithin, isKeyed } from './header-block';
import { nextText, type Line } from './lines';

const FORWARDED =
  /forwarded (?:message|by|mail)|fwd\.?\s?msg|begin forwarded|weitergeleitete|weitergeleiteten nachricht|message (?:transf[ée]r[ée]|r[ée]exp[ée]di[ée])|mensaje reenviado|messaggio inoltrato|doorgestuurd|videresendt|vidarebefordra|videresend|v[äa]litetty|edelleenlähetetty|přeposl|preposl|przekazan|przesłana dalej|przesyłan|továbbított|redirecționat|[iİ]letil|ileti başlangıcı|mensagem (?:encaminhada|reencaminhada)|перенаправлен|пересл|пересыла|пересила|proslijeđena|edastatud|προωθημένο|转发|轉寄|転送|전달|перепр|препрат|переадрес|yönlendiril|message transmis|transmis|הועבר|توجيه|chuyển tiếp|diteruskan|pesan terusan|reenviat|edastatud|pārsūt|persiųst|posredovan|ส่งต่อ/iu;
const ORIGINAL =
  /original (?:message|mail|appointment)|ursprüngliche nachricht|originalnachricht|message d'origine|message original|mensaje original|messaggio originale|oorspronkelijk bericht|ursprungligt meddelande|opprinnelig melding|oprindelig meddelelse|alkuperäinen viesti|wiadomość oryginalna|původní zpráva|pôvodná správa|eredeti üzenet|mesaj original|orijinal (?:mesaj|ileti)|mensagem original|исходное сообщение|оригінал|αρχικό μήνυμα|原始邮件|原始郵件|元のメッセージ|원본 메시지|reply message|reply to message|original-nachricht|antwort nachricht|oprindelig besked|oryginalna wiadomość|původní e-mail|оригинальное сообщение|оригинално (?:писмо|съобщение)|пересылаемое|원본 이메일|원본메일|הודעה מקורית|الرسالة الأصلية|thư gốc|pesan asli|missatge original|izvirno sporočilo|izvorna poruka|originali žinutė|algne kiri|oriģinālā/iu;
/** Titles whose mail stands below without marks, whatever its headers look like. */
const REPLIED = /^(?:replied message|回复的原邮件)$/i;
/** `Tom Reed <tom@example.net> wrote:` between dashes. */
const NAMED = /@[^\s@]+ (?:wrote|schrieb|a [ée]crit|escribió|ha scritto|escreveu|schreef)\s?:?$/iu;
/** What help desks put above the mail that is answered. */
const ABOVE =
  /\breply above this line|(?:your (?:reply|response|answer|message|text)) above this line|(?:ober|über)halb dieser (?:zeile|linie)|über dieser (?:zeile|linie)|au-dessus de cette ligne|encima de esta l[íi]nea|acima d(?:esta|e esta) linha|sopra (?:di )?questa (?:riga|linea)|boven deze (?:lijn|regel)|ovanför denna (?:linje|rad)|over denne linj|powyżej tej linii|выше этой (?:строки|линии)/iu;
/** Tobit David. */
const PROCESSED = /^(?:original message processed by|originalnachricht verarbeitet von) david\b/i;
const DASHED = /^[\s>*]*[-_=*]{2,}\s*(\S.{2,80}?)\s*[-_=*]{2,}/u;
const RULE = /^[_\-=*]{10,}$/;

/** Another's mail below a line that says so. */
export type Separated = 'forwarded mail' | 'quoted mail';

/** What begins at this line: another mail that is forwarded or quoted whole; null: nothing does. */
export function separatorAt(lines: readonly Line[], i: number): Separated | null {
  const bare = lines[i]?.bare ?? '';
  if (bare === '') return null;
  const title = DASHED.exec(bare)?.[1] ?? '';
  const heads = (): boolean => headerBlockAt(lines, nextText(lines, i + 1)) || headersWithin(bare);
  if (title !== '' && FORWARDED.test(title)) return 'forwarded mail';
  if (bare.length < 100 && ABOVE.test(bare)) return 'quoted mail';
  if (REPLIED.test(title) || (NAMED.test(title) && !headsQuotes(lines, i + 1))) return 'quoted mail';
  if (PROCESSED.test(bare) || (/^original message from .*:$/i.test(bare) && namesDay(bare))) return 'quoted mail';
  if (title !== '' && (heads() || (ORIGINAL.test(title) && !headsQuotes(lines, i + 1)))) return 'quoted mail';
  if (bare.length < 80 && /[:：]\s*$/.test(bare) && FORWARDED.test(bare)) return 'forwarded mail';
  if (bare.length < 80 && /[:：]\s*$/.test(bare) && heads() && !headerBlockAt(lines, i)) return 'forwarded mail';
  if (bare.length < 40 && ORIGINAL.test(bare) && headerBlockAt(lines, i + 1)) return 'quoted mail';
  return RULE.test(bare) && headersBelowRule(lines, nextText(lines, i + 1)) ? 'quoted mail' : null;
}

/** Whether a line is the title of an original that is quoted with marks below: then it alone is cut. */
export function isTitleOfQuotes(lines: readonly Line[], i: number): boolean {
  const title = DASHED.exec(lines[i]?.bare ?? '')?.[1] ?? '';
  return title !== '' && ORIGINAL.test(title) && headsQuotes(lines, i + 1);
}

/** Whether a line is drawn above quotes, or below everything: it is no word of anybody. */
export function isLoneRule(lines: readonly Line[], i: number): boolean {
  if (!/^[_\-=*~]{5,}$/.test(lines[i]?.bare ?? '')) return false;
  const next = nextText(lines, i + 1);
  return next >= lines.length || headsQuotes(lines, next) || attributionAt(lines, next) > 0;
}

/** Whether quoted lines follow, with or without an attribution above them. */
function headsQuotes(lines: readonly Line[], from: number): boolean {
  const at = nextText(lines, from);
  const below = nextText(lines, at + attributionAt(lines, at));
  return (lines[below]?.depth ?? 0) > 0;
}

/** Where the sender's own lines begin again below a mail sent on at `i` that is marked as quoted; the end: nowhere. */
export function belowForward(lines: readonly Line[], i: number): number {
  const isMarked = (line: Line | undefined): boolean => (line?.depth ?? 0) > 0;
  let body = nextText(lines, i + 1);
  while (body < lines.length && !isMarked(lines[body]) && isKeyed(lines[body]?.bare ?? ''))
    body = nextText(lines, body + 1);
  if (!isMarked(lines[i]) && !isMarked(lines[body])) return lines.length;
  return lines.findLastIndex(isMarked) + 1;
}
