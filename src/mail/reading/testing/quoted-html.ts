/** What a mail program makes of the HTML of a mail when it quotes it. */
export type Requoting = (html: string) => string;

const inner = (html: string): string => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;
const styleOf = (html: string): string => /<style>[\s\S]*<\/style>/.exec(html)?.[0] ?? '';
const classed = (html: string, before: string): string =>
  html.replace(/ class="([^"]*)"/g, (_, all: string) => ` class="${all.replace(/\S+/g, (name) => before + name)}"`);
const without = (html: string, attribute: string): string => html.replace(new RegExp(` ${attribute}="[^"]*"`, 'g'), '');

/** `border-left:4px solid #8a5a00` as Word writes it. */
function wordStyle(style: string): string {
  const bar = /border-left:(\d)px solid (#\w+)/.exec(style);
  if (bar)
    return `border:none;border-left:solid ${bar[2]?.toUpperCase()} ${Number(bar[1]) * 0.75}pt;padding:2.0pt 0cm 2.0pt 6.0pt`;
  const box = /border:(\d)px solid (#\w+)/.exec(style);
  if (box) return `border:solid ${box[2]?.toUpperCase()} ${Number(box[1]) * 0.75}pt;padding:9.0pt 11.0pt 9.0pt 11.0pt`;
  return style.replace(/(\d+)px/g, (_, px: string) => `${Number(px) * 0.75}pt`).replace(/border-radius:[^;"]*;?/, '');
}

/** Word keeps bars and boxes, and makes everything else its own. */
const word: Requoting = (html) =>
  without(inner(html), 'class')
    .replace(/ style="([^"]*)"/g, (_, style: string) => ` style='${wordStyle(style)}'`)
    .replace(/<p\b/g, '<p class=MsoNormal')
    .replace(/<li\b/g, '<li class=MsoNormal')
    .replace(/<(pre|p|li)([^>]*)>([\s\S]*?)<\/\1>/g, '<$1$2><span lang=EN>$3<o:p></o:p></span></$1>')
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '<img border=0 id="_x0000_i1025" src="cid:image001.png@01D9" alt="$1">');

/** Mail programs by name. The first does nothing but put the mail there, with its head. */
export const QUOTED_AS: Readonly<Record<string, Requoting>> = {
  'as it came': (html) => html,
  'Apple Mail, iOS, Thunderbird: body and style': (html) => styleOf(html) + inner(html),
  'Gmail: own names for classes, no style sheet': (html) =>
    `<u></u>${classed(inner(html), 'm_-5551234567890').replace(/src="cid:[^"]*"/g, 'src="cid:ii_19a5c"')}`,
  'Outlook on the web: x_ before each name': (html) =>
    `<style type="text/css">\n${styleOf(html)
      .replace(/<\/?style>/g, '')
      .replace(/\.d-/g, '.x_d-')}</style><div class="x_body">${classed(inner(html), 'x_')}</div>`,
  'Outlook on Windows: by way of Word': word,
  'Yahoo: ydp before each name': (html) => `<div id="ydp7f3ayiv0123">${classed(inner(html), 'ydp7f3ayiv0123')}</div>`,
  'Proton: pictures held back': (html) =>
    (styleOf(html) + inner(html)).replace(/<img ([^>]*)src="/g, '<img $1proton-src="'),
  'bare: no style, no class': (html) => without(without(inner(html), 'style'), 'class'),
};
