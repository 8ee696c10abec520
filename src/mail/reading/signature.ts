import type { Line } from './lines';
import { isOrderWord } from './wrapped-quote';

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
/** "Sent" with the word that says from or with what: whatever is named behind it, in any of these languages it is no order. */
const SENT_FROM =
  /^(?:gesendet (?:von|vom|mit|mittels|über|via|aus)|verschickt (?:von|mit)|envoyée? (?:depuis|de|du|d['’]|à partir|avec|par|via|sur)|enviad[oa] (?:desde|de|do|da|del|pel[oa]|por|con|com|a partir|usando|mediante|via|vía)|inviat[oa] (?:da|dal|dalla|dall['’]|con|tramite|via|usando)|(?:verzonden|verstuurd) (?:vanaf|vanuit|van|met|via|door)|wysłan[eoa]? (?:z|ze|przez|za pomocą|przy)|odesláno (?:z|ze|přes|pomocí)|odoslané (?:z|zo|cez|pomocou)|lähetetty |sendt (?:fra|med|via)|skickat (?:från|med|via)|trimisă? (?:de pe|din|de la|cu|prin)|poslan[oa] (?:z|s|sa|iz|putem|preko|prek)|saadetud |nosūtīts no|išsiųsta (?:iš|naudojant)|отправлен[оа] (?:из|с|со|через|при помощи|с помощью)|надіслано (?:з|із|за допомогою|через)|изпратено (?:от|с|чрез)|послат[оа] (?:са|из|преко)|στάλθηκε (?:από|με)|enviat (?:des|amb|mitjançant)|gửi từ|đã gửi từ|dikirim (?:dari|melalui))(?=[\s\p{L}"'’«-])/iu;
/** The same at the end of a line. */
const FROM_SENT =
  /^(?:(?:von|vom|mit|über|aus|via) .{3,60} (?:gesendet|geschickt|verschickt|versendet|verfasst)|.{2,40}(?:から|で|より|にて)送信(?:しました|されました)?|.{2,40}에서 (?:보냄|보낸 메일|발송)|.{2,40}(?:[bnr]ól|[bnr]ől|val|vel) (?:el)?küldve|.{2,40}(?:dan|den|tan|ten|ile) gönderildi)[.。!]?$/iu;
const DICTATED =
  /^(?:diktiert|dictated|dictée?|dictado|dettato|ditado|gedicteerd|dikterat|dikteret|diktert|saneltu|podyktowano|nadiktováno|надиктовано|продиктовано)(?![\p{L}:])/iu;
/** Programs that say what they are without "sent": `Yahoo Mail auf Android`, `Outlook for Android を入手`. */
const PROGRAM = '(?:outlook|yahoo!? ?mail|yahoo|gmail|proton ?mail|blue ?mail|gmx|web\\.de|libero ?mail|spark|airmail)';
const PLATFORM = '(?:ios|android|iphone|ipad|windows|mac ?os)';
const PROGRAMS = [
  new RegExp(`^.{0,25}${PROGRAM}.{1,20}${PLATFORM}.{0,20}$`, 'iu'),
  new RegExp(`^.{0,25}${PLATFORM}.{1,20}${PROGRAM}.{0,20}$`, 'iu'),
];
const TITLE = /^yahoo!? mail\s?[:：]|^outlook['’]?u edinin$/iu;
/** In more words, or with these signs, people speak of their programs. */
const MOST_PROGRAM_WORDS = 6;
const isProgram = (said: string): boolean =>
  TITLE.test(said) ||
  (said.split(' ').length <= MOST_PROGRAM_WORDS && !/[,;?]/.test(said) && PROGRAMS.some((p) => p.test(said)));
const FORMS = [SENT_FROM, FROM_SENT, DICTATED];
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
const CONTACT = /\S@[^\s@]*\.\S|\b(?:tel|phone|fon|fax|mobile?|handy)\b|\+\d[\d ()/.-]{6}|\b(?:https?:\/\/|www\.)/i;

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
  if (said.length >= 130 || said.split(' ').length > MOST_WORDS) return false;
  return isProgram(said) || [...MOBILE, ...FORMS].some((m) => m.test(said));
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

/** A word of a name: `Kona`, `J.`, `O'Neil`, `von`. */
const NAME = "(?:[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}.'’-]*|v[oa]n|de[rnl]?|d[aiu]|l[ae])";
const DASHED = new RegExp(`^(?:-${NAME}(?: ${NAME}){1,2}|-{2,} ?${NAME}(?: ${NAME}){0,3})[.,!]?$`, 'u');

/** `-Abhishek Kona` or `----Tom` as the last words before a quote or the end. */
function isDashedName(lines: readonly Line[], i: number): boolean {
  const [above, { bare }, below] = [lines[i - 1]?.bare ?? '', lines[i] ?? { bare: '' }, lines[i + 1]];
  if (!DASHED.test(bare) || isOrderWord(bare.replace(/^-+ ?/, ''))) return false;
  const ends = !below || below.bare === '' || below.depth > 0 || CONTACT.test(below.bare);
  return ends && (above === '' || bare.startsWith('---'));
}
