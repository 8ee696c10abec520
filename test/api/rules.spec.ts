import { RuleIndexes } from '../../src/rulings/rule-indexes';
import { World } from '../support/world';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const page = async (path: string, status = 200): Promise<string> => (await world.anybody.get(path).expect(status)).text;

describe('the rule pages', () => {
  it('are open to everybody: systems, sections, a paragraph with reading, files, cases and their text', async () => {
    expect(await page('/rules')).toContain('<a href="/rules/mercury">Operation Mercury</a>');
    const index = await page('/rules/mercury');
    const rows = world.app.get(RuleIndexes).rows('mercury');
    for (const { number } of rows) expect(index).toContain(`<a href="/rules/mercury/${number}">${number}</a>`);
    const proved = rows.find(({ proof }) => /`cases\/\S+\.yaml: [^`]+`.*Our reading:/.test(proof));
    const [, file = '', name = ''] = /`(cases\/\S+\.yaml): ([^`]+)`/.exec(proved?.proof ?? '') ?? [];
    const paragraph = await page(`/rules/mercury/${proved?.number ?? ''}`);
    expect(paragraph).toContain('<h2 id="reading">Our reading</h2>');
    expect(paragraph).toContain(`<code>${file}</code>`);
    expect(paragraph.replaceAll('&#x27;', "'")).toContain(`<summary>${name}</summary>`);
    expect(paragraph).toContain('shown to its members');
  });

  it('say kindly that there is no such paragraph, and take no markup from a query', async () => {
    expect(await page('/rules/mercury/99.99', 404)).toContain('There is no such paragraph.');
    await page('/rules/chess', 404);
    const found = await page(`/rules?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(found).not.toContain('<script>alert');
    await page(`/rules?q=${encodeURIComponent(`') OR 1=1; -- \\0 & | ! ( ) <-> :*`)}`);
    await page('/rules?q=%00&q=b');
  });

  it('find a paragraph by its number as a token, and others by their words', async () => {
    const numbers = async (q: string): Promise<string[]> => {
      const text = await page(`/rules/mercury?q=${encodeURIComponent(q)}`);
      const found = /<section aria-labelledby="found">([\s\S]*?)<\/section>/.exec(text)?.[1] ?? '';
      return [...found.matchAll(/href="\/rules\/mercury\/([^"]+)"/g)].map((m) => m[1] ?? '');
    };
    const rows = world.app.get(RuleIndexes).rows('mercury');
    expect((await numbers('19.4'))[0]).toBe('19.4');
    expect((await numbers('19.4')).length).toBe(1);
    expect((await numbers('19.42 sunk'))[0]).toBe('19.42');
    const airfields = await numbers('airfields');
    expect(airfields.length).toBeGreaterThan(3);
    const said = rows.filter(({ number }) => airfields.includes(number)).map(({ says, proof }) => `${says} ${proof}`);
    for (const text of said) expect(text.toLowerCase()).toContain('airfield');
    expect(await numbers('xyzzy')).toEqual([]);
  });

  it('show the printed sheets: each chart, and where each decision stands in the sequence of play', async () => {
    const index = await page('/rules/mercury');
    const sheets = [...index.matchAll(/href="(\/rules\/mercury\/(?:charts|sequence\/[^"]+))"/g)].map((m) => m[1] ?? '');
    expect(sheets.length).toBe(8);
    const [charts = '', ...sequences] = await Promise.all(sheets.map((path) => page(path)));
    expect(charts).toMatch(/<h2 id="aa-fire">AA Fire Table [\s\S]*<th scope="row">&lt;&#x3D;-2<\/th><td>AB2<\/td>/);
    for (const sequence of sequences) {
      const rules = [...sequence.matchAll(/class="asks" id="[^"]+"><b>[^<]+<\/b> [^<]+<a href="([^"]+)"/g)].map(
        (m) => m[1] ?? '',
      );
      expect(rules.length).toBeGreaterThan(3);
      await page(rules[0] ?? '');
    }
    for (const none of ['/rules/chess/charts', '/rules/mercury/sequence/99', '/rules/chess/sequence/1'])
      await page(none, 404);
  });
});
