/** The forms of regular Romance verbs, by their stems: all persons, the infinitive, what is ordered, what will be and what is done. */
const formed =
  (endings: string) =>
  (stems: string): string =>
    stems
      .split(',')
      .flatMap((stem) => endings.split(' ').map((end) => `${stem.trim()}${end}`))
      .join(',');

/** French verbs in -er: `attaqu`. */
export const er = formed('er e es ez ent ons era eront erons erez ée ées ant');
/** Italian verbs in -are: `bombard`; of those in -care and -gare the forms with an h stand apart. */
export const are = formed('are o a i ano ate iamo ino erà eranno eremo ato ata ati ando');
/** Spanish verbs in -ar: `apoy`; of those in -car and -gar the forms with an e stand apart. */
export const ar = formed('ar o a as an ad e en emos amos ará arán aremos ado ada ados ando');

/** Lists of words with those of a second file behind them. */
export function joined<K extends string>(
  lists: Readonly<Record<K, string>>,
  more: Readonly<Partial<Record<string, string>>>,
): Readonly<Record<K, string>> {
  const all = new Map<string, string>(Object.entries<string>(lists));
  for (const [key, list = ''] of Object.entries(more)) all.set(key, [all.get(key), list].filter(Boolean).join(','));
  return Object.fromEntries(all) as Record<K, string>;
}
