import type { GroupShape, PartRole, Scene, Shape } from './scene';

/** What pdfkit has of structure, but its types do not say in full. */
export interface Tagging {
  struct(type: string, options?: { title?: string; alt?: string }): Element;
  addStructure(element: Element): unknown;
  markStructureContent(tag: string): Content;
  markContent(tag: string): unknown;
  endMarkedContent(): unknown;
}

/** An element of the structure tree; it is written when it is ended. */
interface Element {
  add(child: Element | Content): unknown;
  end(): void;
}

type Content = object & { readonly content?: never };

/** A stretch of a page that is read as one: what it is, and the words for what is a picture. */
interface Stretch {
  role: PartRole | 'Artifact';
  alt?: string;
  shapes: readonly Shape[];
}

/** The structure of a file (Document, a Sect for each page), which a program that reads aloud follows. */
export class Tags {
  private readonly whole: Element;

  constructor(
    private readonly doc: Tagging,
    title: string,
  ) {
    this.whole = doc.struct('Document', { title });
    doc.addStructure(this.whole);
  }

  /** Draws a page stretch by stretch, each between the marks of its element; what has no words is no part of the text. */
  page({ shapes }: Pick<Scene, 'shapes'>, draw: (shape: Shape) => void): void {
    const { doc } = this;
    const page = doc.struct('Sect');
    this.whole.add(page);
    for (const { role, alt, shapes: own } of stretches(shapes)) {
      const content = role === 'Artifact' ? (doc.markContent(role), null) : doc.markStructureContent(role);
      own.forEach(draw);
      doc.endMarkedContent();
      if (!content) continue;
      const element = doc.struct(role, alt === undefined ? {} : { alt });
      element.add(content);
      page.add(element);
      element.end();
    }
    page.end();
  }

  /** No more pages come. */
  end(): void {
    this.whole.end();
  }
}

/** The shapes of a page in their order: parts for themselves, and what lies between two of them as a paragraph or as ornament. */
function stretches(shapes: readonly Shape[]): Stretch[] {
  const found: Stretch[] = [];
  let between: Shape[] = [];
  const close = (): void => {
    if (between.length > 0) found.push({ role: between.some(hasWords) ? 'P' : 'Artifact', shapes: between });
    between = [];
  };
  for (const shape of shapes) {
    const part = partOf(shape);
    if (!part) {
      between.push(shape);
      continue;
    }
    close();
    found.push({ ...part, shapes: [shape] });
  }
  close();
  return found;
}

const partOf = (shape: Shape): GroupShape['part'] => (shape.kind === 'group' ? shape.part : undefined);

const hasWords = (shape: Shape): boolean =>
  shape.kind === 'text' ? shape.text.trim() !== '' : shape.kind === 'group' && shape.shapes.some(hasWords);
