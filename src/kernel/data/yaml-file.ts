import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { z } from 'zod';
import type { SourceFile } from '../chance/chart';

/** A data file that may not be used, with file and line. */
export class DataFault extends Error {
  constructor(
    readonly path: string,
    readonly line: number,
    what: string,
  ) {
    super(`${path}:${line}: ${what}`);
    this.name = 'DataFault';
  }
}

/** A YAML file that knows the line of each of its values, so that an error can name it. */
export class YamlFile {
  private readonly lines = new LineCounter();
  private readonly document: Document.Parsed;

  /** @throws DataFault when the file is no YAML */
  constructor(private readonly file: SourceFile) {
    this.document = parseDocument(file.text, { lineCounter: this.lines, merge: true });
    const broken = this.document.errors[0];
    if (broken)
      throw new DataFault(file.path, this.lines.linePos(broken.pos[0]).line, broken.message.split('\n')[0] ?? '');
  }

  get path(): string {
    return this.file.path;
  }

  /** The content, checked. @throws DataFault naming the line of the first value that is wrong */
  read<T>(schema: z.ZodType<T>): T {
    const result = schema.safeParse(this.document.toJS());
    if (result.success) return result.data;
    const first = result.error.issues[0];
    const at = (first?.path ?? []).filter((p): p is string | number => typeof p !== 'symbol');
    throw this.fault(at, `${at.join('.')}: ${first?.message ?? 'wrong'}`);
  }

  /** A fault at the value that stands at `at`, or at the nearest value above it. */
  fault(at: readonly (string | number)[], what: string): DataFault {
    for (let length = at.length; length > 0; length--) {
      const node = this.document.getIn(at.slice(0, length), true);
      if (isNode(node) && node.range) return new DataFault(this.path, this.lines.linePos(node.range[0]).line, what);
    }
    return new DataFault(this.path, 1, what);
  }
}
