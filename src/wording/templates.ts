import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars, { type TemplateDelegate } from 'handlebars';
import { rangeWords, type ToldLine } from '../kernel/decide/told-lines';
import type { LineVerdict } from '../kernel/decide/verdict';
import { COLUMNS, wrap, wrapLines } from './wrap';

const HERE = join(__dirname, '..', '..');

/** `templates/`, in the project or above the built code. */
export function templateFolder(): string {
  const own = join(HERE, 'templates');
  return existsSync(own) ? own : join(HERE, '..', 'templates');
}

/** A paragraph of a note, or lines that stand under each other. */
export type Paragraph = string | readonly string[];

/** The texts of our mails: plain text, wrapped at 72 columns. */
export class MailTemplates {
  private readonly handlebars = Handlebars.create();
  private readonly known = new Map<string, TemplateDelegate>();

  constructor() {
    this.handlebars.registerHelper('wrap', (text: string) => wrap(text));
    this.handlebars.registerHelper('paragraph', (said: Paragraph) =>
      typeof said === 'string' ? wrap(said) : wrapLines(said),
    );
    this.handlebars.registerHelper('indented', (lines: string[]) => wrapLines(lines));
    this.handlebars.registerHelper('samples', (lines: string[]) => lines.map(sample).join('\n'));
    this.handlebars.registerHelper('lineBlock', (lines: ToldLine[]) => lines.map(judged).join('\n'));
    this.handlebars.registerHelper('untoldWords', (lines: number) => untoldWords(lines));
    this.handlebars.registerHelper('numbered', (lines: { text: string; rule: string }[]) =>
      lines.map(numbered).join('\n'),
    );
  }

  /** The text of `templates/mail/<name>.hbs` with `context`. */
  text(name: string, context: object): string {
    const template = this.known.get(name) ?? this.load(name);
    // Templates leave blank lines where a part is empty; two in a row are one too many.
    return `${template(context)
      .replace(/(?<![ \t])[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`;
  }

  private load(name: string): TemplateDelegate {
    const source = readFileSync(join(templateFolder(), 'mail', `${name}.hbs`), 'utf8');
    const template = this.handlebars.compile(source, { noEscape: true, strict: true });
    this.known.set(name, template);
    return template;
  }
}

function numbered(line: { text: string; rule: string }, i: number): string {
  const number = String(i + 1).padStart(3);
  return wrap(`${line.text}${line.rule ? ` [${line.rule}]` : ''}`, `${number}  `, '     ');
}

const BAR = '  | ';
/** Stands for a blank that must not break (WORD JOINER); no order holds one. */
const JOINER = '\u2060';

/** A sample order; a long one goes on behind a backslash, as the reader of orders takes it. */
function sample(order: string): string {
  // A name stays whole: the blanks in it do not break, those behind a comma or colon do.
  const whole = order.replace(/(?<![,:]) /g, JOINER);
  const fits = whole.split(' ').every((part) => part.length <= COLUMNS - BAR.length - 6);
  return wrap(fits ? whole : order, '', '    ', COLUMNS - BAR.length - 2)
    .replaceAll(JOINER, ' ')
    .split('\n')
    .map((line, i, all) => `${BAR}${line}${i < all.length - 1 ? ' \\' : ''}`)
    .join('\n');
}

/** How the verdict on a line is called. */
export const LINE_WORDS: Record<LineVerdict['status'], string> = {
  ok: 'ok',
  doubt: 'doubt',
  error: 'ERROR',
  later: 'later',
  unjudged: 'unjudged',
  ignored: 'not read',
};

/** One line of a receipt: number, verdict, the line as it was read, why, the rule, the nearest legal alternative. */
function judged(line: ToldLine): string {
  const head = `${String(line.number).padStart(3)}  ${LINE_WORDS[line.status].padEnd(8)}  `;
  const why = line.why ? wrap(`${line.why}${line.rule ? ` (${line.rule})` : ''}`, ' '.repeat(15)) : '';
  const nearest = line.nearest ? wrap(`you could write: ${line.nearest}`, ' '.repeat(15)) : '';
  const too = line.likewise ? wrap(`lines ${rangeWords(line.likewise)}: the same`, ' '.repeat(15)) : '';
  return [wrap(line.read ?? line.text, head, ' '.repeat(17)), why, nearest, too].filter((l) => l !== '').join('\n');
}

const untoldWords = (lines: number): string =>
  `${lines} more line${lines === 1 ? ' is' : 's are'} not told one by one: this answer would be too long.`;
