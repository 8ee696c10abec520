import { each } from './positions';

/** How it is said in each language that nothing is done of what a noun means which is no verb of orders: missions, reaction, operations. */
export const NOTHING_DONE = {
  en: [
    each(
      'no, no more, no other, no further, no air',
      'mission, missions, sortie, sorties, reaction, reactions, interception, interceptions, operation, operations',
    ),
    each('quiet, a quiet, all quiet, all quiet this', 'turn, day, round, phase, impulse'),
  ].join(', '),
  de: [
    each(
      'keine, keinen, kein, keine weiteren, keine anderen',
      'einsatz, einsätze, missionen, reaktion, reaktionen, operation, operationen, abfangeinsätze, lufteinsätze',
    ),
    each('ruhige, eine ruhige', 'runde'),
    each('ruhiger, ein ruhiger', 'zug, tag'),
  ].join(', '),
  fr: [
    each(
      'aucune, pas de, pas d’, pas d’autre, pas d’autres, aucune autre',
      'mission, missions, sortie, sorties, réaction, réactions, opération, opérations, interception, interceptions',
    ),
    each('tour, un tour', 'calme, tranquille'),
    each('journée, une journée', 'calme, tranquille'),
  ].join(', '),
  it: [
    each(
      'nessuna, nessun’, niente, nessuna altra, nessun’altra',
      'missione, missioni, sortita, sortite, reazione, reazioni, operazione, operazioni, intercettazione, intercettazioni',
    ),
    each('turno, un turno', 'tranquillo, calmo'),
    each('giornata, una giornata', 'tranquilla, calma'),
  ].join(', '),
  es: [
    each(
      'ninguna, sin, ninguna otra, sin más',
      'misión, misiones, salida, salidas, reacción, reacciones, operación, operaciones, intercepción, intercepciones',
    ),
    each('turno, un turno', 'tranquilo, en calma'),
    each('día, un día', 'tranquilo, en calma'),
  ].join(', '),
  pl: [
    each('brak, bez, żadnych, żadnej, żadnych innych', 'misji, lotów, reakcji, operacji, przechwyceń'),
    each('spokojna', 'tura, runda'),
    each('spokojny', 'dzień, ruch'),
  ].join(', '),
} as const;
