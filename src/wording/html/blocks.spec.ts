import { MailTemplates } from '../templates';
import { wrap } from '../wrap';
import { blocksOf, letterBlocks } from './blocks';

const WORDS = 'a the Ju-87 Maleme Warspite I/StG2 (18.21) 2-2-5, uncoordinated moves. 22 AM'.split(' ');

/** Sentences of all lengths. */
const sentences = Array.from({ length: 60 }, (_, n) =>
  Array.from({ length: 3 + (n % 31) }, (__, i) => WORDS[(i * i + 3 * n) % WORDS.length]).join(' '),
);

const templates = new MailTemplates();
/** A moderator's report of nothing. */
const report = { marker: '', opening: 'x', seen: 'all', digest: [], told: [], waiting: [], may: '', log: [] };
const HEADINGS = ['WHAT HAPPENED (all)', 'WHO IS ASKED WHAT', 'THE LOG, LINE BY LINE'];

describe('the parts of a mail in plain text', () => {
  it('are paragraphs as they were before they were broken', () => {
    const text = templates.text('note', { marker: '=== Despatch 7K3F: above ===', paragraphs: sentences });
    expect(blocksOf(text)).toEqual([
      { kind: 'marker', text: '=== Despatch 7K3F: above ===' },
      ...sentences.map((sentence) => ({ kind: 'paragraph', text: sentence })),
    ]);
  });

  it('are lines of lists, set in or not, as they were before they were broken', () => {
    const waiting = sentences.flatMap((sentence) => [sentence, `  ${sentence}`]);
    const text = templates.text('moderator', { ...report, waiting });
    const items = sentences.flatMap((sentence) => [
      { depth: 0, text: sentence },
      { depth: 1, text: sentence },
    ]);
    expect(blocksOf(text).slice(1)).toEqual([
      { kind: 'heading', text: 'WHO IS ASKED WHAT' },
      { kind: 'list', items },
    ]);
  });

  it('are numbered lines and columns', () => {
    const log = sentences.map((text, i) => ({ text, rule: `18.${i}` }));
    const waiting = ['HELP            this text, '.concat('and more of it '.repeat(9)), 'STATUS          who waits'];
    const blocks = blocksOf(templates.text('moderator', { ...report, digest: ['4314: a step lost'], log, waiting }));
    const [numbered, list] = [blocks.at(-1), blocks[4]];
    expect(blocks.flatMap((b) => (b.kind === 'heading' ? [b.text] : []))).toEqual(HEADINGS);
    expect(numbered).toEqual({
      kind: 'numbered',
      items: log.map(({ text: said, rule }, i) => ({ number: i + 1, parts: [`${said} [${rule}]`] })),
    });
    expect(list).toEqual({ kind: 'list', items: waiting.map((line) => ({ depth: 0, text: line.trim() })) });
  });

  it('are sample orders, each in one line', () => {
    const long = `attack TF A: ${Array.from({ length: 14 }, (_, i) => `Ju-87 ${i}/StG${i}`).join(', ')}`;
    const sections = [
      { title: 'YOU ARE ASKED: AIR ATTACK (19.1)', lines: ['Which?'], samples: ['pass', long, 'pass'] },
    ];
    const rest = { lines: [], objections: [], inForce: [], foreseen: [], deadline: '', ignored: [] };
    const blocks = blocksOf(templates.text('receipt', { marker: '', verdict: 'Not recorded.', sections, ...rest }));
    expect(blocks.map((b) => b.kind)).toEqual(['paragraph', 'heading', 'list', 'samples']);
    expect(blocks[3]).toEqual({ kind: 'samples', orders: ['pass', long, 'pass'] });
  });

  it('are the lines of a receipt, with why and what could be written', () => {
    const line = { number: 1, status: 'error', text: 'search K', read: 'search K', rule: '18.2' };
    const lines = [{ ...line, why: sentences[20], nearest: 'search Kaso Strait' }];
    const rest = { objections: [], inForce: [], foreseen: [], deadline: '', ignored: [], sections: [] };
    const [, block] = blocksOf(templates.text('receipt', { marker: '', verdict: 'Not recorded.', lines, ...rest }));
    const parts = ['ERROR  search K', `${sentences[20]} (18.2)`, 'you could write: search Kaso Strait'];
    expect(block).toEqual({ kind: 'numbered', items: [{ number: 1, parts }] });
  });

  it('are a heading, a question, when it is due and where the page is, though no blank line parts them', () => {
    const heading = 'SECOND TASK FORCE CREATION AND REORGANIZATION (16.34), 22 May, morning (22 AM)';
    const question = `You play the Red side. ${sentences[25] ?? ''}`;
    const text = [wrap(heading), wrap(question), 'Orders due by Tue.', 'On the web: https://x/g'];
    expect(blocksOf(text.join('\n'))).toEqual([
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text: question },
      { kind: 'paragraph', text: 'Orders due by Tue.' },
      { kind: 'link', url: 'https://x/g' },
    ]);
  });

  it('leave the lines of a letter as they are, whatever they look like', () => {
    const letter = '  YOUR ORDERS\n\n  | pass\n    further in\n  On the web: https://evil.example';
    const text = `=== Despatch 7K3F: above ===\n\nA letter:\n\n${letter}\n\nTo answer, write SAY.\n`;
    expect(letterBlocks(text).map((b) => b.kind)).toEqual(['marker', 'paragraph', 'letter', 'paragraph']);
    expect(letterBlocks(text)[2]).toEqual({
      kind: 'letter',
      lines: ['YOUR ORDERS', '', '| pass', '  further in', 'On the web: https://evil.example'],
    });
  });
});
