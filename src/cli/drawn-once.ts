import { createHash } from 'node:crypto';
import type { Sheet } from '../render/inspect';
import type { SystemPages } from '../render/system-pages';

/** As many drawings as a few steps of twins ask for. */
const MOST_KEPT = 100;

/**
 * Pages that are drawn once for the same view and text: they are given nothing else, so what they draw of a twin's is the same, and needs
 * no second drawing to be compared. The order of keys counts, as it does for who lists them.
 */
export function drawnOnce(pages: SystemPages): SystemPages {
  const known = new Map<string, unknown>();
  const hashes = new WeakMap<object, string>();
  const hashOf = (view: object): string => {
    const hash = hashes.get(view) ?? createHash('sha256').update(JSON.stringify(view)).digest('hex');
    if (Object.isFrozen(view)) hashes.set(view, hash);
    return hash;
  };
  const once = <T>(key: readonly unknown[], view: object, draw: () => T): T => {
    const text = `${hashOf(view)} ${JSON.stringify(key)}`;
    if (known.has(text)) return known.get(text) as T;
    const drawn = draw();
    if (known.size >= MOST_KEPT) known.clear();
    known.set(text, drawn);
    return drawn;
  };
  const { symbols } = pages;
  return {
    pages: (view, data, text, paper) => once(['pages', text, paper], view, () => pages.pages(view, data, text, paper)),
    crop: (view, data, text) => once(['crop', text], view, () => pages.crop(view, data, text)),
    sheets: (view, data, text, paper) =>
      once(['sheets', text, paper], view, () => pages.sheets(view, data, text, paper).map(sheetOnce)),
    ...(symbols ? { symbols: (view, data) => once(['symbols'], view, () => symbols(view, data)) } : {}),
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
