import { MOST_HTML_BYTES } from '../wording/html/fitted';
import type { MailPictures } from '../reports/pages';
import { bodyOf, type BodyParts } from './mail-body';
import { rawMail } from './transport';

const PICTURES = {
  ...{ pdf: Buffer.from('pdf'), crop: Buffer.from('map') },
  symbols: {
    units: [{ name: 'Koch', kind: 'infantry', alt: 'infantry' }],
    pictures: { infantry: { png: Buffer.from('png'), width: 26, height: 17 } },
  },
} as unknown as MailPictures;
const PARTS: BodyParts = {
  ...{ id: '1', domain: 'games.example', spec: { kind: 'turn', subject: '[Despatch 7K3F] Air search' } },
  ...{ text: '', pictures: PICTURES, page: 'page.pdf', plain: false },
};

describe('a turn mail that is longer than mail programs show', () => {
  it.each([
    ['ASCII', 'A line of many; x = 1'],
    ['umlauts', 'Überfälle südlich von Retimo (größer)'],
    ['other scripts', 'Греческая пехота у Суды'],
  ])(
    'has all above the rule with the map, and of the rest what mail programs show as it is sent (%s)',
    async (_, line) => {
      const lines = Array.from({ length: 3000 }, (_l, i) => `  ${i} ${line}`).join('\n');
      const text = `AIR SEARCH (18.21), 22 AM\nWhich?\n\nIN SHORT\n  All is well\n\n---\n\nTHE LOG\n${lines}\n\nPOSITION 3\n${lines}\n`;
      const body = bodyOf({ ...PARTS, text });
      const made = body.html as string;
      for (const part of ['cid:map-1@games.example', 'Which?', 'All is well', 'THE LOG', `0 ${line}`, 'MAIL plain'])
        expect(made).toContain(part);
      expect(made).not.toContain('POSITION 3');
      const raw = await rawMail({ html: made });
      expect(raw.length).toBeLessThan(MOST_HTML_BYTES + 600);
      expect(raw.length).toBeGreaterThan(0.5 * MOST_HTML_BYTES);
    },
  );

  it('has no symbol as a part that stands nowhere in it', () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `  ${i} a line of the log`).join('\n');
    const names = (text: string) => bodyOf({ ...PARTS, text }).attachments?.map(({ filename }) => filename);
    const [top, position] = ['AIR SEARCH (18.21), 22 AM\nWhich?\n\n---\n\n', 'POSITION 3\n  0101: Koch 2-2-5\n'];
    expect(names(`${top}THE LOG\n${lines}\n\n${position}`)).toEqual(['page.pdf', 'map.png']);
    expect(names(`${top}${position}`)).toEqual(['page.pdf', 'map.png', 'symbol-infantry.png']);
  });
});
