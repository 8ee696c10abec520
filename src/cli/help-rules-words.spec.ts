import { ownSystems } from '../config/testing/systems';

describe('HELP with a word of the rules', () => {
  it('names the paragraphs that the rules have', () => {
    for (const { system } of ownSystems().all()) {
      const { paragraphs } = system.words(undefined as never);
      expect(system.rulesWords.map(({ rule }) => rule).filter((rule) => !paragraphs.includes(rule))).toEqual([]);
    }
  });
});
