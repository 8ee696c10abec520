import type { Line } from './lines';

/** "Sent", "get", "written" at the front of what a phone or a program puts below, in the languages of phones. */
const SENT_FRONT =
  '(?:sent|holen sie sich|hol dir|posted|composed|written|typed|get|download|gesendet|diese nachricht wurde|envoy[ée]|envoi|t[ée]l[ée]charger|obte(?:nir|ner|nha)|enviad[oa]|descarg\\p{L}+|inviat[oa]|ottieni|scarica|verzonden|verstuurd|skickat|h[äa]mta|sendt|hent|l[äa]hetetty|hanki|wys[łl]an[eo]|pobierz|odesl[áa]no|odoslan[éeo]|st[áa]hn\\p{L}+|trimis|ob[țt]ine[țt]i|отправлен\\p{L}*|послан\\p{L}*|надіслан\\p{L}*|изпратен\\p{L}*|στάλθηκε|από|发自|發自|从|從|来自|來自|נשלח\\p{L}*|أ?ُ?رسل\\p{L}*|تم الإرسال|(?:được|đã) gửi|ส่งจาก|dikirim|k[üu]ldve|poslan[oe]|saadetud|nos[ūu]t[īi]ts|i[šs]si[ųu]sta|enviat|poslat[oa])';
/** The same at its end: German, Turkish, Japanese, Korean, Dutch, Chinese. */
const SENT_END =
  '(?:gesendet|geschickt|herunterladen|downloaden|g[öo]nderildi|indirin|送信|から送信されました|보냄|보낸 메일|에서 보냄|发送|傳送|寄出|küldve)';
const DEVICE =
  '(?<!\\p{Script=Latin})(?:i ?phon|i ?pad|ipod|mac\\b|android|galaxy|samsung|手机|手機|ukr\\.net|i\\.ua|black ?berry|huawei|xiaomi|redmi|oppo|oneplus|pixel\\b|motorola|nokia|sony|xperia|htc|lg\\b|windows|palm|smartphone|smart ?phone|phone|mobil|handy\\b|tablet|outlook|yahoo|aol|gmail|proton|tuta|k-9|bluemail|typeapp|gmx|web\\.de|t-online|mail\\.ru|yandex|почты|mail app|spark|airmail|mailbird|em client|thunderbird|nine\\b|edison|mailspring|aquamail|fairemail|zoho|hey\\b|superhuman|fastmail|qq邮箱|網易|网易|wiko|alcatel|windows phone|acompli|courrier|correo|mail für|device|desk)';
/** Makes of phones and programs: whoever names one behind "sent from" may go on for long about his network. */
const MAKE =
  '(?:i ?phone|i ?pad|galaxy|samsung|black ?berry|android|htc|lg\\b|motorola|nokia|sony|xperia|huawei|xiaomi|oneplus|windows)';
const MOBILE = [
  new RegExp(`^[\\s\\-~*_]*${SENT_FRONT}.{0,50}?${DEVICE}.{0,60}$`, 'iu'),
  new RegExp(`^.{0,25}?${DEVICE}.{0,30}?${SENT_END}\\.?$`, 'iu'),
  /^[\s\-~*_]*(?:sent|sendt|skickat) (?:from|via|with|using|by|fra|från) .{1,60}$/iu,
  /^(?:\p{L}+ from mobile|provenance : .{3,40})$/iu,
  new RegExp(`^(?:from my|från min|fra min|von meinem|de mon|desde mi|do meu|dal mio) .{0,12}${DEVICE}.{0,20}$`, 'iu'),
  /(?:please )?excuse (?:the |any |my )?(?:brevity|typos)/iu,
];
const LONG = new RegExp(`^sent (?:from|via|with|on) (?:my|the|an?) (?:\\S+ )?${MAKE}\\b`, 'iu');
/** Whoever writes more in one line writes a sentence. */
const MOST_WORDS = 10;

const LIST =
  /mailing list|yahoo! groups links|easy unsubscribe|to unsubscribe|(?:reply to this e?-?mail directly|view it) (?:or view it )?on git(?:hub|lab)|reply to this e?-?mail directly,|^sponsored by https?:|you are receiving this (?:\S+ )?because|unsubscribe from|mailman\/listinfo|\/listinfo\/|groups\.google\.com|googlegroups\.com|yahoogroups|you received this (?:message|e?-?mail) because|list archives?:|sie erhalten diese nachricht, weil/iu;
const SCANNER =
  /avast|\bavg\b|kaspersky|norton|mcafee|\beset\b|nod32|bitdefender|trend ?micro|f-secure|sophos|panda|clamav|mailscanner|messagelabs|mimecast|barracuda|symantec|websense|spamfilter|anti-?vir/iu;
const SCANNED =
  /virus|vírus|virů|virenfrei|viren|wirus|вирус|вірус|ウイルス|病毒|바이러스|ιούς|viirus|scanned|checked|geprüft|vérifié|verificad|analizad|controllat|gescand|skannad|проверен/iu;
const LETTER =
  /e-?mail|message|communication|transmission|attachment|information contained|nachricht|courriel|correo|mensaje|mensagem|messaggio|bericht|meddelande|meddelelse|melding|viesti|wiadomość|korespondencj|zpráv|správ|üzenet|mesaj|сообщени|письмо|повідомлення|лист|μήνυμα|邮件|郵件|メール|메일/iu;
const SECRET =
  /confidential|privileged|intended (?:only|solely|recipient)|vertraulich|rechtlich geschützt|confidentiel|confidencia|riservat|confidenzial|vertrouwelijk|konfidentiell|fortrolig|luottamuksel|poufn|důvěrn|dôvern|bizalmas|confiden[țt]ial|gizli|конфиденциальн|конфіденційн|εμπιστευτικ|povjerljiv|機密|机密|기밀/iu;
const PRINT =
  /before (?:you )?print|environment before|bevor sie diese (?:e-?mail|nachricht) (?:aus)?druck|avant d'imprimer|antes de imprimir|prima di stampare/iu;

/** A drawn line, or the lone dash that some draw. */
const RULE = /^(?:[_\-=*~]{3,}|==\^=*|-)$/;

/** Why the writer's words end at this line: a signature or a footer begins; null: they go on. */
export function signatureAt(lines: readonly Line[], i: number): 'signature' | 'footer' | null {
  const { text, bare } = lines[i] ?? { text: '', bare: '' };
  if (bare === '') return null;
  if (/^ {0,3}--\s*$/.test(text)) return 'signature';
  if (isMobile(bare)) return 'signature';
  if (isFooter(bare)) return 'footer';
  if (RULE.test(bare) && lines.slice(i + 1, i + 6).some((l) => isFooter(l.bare))) return 'footer';
  return isDashedName(lines, i) || isRuledOff(lines, i) ? 'signature' : null;
}

/** Most lines of a signature that only a drawn line tells from a letter. */
const MOST_RULED = 6;

/** What people put below their names: an address, a number, a page. */
const CONTACT = /\S@\S+\.\S|\b(?:tel|phone|fon|fax|mobile?|handy)\b|\+\d[\d ()/.-]{6,}|\b(?:https?:\/\/|www\.)/i;

/** A drawn line glued to the few last words of a mail: of underscores, or above somebody's address or number. */
function isRuledOff(lines: readonly Line[], i: number): boolean {
  const rule = lines[i]?.bare ?? '';
  if (!/^(?:_{2,}|[-=*~]{3,})$/.test(rule) || (lines[i - 1]?.bare ?? '') !== '') return false;
  let end = i + 1;
  while (end <= i + MOST_RULED && (lines[end]?.bare ?? '') !== '') end++;
  const isLast = end > i + 1 && lines.slice(end, end + MOST_RULED).every((l) => l.bare === '' || l.depth > 0);
  return isLast && (rule.startsWith('_') || lines.slice(i + 1, end).some((l) => CONTACT.test(l.bare)));
}

function isMobile(bare: string): boolean {
  if (bare.length > 200) return false;
  const said = unwrapped(bare);
  if (said.length < 110 && LONG.test(said)) return true;
  return said.length < 130 && said.split(' ').length <= MOST_WORDS && MOBILE.some((m) => m.test(said));
}

/** Without the brackets that some put around, and without the addresses of links. */
const unwrapped = (bare: string): string =>
  bare
    .replace(/\[([^[\]()]{1,80})\]\([^()]{0,120}\)/g, '$1')
    .replace(/^[<([{]{1,3}|[>)\]}]{1,3}$/g, '')
    .trim();

/** What list servers, virus scanners and lawyers put below mails. */
function isFooter(bare: string): boolean {
  if (/^\**(?:legal )?(?:disclaimer|haftungsausschluss)\**:?$/i.test(bare)) return true;
  if (bare.length < 12) return false;
  if (LIST.test(bare) || PRINT.test(bare) || /^(?:disclaimer|confidentiality notice|haftungsausschluss)/iu.test(bare))
    return true;
  if (
    SCANNED.test(bare) &&
    (SCANNER.test(bare) || /^(?:virus-?free|no virus found|this (?:e-?mail|message) (?:has been|was))/iu.test(bare))
  )
    return true;
  return (
    LETTER.test(bare.slice(0, 80)) &&
    SECRET.test(bare) &&
    /^(?:\*|this|the|diese?r?|der inhalt|ce|cet|le contenu|est[ea]|la información|o conteúdo|questo|il presente|le informazioni|dit|de informatie|detta|denne|denna|tämä|niniejsza|ta wiadomość|treść|tat?o|ez az|acest|bu|данн|это|настоящ|це|το παρόν|本邮件|このメール|이 메일)/iu.test(
      bare,
    )
  );
}

/** `-Abhishek Kona` as the last words before a quote or the end. */
function isDashedName(lines: readonly Line[], i: number): boolean {
  const bare = lines[i]?.bare ?? '';
  if (!/^-\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){1,2}$/u.test(bare) || lines[i - 1]?.bare !== '') return false;
  return (lines[i + 1]?.bare ?? '') === '';
}
