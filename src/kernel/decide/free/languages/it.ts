import { joined } from './forms';
import { ITALIAN_TOO } from './it-too';
import type { Language } from './language';
import { NOTHING_DONE } from './nothing-done';
import { KEEPING } from './positions';
import { SEA_AND_AIR_TOO } from './sea-and-air-too';

export const ITALIAN: Language = {
  verbs: {
    battle: 'battaglia, combattiamo, combattere',
    move:
      'muovere, muovi, muove, muovono, sposta, spostare, spostano, spostamento, movimento, movimenti, vai, va, vanno, avanza, avanzano, avanzare, mandare, manda, porta, portare, portano, marcia, marciare, muova, muovano, muovete, vada, vadano, spostate, sposti, fai avanzare, conduci' +
      ', muoviamo, spostiamo, avanziamo, andiamo, muovo, sposto' +
      ', si sposta, si spostano, si muove, si muovono, procede, procedono, passa a, raggiunge, raggiungono' +
      ', che va, che vanno, che muove, che si muove, che si sposta' +
      ', spinge, spingono, spingi, spingere, ripiega, ripiegano, arretra, arretrano, entra, entrano, si porta, si portano, si reca, si recano, sale, salgono, prende posizione in, prende posizione a, movimento navale, movimenti navali, movimento terrestre, movimenti terrestri, parte per, partono per, parte, partono',
    march: 'movimento strategico, marcia strategica, marcia, marciare',
    sail:
      'naviga, navigare, muovere, muovi, muove, sposta, spostare, va, salpa, manda' +
      ', che va, che naviga, movimento navale, movimenti navali, parte per, partono per, fa rotta per, fanno rotta per, fa rotta verso, fanno rotta verso, rotta per, dirige su, salpano, salpa per, salpano per',
    attack:
      'attacca, attaccano, attaccate, attaccare, attacco, attacchi, assalto, assalta, combattimento' + ', attacchiamo',
    bombard: 'bombarda, bombardano, bombardare, bombardate, bombardamento, spara, sparare' + ', bombardiamo',
    search:
      'cercare, cerca, cercano, ricerca, perlustra, perlustrare' +
      ', cerchiamo, cerco, ricognizione, ricognizione su, ricognizione in, perlustra, perlustrano, perlustrare',
    ship:
      'imbarca, imbarcare, manda, mandare, spedire, spedisci, trasporta, trasportare, trasporto, trasporto navale' +
      ', via mare, per mare, in nave, con la nave' +
      ', va via mare, vanno via mare, va in nave, vanno in nave, in barca, con una nave' +
      ', imbarco' +
      ', carica, caricare, caricate, via mare, per mare, via nave, per nave, in nave',
    allocate: 'assegna, assegnare',
    interdict: 'interdire, interdizione',
    transfer: 'trasferisci, trasferire' + ', passa a, si unisce',
    retreat: 'ritirata, ritira, ritirare, si ritira, ripiega, ripiegare, arretra',
    advance: 'insegui, inseguire',
    strike: 'attacco navale, attacco alle navi' + ', contro le navi, contro navi',
    lose: 'perde, perdere, perdi, elimina, perde un passo, perde il passo',
    lead: 'guida, comanda, conduce',
    intercept: 'intercetta, intercettare',
    exploit: 'sfrutta, sfruttare',
    home: 'torna, rientra, ritorna',
    release: 'libera, liberare, rilascia',
    support: 'sostiene, appoggia, supporta' + ', appoggiano, sostengono, appoggiare',
    drop: 'lancia, paracaduta',
    land: 'sbarca, sbarcare, sbarchi, sbarco',
    go:
      'vai, va, vanno, vada, vadano, manda, mandare, porta, si dirige, si dirigono, dirige, dirigono' +
      ', occupa, occupano, occupare, parte per, partono per, fa rotta per, fanno rotta per, fa rotta verso, fanno rotta verso',
    fly: 'vola, volano, volare, voli',
    place: 'colloca, collocare, piazza, comincia',
    load: 'carica, caricare',
    detect: 'individua',
    'fire at': 'spara a, fuoco su',
    'fire AA': 'fuoco, aprite il fuoco',
    'press on': 'continua, continuare, prosegui',
    'turn back': 'torna indietro, inverti la rotta',
    refuse: 'rifiuta, rifiutare',
    follow: 'segue, seguire',
    react: 'reagisce, reagire',
    maneuver: 'manovra, manovrare',
    assault: 'assalto, assalta',
    fatigue: 'affatica, stanca',
    feed: 'rifornisci, rifornire',
    rebuild: 'ricostruisci, ricostruire',
    destroy: 'distruggi, distruggere',
    demolish: 'demolisci, demolire',
    buy: 'compra, comprare',
    leave: 'lascia, lasciare',
    convert: 'converti, convertire',
    expend: 'spendi, spendere',
    raise: 'leva, recluta',
    replace: 'sostituisci',
    engage: 'ingaggia, attacca',
    defend: 'difendi, difende',
    delay: 'aspetta, aspettano, attende, attendono, ritarda',
    raid: 'incursione, razzia' + ', incursione costiera',
    ready: 'preparare, prepara',
    choose: 'scegliere, scegli, sceglie',
    garrison: 'presidiare, presidia',
    station: 'stazionare',
    form: 'forma, formare, formate, creare, crea',
    disband: 'sciogliere, sciogli',
    'break down': 'dividere, dividi, divide, spezza, spezzare',
    recombine: 'riunire, riunisci, ricombinare',
    allot: 'ripartire, ripartisci',
    'withhold AA': 'trattenere il fuoco, non sparare',
    sink: 'affondare, affonda',
    drown: 'annegare',
    group: 'raggruppare, raggruppa',
    'leave out': 'omettere, lasciare fuori',
    send: 'inviare, invia, manda',
    'give up': 'abbandonare, abbandona',
    arrive: 'arrivare, arriva, arrivano',
    unload: 'scaricare, scarica, sbarcare',
    order: 'cominciare da, prima di tutto',
    designate: 'designare, designa',
    ferry: 'traghettare',
    store: 'immagazzinare, deposita',
    'fly supply': 'rifornire per aria',
    embark: 'imbarcare, imbarca, evacuare',
    'withdraw to': 'ritirarsi a',
    eliminate: 'eliminare, elimina',
    switch: 'cambiare, cambia',
    from: 'attacco da',
    engineers: 'genio, usare il genio',
    stand: 'tenere duro',
    'no retreat': 'nessuna ritirata',
    draw: 'pescare, pesca',
    event: 'evento, gioca, giocare',
    receive: 'ricevere, ricevi, riceve',
    forgo: 'rinunciare, rinuncia',
    spend: 'spendere, spendi',
    truck: 'con camion, in camion',
    rail: 'prende il treno, prendono il treno, col treno, con il treno, per treno, con la ferrovia, via ferrovia, in treno, per ferrovia',
    infiltrate: 'infiltrare, infiltra, infiltrarsi',
    emergency: 'emergenza',
    arrange: 'disporre, disponi',
    take: 'prendere, prendi, prende',
    next: 'prossimo, successivo',
    rearrange: 'ridisporre',
    offset: 'neutralizzare',
    air: 'aria',
    resolve: 'risolvere, risolvi',
    pay: 'pagare, paga',
    bomb: 'bombardare, bombarda, bombardano',
    cap: 'pattuglia, pattugliare' + ', vola in cap, copertura aerea, cap',
    'night cap': 'pattuglia notturna',
    escort: 'scorta, scortare, scortano',
    airlift: 'aviotrasporto, aviotrasporta',
    dive: 'immergersi, si immerge',
    mine: 'posa mine, minare',
    halt: 'fermare',
    rest: 'riposo, riposa, riposano',
    convoy: 'trasporta, trasportano',
    evacuate: 'evacua, evacuare',
    oppose: 'intercetta, intercettare, si oppone',
    repair: 'ripara, riparare, riparano',
    share: 'rifornisci prima',
    'coast fire': 'spara a, spara su',
    cas:
      'appoggia, appoggiano, appoggiare, sostiene, sostengono, appoggio aereo, supporta' +
      ', appoggio al suolo, supporto al suolo, supporto aereo',
    supply: 'rifornisce, rifornisci, rifornire',
    build: 'costruisci, costruisce, costruire',
    absorb: 'assorbi, assorbe',
    torpedo: 'silura, silurare',
    enter: 'entra, entrano, arriva',
    jettison: 'sgancia',
    shoot: 'spara, sparare',
    hit: 'subisce il colpo, prende il colpo',
    'fall back': 'ripiega, ripiegano, arretra',
  },
  more: joined(SEA_AND_AIR_TOO.it, ITALIAN_TOO.verbs),
  small: joined(
    {
      and:
        'e, ed, poi, ma, però' + ', dopo di che, e poi, e dopo, quindi, in seguito, seguito da, seguita da, seguiti da',
      also: 'anche, pure, altrettanto',
      to:
        'a, verso, per, ad, fino a, nel, nella, al, alla, all, nell' +
        ', nello, sull, verso il, verso la' +
        ', in direzione di, fino al, fino alla, attraverso' +
        ', destinazione',
      from: 'da, dal, dalla, dall, di, del, della, dell',
      with:
        'con' +
        ', appoggiato da, appoggiata da, appoggiati da, con l’appoggio di, con l’appoggio del, con l’aiuto di, con il supporto di, con il supporto del, supportato da, supportata da, insieme a, insieme con, insieme al',
      at: 'in, su, contro, davanti a, sul, sulla, sull' + ', contro il, contro la' + ', sopra' + ', intorno a',
      all:
        'tutto, tutti, tutte, tutta, entrambi, entrambe, pila, le unità in, le unità da' +
        ', tutta la pila, la pila, ognuno, tutte le unità in, tutte le unità da' +
        ', unità in, unità da' +
        ', tutto quello che abbiamo, tutto ciò che ho, tutto ciò che abbiamo' +
        ', tutto ciò che può, tutti quelli che possono, tutte le unità che possono, tutto ciò che è a portata',
      pair: 'entrambi, entrambe, tutti e due, tutte e due',
      rest:
        'il resto, resto, gli altri' +
        ', altri, tutti gli altri, le altre unità, tutto il resto, le altre' +
        ', tutte le altre' +
        ', le altre, gli altri, altre, altri' +
        ', tutte le altre unità, tutte le altre navi, tutte le altre forze, le altre navi, le altre forze, le altre compagnie',
      except: 'tranne, eccetto, salvo, senza',
      not: 'non, nessun, nessuna, mai',
      nothing:
        'niente, nulla, nessuno, nessuna ricerca, nessun bombardamento, nessun movimento, nessun attacco, passo, passa' +
        ', niente da fare, passiamo, nessun altro, nient’altro' +
        ', no grazie, niente di più, niente altro, nessun ordine, niente per me, nulla da fare, niente questo turno, salto il turno' +
        ', nessun altro movimento, nessun altro ordine' +
        ', altrimenti niente, per il resto niente, niente da parte mia' +
        ', passo il turno, passo la mano' +
        ', nient’altro si muove, nessun altro si muove, non si muove nient’altro, non si muove nessun altro, nessun altro attacco' +
        `, ${NOTHING_DONE.it}`,
      stay:
        'come stampato, come da scheda, restiamo, rimaniamo, resta, restano, rimane, rimangono, fermo, fermi, ferma, ferme, tenere, aspetta, aspettano, restare' +
        ', a terra, in porto' +
        ', dove sono, dove è, al loro posto, sul posto' +
        ', lascia, lascio, lasciamo, rimanere, restano fermi, resta ferma, resta fermo, restano ferme, rimane dove è, non si muove, non si muovono, stanno, sta, stai, mantiene, mantengono, mantenere, tengono, tiene, dove siamo, sta fermo, stanno fermi' +
        ', ai loro posti, in posizione, nelle loro posizioni' +
        ', come è, come sono, così come è, così com’è' +
        `, ${KEEPING.it}` +
        ', dov’è, rimane dov’è, resta dov’è, dove sta, dove stanno, restano dove sono, rimangono dove sono',
      limit: 'e ritorno, andata e ritorno, e torna, se, o, oppure, quando, altrimenti, prima, dopo, finché',
      only: 'solo, soltanto, solamente, unicamente',
      things:
        'unità, nave, navi, truppe, compagnia' +
        ', aereo, aerei' +
        ', zona, zone, flotta, esagono, esagoni, casella, hex' +
        ', gruppo, gruppi, compagnie, forze, squadre, battaglioni',
      filler:
        'questo impulso, in questo impulso, per ora, per adesso, l, fai, che, voglio, si, ci, il, lo, la, i, gli, le, un, una, io, noi, mio, mia, per favore, questo turno, qui, lì, è, sono' +
        ', grazie, in questo turno, oggi, subito, nostro, nostra' +
        ', ciao, buongiorno, buonasera, salve, allora, quindi, vorrei, vorremmo, potresti, potreste, potete, puoi, può, possono, mi, ti, mie, miei, nostri, nostre, questo, questa, questi, queste, devo, deve, devono, dovrebbe, adesso, ora, per ora, al momento, facciamo, fare, faccio, ho, ha, hanno, sia, siano, tuo, suo, loro, sua, infine, prego, ecco, i miei ordini, innanzitutto, si, vi, ok, per cortesia, cortesemente' +
        ', quest, fase' +
        ', maggiore, capitano, colonnello, generale' +
        ', rispettivamente, il quale, la quale' +
        ', è tutto, tutto qui, questo è tutto, quanto a' +
        ', questi, queste' +
        ', insieme',
    },
    ITALIAN_TOO.small,
  ),
  kinds: joined(
    {
      bomber: 'bombardieri, bombardiere',
      fighter: 'caccia',
      company: 'compagnia, compagnie',
      battalion: 'battaglione, battaglioni',
      brigade: 'brigata, brigate',
      regiment: 'reggimento, reggimenti',
      hq: 'comando',
      engineer: 'genio, genieri',
      parachute: 'paracadutisti',
      infantry: 'fanteria',
      artillery: 'artiglieria, cannoni',
      mortar: 'mortaio, mortai',
      anti: 'anticarro, controcarro',
      machine: 'mitragliatrice, mitragliatrici',
      tank: 'carro, carri',
      cavalry: 'cavalleria',
      lt: 'leggera, leggere, leggero',
      commando: 'commandos',
      australian: 'australiana, australiano, australiani',
      british: 'britannica, britannico, inglese',
      indian: 'indiana, indiano',
      french: 'francese, francesi',
      airfield: 'aeroporto, aerodromo',
      hill: 'collina, quota, colle',
      port: 'porto',
      town: 'città',
      village: 'villaggio, paese',
      strait: 'stretto' + ', canale',
      bay: 'baia',
      gulf: 'golfo',
      sea: 'mare, mar',
      crete: 'creta',
      south: 'sud',
      north: 'nord',
      east: 'est',
      west: 'ovest',
      flotilla: 'flottiglia, flottiglie',
      convoy: 'convoglio, convogli',
      destroyers: 'cacciatorpediniere',
      italian: 'italiani, italiana, italiano',
      squadron: 'squadriglia',
      glider: 'aliante, alianti',
      bty: 'batteria, batterie',
      div: 'divisione, divisioni',
    },
    ITALIAN_TOO.kinds,
  ),
  articles: 'il, lo, la, i, gli, le, l',
  plural: 'i, gli',
  literal: { 1: 'uno, una', 2: 'due', 3: 'tre', 4: 'quattro', 5: 'cinque', yes: 'si', no: 'no' },
};
