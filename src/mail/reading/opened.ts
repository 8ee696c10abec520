import { partsOf, type Part } from './mime';
import { oneKind } from './one-kind';
import { isWrapped, signedMail } from './signed';

/** Wrapped mails that are looked into, one in another: signed, locked and signed again is the most that is made. */
const MOST_WRAPPED = 3;

/** The parts of a raw mail; in the place of one that is only signed as a whole stand its own. @throws Error for one of too many parts */
export async function openedParts(raw: Buffer, wrapped = MOST_WRAPPED): Promise<Part[]> {
  const opened: Part[] = [];
  for (const part of await partsOf(oneKind(raw))) {
    const inside = wrapped > 0 && isWrapped(part) ? signedMail(part.content) : null;
    if (!inside) opened.push(part);
    else
      for (const p of await openedParts(inside, wrapped - 1))
        opened.push({ ...p, group: opened.length, within: [...part.within, ...p.within] });
  }
  return opened;
}
