/** The first letters of the months: Europe's languages of Latin letters, then the others. */
const LATIN =
  'jan|feb|m[äaå]r|apr|ma[iyj]|ju[nl]|aug|sep|o[ck]t|nov|de[czs]|gen|mag|giu|lug|ago|set|ott|dic|fév|avr|juin|juil|août|déc|ene|abr|fev|out|dez|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|led|úno|bře|dub|kvě|čer|srp|zář|říj|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu|ian|iun|iul|sij|velj|ožu|tra|svi|kol|ruj|stu|pro\\.|prosin|avg|jaan|veeb|dets|saus|vas\\.|vasar|kov|bal\\.|baland|geg|birž|liep|rugp|rugs|spal|lapkr|gruod|urt|ots|api\\.|eka\\.|uzt|abu|ira\\.|urr|aza|abe\\.|jún|júl|ágú|nóv|thg|tháng';
const OTHERS =
  'янв|фев|мар|апр|ма[йяј]|июн|июл|авг|сен|окт|ноя|дек|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру|яну|ное|юни|юли|јан|јун|јул|дец|ιαν|φεβ|μαρ|απρ|μαΐ|μαϊ|ιουν|ιουλ|αυγ|σεπ|οκτ|νοε|δεκ|ינו|פבר|מרץ|אפר|מאי|יונ|יול|אוג|ספט|אוק|נוב|דצמ|يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|ژانویه|فوریه|آوریل|مه\\b|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر|فروردین|اردیبهشت|خرداد|مرداد|شهریور|آبان|آذر|بهمن|اسفند|जन|फ़?र|मार्च|अप्रै|मई|जून|जुल|अग|सित|अक्तू|नव|दिस|ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค|มกราคม|กุมภา|มีนาคม|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา';
const MONTHS = `${LATIN}|${OTHERS}`;
const DATES = [
  /\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}/,
  /\d{4}\s?[年년]\s?\d{1,2}\s?[月월]/,
  new RegExp(`\\d{1,2}\\.?\\s?(?:de\\s|d'|ב)?(?:${MONTHS})`, 'iu'),
  new RegExp(`(?:${MONTHS})\\p{L}*\\.?\\s\\d{1,2}\\b`, 'iu'),
];
const TIME = /(?<!\d)\d{1,2}\s?[:.h]\s?\d{2}(?!\d)/;

/** Whether a line names a day, in the notation of any mail program we know. Most lines have no digit, and each month costs its letters. */
export const namesDay = (text: string): boolean => /\d/.test(text) && DATES.some((d) => d.test(text));

/** Whether a line names a time of day. */
export const namesTime = (text: string): boolean => TIME.test(text);

/** Whether a line holds a mail address. */
export const namesAddress = (text: string): boolean => /[^\s<>@"'(]@[^\s<>@"')]+\.[^\s<>@"')]/.test(text);
