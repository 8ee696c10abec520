import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { templateFolder } from '../wording/templates';

const page = Handlebars.compile(readFileSync(join(templateFolder(), 'web', 'moderate-game.hbs'), 'utf8'));

const QUESTION = {
  ...{ nr: 1, step: 45, text: 'May it <react>?', open: true, head: 'Anna Berg', letters: [], precedents: [] },
  about: { text: 'Check of Koch: pass.', rule: '7.41' },
  log: [
    { text: 'Game-turn 2 begins.', rule: '' },
    { text: 'Koch reacts.', rule: '7.41' },
  ],
  paragraphs: [{ number: '7.41', says: 'who reacts' }],
};

describe('a question on the page of its moderator', () => {
  it('has what its mail has: the line that it seems to be about, what came before, paragraphs as links', () => {
    const text = page({ code: '7K3F', system: 'any', questions: [QUESTION], places: [] });
    expect(text).toContain(
      '<h4>It seems to be about</h4><p class="words">Check of Koch: pass. <a href="/rules/any/7.41">7.41</a></p>',
    );
    expect(text).toContain('What came before, from its game-turn on (2)');
    expect(text).toContain('<li>Game-turn 2 begins.</li><li>Koch reacts. <a href="/rules/any/7.41">7.41</a></li>');
    expect(text).toContain('<li><a href="/rules/any/7.41">7.41</a> who reacts</li>');
    expect(text).toContain('May it &lt;react&gt;?');
  });

  it('offers positions to go back to by their dates', () => {
    const places = [{ step: 42, says: 'morning (1 AM): Red combat' }];
    const text = page({ code: '7K3F', system: 'any', begun: true, over: false, questions: [], places });
    expect(text).toContain('<option value="42">42 morning (1 AM): Red combat</option>');
  });
});
