/** Colours of a mail by day; each stands out from what is behind it by 4.5 to 1 or more (WCAG 1.4.3). */
const DAY = { ink: '#1b1d1f', page: '#ffffff', faint: '#565b61', box: '#eef3f8', edge: '#9fb0c2', bar: '#8a5a00' };
const CODE = { ink: '#1b1d1f', page: '#f6f3ea' };
const BUTTON = { ink: '#ffffff', page: '#1c4f80' };

const SANS = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace";
const WHOLE_WORDS = 'overflow-wrap:break-word;word-wrap:break-word';

/** Lines of a list begin further out than they go on; said of the list, its lines need no style of their own. */
const HANGING = 'padding:0 0 0 1.4em;text-indent:-1.4em;list-style:none';

/** The part of a mail's HTML that an element is, by which its style is found. */
export type Look =
  | 'body'
  | 'page'
  | 'faint'
  | 'map'
  | 'box'
  | 'h1'
  | 'h2'
  | 'p'
  | 'button'
  | 'list'
  | 'orders'
  | 'samples'
  | 'sample'
  | 'letter'
  | 'rule'
  | 'symbol';

/**
 * Styles stand at the elements: many mail programs leave out what stands in the head, which says what is dark by night
 * only. No tables: a reply is typed between paragraphs, and a program splits no table to let it in. `samples` has a bar at
 * its left, drawn and not written: a copy of an order is clean, and mail programs and we alike take what stands beside
 * such a bar for quoted (`isLinedQuote`).
 */
export const STYLE: Readonly<Record<Look, string>> = {
  body: `margin:0;padding:0;background-color:${DAY.page};color:${DAY.ink};${SANS};font-size:16px;line-height:1.45`,
  page: `max-width:640px;margin:0 auto;padding:8px 12px 24px;${WHOLE_WORDS}`,
  faint: `margin:0 0 8px;color:${DAY.faint};font-size:13px`,
  map: 'display:block;width:100%;max-width:640px;height:auto;border:0',
  box: `margin:12px 0;padding:12px 14px;border:2px solid ${DAY.edge};border-radius:6px;background-color:${DAY.box};color:${DAY.ink}`,
  h1: 'margin:0 0 8px;font-size:19px;line-height:1.3;font-weight:bold',
  h2: `margin:24px 0 6px;padding-bottom:3px;border-bottom:1px solid ${DAY.edge};font-size:15px;line-height:1.3;font-weight:bold;letter-spacing:.03em`,
  p: 'margin:0 0 10px',
  button: `display:inline-block;padding:10px 18px;border-radius:5px;background-color:${BUTTON.page};color:${BUTTON.ink};font-weight:bold;text-decoration:none`,
  list: `margin:0 0 10px;${HANGING};line-height:1.5`,
  orders: `margin:0 0 10px;${HANGING};${MONO};font-size:14px;line-height:1.5`,
  samples: `margin:0 0 12px;padding:2px 0 2px 8px;border-left:4px solid ${DAY.bar}`,
  sample: `margin:0 0 4px;padding:5px 8px 5px 24px;text-indent:-16px;background-color:${CODE.page};color:${CODE.ink};${MONO};font-size:14px;line-height:1.5;white-space:pre-wrap;${WHOLE_WORDS}`,
  letter: `margin:0 0 12px;padding:10px 12px;border:1px solid ${DAY.edge};white-space:pre-wrap;${WHOLE_WORDS}`,
  rule: `margin:24px 0 0;border:0;border-top:2px solid ${DAY.edge}`,
  symbol: 'display:inline-block;vertical-align:-4px;margin:0 3px 0 0;border:0;background-color:#ffffff',
};

/** What is dark by night. The map and the symbols stay as they are printed, a little dimmed. */
export const NIGHT = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.d-body,.d-page{background-color:#14171a!important;color:#e8e6e1!important}',
  '.d-faint{color:#b4b8bd!important}',
  '.d-box{background-color:#1f2832!important;border-color:#52677d!important;color:#e8e6e1!important}',
  '.d-h2,.d-rule,.d-letter{border-color:#52677d!important}',
  '.d-samples{border-color:#d9a441!important}',
  '.d-sample{background-color:#24231e!important;color:#f0ebdc!important}',
  '.d-button{background-color:#8fc1f0!important;color:#0d1b29!important}',
  '.d-map,.d-symbol{filter:brightness(.88)}',
  '}',
].join('\n');
