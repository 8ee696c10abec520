import { namesAddress, namesDay } from './dates';
import type { Line } from './lines';

/** Names of From, Sent, Date, To, Cc, Subject and Reply-To as mail programs print them. */
const KEYS =
  /^[*_]*\s*(?:from|sent|date|to|cc|bcc|subject|reply-to|organization|importance|priority|von|gesendet|datum|an|betreff|kopie|de|de la|envoy[ée](?: le| par)?|date d'envoi|[àa]|objet|pour|cc|enviado(?: el| em)?|fecha|para|asunto|assunto|data|da|inviato|a|oggetto|van|verzonden|aan|onderwerp|fra|sendt|dato|til|emne|kopi|från|skickat|till|ämne|kopia|od|do|dw|temat|wysłano|odesláno|komu|předmět|datum|kópia|kopie|predmet|pre|odoslané|dátum|lähettäjä|lähetetty|vastaanottaja|aihe|päiväys|kopio|feladó|elküldve|címzett|tárgy|másolat|expeditor(?:ul)?|trimis|destinatar(?:ul)?|către|subiect(?:ul)?|dată|kimden|gönderen|gönderilen|gönderme tarihi|tarih|kime|bilgi|konu|от|отправлено|дата|кому|копия|тема|від(?: кого)?|надіслано|копія|saatja|saadetud|kellele|teema|šalje|prima|naslov|poslano|za|από|στάλθηκε|προς|θέμα|发件人|发送时间|收件人|主题|抄送|寄件者|收件者|主旨|差出人|送信日時|宛先|件名|보낸 ?사람|보낸 ?날짜|받는 ?사람|제목|送信元|送信先|日付|寄件日期|寄件人|изпратено(?: на)?|до|относно|копие до|no|nosūtīts|kam|tēma|kopija|nuo|išsiųsta|מאת|נשלח|אל|נושא|עותק|תאריך|من|تم الإرسال|إلى|الموضوع|نسخة|التاريخ|از|ارسال(?: شده)?|به|موضوع|تاریخ|từ|đã gửi|đến|chủ đề|ngày|dari|dikirim|dihantar|kepada|subjek|perihal|tarikh|tanggal|enviat|per a|assumpte|frá|sent þann|dagsetning|efni|nork|bidalia|nori|gaia|data de envío|asunto|zadeva|prejemnik|pošiljatelj|pošiljalac|primalac|пошиљалац|прималац|шаље|послато|предмет|отправитель|получатель|відправник|отримувач|відправлено|จาก|ส่งเมื่อ|ถึง|เรื่อง|วันที่|प्रेषक|भेजा गया|प्रति|विषय|दिनांक|mittente|destinatario|nadawca|adresat|sujet|expéditeur|destinataire|copie à|message du|rispondi a|répondre à|antwort an|reply to|organisation)\s*(?:[*_]+\s*)?[:：]/iu;
/** A line that could be a header in a language we do not know. */
const KEYED = /^[*_]*\p{L}[\p{L} .'-]{0,24}\s?[*_]*\s?[:：]\s*\S/u;
/** The sender alone: some programs print no more. */
const SENDER =
  /^[*_]*(?:from|von|de|da|van|från|fra|od|от|差出人|发件人)\s?[:：][^<>@:]{0,100}(?:<[^\s<>@:]+)?(?<![\s<:：])@(?=[^\s<>@]+\.[^\s<>@])[^\s<>@]+(?:>[*_]*)?$/iu;
const LOOKED_AT = 12;

/** Whether a line begins with the name of a header and a colon. */
export const isKeyed = (bare: string): boolean => KEYS.test(bare);

/** Whether a line is the name of a header and no more. */
export const isLabel = (bare: string): boolean => bare.length < 20 && !/[:：]/.test(bare) && KEYS.test(`${bare}:`);

/** Whether the headers of another mail stand here, as programs print them above what they quote or forward. */
export function headerBlockAt(lines: readonly Line[], i: number): boolean {
  const first = lines[i];
  if (!first || !(KEYS.test(first.bare) || KEYED.test(first.bare))) return false;
  if (KEYS.test(first.bare) && headersWithin(first.bare)) return true;
  if ((lines[i - 1]?.bare ?? '') === '' && SENDER.test(first.bare)) return true;
  const block = blockFrom(lines, i);
  const known = block.filter((l) => KEYS.test(l)).length;
  const telling = block.some((l) => namesAddress(l) || namesDay(l));
  if (KEYS.test(first.bare) && (known >= 4 || (known === 3 && telling))) return true;
  if (KEYS.test(first.bare) && known >= 2 && block.some(namesAddress)) return true;
  // In a language we do not know the first line must be a sender or a date: an order above the block has a colon too.
  const begins = KEYS.test(first.bare) || namesAddress(first.bare) || namesDay(first.bare);
  return begins && block.length >= 4 && block.some(namesAddress) && block.some(namesDay);
}

/** Whether two headers or more stand here, or one with an address: enough below a line that some programs draw. */
export function headersBelowRule(lines: readonly Line[], i: number): boolean {
  const first = lines[i];
  if (!first || !KEYS.test(first.bare)) return false;
  return namesAddress(first.bare) || blockFrom(lines, i).filter((l) => KEYS.test(l)).length >= 2;
}

/** Keyed lines from `i` on; continued ones and single blank lines between them are passed over. */
function blockFrom(lines: readonly Line[], i: number): string[] {
  const block: string[] = [];
  let odd = 0;
  let blank = false;
  for (const line of lines.slice(i, i + LOOKED_AT)) {
    if (line.bare === '' && blank) break;
    blank = line.bare === '';
    if (blank) continue;
    if (KEYED.test(line.bare) || KEYS.test(line.bare)) block.push(line.bare);
    else if (++odd > 2) break;
  }
  return block;
}

/** How many names of headers stand in one line: some programs forget the line ends. */
export function headersWithin(text: string): boolean {
  const found = text.match(/[\p{L}\p{N})>"] ?[\p{Lu}][\p{L} ]{0,12}\s?:\s/gu) ?? [];
  return found.length >= 2 && namesAddress(text);
}
