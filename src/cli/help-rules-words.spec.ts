import { YamlFile } from '../kernel/data/yaml-file';
import { readRulesWords } from '../kernel/data/rules-words';

const read = (text: string) => readRulesWords(new YamlFile({ path: 'words.yaml', text }), ['1.1']);

describe('the words of the rules that HELP explains', () => {
  it('stand in a file, with codes by their form', () => {
    const [first] = read("words:\n  - {words: [D, D1], form: '^D\\d$', rule: '1.1', means: A loss.}");
    expect(first).toEqual({ words: ['D', 'D1'], form: /^D\d$/, rule: '1.1', means: 'A loss.' });
  });
  it.each([
    ["{words: [D], rule: '1.2', means: A loss.}", 'words.yaml:2: D: the rules have no paragraph 1.2'],
    ["{words: [D], form: '(', rule: '1.1', means: A loss.}", 'words.yaml:2: D: "(" is no regular expression'],
    ["{words: [D], rule: '1.1'}", 'words.yaml:2: words.0.means'],
  ])('are refused with their line: %s', (one, why) => {
    expect(() => read(`words:\n  - ${one}`)).toThrow(why);
  });
});
