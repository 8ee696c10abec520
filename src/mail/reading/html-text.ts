import { ElementType, parseDocument } from 'htmlparser2';
import { isLineAbove, meaningOf, type Marked } from './html-marks';
import { withinLimits } from './html-limits';
import { HtmlLines } from './html-lines';
import type { Cut } from './own-text';

/** Deeper parts are left out. */
const DEEPEST = 400;

/** Why words are cut that their writer crossed out. */
export const STRUCK = 'crossed out';

/** What a reader of a mail's HTML sees, as text. */
export interface Shown {
  /** One line for each line its writer made; another's words have `>` before each line. */
  text: string;
  /** Signatures, which text would not tell from the writer's words. */
  cut: Cut[];
}

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, Marked & { children: unknown[] }>;
/** Something still to be done on the way through the tree: show a node, or end an element. */
type Step = { node: Node; depth: number } | { end: () => void };

/** A mail's HTML as its reader sees it: hidden nodes left out, signatures cut, quote containers of the common mail programs marked. */
export function htmlText(html: string): Shown {
  const { html: start, isCut } = withinLimits(html);
  const walk = new Walk(/["']messageBodySection["']/.test(start));
  walk.through(parseDocument(start).children);
  const cut: Cut[] = [
    { why: 'signature', lines: walk.out.signatureLines() },
    { why: STRUCK, lines: walk.out.struck() },
  ].filter((c) => c.lines > 0);
  return { text: walk.out.text(), cut: isCut ? [...cut, { why: 'too long', lines: 0 }] : cut };
}

/** One way through the tree, without recursion: a mail may nest as deep as it likes. */
class Walk {
  readonly out = new HtmlLines();
  private readonly steps: Step[] = [];

  /** @param hasBody whether the page has a part of its own for the writer's words, so that others are the quoted mail's */
  constructor(private readonly hasBody: boolean) {}

  through(nodes: readonly Node[]): void {
    this.push(nodes, 0);
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      if ('end' in step) step.end();
      else this.show(step.node, step.depth);
    }
  }

  private push(nodes: readonly Node[], depth: number): void {
    for (let i = nodes.length - 1; i >= 0; i--) {
      const node = nodes[i];
      if (node) this.steps.push({ node, depth });
    }
  }

  private show(node: Node, depth: number): void {
    if (node.type === ElementType.Text) return this.out.words(node.data);
    if (!isElement(node) || depth > DEEPEST) return;
    const { out } = this;
    switch (meaningOf(node)) {
      case 'hidden':
        return;
      case 'struck':
        out.strike(1);
        this.steps.push({ end: () => out.strike(-1) });
        break;
      case 'signature':
        out.mute(1);
        this.steps.push({ end: () => out.mute(-1) });
        break;
      case 'attribution':
      case 'quote':
        this.quoted(node);
        break;
      case 'answered':
        if (this.answered(node, depth)) return;
        if (this.hasBody || node.attribs['name'] !== 'messageReplySection') this.quoted(node);
        break;
      case 'rest':
        out.quote(1);
        break;
      default:
        if (isLineAbove(node)) out.rule();
    }
    this.inside(node, depth);
  }

  private quoted(element: Element): void {
    this.out.quote(1);
    this.steps.push({ end: () => this.out.quote(-1) });
    if (element.name === 'blockquote') this.out.breakLine();
  }

  private inside(element: Element, depth: number): void {
    const end = this.out.open(element.name);
    if (end) this.steps.push({ end });
    this.push(element.children as Node[], depth + 1);
  }

  /** Shows a container whose own children are quotes: what stands before the first of them heads it, what stands between is an answer. */
  private answered(element: Element, depth: number): boolean {
    const children = element.children as Node[];
    const first = children.findIndex((c) => isElement(c) && c.name === 'blockquote');
    if (first < 0) return false;
    this.out.breakLine();
    this.push(children.slice(first), depth + 1);
    this.steps.push({ end: () => this.out.quote(-1) });
    this.push(children.slice(0, first), depth + 1);
    this.out.quote(1);
    return true;
  }
}

const isElement = (node: Node): node is Element => 'name' in node && 'attribs' in node && 'children' in node;
