/** What CHECK says of each line, beside that line of the box. */
const SIGNS = { ok: '✓', doubt: '?', error: '✗', later: '→', unjudged: '–', ignored: '·' };

/** A verdict for each line that it was given for. */
function numbered(line) {
  const others = (line.likewise?.ranges ?? []).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  return [line.number, ...others].map((number) => ({ ...line, number }));
}

export class LineMarks {
  /** `text` is the textarea of the orders. */
  constructor(text) {
    const [frame, mirror, gutter] = ['lined', 'mirror', 'gutter'].map((className) => Object.assign(document.createElement('div'), { className }));
    Object.assign(this, { text, mirror, gutter, lines: [] });
    for (const part of [mirror, gutter]) part.setAttribute('aria-hidden', 'true');
    text.replaceWith(frame);
    frame.append(gutter, mirror, text);
    text.addEventListener('scroll', () => this.move());
    new ResizeObserver(() => this.draw()).observe(text);
  }

  /** Shows the verdicts of a receipt. */
  show(lines) {
    this.lines = lines;
    this.draw();
  }

  draw() {
    const rows = this.text.value.split('\n').map((line) => Object.assign(document.createElement('div'), { textContent: line || ' ' }));
    this.mirror.style.width = `${this.text.clientWidth}px`;
    this.mirror.replaceChildren(...rows);
    const marks = this.lines.flatMap(numbered).filter(({ number }) => rows[number - 1]).map(({ number, status, why }) => {
      const mark = Object.assign(document.createElement('span'), { className: status, textContent: SIGNS[status] ?? '', title: why ?? status });
      mark.style.top = `${rows[number - 1].offsetTop}px`;
      return mark;
    });
    this.gutter.replaceChildren(...marks);
    this.move();
  }

  move() {
    this.gutter.style.transform = `translateY(${-this.text.scrollTop}px)`;
  }
}
