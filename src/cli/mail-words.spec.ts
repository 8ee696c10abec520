import { dataFiles } from '../config/data-files';
import { Systems } from '../systems/systems';
import { mailWords } from './mail-words';

const engine = Systems.load(dataFiles(null)).engine('mercury');

describe('the turn mails of a whole game between bots', () => {
  it.each(['1', '4'])(
    'of scenario %s ask within 40 words, and end their orders within 400, nearly all within 600',
    (id) => {
      const { mails, words, questionWord, lines } = mailWords(engine, id, 1, 'short mails');
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
