/** A player's own words of a reply, and what was cut from it and why. */
export interface OwnText {
  text: string;
  cut: { why: string; lines: number }[];
}

/** Longer mails are cut before anything looks at them. */
const MOST_LINES = 2_000;
const MOST_LETTERS = 64_000;

/**
 * Takes the quoted, forwarded and signed parts off a plain-text reply: one pass over its lines, no backtracking. Own
 * lines between quotes are kept, but a short line glued to a quote above it is no order: mail programs wrap quotes so.
 */
export function ownText(whole: string): OwnText {
  const cut: OwnText['cut'] = [];
  const lines = cleaned(whole).split('\n');
  const kept: string[] = [];
  if (lines.length > MOST_LINES) cut.push({ why: 'too long', lines: lines.length - MOST_LINES });
  const all = lines.slice(0, MOST_LINES);
  for (let i = 0; i < all.length; i++) {
    const line = all[i] ?? '';
    const head = quoteHead(all, i);
    if (head > 0) {
      note(cut, 'quoted', head);
      i += head - 1;
      continue;
    }
    const end = endsHere(all, i);
    if (end) {
      cut.push({ why: end, lines: all.length - i });
      break;
    }
    if (isQuote(line)) note(cut, 'quoted');
    else if (isWrappedQuote(all[i - 1] ?? '', line)) note(cut, 'end of a quoted line');
    else kept.push(line);
  }
  return { text: kept.join('\n').trim(), cut };
}

/** Line ends, invisible characters, blanks and dashes made plain. A text with direction marks inside is refused as a whole. */
function cleaned(whole: string): string {
  return whole
    .slice(0, MOST_LETTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
}

/** Characters that turn the direction of writing: what is read would not be what is seen. */
export function hasDirectionTricks(text: string): boolean {
  return /[\u202a-\u202e\u2066-\u2069]/.test(text);
}

function note(cut: OwnText['cut'], why: string, lines = 1): void {
  const last = cut.at(-1);
  if (last?.why === why) last.lines += lines;
  else cut.push({ why, lines });
}

const isQuote = (line: string): boolean => /^\s{0,3}[>|]/.test(line);

/** Quoted lines shorter than this are not broken by mail programs. */
const LONG_QUOTE = 60;

/** The rest of a quoted line that a mail program broke: a few words below a long quoted line, no word of ours alone. */
function isWrappedQuote(above: string, line: string): boolean {
  if (!isQuote(above) || above.length < LONG_QUOTE) return false;
  const trimmed = line.trim();
  return (
    trimmed !== '' &&
    trimmed.length < 25 &&
    !trimmed.includes(':') &&
    trimmed.split(/\s+/).length < 4 &&
    !WORDS.test(trimmed)
  );
}
const WORDS = /^(pass|check|help|status|map|resign|join|confirm|press on|stand|fire AA|end|done|quit|thanks)/i;

/** Why reading ends at this line; null: it goes on. */
function endsHere(lines: readonly string[], i: number): string | null {
  const line = lines[i] ?? '';
  const trimmed = line.trim();
  if (/^\s*=== Despatch \w+:/.test(line)) return 'our own mail';
  if (line === '-- ' || trimmed === '--') return 'signature';
  if (FORWARD.test(trimmed)) return 'forwarded mail';
  if (ORIGINAL.test(trimmed)) return 'quoted mail';
  if (isAttribution(lines, i)) return 'quoted mail';
  if (isHeaderBlock(lines, i)) return 'quoted mail';
  return SENT_FROM.test(trimmed) ? 'signature' : null;
}

const FORWARD =
  /^-*\s*(begin forwarded message|forwarded message|weitergeleitete nachricht|message transf[ée]r[ée]|mensaje reenviado|messaggio inoltrato)\b.*:?-*$/i;
const ORIGINAL =
  /^-{2,}\s*(original message|original appointment|urspr[üu]ngliche nachricht|message d'origine|mensaje original|messaggio originale|oorspronkelijk bericht|ursprungligt meddelande)\s*-{2,}$|^_{20,}$/i;
const SENT_FROM =
  /^(sent from my |sent from (mail|outlook|yahoo)|von meinem .* gesendet|envoy[ée] de(puis)? mon |enviado desde mi |inviato da |get outlook for )/i;

const OPENING = /^(on|am|le|el|il|op|den|em|dnia|dne|la|στις)\b/iu;
const ADDRESS = /<\S+@\S+>/;

/** `On Sun, 22 Nov 2026 at 10:00, Despatch wrote:` in the languages of our readers, over up to three lines. */
function isAttribution(lines: readonly string[], i: number): boolean {
  if (!OPENING.test((lines[i] ?? '').trim())) return false;
  const three = lines
    .slice(i, i + 3)
    .join(' ')
    .slice(0, 400);
  return WROTE.test(three) && /\d/.test(three.slice(0, 120));
}

/**
 * How many lines head a quoted block here: `Despatch wrote on 22 Nov:` with `>` below. Only the block is cut then; who
 * answers below or between the quoted lines is read. 0: none.
 */
function quoteHead(lines: readonly string[], i: number): number {
  const first = lines[i] ?? '';
  // An order above is no part of it.
  const most = OPENING.test(first.trim()) || ADDRESS.test(first) ? 3 : 1;
  for (let n = 1; n <= most; n++) {
    const last = (lines[i + n - 1] ?? '').trim();
    if (last === '' || isQuote(last)) return 0;
    if (!last.endsWith(':')) continue;
    const head = lines
      .slice(i, i + n)
      .join(' ')
      .slice(0, 400);
    const below = lines.slice(i + n, i + n + 3).find((l) => l.trim() !== '');
    return below !== undefined && isQuote(below) && (WROTE.test(head) || WROTE_FIRST.test(head)) ? n : 0;
  }
  return 0;
}
const WROTE_FIRST = /\b(wrote|writes|schrieb|schreibt|[ée]crit|escribi[óo]|scritto|scrive|schreef|skrev|escreveu)\b/iu;

const WROTE =
  /(wrote|schrieb(?:\s.{0,120})?|a [ée]crit|escribi[óo]|ha scritto|schreef(?:\s.{0,120})?|skrev(?:\s.{0,120})?|escreveu|napisa[łl]\(?a?\)?|napsal\(?a?\)?|έγραψε)\s*:/iu;

/** Two header lines or more together: how some programs head what they quote. */
function isHeaderBlock(lines: readonly string[], i: number): boolean {
  const header =
    /^\*?(from|sent|date|to|subject|von|gesendet|datum|an|betreff|de|envoy[ée]|[àa]|objet|para|asunto|da|inviato|oggetto|van|verzonden|aan|onderwerp|fra|sendt|til|emne)\*?\s*:/i;
  return (
    header.test((lines[i] ?? '').trim()) && lines.slice(i + 1, i + 4).filter((l) => header.test(l.trim())).length >= 2
  );
}
