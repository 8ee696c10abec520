import { ownSystems } from '../../../config/testing/systems';
import { often } from '../../../config/testing/depth';
import { mailWords } from '../../../cli/mail-words';

const systems = ownSystems();
const engine = systems.engine('mercury');

describe('the turn mails of a whole game between bots', () => {
  it.each(['1', '4'])(
    'of scenario %s ask within 40 words, and end their orders within 400, nearly all within 600',
    (id) => {
      const { mails, words, questionWord, lines } = mailWords(engine, { scenario: id, games: 1, seed: 'short mails' });
      expect(mails).toBeGreaterThan(8);
      expect(words.median).toBeGreaterThan(60);
      expect(words.median).toBeLessThanOrEqual(400);
      expect(words.p95).toBeLessThan(600);
      expect(words.max).toBeGreaterThanOrEqual(words.p95);
      expect(questionWord).toBeGreaterThan(5);
      expect(questionWord).toBeLessThanOrEqual(40);
      expect(lines).toBeLessThan(70);
    },
  );
});

describe('the turn mails of Slouch Hats and Eggshells between bots', () => {
  it('keep to 72 columns, whatever phase they are of', () => {
    const wish = { scenario: '1', games: 1, seed: 'wide', most: 160 };
    const { mails, wide, formless } = mailWords(systems.engine('slouch-hats'), wish);
    expect(mails).toBeGreaterThan(8);
    expect(wide).toEqual([]);
    expect(formless).toEqual([]);
  });
});

describe('the turn mails of a campaign between bots', () => {
  // The first game-turns; the long way to the end.
  const most = often<object>({ most: 250 }, {});
  it.each([
    ['5', {}],
    ['6', {}],
    ['6', { 'without-ships': true }],
  ])('of scenario %s with %j keep to 400 words and to 72 columns, and show orders first', (scenario, options) => {
    const mails = mailWords(engine, { scenario, options, games: 1, seed: 'crete', ...most });
    expect(mails.mails).toBeGreaterThan(12);
    expect(mails.words.max).toBeLessThanOrEqual(400);
    expect(mails.questionWord).toBeLessThanOrEqual(40);
    expect(mails.wide).toEqual([]);
    expect(mails.formless).toEqual([]);
  });
});
