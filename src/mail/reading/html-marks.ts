/** An element's name and attributes, as far as we ask. */
export interface Marked {
  name: string;
  attribs: Record<string, string>;
}

/**
 * What an element of a mail's HTML is for its reader.
 * - `hidden`: nobody sees it.
 * - `struck`: its writer crossed it out.
 * - `signature`: put below by a program.
 * - `attribution`: says who wrote what follows.
 * - `quote`: another's words.
 * - `answered`: holds quotes as its own children, with answers between them; without any it is a quote whole.
 * - `rest`: from here on everything is another's words, wherever the element ends.
 */
export type Meaning = 'hidden' | 'struck' | 'signature' | 'attribution' | 'quote' | 'answered' | 'rest' | null;

const SKIPPED = [
  'style',
  'script',
  'head',
  'title',
  'template',
  'noscript',
  'object',
  'svg',
  'textarea',
  'select',
  'meta',
  'audio',
  'video',
  'iframe',
];

/** Ids of Outlook, Outlook for Mac, Hotmail and Zimbra that stand before the quoted mail; a quoted copy has `x_` before them. */
const REST_IDS =
  /^(?:x_)*(?:divrplyfwdmsg|appendonsend|olk_src_body_section|replysplit|zwchr|stopspelling|mail-editor-reference-message-container|isforwardcontent|isreplycontent|replycontent)$/;
const REST_CLASSES =
  /^(?:outlookmessageheader|moz-forward-container|ms-outlook-mobile-reference-message|forwarded-message|mailru-forward|wlm_reply|bluemail-forward)$/;
const SIGNATURE =
  /^(?:x_)*(?:gmail_signature(?:_prefix)?|moz-signature|signature|applemailsignature|ms-outlook-mobile-signature|composer_signature|protonmail_signature_block.*|zimbra_signature|bm_signature|signature_block|yahoo-signature|yahoo_signature|ymail_android_signature|ymail_ios_signature|tutanota_signature|edo-signature|mb_sig|roundcube-signature|sig|messagesignaturesection|moz-txt-sig|canarysig|psignature|bloop_sign.*|(?!before|above|pre|without|no|not)[\w]+[_-](?:signature|sig))$/;
const ATTRIBUTIONS =
  /^(?:gmail_attr|moz-cite-prefix|reply-intro|moz-email-headers-table|quote-header|quoteheader|hm_quote_header|email-attribution)$/;
const QUOTES =
  /^(?:ydp.*)?(?:yahoo_quoted.*|yqt\d.*|quoted-text|edo-original|canaryblockquote|clean_bq|replymessage|original-message|originalmessage|quotedmessage|quoted-message|quoted_message|mail-quote|quoted-reply|cite\d?|front-blockquote|email_quote|blockquote|wrote)$/;
const ANSWERED =
  /^(?:gmail_quote(?:_container)?|protonmail_quote|tutanota_quote|zmail_extra|mailreply-quote|spark_quote|messagereplysection|.*[_-]quote|quote[_-].*)$/;

/** Says what an element is, by the marks of the mail programs we know. */
export function meaningOf(element: Marked): Meaning {
  const { name, attribs } = element;
  const style = (attribs['style'] ?? '').toLowerCase().replace(/\s+/g, '');
  if (SKIPPED.includes(name) || 'hidden' in attribs || isHidden(style)) return 'hidden';
  if (/^(?:del|s|strike)$/.test(name) || /(?:^|;)text-decoration(?:-line)?:[^;]*line-through/.test(style))
    return 'struck';
  const marks = marksOf(attribs);
  const has = (pattern: RegExp): boolean => marks.some((m) => pattern.test(m));
  if (
    has(REST_IDS) ||
    has(REST_CLASSES) ||
    /^__(?:divider|quoted_text|headers)__$/.test((attribs['data-marker'] ?? '').toLowerCase())
  )
    return 'rest';
  if (has(SIGNATURE)) return 'signature';
  if (has(ATTRIBUTIONS)) return 'attribution';
  if (name === 'blockquote') return isIndent(style, marks) ? null : 'quote';
  if (attribs['name'] === 'quote' || has(QUOTES) || isLinedQuote(name, style)) return 'quote';
  return has(ANSWERED) ? 'answered' : null;
}

/** Longer lists of classes say nothing to us. */
const MOST_MARKS = 2_000;

function marksOf(attribs: Record<string, string>): string[] {
  const all = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['name'] ?? ''}`;
  return all
    .slice(0, MOST_MARKS)
    .toLowerCase()
    .split(/\s+/)
    .filter((m) => m !== '' && m.length < 80);
}

const HIDDEN =
  /(?:^|;)(?:display:none|visibility:hidden|mso-hide:all|font-size:0(?:px|pt|em|rem|%)?(?:!important)?(?:;|$)|opacity:0(?:\.0+)?(?:!important)?(?:;|$)|max-height:0(?:px)?(?:!important)?(?:;|$)|(?:left|top|text-indent):-\d{3,})/;
const isHidden = (style: string): boolean => HIDDEN.test(style);

/** The key for "further in" of Gmail, Outlook and WebKit makes a blockquote too. */
const isIndent = (style: string, marks: readonly string[]): boolean =>
  marks.includes('webkit-indent-blockquote') ||
  (/margin:0(?:px)?0(?:px)?0(?:px)?40px/.test(style) && /border:(?:none|0)/.test(style));

/** Outlook and others draw a line above or beside what they quote. */
function isLinedQuote(name: string, style: string): boolean {
  if (name !== 'div' && name !== 'td') return false;
  return (
    /border-left:(?:solid|\d|#)/.test(style) && /padding/.test(style) && !/border-right:(?:solid|\d|#)/.test(style)
  );
}

/** Outlook's line above the headers of the quoted mail; whether headers follow, its text says. */
export function isLineAbove({ name, attribs }: Marked): boolean {
  const style = (attribs['style'] ?? '').toLowerCase().replace(/\s+/g, '');
  return name === 'div' && /border-top:(?:solid|#|\d)/.test(style) && /padding:3(?:\.0)?p[tx]/.test(style);
}
