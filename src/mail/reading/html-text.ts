import { compile } from 'html-to-text';

/** Longer HTML is cut before anything looks at it. */
const MOST_LETTERS = 256_000;

const HIDDEN = [
  '[hidden]',
  '[style*="display:none"]',
  '[style*="visibility:hidden"]',
  '[style*="mso-hide:all"]',
  '[style*="font-size:0"]',
];

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: MOST_LETTERS, maxDepth: 100, maxChildNodes: 20_000 },
  selectors: [
    ...HIDDEN.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    // Cells must not run together to another word, nor be broken.
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false, maxColumnWidth: MOST_LETTERS } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/**
 * A mail that is only HTML, as plain text: one line for each line its writer made, whatever is hidden from a reader left
 * out, quoted blocks with `>` before each line.
 */
export function htmlText(html: string): string {
  return convert(html.slice(0, MOST_LETTERS).replace(/style\s*=\s*(?:"[^"]*"|'[^']*')/gi, plainStyle));
}

/** Styles are compared by their letters: without blanks, in lower case. `font-size:0.8em` is no size of nothing. */
function plainStyle(style: string): string {
  return style
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/font-size:0(?=[.\d])/g, 'font-size:small');
}
