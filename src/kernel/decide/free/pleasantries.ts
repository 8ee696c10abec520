import { atomsOf, isNumber, type Atom } from './atoms';
import type { Glossary } from './glossary';
import { isLimiting, isOnly } from './language-words';

/** Words of which one stands in what people write beside their orders, in six languages. */
const PLEASANT: readonly string[] = (
  'thanks thank thx sorry apologies luck cheers regards hope enjoy weekend bye congrats congratulations folks lol haha ' +
  'danke entschuldigung entschuldige gluck spass grusse gruss hoffe wochenende tschuss ' +
  'merci desole desolee chance amicalement espere bientot ' +
  'grazie scusa scusate fortuna saluti spero ' +
  'gracias suerte saludos espero ' +
  'dzieki dziekuje powodzenia pozdrawiam mam'
).split(' ');

/** Ends of sentences, and a dash between two. */
const ENDS = /(?<=[.!?…])\s|\s[-–—]{1,2}\s|,\s(?=that['’]s all)/u;

/**
 * A line without what is said in front of its order or behind it that is none, as its writer's notes: `Thanks for the quick turn! A to X`.
 * What holds a number, a word of the game or one that limits is no pleasantry.
 */
export function withoutPleasantries(text: string, glossary: Glossary): { text: string; said: string[] } {
  const said: string[] = [];
  let rest = text;
  for (let parts = rest.split(ENDS); parts.length > 1; parts = rest.split(ENDS)) {
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    if (isPleasant(first, glossary)) rest = rest.slice(first.length).replace(/^[\s,–—-]{1,4}/u, '');
    else if (isPleasant(last, glossary)) rest = rest.slice(0, rest.length - last.length).replace(/[\s,–—-]{1,4}$/u, '');
    else break;
    said.push(isPleasant(first, glossary) ? first : last);
  }
  return { text: rest, said };
}

/** `Anna here.` */
const WHO_WRITES =
  /^(?:\p{Lu}\p{L}+ (?:here|hier|ici|qui|aquí|tutaj)|(?:here is|this is|hier ist|hier|ici|qui|aquí|tu) \p{Lu}\p{L}+)[.!,]?$/u;
const isSmallWord = ({ said }: Atom): boolean => !/^\p{Lu}/u.test(said);

function isPleasant(sentence: string, glossary: Glossary): boolean {
  const atoms = atomsOf(sentence);
  if (WHO_WRITES.test(sentence) && atoms.every((atom) => isSmallWord(atom) || !glossary.knows(atom))) return true;
  if (!atoms.some(({ text }) => PLEASANT.includes(text))) return false;
  return atoms.every(
    (atom) => !isNumber(atom.text) && !isLimiting(atom.text) && !isOnly(atom.text) && !glossary.knows(atom),
  );
}
