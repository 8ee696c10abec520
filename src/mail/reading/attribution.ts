import { namesAddress, namesDay, namesTime } from './dates';
import type { Line } from './lines';

/** "wrote" at the end of an attribution, or before the name, in the languages of mail programs. */
const WROTE =
  /(?:^|[\s"'>)\]*])(?:wrote|writes|said|says|sent|schrieb(?:en|st)?|schreibt|geschrieben|a [ée]crit|a dit|[ée]crit|[ée]criviez|escribi(?:ó|o|ste)|escribe|ha scritto|scrisse|scrive|schreef|geschreven|skrev|escreveu|escribiu|idatzi du|skrifaði|telah menulis|napisa[łl]\(?a?\)?|nap[ií]sala?|napsal\(?a?\)?|kirjoitti|[íi]rta|a scris|yazd[ıi]|написа[лв]\(?а?\)?|пише[тш]?|έγραψε|напис\p{L}+|pisze|je napisao|je napisala|napisao(?:\/la)?|napisal\(a\)|piše|kirjutas|rašė|rakstīja|viết|menulis|escriure|va escriure|כתב(?:\/ה)?|كتب|寫道|写道|のメッセージ|님이 작성|작성|쓴 글|แต่ง|เขียนว่า|به نوشت|نوشت|लिखा|લખ્યું|লিখেছেন|எழுதியது|написао\/ла|schrieb am|meinte|tippte|typed|(?:さんは|に)書きました|提到|selon|zitat von|quoting|quotation from|quoted from|citando|citation de)(?=[\s:：,.\-—<"'(]|$)/iu;
/** How an attribution begins; what stands above it in the same paragraph is the writer's own. */
const OPENING =
  /^(?:on|am|le|el|il|op|den|em|dnia|w dniu|dne|dňa|la|στις|στισ|tir|man|ons|tor|fre|lør|søn|vào|pada|tarihinde|за|в|у|at|in data|på|dňa|dne|dana|pada|kuupäev|il giorno|el dia|date|datum|selon|quoting|zitat von|citando|missatge de|mensaje de|message de|wiadomość napisana przez|viesti lähettäjältä)(?!\p{L})|^[«"'„]|^\d|^[\p{L}.\-' ]{1,60}<|^[^<>:;=]{0,60}<[^\s<>@]+@|^\[\s*mailto/iu;
const COLON = /[:：]\s*[*_]*$/;
/** The writer tells what he wrote. */
const OF_HIMSELF = /^(?:i|we|ich|wir|je|nous|io|yo|eu|jag|jeg|ik|я|мы) (?!\d)/iu;
const MOST_LINES = 5;
const MOST_LETTERS = 500;

/**
 * How many lines, from `i` on, say who wrote what follows: `On Sun, 22 Nov 2026 at 10:00, X wrote:` in any language,
 * broken over up to five lines. 0: none. Told by its parts: two or more of day, time, address and "wrote", and a colon
 * or "wrote" at its end.
 */
export function attributionAt(lines: readonly Line[], i: number): number {
  const first = lines[i];
  if (!first || first.bare === '') return 0;
  const dated = namesDay(first.bare) && namesTime(first.bare);
  const opens = OPENING.test(first.bare) || namesDay(first.bare);
  if (isShort(lines, i) || runsOn(first.bare)) return 1;
  if (OF_HIMSELF.test(first.bare) && !namesAddress(first.bare)) return 0;
  let joined = '';
  for (let n = 1; n <= MOST_LINES; n++) {
    const line = lines[i + n - 1];
    if (line === undefined || line.depth !== first.depth) return 0;
    if (line.bare === '' && !(dated && n > 1)) return 0;
    joined = `${joined} ${line.bare}`.trim();
    if (joined.length > MOST_LETTERS || (n > 1 && !opens)) return 0;
    if (endsAttribution(line.bare, joined) && parts(joined) >= 2) return n === 1 || !isOwn(lines, i, n) ? n : 0;
  }
  return 0;
}

/** `On Sun, 22 Nov 2026 at 10:00, Tom<tom@example.net> wrote:   Dear all`: some phones begin the quoted mail in its line. */
function runsOn(bare: string): boolean {
  const head = /^\S.{20,300}?[:：](?=\s{2,}\S)/u.exec(bare)?.[0] ?? '';
  return namesDay(head) && namesAddress(head) && WROTE.test(head);
}

/** A day, a time and its zone at the front, as Gmail has written them. */
const STAMPED = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2} \d{1,2}:\d{2}(?::\d{2})? (?:GMT|UTC)?[+-]\d{2}:?\d{2} [\p{L}"'<]/u;

/** `2011/4/7 Nathan <support@example.com>` or `You wrote:`, and quoted lines below: some programs say no more. */
function isShort(lines: readonly Line[], i: number): boolean {
  const { bare, depth } = lines[i] ?? { bare: '', depth: 0 };
  const next = lines[i + 1]?.bare === '' ? lines[i + 2] : lines[i + 1];
  if (bare.length > 120) return false;
  if (STAMPED.test(bare)) return true;
  if ((next?.depth ?? 0) <= depth) return false;
  if (/^posted by .+ on /i.test(bare) && namesDay(bare)) return true;
  if (/^-{2,} ?[^\s-].* (?:wrote|schrieb|[ée]crit|escribió|scritto) ?-{2,}$/iu.test(bare)) return true;
  if (COLON.test(bare)) return bare.split(/\s+/).length <= 7 && WROTE.test(bare) && !/[,;#]/.test(bare);
  return namesDay(bare) && namesAddress(bare) && /^\*?\d.*(?:<[^<>]{3,}>+|\(mailto:[^()]+\))[,.*]*$/.test(bare);
}

/** `Despatch <k5@games.example.org>,` and no more. */
const NAMED = /^[^<>:;=]{0,60}<[^\s<>@]+@[^\s<>]+>(?: \p{L}+){0,2}[,.]?$/u;
/** Words that begin nothing but an attribution. */
const SURE = /^(?:zitat von|selon|missatge de|wiadomość napisana przez) /iu;

/**
 * Whether the first of `n` lines is the writer's own: an attribution begins below it that needs it not, or to which it
 * adds nothing.
 */
function isOwn(lines: readonly Line[], i: number, n: number): boolean {
  const { bare } = lines[i] ?? { bare: '' };
  if (SURE.test(bare)) return false;
  const evident = namesDay(bare) || namesTime(bare) || namesAddress(bare);
  const named = NAMED.test(bare);
  for (let k = i + 1; k < i + n; k++) {
    const whole = attributionAt(lines, k);
    if (whole === 0) continue;
    const below = lines
      .slice(k, k + whole)
      .map((l) => l.bare)
      .join(' ');
    return !evident || (namesDay(below) && (!named || namesAddress(below)));
  }
  return false;
}

/** Where an attribution begins that shares its line with the writer's last words, and how many lines it takes; null: none does. */
export function attributionWithin(lines: readonly Line[], i: number): { at: number; lines: number } | null {
  const { bare, depth } = lines[i] ?? { bare: '', depth: 0 };
  const at = bare.search(/(?:\s|(?<!-)-{2,}\s?)(?:On|Am|Le|El|Il|Op|Den|Em)\s(?=[\p{L}\d].{8})/u);
  if (at <= 0) return null;
  let rest = bare.slice(at).replace(/^[\s-]+/, '');
  if (!namesDay(rest)) return null;
  for (let n = 1; n <= MOST_LINES; n++) {
    if (endsAttribution(rest, rest) && parts(rest) >= 2) return { at, lines: n };
    const next = lines[i + n];
    if (!next || next.bare === '' || next.depth !== depth) return null;
    rest = `${rest} ${next.bare}`.slice(0, MOST_LETTERS);
  }
  return null;
}

function endsAttribution(last: string, joined: string): boolean {
  if (COLON.test(last) || /\bwrote in message \S+$/i.test(last)) return true;
  if (/[:：] \([^()]{6,40}\)[*_]*$/.test(joined) && WROTE.test(joined)) return true;
  return WROTE.test(joined) && /(?:wrote|schrieb|[ée]crit|написав|написал|a scris|yazdı)[\s\-.*]*$/iu.test(last);
}

function parts(text: string): number {
  const wrote = WROTE.test(text);
  const day = namesDay(text);
  const address = namesAddress(text);
  if (wrote && !day && !address && !namesTime(text)) return 0;
  return [wrote, day, address, namesTime(text) && (wrote || address)].filter(Boolean).length;
}
