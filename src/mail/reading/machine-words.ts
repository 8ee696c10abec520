/** Subjects that people write too; with an absent person's or a help desk's words below them, a machine wrote them. */
const HINTS = new RegExp(
  [
    '^(?:away|vacation|absent|absence|leave)\\s*:|\\bis (?:currently )?(?:out of (?:the )?office|on (?:vacation|holidays?|leave)|away from)|\\(out[ -]of[ -](?:the )?office\\)\\s*$',
    '(?:request|ticket|case|enquiry|inquiry|issue)\\b.{0,40}(?:received|created|opened|registered|logged)|received your (?:request|message|e-?mail|ticket|enquiry)|^\\[?(?:request|ticket|case)\\b.{0,20}\\d',
    'abwesenheit|(?:im|in) urlaub|nicht im (?:haus|b[üu]ro)|anfrage|vielen dank f[üu]r ihre|ihre nachricht|en vacances|absence|absente?\\b|votre (?:demande|message)|de vacaciones|su (?:solicitud|consulta|mensaje)|f[ée]rias|sua (?:solicita|mensagem)|in ferie|la (?:sua|tua) (?:richiesta|mail|e-mail)',
    'niet aanwezig|vakantie|uw (?:aanvraag|bericht|e-?mail)|fr[åa]nvarande|semester|p[åa] ferie|^ferie|autoodpowied|na urlopie|dovolen|[îi]n concediu|[iİ]zinde|отпуск|вне офиса|нет на работе|отсутству|不在|自動返信|自动|休暇|休假|휴가|부재|חופש|إجازة',
  ].join('|'),
  'iu',
);

/** What absent people and help desks have their machines say. */
const NOTE = new RegExp(
  [
    'out of (?:the |my )?office|(?:away|absent) (?:from|until|till)|on (?:annual |sick |parental |maternity )?(?:leave|vacation|holidays?) (?:from|until|till|and|with)|limited access|(?:will|shall) (?:be back|return|reply|respond|answer|get back)|no access to (?:my )?(?:e-?mail|mail)|in urgent (?:cases|matters)|for urgent|if (?:it is|this is|your .{0,20}is) urgent|(?:request|ticket|message|e-?mail) (?:\\S+ )?(?:has been|was) (?:received|created|opened|registered|logged)|(?:have|has) received your|business (?:days|hours)|as soon as possible',
    'nicht (?:im (?:haus|b[üu]ro)|erreichbar|weitergeleitet|gelesen)|abwesen|ab dem .{0,20}wieder|in dringenden|dringende f[äa]lle|wieder (?:erreichbar|im b[üu]ro|f[üu]r sie da)|schnellstm[öo]glich|ist bei uns eingegangen|de retour|absent|en cas d.urgence|dans les (?:meilleurs|plus brefs) d[ée]lais|bien re[çc]u|estar[ée] (?:fuera|de vuelta|ausente)|de vacaciones|hemos recibido|en caso de urgencia|a la mayor brevedad',
    'sar[òo] (?:assente|fuori)|rientr|in caso di urgenza|abbiamo ricevuto|estarei|regresso|recebemos|em caso de urg|afwezig|niet (?:aanwezig|op kantoor|bereikbaar)|terug op|hebben uw|tillbaka|ledig|ikke (?:til stede|p[åa])|tilbake|tilbage|poissa|palaan|nieobecn|wracam|otrzymali[śs]my|nep[řr][íi]tom|vr[áa]t[íi]m|szabads[áa]g|concediu|[iİ]zinde|отсутств|в отпуске|вернусь|не работаю|відпустц|不在|外出|休暇|返信|回复|回覆|休假|부재|휴가|חופש|إجازة|خارج',
  ].join('|'),
  'iu',
);

/** How a machine says in its first lines what it is. */
const SAYS_SO =
  /^[\s*]*(?:this is an? (?:auto(?:mated|matic|matically)?[- ]?(?:generated|response|reply|message|e-?mail)|out.of.office)|dies(?:e?s?)? (?:ist eine )?(?:e-?mail |nachricht )?(?:automati)|ceci est un(?:e)? (?:r[ée]ponse|message) automatique|(?:este es un|esta es una) (?:mensaje|respuesta) autom|questa [èe] una risposta automatica|esta [ée] uma (?:resposta|mensagem) autom|dit is een automatisch|det h[äa]r [äa]r ett automat|dette er (?:et|en) automat|to jest automatyczna|это автоматическ|これは自動|本メールは自動|此邮件为自动|这是一封自动)/iu;

/** What a player who writes himself that he is away asks for. */
const ASKS =
  /\b(?:pause|postpone|extension|replace me|stand in for me|standing orders|my orders|pausier\w*|verschieb\w*|aufschub)\b/i;
const IN_PERSON =
  /^(?:re:\s*)*(?:i.?m|i am|we are|on|away|ich bin|abwesend|urlaub|im urlaub|je suis|absen[ct]e?|estoy|ausente|ausencia|sono|assen\w+|estou|jag är|jeg er|ik ben|olen|jestem|jsem|som|я)(?!\p{L})/iu;

const READ_SUBJECT =
  /^(?:(?:not )?read|deleted|gelesen|ungelesen|lu|non lu|le[íi]do|letto|lido|lida|gelezen|l[äa]st|lest|l[æe]st|luettu|przeczytan[eo]|p[řr]e[čc]teno|pre[čc][íi]tan[ée]|elolvasva|citit|okundu|прочитано|прочитане|已读|已讀|開封済み|읽음)\s?[:：]/iu;
const READ_BODY =
  /was (?:read|deleted without)|is (?:read|displayed)|has been (?:read|displayed)|gelesen|a été (?:lu|affiché)|fue le[íi]do|ha sido le[íi]do|è stato (?:letto|visualizzato)|foi lid[ao]|werd gelezen|is gelezen|lästes|ble lest|blev læst|luettu|przeczytan|p[řr]e[čc]ten|pre[čc][íi]tan|elolvas|citit|okundu|прочитано|阅读|讀取|開封|읽/iu;
const RECEIPT =
  /^(?:return receipt|disposition notification|read receipt|delivery receipt|lesebest[äa]tigung|empfangsbest[äa]tigung \(angezeigt|confirmation de lecture|acus[ée] de lectura|confirmaci[óo]n de lectura|conferma di lettura|confirma[çc][ãa]o de leitura|leesbevestiging|l[äa]skvitto|potwierdzenie przeczytania|potvrzen[íi] o p[řr]e[čc]ten[íi]|уведомление о прочтении|開封通知|开封确认|已读回执)/iu;

/** Lines that are looked at; a machine says at once what it is. */
const START = 1_500;

/** Whether the words of a mail, together with its subject, are those of an absent person's machine or of a help desk's. */
export function isAutoText(subject: string, body: string): boolean {
  const start = body.slice(0, START).replace(/^>.*$/gm, '');
  return SAYS_SO.test(start) || (HINTS.test(subject.slice(0, 300)) && NOTE.test(start));
}

/** Whether somebody who writes that he is away asks something of the organiser. */
export const asksInPerson = (subject: string, body: string): boolean =>
  IN_PERSON.test(subject.trim()) && ASKS.test(`${subject.slice(0, 300)} ${body.slice(0, START)}`);

/** Whether a mail tells that another was read. */
export const isReadNotice = (subject: string, body: string): boolean =>
  RECEIPT.test(subject.trim()) || (READ_SUBJECT.test(subject.trim()) && READ_BODY.test(body.slice(0, START)));
