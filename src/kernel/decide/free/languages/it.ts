import type { Language } from './language';

export const ITALIAN: Language = {
  verbs: {
    move: 'muovere, muovi, muove, muovono, sposta, spostare, spostano, spostamento, movimento, movimenti, vai, va, vanno, avanza, avanzare, mandare, manda',
    sail: 'naviga, navigare, muovere, muovi, muove, sposta, spostare, va, salpa, manda',
    attack: 'attacca, attaccare, attacco, attacchi, assalto, assalta, combattimento',
    bombard: 'bombarda, bombardare, bombardamento, spara, sparare',
    search: 'cercare, cerca, cercano, ricerca, perlustra, perlustrare',
    ship: 'imbarca, imbarcare, spedire, spedisci, trasporta, trasportare, trasporto, trasporto navale',
    allocate: 'assegna, assegnare',
    interdict: 'interdire, interdizione',
    transfer: 'trasferisci, trasferire',
    retreat: 'ritirata, ritira, ritirare, ripiega',
    advance: 'insegui, inseguire',
  },
  small: {
    and: 'e, ed, poi, anche',
    to: 'a, verso, per, ad, fino a, nel, nella, al, alla',
    from: 'da, dal, dalla, di',
    with: 'con',
    at: 'in, su, contro, sul, sulla',
    all: 'tutto, tutti, tutte, tutta, entrambi, entrambe, pila',
    rest: 'il resto, resto, gli altri',
    except: 'tranne, eccetto, salvo, senza',
    not: 'non, nessun, nessuna, mai',
    nothing: 'niente, nulla, nessuno, nessun movimento, nessun attacco, passo, passa',
    stay: 'restiamo, rimaniamo, resta, restano, rimane, rimangono, fermo, fermi, tenere, aspetta, aspettano, restare',
    limit: 'se, solo, o, oppure, quando, altrimenti, prima, dopo, finché, soltanto',
    things: 'unità, nave, navi, truppe, compagnia',
    filler: 'si, ci, il, lo, la, i, gli, le, un, una, io, noi, mio, mia, per favore, questo turno, qui, lì, è, sono',
  },
};
