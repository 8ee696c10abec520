import { once } from '../../data/once';
import type { Glossary } from './glossary';
import { itemsOf, type Item } from './items';
import { LANGUAGES } from './languages/all';
import type { Small } from './languages/language';
import { WordsOfLine } from './words-of-line';

/** A note names no unit and no place, and limits nothing. */
export const isMereNote = (note: string, glossary: Glossary): boolean =>
  IS_THERE.test(note) ||
  isLandmark(note, glossary) ||
  (itemsOfNote(note, glossary).every((i) => i.exact !== true) && !limitsOrder(note, glossary));

/** `behind the infantry`: by what somebody will stand, where he goes. */
function isLandmark(note: string, glossary: Glossary): boolean {
  const by = BY_WHAT.exec(note)?.[0];
  return by !== undefined && !limitsOrder(note.slice(by.length), glossary);
}
const BY_WHAT =
  /^(?:just |right |direkt |genau |juste |justo |tuż )?(?:behind|next to|beside|alongside|opposite|adjacent to|hinter|neben|gegenüber von|derrière|à côté d[eu]s?|en face d[eu]s?|dietro(?: a(?:i|gli|lle?|l)?)?|accanto a(?:i|gli|lle?|l)?|di fronte a(?:i|gli|lle?|l)?|detrás de(?:l| los| las| la)?|al lado de(?:l| los| las| la)?|junto a(?:l| los| las| la)?|za|obok|naprzeciw)\s(?=[^,;:]{2,40}$)/iu;

/** `Dump 2 is there`: what stands where somebody goes, and no order. */
const IS_THERE =
  /^[^,;:]{1,40}\s(?:(?:is|are|stands?|lies?|waits?) (?:already )?(?:there|here)|(?:ist|sind|steht|stehen|liegt|wartet) (?:schon )?(?:dort|da|hier)|(?:est|sont|attend) (?:déjà )?(?:là|ici)|(?:è|sono|sta) (?:già )?(?:là|lì|qui)|(?:está|están) (?:ya )?(?:allí|ahí|aquí)|(?:jest|są|stoi) (?:już )?(?:tam|tu))[.!]?$/iu;

/** Whether a note describes something that orders do not name: `search X (He-111)`. */
export function namesOther(note: string, orders: readonly string[], glossary: Glossary): boolean {
  if (IS_THERE.test(note) || isLandmark(note, glossary)) return false;
  const said = orders.join(' ');
  return itemsOfNote(note, glossary).some(
    ({ terms, said: word }) =>
      terms.length > 0 && /[\p{Lu}\p{N}]/u.test(word) && terms.every((t) => !t.off && t.own && !said.includes(t.text)),
  );
}

/** Whether a note limits the order it stands in. */
export function limitsOrder(note: string, glossary: Glossary): boolean {
  return itemsOfNote(note, glossary).some((i) => i.small.some((s) => CONTRARY.includes(s)));
}

function itemsOfNote(note: string, glossary: Glossary): readonly Item[] {
  const [kept, words] = [notesOf(glossary), new WordsOfLine(note, glossary)];
  const made = kept.get(note) ?? LANGUAGES.flatMap((language) => itemsOf(words, language, language));
  kept.set(note, made);
  return made;
}

/** Notes of one mail by their words: they are looked into for names, and for what limits an order. */
const notesOf = once((_: Glossary) => new Map<string, readonly Item[]>());

/** Whether a word limits or denies, and nothing else. */
export const isContrary = ({ terms, verbs, small }: Item): boolean =>
  terms.length + verbs.length === 0 && small.some((s) => CONTRARY.includes(s));

const CONTRARY: readonly Small[] = ['limit', 'only', 'not', 'except'];
