import { MOST_HTML_BYTES } from './fitted';
import { mailHtml, type MailPage } from './mail-html';

const PAGE: MailPage = {
  text: '',
  title: 'Strikes: a letter',
  asks: false,
  isLetter: false,
  map: { cid: 'map-1@x', alt: 'The map' },
  symbols: [],
};
const SYMBOL = { cid: 'infantry-1@x', alt: 'infantry', width: 26, height: 17 };
const html = (page: Partial<MailPage>): string => mailHtml({ ...PAGE, ...page }) ?? 'none';
const body = (page: Partial<MailPage>): string => html(page).split('<body')[1] ?? '';

describe('a mail in HTML', () => {
  it('says its language, has one head and heads below it, words for every picture, and fetches nothing', () => {
    const text =
      'AIR SEARCH (18.21), 22 AM\nWhich?\n\nWHAT YOU MAY ORDER\n  pass\n  | pass\n\nPOSITION 3\n  Koch 2-2-5\n';
    const whole = html({ text, asks: true, symbols: [{ name: 'Koch', ...SYMBOL }] });
    expect(whole).toMatch(/^<!DOCTYPE html>\n<html lang="en" dir="ltr">/);
    expect(whole.match(/<h\d/g)).toEqual(['<h1', '<h2', '<h2']);
    expect(whole.match(/<img [^>]*>/g)).toHaveLength(2);
    expect((whole.match(/<img [^>]*>/g) ?? []).filter((img) => !/ src="cid:[^"]+" alt="[^"]+" /.test(img))).toEqual([]);
    expect(whole).not.toMatch(/<(?:script|link|iframe|form|table)|url\(|src="(?!cid:)/);
    expect(whole).toContain('<title>Strikes: a letter</title>');
  });

  it('puts the marker first, then the map, then what is asked, in a box', () => {
    const text = '=== Despatch 7K3F: above ===\n\nAIR SEARCH (18.21), 22 AM\nWhich?\n\nIF YOU ARE SILENT\nNothing.\n';
    const places = ['=== Despatch', 'cid:map', 'd-box', 'AIR SEARCH', 'Which?', '</div>', 'IF YOU ARE SILENT'];
    const found = places.map((place) => body({ text, asks: true }).indexOf(place));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><a href="javascript:x">',
    "' onload='x",
    '&lt;',
  ])('shows what anybody wrote as he wrote it: %j', (evil) => {
    const shown = evil
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;');
    const texts = [
      `${evil}\n`,
      `HEAD\n  ${evil}\n`,
      `HEAD\n  | ${evil}\n`,
      `HEAD\n  1  ${evil}\n`,
      `POSITION\n  Koch ${evil}\n`,
    ];
    for (const text of texts) {
      const made = body({ text, title: evil, symbols: [{ name: 'Koch', ...SYMBOL }] });
      expect(made.split(shown).length).toBeGreaterThanOrEqual(3);
      expect(made).not.toContain(evil);
    }
    expect(body({ text: `A letter:\n\n  ${evil}\n\nTo answer`, isLetter: true })).toContain(shown);
  });

  it('makes a link of the page alone, and none of what a letter holds', () => {
    expect(body({ text: 'On the web: https://x.example/g\n' })).toContain('href="https://x.example/g"');
    const letter = 'A letter:\n\n  On the web: https://evil.example\n  https://evil.example\n\nTo answer';
    expect(body({ text: letter, isLetter: true })).not.toContain('href');
  });

  it('puts symbols before whole names of the position only, the longest first', () => {
    const symbols = ['A/21', 'A/21 NZ', 'Koch'].map((name) => ({ name, ...SYMBOL, alt: name }));
    const text = 'Koch\n\nWHAT YOU MAY ORDER\n  move Koch\n\nPOSITION 3\n  A/21 NZ + BA/21 and Kochs, Koch 2-2-5\n';
    expect([...body({ text, symbols }).matchAll(/cid:infantry-1@x" alt="([^"]*)"/g)].map((m) => m[1])).toEqual([
      'A/21 NZ',
      'Koch',
    ]);
  });

  it('is none where mail programs would cut it off and no rule says where it may end', () => {
    const text = 'A line of many.\n\n'.repeat(2000);
    expect(mailHtml({ ...PAGE, text })).toBeNull();
    expect(Buffer.byteLength(html({ text: text.slice(0, 9_000) }))).toBeLessThan(MOST_HTML_BYTES);
  });
});
