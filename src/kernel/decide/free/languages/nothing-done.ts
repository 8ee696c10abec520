import { each } from './positions';

/** How it is said in each language that nothing is done of what a noun means which is no verb of orders: missions, reaction, operations. */
export const NOTHING_DONE = {
  en: each(
    'no, no more, no other, no further, no air',
    'mission, missions, sortie, sorties, reaction, reactions, interception, interceptions, operation, operations',
  ),
  de: each(
    'keine, keinen, kein, keine weiteren, keine anderen',
    'einsatz, einsätze, missionen, reaktion, reaktionen, operation, operationen, abfangeinsätze, lufteinsätze',
  ),
  fr: each(
    'aucune, pas de, pas d’, pas d’autre, pas d’autres, aucune autre',
    'mission, missions, sortie, sorties, réaction, réactions, opération, opérations, interception, interceptions',
  ),
  it: each(
    'nessuna, nessun’, niente, nessuna altra, nessun’altra',
    'missione, missioni, sortita, sortite, reazione, reazioni, operazione, operazioni, intercettazione, intercettazioni',
  ),
  es: each(
    'ninguna, sin, ninguna otra, sin más',
    'misión, misiones, salida, salidas, reacción, reacciones, operación, operaciones, intercepción, intercepciones',
  ),
  pl: each('brak, bez, żadnych, żadnej, żadnych innych', 'misji, lotów, reakcji, operacji, przechwyceń'),
} as const;
