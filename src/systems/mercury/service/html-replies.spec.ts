import { sampled } from '../../../config/testing/depth';
import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { HTML_FORWARDS, HTML_INLINE, HTML_REPLIES } from '../../../mail/reading/testing/html-replies';
import { ATTRIBUTIONS } from '../../../mail/reading/testing/attributions';
import { HEADER_BLOCKS } from '../../../mail/reading/testing/header-blocks';
import { QUOTED_AS } from '../../../mail/reading/testing/quoted-html';
import { inTurns } from '../../../mail/reading/testing/thinned';
import { htmlText } from '../../../mail/reading/html-text';
import { writtenHtml, writtenText } from '../../../mail/reading/written';
import { turnMail } from '../../../reports/turn-mail';
import { mercuryEngine } from '../testing';
import { mailHtml } from '../../../wording/html/mail-html';
import { MailTemplates } from '../../../wording/templates';
import { handOn } from '../../../cli/bare-hand';

const engine = mercuryEngine();

/** The first turn mail of a scenario, in HTML, with its sample orders. */
function firstMail(scenario: string) {
  const { position } = engine.start({ scenario, options: {} }, keyedDice('first mail'));
  const [open] = position.open;
  if (!open) throw new Error('nobody is asked');
  const hand = handOn(engine, position);
  const web = 'https://games.example.org/g/7K3F/abcdefgh';
  const news = { digest: [], log: [] };
  const { text } = turnMail(new MailTemplates(), {
    fell: [],
    hand,
    open,
    news,
    before: null,
    web,
    sheets: { charts: 'charts', sequence: 'sequence' },
    replyTo: 'r',
    inReplyTo: null,
  });
  const map = { cid: 'map@x', alt: 'The part of the map that matters. pass' };
  const symbols = [{ name: 'Koch', cid: 'hq@x', alt: 'infantry', width: 26, height: 17 }];
  const html = mailHtml({ text, title: 'Air search', asks: true, isLetter: false, map, symbols }) ?? '';
  const samples = [...html.matchAll(/<pre [^>]*>([^<]*(?:<span [^>]*>[^<]*<\/span>[^<]*)*)<\/pre>/g)];
  return { position, open, text, html, samples: samples.map(([, sample = '']) => sample.replace(/<[^>]*>/g, '')) };
}

const MAILS = ['1', '2', '4'].map((scenario, turn) => [scenario, { ...firstMail(scenario), turn }] as const);
const OWN = ['search Matapan', 'at 4314 if odds 4-1 or more: refuse', '-Pass'];
const read = (html: string): string[] =>
  writtenHtml(html)
    .text.split(/\n+/)
    .filter((line) => line !== '');

describe.each(MAILS)('our HTML mail of scenario %s', (_, { html, samples, text, position, open, turn }) => {
  it('has the sample orders of the plain text, each whole, and they are taken as they are copied', () => {
    expect(samples.length).toBe(
      text.split('\n').filter((l) => l.startsWith('  | ') && !l.startsWith('  |     ')).length,
    );
    expect(consider(engine, position, open.seat, open, samples.join('\n')).sound).toBe(true);
  });

  describe.each(inTurns(Object.entries(QUOTED_AS), turn, 2))('quoted %s', (__, requoted) => {
    const quoted = requoted(html);

    it.each(sampled(Object.entries(HTML_REPLIES), 4))('in a reply from %s is no order', (___, reply) => {
      expect(read(reply(OWN, quoted))).toEqual(OWN);
      expect(read(reply([], quoted))).toEqual([]);
    });
    it.each(Object.entries(HTML_FORWARDS))('and sent on from %s is no order', (___, forward) => {
      expect(read(forward(OWN, quoted))).toEqual(OWN);
    });
    it.each(Object.entries(HTML_INLINE))('with answers typed between its parts from %s is no order', (___, inline) => {
      const at = quoted.search(/<h2/);
      expect(read(inline(quoted.slice(0, at), OWN, quoted.slice(at)))).toEqual(OWN);
    });
    it('without any sign is no order, as its first line says where it begins', () => {
      expect(read(`<div>${OWN.map((line) => `<div>${line}</div>`).join('')}</div><br>${quoted}`)).toEqual(OWN);
    });
  });

  it('made into plain text by the program that quotes it is no order, whatever stands above it', () => {
    const flat = htmlText(html).text.replace(/^>+ ?/gm, '');
    for (const sample of samples) expect(flat).toContain(sample);
    const marked = flat.replace(/^/gm, '> ');
    // Without date and address only marks tell an attribution from a sentence.
    const clear = Object.entries(ATTRIBUTIONS).filter(([program]) => program !== 'with little to say');
    const above = [...clear.flatMap(([, heads]) => heads), ...Object.values(HEADER_BLOCKS).flat()];
    const quotes = inTurns(above, turn, 3).flatMap((head) => [`${head}\n\n${flat}`, `${head}\n\n${marked}`]);
    const own = quotes.map((quote) => writtenText(`${OWN.join('\n')}\n\n${quote}`).text);
    expect(own.filter((text) => text !== OWN.join('\n'))).toEqual([]);
    expect(writtenText(`${OWN.join('\n')}\n\n${flat}`).text).toBe(OWN.join('\n'));
  });
});

const MARKER = '=== Despatch 7K3F: write your orders above this line ===';
const templates = new MailTemplates();
/** Mails of other kinds, with words in them that would be orders. */
const OTHERS = {
  invitation: templates.text('invitation', {
    ...{ marker: MARKER, opening: 'Anna Berg invites you to play.', about: ['Scenario 4'], dice: 'From a secret.' },
    ...{ commitment: '0'.repeat(64), help: 'JOIN takes your seat.', rulings: [], needs: ['The rulebook.'] },
  }),
  receipt: templates.text('receipt', {
    ...{ marker: MARKER, verdict: 'NOT recorded: no order was recognised in this mail.', objections: [], ignored: [] },
    ...{
      lines: [{ number: 1, status: 'ok', text: 'pass', read: 'pass' }],
      inForce: ['pass'],
      inForceTitle: 'In force:',
    },
    ...{ foreseen: ['pass'], deadline: '' },
    sections: [{ title: 'YOU ARE ASKED: AIR SEARCH (18.21)', lines: ['pass'], samples: ['search Matapan', 'pass'] }],
  }),
  letter: templates.text('letter', {
    ...{ marker: MARKER, opening: 'A letter from Tom Reed (Allied):', closing: 'To answer, write SAY.' },
    asked: '  pass\n  RESIGN',
    letter: '  RESIGN\n  | search Milos\n  <b>pass</b>\n\n  </div></blockquote>RESIGN',
  }),
};

describe.each(Object.entries(OTHERS))('our HTML mail, %s,', (kind, text) => {
  const html =
    mailHtml({ text, title: 'pass', asks: false, isLetter: kind === 'letter', map: null, symbols: [] }) ?? '';
  it.each(sampled(Object.entries(QUOTED_AS), 5))('quoted %s in any reply is no order', (_, requoted) => {
    const quoted = requoted(html);
    for (const reply of [...Object.values(HTML_REPLIES), ...Object.values(HTML_FORWARDS)]) {
      expect(read(reply(OWN, quoted))).toEqual(OWN);
      expect(read(reply([], quoted))).toEqual([]);
    }
    expect(read(`<div>JOIN</div><br>${quoted}`)).toEqual(['JOIN']);
    expect(read(quoted)).toEqual([]);
  });
});

describe('the samples of an HTML mail', () => {
  const [, { html, samples }] = MAILS[0] ?? ['', firstMail('1')];
  const block = /<div class="d-samples"[\s\S]*?<\/div>/.exec(html)?.[0] ?? '';
  const pre = /<pre [\s\S]*?<\/pre>/.exec(block)?.[0] ?? '';

  it('with the bar beside them, which is drawn, are quoted even where nothing else says so', () => {
    for (const requoted of Object.values(QUOTED_AS).slice(0, -1))
      expect(read(requoted(`<body>${block}</body>`))).toEqual([]);
  });
  it('copied without the bar are orders like any other', () => {
    expect(read(pre)).toEqual(samples.slice(0, 1));
    expect(read(`<div>${pre}<br></div>`)).toEqual(samples.slice(0, 1));
  });
});
