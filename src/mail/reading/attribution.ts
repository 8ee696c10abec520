import { namesAddress, namesDay, namesTime } from './dates';
import type { Line } from './lines';

/** "wrote" at the end of an attribution, or before the name, in the languages of mail programs. */
const WROTE =
  /(?:^|[\s"'>)\]*])(?:wrote|writes|said|schrieb(?:en|st)?|schreibt|geschrieben|a [ée]crit|[ée]crit|[ée]criviez|escribi(?:ó|o|ste)|escribe|ha scritto|scrisse|scrive|schreef|geschreven|skrev|escreveu|napisa[łl]\(?a?\)?|nap[ií]sala?|napsal\(?a?\)?|kirjoitti|[íi]rta|a scris|yazd[ıi]|написа[лв]\(?а?\)?|пише[тш]?|έγραψε|напис\p{L}+|pisze|je napisao|je napisala|napisao(?:\/la)?|napisal\(a\)|piše|kirjutas|rašė|rakstīja|viết|menulis|escriure|va escriure|כתב|كتب|寫道|写道|のメッセージ|님이 작성|작성|쓴 글|แต่ง|เขียนว่า|به نوشت|نوشت|लिखा|написао\/ла|schrieb am|zitat von|quoting|quotation from|quoted from|citando|citation de)(?=[\s:：,.\-—<"'(]|$)/iu;
/** How an attribution begins; what stands above it in the same paragraph is the writer's own. */
const OPENING =
  /^(?:on|am|le|el|il|op|den|em|dnia|w dniu|dne|dňa|la|στις|στισ|tir|man|ons|tor|fre|lør|søn|vào|pada|tarihinde|за|в|у|at|il giorno|el dia|date|datum|quoting)\b|^[«"'„]|^\d|^[\p{L}.\-' ]{1,60}<|^\[\s*mailto/iu;
const COLON = /[:：]\s*[*_]*$/;
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
  const opens = OPENING.test(first.bare) || dated;
  if (isShort(lines, i)) return 1;
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

/** `2011/4/7 Nathan <support@example.com>` or `You wrote:`, and quoted lines below: some programs say no more. */
function isShort(lines: readonly Line[], i: number): boolean {
  const { bare, depth } = lines[i] ?? { bare: '', depth: 0 };
  const next = lines[i + 1]?.bare === '' ? lines[i + 2] : lines[i + 1];
  if (bare.length > 120 || (next?.depth ?? 0) <= depth) return false;
  if (COLON.test(bare)) return bare.split(/\s+/).length <= 7 && WROTE.test(bare) && !/[,;#]/.test(bare);
  return namesDay(bare) && namesAddress(bare) && /<[^<>]{3,}>[,.]?$/.test(bare);
}

/**
 * Whether the first of `n` lines is the writer's own: an attribution begins below it that needs it not, or to which it
 * adds nothing.
 */
function isOwn(lines: readonly Line[], i: number, n: number): boolean {
  const { bare } = lines[i] ?? { bare: '' };
  const evident = namesDay(bare) || namesTime(bare) || namesAddress(bare);
  for (let k = i + 1; k < i + n; k++) {
    const whole = attributionAt(lines, k);
    if (whole === 0) continue;
    const below = lines.slice(k, k + whole).map((l) => l.bare);
    return !evident || namesDay(below.join(' '));
  }
  return false;
}

/** The first letters of an attribution that shares its line with the writer's last words; -1: it does not. */
export function attributionWithin({ bare }: Line): number {
  const at = bare.search(/(?:\s|-{2,}\s?)(?:On|Am|Le|El|Il|Op|Den|Em)\s(?=[\p{L}\d].{8,})/u);
  if (at <= 0) return -1;
  const rest = bare.slice(at).replace(/^[\s-]+/, '');
  return endsAttribution(rest, rest) && parts(rest) >= 2 && namesDay(rest) ? at : -1;
}

function endsAttribution(last: string, joined: string): boolean {
  if (COLON.test(last)) return true;
  return WROTE.test(joined) && /(?:wrote|schrieb|[ée]crit|написав|написал|a scris|yazdı)[\s\-.*]*$/iu.test(last);
}

function parts(text: string): number {
  const wrote = WROTE.test(text);
  const day = namesDay(text);
  const address = namesAddress(text);
  if (wrote && !day && !address && !namesTime(text)) return 0;
  return [wrote, day, address, namesTime(text) && (wrote || address)].filter(Boolean).length;
}
