const BLOCKS =
  /^(?:div|p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|caption|pre|address|article|aside|section|header|footer|main|nav|form|fieldset|center|blockquote|body|html|hr|br|figure|figcaption|details|summary)$/;
/** What stands a line apart from what is around it. */
const APART = /^(?:p|h[1-6]|ul|ol|dl|table|pre|blockquote|hr)$/;
const RULE = '_'.repeat(32);

/** Puts the words of an HTML mail into lines: blanks run together, blocks on lines of their own, quoted lines marked. */
export class HtmlLines {
  private readonly lines: string[] = [];
  private pieces: string[] = [];
  /** Whether the line holds words, and whether it ends with a blank. */
  private hasWords = false;
  private endsBlank = true;
  /** How deep in quotes the line that is being written is. */
  private lineDepth = 0;
  private depth = 0;
  private muted = 0;
  private mutedLines = 0;
  private strikes = 0;
  private struckWords = 0;
  private raw = 0;
  /** Nothing stands in the line but the number of its item. */
  private hasOnlyBullet = false;
  private lists: { next: number | null }[] = [];

  /** Words as the source has them. */
  words(data: string): void {
    if (this.raw > 0) {
      for (const [i, line] of data.split(/\r?\n/).entries()) {
        if (i > 0) this.endLine();
        this.put(line);
      }
      return;
    }
    const folded = data.replace(/[ \t\r\n\f]+/g, ' ');
    this.put(this.endsBlank ? folded.replace(/^ /, '') : folded);
  }

  /** Another's words begin (1) or end (-1). */
  quote(step: 1 | -1): void {
    this.breakLine();
    this.depth = Math.max(0, this.depth + step);
    // What stands glued to a quote could be the end of one of its lines.
    if (this.depth === 0) this.blank();
  }

  /** Words that are not shown begin (1) or end (-1). */
  mute(step: 1 | -1): void {
    this.breakLine();
    this.muted += step;
  }

  /** Words that are crossed out begin (1) or end (-1); the line around them goes on. */
  strike(step: 1 | -1): void {
    this.strikes += step;
  }

  /** How many pieces of the writer's own text are crossed out. */
  struck(): number {
    return this.struckWords;
  }

  signatureLines(): number {
    return this.mutedLines;
  }

  rule(): void {
    this.breakLine();
    this.put(RULE);
    this.endLine();
  }

  /** Begins an element; gives what is to be done at its end. */
  open(name: string): (() => void) | null {
    if (name === 'br') return (this.endLine(), null);
    if (name === 'hr') return (this.rule(), null);
    if (name === 'td' || name === 'th') return (this.cell(), null);
    if (!BLOCKS.test(name)) return null;
    // The words of a list's item stand behind its number, in a block of their own or not.
    if (!this.hasOnlyBullet) {
      this.breakLine();
      if (APART.test(name)) this.blank();
    }
    if (name === 'pre') this.raw++;
    if (name === 'ul' || name === 'ol') this.lists.push({ next: name === 'ol' ? 1 : null });
    if (name === 'li') {
      this.breakLine();
      this.put(this.bullet());
      this.hasOnlyBullet = true;
    }
    return () => this.close(name);
  }

  text(): string {
    this.breakLine();
    return this.lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+/, '')
      .trimEnd();
  }

  /** Ends the line if there are words in it. */
  breakLine(): void {
    if (this.hasWords) this.endLine();
    else this.clear();
  }

  private close(name: string): void {
    this.breakLine();
    if (name === 'pre') this.raw--;
    if (name === 'ul' || name === 'ol') this.lists.pop();
    if (APART.test(name)) this.blank();
  }

  /** Cells of a row must not run together to another word. */
  private cell(): void {
    if (this.hasWords) this.put('  ');
  }

  private bullet(): string {
    const list = this.lists.at(-1);
    return list && list.next !== null ? `${list.next++}. ` : '* ';
  }

  private put(words: string): void {
    if (words === '') return;
    if (this.strikes > 0) {
      if (words.trim() !== '' && this.depth === 0 && this.muted === 0) this.struckWords++;
      return;
    }
    if (words.trim() !== '') this.hasOnlyBullet = false;
    if (this.pieces.length === 0) this.lineDepth = this.depth;
    this.pieces.push(words);
    this.hasWords ||= words.trim() !== '';
    this.endsBlank = words.endsWith(' ');
  }

  private clear(): void {
    this.hasOnlyBullet = false;
    this.pieces = [];
    this.hasWords = false;
    this.endsBlank = true;
  }

  private endLine(): void {
    const line = this.pieces.join('');
    const words = this.raw > 0 ? line.trimEnd() : line.trim();
    const depth = words === '' ? this.depth : this.lineDepth;
    this.clear();
    if (this.muted > 0) this.mutedLines += words === '' ? 0 : 1;
    else this.lines.push(depth > 0 ? `${'>'.repeat(Math.min(depth, 9))} ${words}`.trimEnd() : words);
  }

  /** A blank line; blank lines of quotes say nothing. */
  private blank(): void {
    if (this.muted === 0 && this.depth === 0 && this.lines.length > 0 && this.lines.at(-1) !== '') this.lines.push('');
  }
}
