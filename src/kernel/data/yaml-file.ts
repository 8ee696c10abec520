import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document, type YAMLMap } from 'yaml';
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

/** Keys and places in lists, from the top of a file down to a value. */
export type Path = readonly (string | number)[];

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
  fault(at: Path, what: string): DataFault {
    return new DataFault(this.path, this.lineOf(at), what);
  }

  /** The line of the value that stands at `at`, or of the nearest value above it: where its key stands, if it has one. */
  lineOf(at: Path): number {
    let [node, line]: [unknown, number] = [this.document.contents, 1];
    for (const part of at) {
      const next = this.childOf(node, part);
      if (!next) break;
      node = next.value;
      if (isNode(next.stands) && next.stands.range) line = this.lines.linePos(next.stands.range[0]).line;
    }
    return line;
  }

  /** What stands below `node` at `part`, and the node that names its place. Aliases and merged maps are followed. */
  private childOf(node: unknown, part: string | number): { value: unknown; stands: unknown } | undefined {
    const whole = isAlias(node) ? node.resolve(this.document) : node;
    if (isSeq(whole)) {
      const value = whole.items[Number(part)];
      return value === undefined ? undefined : { value, stands: value };
    }
    return isMap(whole) ? this.entryOf(whole, String(part)) : undefined;
  }

  private entryOf(map: YAMLMap, key: string): { value: unknown; stands: unknown } | undefined {
    const keyOf = (pair: { key: unknown }): string => String(isScalar(pair.key) ? pair.key.value : pair.key);
    const own = map.items.find((pair) => keyOf(pair) === key);
    if (own) return { value: own.value, stands: own.key };
    const merged = map.items.filter((pair) => keyOf(pair).includes('<<'));
    return merged.map((pair) => this.childOf(pair.value, key)).find((found) => found !== undefined);
  }
}
