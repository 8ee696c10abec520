import { createHash } from 'node:crypto';
import type { Sheet } from '../render/inspect';
import type { Scene } from '../render/scene';
import { label } from '../render/shapes';
import type { SystemPages } from '../render/system-pages';

/** As many drawings as a few steps of twins ask for. */
const MOST_KEPT = 100;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hashes = new WeakMap<object, string>();

/** Of all that a view holds, in its order. */
function hashOf(view: object): string {
  const hash = hashes.get(view) ?? sha256(JSON.stringify(view));
  if (Object.isFrozen(view)) hashes.set(view, hash);
  return hash;
}

/**
 * Pages that are drawn once for the same view and text: they are given nothing else, so what they draw of a twin's is the same, and needs
 * no second drawing to be compared. The order of keys counts, as it does for who lists them.
 */
function drawnOnce(pages: SystemPages): SystemPages {
  const known = new Map<string, unknown>();
  const once = <T>(key: readonly unknown[], view: object, draw: () => T): T => {
    const text = `${hashOf(view)} ${JSON.stringify(key)}`;
    if (known.has(text)) return known.get(text) as T;
    const drawn = draw();
    if (known.size >= MOST_KEPT) known.clear();
    known.set(text, drawn);
    return drawn;
  };
  return {
    pages: (view, data, text, paper) => once(['pages', text, paper], view, () => pages.pages(view, data, text, paper)),
    crop: (view, data, text) => once(['crop', text], view, () => pages.crop(view, data, text)),
    sheets: (view, data, text, paper) =>
      once(['sheets', text, paper], view, () => pages.sheets(view, data, text, paper).map(sheetOnce)),
    symbols: (view, data) => once(['symbols'], view, () => pages.symbols?.(view, data) ?? []),
  };
}

/**
 * In the place of each drawing what it is drawn from: where that is the same, so is the drawing. What can be found on the sheets is
 * listed as it is, since pages hang on it.
 */
export function undrawn(pages: SystemPages): SystemPages {
  const drawn = drawnOnce(pages);
  const from = (view: object, key: readonly unknown[]): Scene => {
    const of = `${hashOf(view)} ${sha256(JSON.stringify(key))}`;
    return { width: 100, height: 100, shapes: [label(of, 0, 50, { font: 'sans', size: 1, color: '#000000' })] };
  };
  return {
    ...drawn,
    pages: (view, _, text, paper) => [from(view, ['pages', text, paper])],
    crop: (view, _, text) => from(view, ['crop', text]),
    sheets: (view, data, text, paper) =>
      drawn.sheets(view, data, text, paper).map((sheet) => ({
        ...sheet,
        scene: () => from(view, [sheet.id, text, paper]),
      })),
  };
}

/** A sheet whose scene is drawn, and whose places are listed, once. */
function sheetOnce(sheet: Sheet): Sheet {
  const [scene, inspect] = [lazily(() => sheet.scene()), lazily(() => sheet.inspect())];
  return { ...sheet, scene, inspect };
}

function lazily<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** The same text of the same thing, for things that nobody changes. */
export function textOnce<T extends object>(write: (thing: T) => string): (thing: T) => string {
  const known = new WeakMap<T, string>();
  return (thing) => {
    const text = known.get(thing) ?? write(thing);
    known.set(thing, text);
    return text;
  };
}
