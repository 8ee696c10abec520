import { foldName } from './names';

/** How people end letters, a row for a language or a family; written as they are, looked up without case, accents and blanks. */
const CLOSINGS = [
  'thanks|many thanks|thanks in advance|many thanks in advance|thank you in advance|thank you so much|thanks a lot|thanks again|thank you|thank you all|thank you very much|thx|ty|cheers|cheerio|love|hugs|regards|kind regards',
  'best regards|warm regards|kindest regards|warmest regards|with kind regards|br|kr|rgds|all the best|best',
  'best wishes|with best wishes|warm wishes|yours|yours truly|yours sincerely|yours faithfully|yours ever|as ever|sincerely|sincerely yours|respectfully|cordially|greetings|greets|toodle pip|ttfn',
  'mit freundlichen Grüßen|freundliche Grüße|viele Grüße|vielen Dank|vielen Dank im Voraus|danke im Voraus|besten Dank|herzlichen Dank|liebe Grüße|beste Grüße|schöne Grüße|schönen Gruß|herzliche Grüße|herzlichst|mit besten Grüßen|mit bestem Gruß|mit freundlichem Gruß|freundlichen Grüßen|vielen Grüßen|lieben Grüßen|besten Grüßen|schönen Grüßen|Gruß|Grüße|Grüßle|hochachtungsvoll|mfg|lg|vg|bg|gruezi|danke|danke schön|dankeschön',
  'cordialement|bien cordialement|amicalement|bien amicalement|amitiés|bien à vous|bien à toi|sincèrement|salutations|meilleures salutations|salutations distinguées|bises|merci|merci beaucoup|merci d’avance|cdlt|cdt',
  'saludos|saludos cordiales|un saludo|un cordial saludo|cordialmente|atentamente|atte|un abrazo|abrazos|gracias|muchas gracias|gracias de antemano|salutacions|salutacions cordials|gràcies|agur|eskerrik asko|saúdos',
  'cordiali saluti|saluti|distinti saluti|tanti saluti|un saluto|un caro saluto|un abbraccio|grazie|grazie in anticipo|grazie mille|mille grazie',
  'cumprimentos|com os melhores cumprimentos|melhores cumprimentos|os melhores cumprimentos|atenciosamente|abraço|abraços|um abraço|obrigado|obrigada|muito obrigado',
  'vriendelijke groet|vriendelijke groeten|met vriendelijke groet|met vriendelijke groeten|hartelijke groet|hartelijke groeten|groet|groeten|groetjes|mvg|bedankt|alvast bedankt|dank je|dank u|dankjewel|vriendelike groete|groete',
  'vänliga hälsningar|med vänliga hälsningar|med vänlig hälsning|bästa hälsningar|hälsningar|tack|tack så mycket|vennlig hilsen|med vennlig hilsen|beste hilsen|hilsen|venlig hilsen|med venlig hilsen|de bedste hilsner|bedste hilsner|kærlig hilsen|mvh|vh|tak|takk|mange tak|mange takk|kveðja|bestu kveðjur|með kveðju|takk fyrir',
  'terveisin|ystävällisin terveisin|parhain terveisin|terveiset|kiitos|parimate soovidega|lugupidamisega|tervitades|tänan|ar cieņu|sveicieni|paldies|pagarbiai|su pagarba|ačiū',
  'pozdrawiam|pozdrowienia|serdecznie pozdrawiam|z poważaniem|dziękuję|dzięki|s pozdravem|s pozdravom|zdravím|děkuji|díky|ďakujem|s úctou|lep pozdrav|lijep pozdrav|srdačan pozdrav|pozdrav|s poštovanjem|s spoštovanjem|hvala',
  'üdvözlettel|üdv|tisztelettel|köszönöm|köszi|cu stimă|cu respect|numai bine|toate cele bune|mulțumesc|cele bune|saygılarımla|saygılar|sevgiler|selamlar|iyi günler|teşekkürler|me respekt|përshëndetje|faleminderit|hörmətlə',
  'с уважением|с наилучшими пожеланиями|всего доброго|спасибо|з повагою|дякую|усього найкращого|с уважение|поздрави|благодаря|с поштовањем|срдачан поздрав|поздрав|хвала|со почит|з павагай|дзякуй',
  'με εκτίμηση|φιλικά|χαιρετισμούς|με φιλικούς χαιρετισμούς|ευχαριστώ|בברכה|בכבוד רב|תודה|مع التحية|مع أطيب التحيات|تحياتي|وتفضلوا بقبول فائق الاحترام|شكرا|با احترام|با تشکر|ارادتمند|ممنون|نیازمند دعا|شکریہ',
  'trân trọng|trân trọng kính chào|kính chào|kính thư|thân mến|thân ái|thân|cảm ơn|xin cảm ơn|hormat saya|salam|salam hormat|salam hangat|terima kasih|lubos na gumagalang|salamat|wako|wako mwaminifu|asante|ขอแสดงความนับถือ|ด้วยความเคารพ|ขอบคุณ|ขอบคุณครับ|ขอบคุณค่ะ',
  'सादर|धन्यवाद|भवदीय|शुभकामनाएँ|আন্তরিকভাবে|ধন্যবাদ|அன்புடன்|நன்றி|よろしくお願いします|よろしくお願いいたします|宜しくお願いします|敬具|ありがとうございます|草々|此致|敬礼|此致敬礼|顺颂商祺|祝好|谢谢|謝謝|此致敬禮|감사합니다|감사드립니다|드림|올림|հարգանքով|პატივისცემით|მადლობა',
  'le gach dea-ghuí|go raibh maith agat|dymuniadau gorau|cofion gorau|diolch|slán|kenavo|a wir galon|kun amikaj salutoj|amike|dankon|met groet|äddi|vale',
];
const KNOWN = new Map(CLOSINGS.flatMap((row) => row.split('|')).map((closing) => [foldName(closing), true]));

/** "From", as whoever greets says where he is. */
const FROM =
  'from aus vom von de desde du des depuis da dal dalla dallo do vanuit uit van från fra fa z ze iz od din из з із от από'.split(
    ' ',
  );
/** Longer lines are not looked at; a closing has so many words, and so many say where somebody is. */
const LONGEST = 80;
const MOST_WORDS = 4;

/** Whether a line says nothing but thanks or a greeting, as letters end, and perhaps where its writer is. */
export function isClosing(line: string): boolean {
  const { front, rest } = parted(line);
  return (
    front !== null && (rest.length === 0 || (FROM.includes(rest[0]?.toLowerCase() ?? '') && isPlace(rest.slice(1))))
  );
}

/** What stands behind the closing that a line begins with: `Thanks, Tom`; the whole line where it begins with none. */
export function behindClosing(line: string): string {
  const { front, rest } = parted(line);
  return front === null ? line : rest.join(' ');
}

/** Places of the world have no numbers, and nothing is ordered there. */
const isPlace = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= MOST_WORDS && words.every((w) => /^[\p{L}\p{M}.,!'’-]+$/u.test(w));

/** The longest closing at the front of a line. */
function parted(line: string): { front: string | null; rest: string[] } {
  const words = line.length > LONGEST ? [] : line.trim().split(/\s+/);
  for (let n = Math.min(words.length, MOST_WORDS); n > 0; n--) {
    const front = words.slice(0, n).join(' ');
    if (!/[\p{N}:>=?]/u.test(front) && KNOWN.has(foldName(front))) return { front, rest: words.slice(n) };
  }
  return { front: null, rest: words };
}

/** How letters begin. */
const SALUTATION =
  'hi hello hey dear hallo hiya howdy greetings moin servus liebe lieber guten salut bonjour bonsoir cher chère hola buenos buenas querido ciao buongiorno caro cara olá bom boa dag beste hej hei god moi cześć ahoj dobrý szia merhaba привет здравствуйте привіт здравей γεια shalom halo chào مرحبا أهلا سلام שלום नमस्ते 안녕하세요 こんにちは 你好 您好 สวัสดี good morning evening tere sveiki bok zdravo'.split(
    ' ',
  );

/** Whether a line greets somebody and says no more, with a comma or without: `Hi Tom`. */
export function isSalutation(line: string): boolean {
  const words = line.length > LONGEST ? [] : line.trim().split(/\s+/);
  const [first = ''] = words;
  return (
    SALUTATION.includes(first.toLowerCase().replace(/[,!.،，、]$/, '')) &&
    words.length <= MOST_WORDS &&
    !/[\d:>=?]/.test(line)
  );
}
