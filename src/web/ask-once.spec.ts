import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = join(__dirname, '../../templates/web');
/** Where forms go that end something for good: a role, a key, a device, an event, a seat, who one is. */
const ENDS = /\/(?:remove|revoke|end|leave)$/;
const WITHDRAWN = /name="state" value="withdrawn"/;

/** The forms of a page that end something, each with what stands open round it. */
function ending(page: string): { form: string; sure: boolean }[] {
  const text = readFileSync(join(PAGES, page), 'utf8');
  return [...text.matchAll(/<form [^>]*action="([^"]+)"[^>]*>.*?<\/form>/gs)]
    .filter(([form, action = '']) => ENDS.test(action) || WITHDRAWN.test(form))
    .map(({ 0: form, 1: action = '', index }) => {
      const before = text.slice(0, index);
      const folded = before.slice(before.lastIndexOf('<details'));
      const isOpen = !folded.includes('</details>') && /^<details class="sure">/.test(folded);
      const typed = /, to be sure </.test(form);
      return { form: `${page}: ${action}`, sure: typed || (isOpen && /<button[^>]*>Yes, /.test(form)) };
    });
}

describe('a button that ends something', () => {
  const all = readdirSync(PAGES)
    .filter((name) => name.endsWith('.hbs'))
    .flatMap(ending);

  it('stands folded under its name, and is pressed with a yes, or his own name is typed', () => {
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ sure }) => !sure).map(({ form }) => form)).toEqual([]);
  });
});
