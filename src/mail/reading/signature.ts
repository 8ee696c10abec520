import type { Line } from './lines';

const SENT_FROM =
  /^(?:(?:sent|posted|composed) (?:from|with|via|using) |get (?:outlook|bluemail|typeapp) for |von meine[mr] .{0,60}gesendet|gesendet (?:von|mit) |diese nachricht wurde von |envoy[ée] (?:de(?:puis)?|avec|à partir) |enviado (?:desde|do|a partir|con) |inviato da|verzonden (?:vanaf|met|via) |verstuurd vanaf |skickat från |sendt fra |lähetetty |wysłan[eo] z |odesláno z |odoslané z |trimis de pe |отправлено (?:с|из) |надіслано (?:з|із) |από το |iphone'?umdan gönder|.{0,30}'?dan gönderildi|发自我的|從我的|iphoneから送信|보낸 사람: 내|télécharger outlook |obtener outlook |descarga outlook |scarica outlook |download outlook |hol(?:en)? sie sich outlook)/iu;
const LIST_FOOTER = /mailing list|unsubscribe|mailman\/listinfo|\/listinfo\/|groups\.google\.com|yahoogroups/i;
const SCANNED =
  /(?:virus-free|scanned (?:by|for)|checked by avg|avast antivirus|this (?:e-?mail|message) (?:has been|was) (?:scanned|checked)|keine viren|virenfrei|sans virus|libre de virus|no virus found)/i;
const LEGAL =
  /^(?:confidentiality notice|this e-?mail (?:and any|message)|disclaimer|vertraulichkeit|diese e-?mail (?:ist|enthält)|ce (?:message|courriel) .{0,30}confidentiel)/i;

/** Why the writer's words end at this line: what follows is his signature or a footer; null: they go on. */
export function signatureAt(lines: readonly Line[], i: number): string | null {
  const { text, bare } = lines[i] ?? { text: '', bare: '' };
  if (/^--\s*$/.test(text) || /^-- $/.test(text)) return 'signature';
  if (bare.length < 120 && SENT_FROM.test(bare)) return 'signature';
  if (
    /^[_\-=*]{5,}$/.test(bare) &&
    lines.slice(i + 1, i + 6).some((l) => LIST_FOOTER.test(l.bare) || SCANNED.test(l.bare))
  )
    return 'footer';
  if (SCANNED.test(bare) || LEGAL.test(bare)) return 'footer';
  return isDashedName(lines, i) ? 'signature' : null;
}

/** `-Abhishek Kona` as the last words before a quote or the end. */
function isDashedName(lines: readonly Line[], i: number): boolean {
  const bare = lines[i]?.bare ?? '';
  if (!/^-\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){1,2}$/u.test(bare) || lines[i - 1]?.bare !== '') return false;
  return (lines[i + 1]?.bare ?? '') === '';
}
