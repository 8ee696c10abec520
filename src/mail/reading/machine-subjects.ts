/** How answers of machines are titled, by language; they stand at the front, behind any "Re:". */
const AUTO = [
  // English
  'auto(?:matic|mated)?[ -]{0,2}(?:reply|response|answer|responder)|auto:|autoreply|out[ -]of[ -](?:the )?office|ooo\\b|on (?:vacation|holiday|leave|annual leave)\\b|i am (?:out|away|on)\\b|vacation (?:reply|message|notice)|away (?:from|message)|thank you for (?:contacting|your (?:e-?mail|message))',
  // German, Dutch, Scandinavian, Finnish
  'automatische (?:antwort|r[üu]ckantwort)|auto-?antwort|abwesen|nicht im b[üu]ro|im urlaub|urlaub\\b|automatisch(?:e)? (?:antwoord|bericht)|afwezig|niet op kantoor|auto-?svar|autom?atiskt? svar|fr[åa]nvaro|ej p[åa] kontoret|frav[æa]r|ikke p[åa] kontoret|automaattinen vastaus|poissa(?:olo)?\\b',
  // French, Spanish, Italian, Portuguese, Romanian, Catalan
  "r[ée]ponse automatique|absence\\b|absent(?:e)? (?:du bureau|jusqu)|respuesta autom|fuera de (?:la )?oficina|ausente|risposta automatica|fuori (?:sede|ufficio)|assen(?:te|za)\\b|in ferie|feriale|resposta autom|fora do escrit|aus[êe]ncia|r[ăa]spuns automat|resposta autom[àa]tica|fora de l'oficina",
  // Polish, Czech, Slovak, Hungarian, Croatian, Serbian, Slovenian, Baltic, Turkish
  'odpowied[źz] automatyczna|automatyczna odpowied|nieobecn|poza biurem|automatick[áa] odpov|nep[řr][íi]tomnost|mimo kancel[áa][řr]|nepr[íi]tomnos|automatikus v[áa]lasz|h[áa]zon k[íi]v[üu]l|automatski odgovor|samodejni odgovor|automaatvastus|autom[āa]tisk[āa] atbilde|automatinis atsakymas|otomatik (?:yan[ıi]t|cevap)|ofis d[ıi][şs][ıi]nda',
  // Russian, Ukrainian, Bulgarian, Greek, Hebrew, Arabic
  'автоматический ответ|авто-?ответ|отсутств|автоматична відповідь|автовідповід|автоматичен отговор|аутоматски одговор|αυτ[όο]ματη απ[άα]ντηση|εκτ[όο]ς γραφε[ίι]ου|(?:תשובה|מענה|תגובה) אוטומטי|מחוץ למשרד|(?:ال)?رد (?:ال)?تلقائي',
  // Chinese, Japanese, Korean, Vietnamese, Thai, Indonesian
  '自[动動][回答][复覆複]|自動(?:返信|応答|回覆)|不在(?:通知|です|办公室|辦公室)|外出中|자동 ?(?:회신|응답|답장)|부재 ?중|trả lời tự động|ตอบกลับอัตโนมัติ|balasan otomatis',
];
/** `Re:` as programs of the world write it. */
const ANSWER = '(?:(?:re|aw|sv|antw|vs|odp|rif|ref|res|r|ynt|vá|απ|回复|回覆|答复|답장)\\s*[:：]\\s*)*';
const AUTO_SUBJECT = new RegExp(`^\\s*${ANSWER}\\[?(?:${AUTO.join('|')})`, 'iu');

/** How mail systems title mails that came back; anywhere in the subject. */
const BOUNCE = [
  'undeliver|non-?delivery|delivery (?:status|failure|failed|report|notification|has failed|problem|incomplete|error|delay|unsuccessful|warning)|(?:mail|message|e-?mail) delivery|returned (?:mail|e-?mail|message|to sender)|return(?:ed)? to sender|failure (?:notice|notification|delivery)|mail (?:delivery )?(?:failed|failure|error|system error|status|transaction failed)|could not (?:be delivered|send)|(?:not|cannot be|unable to be|never) delivered|unable to deliver|delivery.{0,20}(?:failed|delayed|failure)|warning: (?:could not|message)|mail could not|dsn:|error sending|bounced|rejected (?:mail|message|e-?mail)|(?:mail|message) rejected|failed mail|user unknown|unzustellbar',
  'nicht zustellbar|nicht zugestellt|zustellung.{0,20}(?:fehlgeschlagen|verz|nicht)|fehler bei der zustellung|nachricht.{0,20}nicht.{0,20}zugestellt|onbestelbaar|niet (?:afgeleverd|bezorgd|bestelbaar)|kan ikke leveres|ikke levert|olevererbart|inte levereras|ikke leveret|toimittaminen ep[äa]onnistui|ei voitu toimittaa',
  'non remis|(?:non|pas) distribu|[ée]chec (?:de (?:la )?)?(?:remise|distribution|livraison|d.envoi)|message (?:non )?retourn|mensaje no entregado|no se (?:ha )?pudo entregar|error (?:de|en la) entrega|devuelto|mancata consegna|non recapitat|impossibile recapitare|n[ãa]o (?:entregue|foi entregue|p[ôo]de ser entregue)|falha na entrega|devolvid|nelivr|mesaj nelivrat',
  'niedostarczon|nie mo[żz]na dostarczy[ćc]|zwrot (?:wiadomo|poczty)|nedoru[čc]|k[ée]zbes[íi]t(?:hetetlen|[ée]si hiba|ve)|neisporu[čc]|teslim edilem|iletilemedi|не (?:удалось )?доставлен|недоставлен|невозможно доставить|не может быть доставлен|ошибка доставки|не вдалося доставити|αποτυχία παράδοσης|δεν παραδόθηκε|לא (?:ניתן )?(?:למסור|נמסר)|تعذر (?:تسليم|التسليم)',
  '配信(?:不能|エラー|できません|失敗)|送信(?:エラー|失敗|できません)|メールエラー|配達(?:不能|されません|できません)|エラー通知|不达|無法(?:傳遞|投遞|送達)|无法(?:投递|送达|传递|发送)|退信|系统退信|退回|投递失败|递送失败|배달 ?(?:되지|못|실패|불가)|반송|전송 ?실패|không gửi được|ส่งไม่ได้',
];
const BOUNCE_SUBJECT = new RegExp(BOUNCE.join('|'), 'iu');

/** Whether a subject is that of an automatic answer. */
export const isAutoSubject = (subject: string): boolean => AUTO_SUBJECT.test(subject.slice(0, 300));

/** Whether a subject is that of a mail that came back. */
export const isBounceSubject = (subject: string): boolean => BOUNCE_SUBJECT.test(subject.slice(0, 300));
