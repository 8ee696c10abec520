/** Words that say no more than the verb that they stand beside, in six languages, by what the verb means: `split it in two halves`. */
export const SAID_BY_VERB: Readonly<Record<string, string>> = {
  'break down': [
    'in two, into two, in half, in halves, into halves, in two halves, into two halves, in two parts, into two parts, in two pieces, into its halves, into two counters',
    'in zwei, in hälften, in zwei hälften, in zwei teile, in zwei teilen, in zwei halbe, zur hälfte',
    'en deux, en deux moitiés, en deux parties, en moitiés, par moitié, par moitiés',
    'in due, in due metà, a metà, in due parti, in metà',
    'en dos, en dos mitades, en dos partes, por la mitad, en mitades',
    'na dwie, na pół, na dwie połowy, na połowy, na dwie części',
  ].join(', '),
  order: [
    'first, in first place, at first, to begin with, to start with',
    'zuerst, als erstes, zunächst',
    'd’abord, en premier, en premier lieu, premièrement',
    'per primo, per prima, prima, per prima cosa',
    'primero, en primer lugar',
    'najpierw, jako pierwsze, w pierwszej kolejności',
  ].join(', '),
};
