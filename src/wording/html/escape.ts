const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as it may stand in HTML, between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** `Ju-87`, `2-2-5`, `22-AM`: a name or strengths that a narrow screen would break at the hyphen. */
const HYPHENED =
  /(?<![\p{L}\d/])(?=[\p{L}\d/()])(?=[^\s,;:]{0,66}\d)[\p{L}\d/()]{1,16}(?:-[\p{L}\d/()]{1,16}){1,3}(?![\p{L}\d/-])/gu;

/** Text for a paragraph or a line: escaped, names with hyphens and digits kept on one line. */
export function words(text: string): string {
  const kept = (name: string): string => `<span style="white-space:nowrap">${escaped(name)}</span>`;
  let [html, at] = ['', 0];
  for (const found of text.matchAll(HYPHENED)) {
    html += escaped(text.slice(at, found.index)) + kept(found[0]);
    at = found.index + found[0].length;
  }
  return html + escaped(text.slice(at));
}
