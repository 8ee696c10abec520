import { headerBlockAt, headersWithin } from './header-block';
import type { Line } from './lines';

const FORWARDED =
  /forwarded (?:message|by|mail)|fwd\.?\s?msg|begin forwarded|weitergeleitete|weitergeleiteten nachricht|message (?:transf[ée]r[ée]|r[ée]exp[ée]di[ée])|mensaje reenviado|messaggio inoltrato|doorgestuurd|videresendt|vidarebefordra|videresend|välitetty|přeposl|preposl|przekazan|przesyłan|továbbított|redirecționat|iletilen|ileti başlangıcı|mensagem (?:encaminhada|reencaminhada)|перенаправлен|пересл|пересыла|пересила|proslijeđena|edastatud|προωθημένο|转发|轉寄|転送|전달/iu;
const ORIGINAL =
  /original (?:message|mail|appointment)|ursprüngliche nachricht|originalnachricht|message d'origine|message original|mensaje original|messaggio originale|oorspronkelijk bericht|ursprungligt meddelande|opprinnelig melding|oprindelig meddelelse|alkuperäinen viesti|wiadomość oryginalna|původní zpráva|pôvodná správa|eredeti üzenet|mesaj original|orijinal (?:mesaj|ileti)|mensagem original|исходное сообщение|оригінал|αρχικό μήνυμα|原始邮件|原始郵件|元のメッセージ|원본 메시지|reply message|reply to message/iu;
const DASHED = /^[\s>*]*[-_=*]{2,}\s*(\S.{2,80}?)\s*[-_=*]{2,}/u;
const RULE = /^[_\-=*]{10,}$/;

/** What begins at this line: another mail that is forwarded or quoted whole; null: nothing does. */
export function separatorAt(lines: readonly Line[], i: number): 'forwarded mail' | 'quoted mail' | null {
  const bare = lines[i]?.bare ?? '';
  if (bare === '') return null;
  const title = DASHED.exec(bare)?.[1] ?? '';
  const heads = (): boolean => headerBlockAt(lines, nextText(lines, i + 1)) || headersWithin(bare);
  if (title !== '' && FORWARDED.test(title)) return 'forwarded mail';
  if (title !== '' && (ORIGINAL.test(title) || heads())) return 'quoted mail';
  if (bare.length < 80 && /[:：]\s*$/.test(bare) && FORWARDED.test(bare)) return 'forwarded mail';
  if (bare.length < 80 && /[:：]\s*$/.test(bare) && heads() && !headerBlockAt(lines, i)) return 'forwarded mail';
  return RULE.test(bare) && heads() ? 'quoted mail' : null;
}

/** The next line that is not blank. */
export function nextText(lines: readonly Line[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]?.bare === '') at++;
  return at;
}
