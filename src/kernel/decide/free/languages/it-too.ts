import { are } from './forms';
import { each } from './positions';

/** Where somebody goes, by land or by sea. */
const GOES = [
  each(
    'torna, tornano, tornare, tornate, rientra, rientrano, rientrare, ritorna, ritornano, viene, vengono, venite, va, vanno, andare, andate, andiamo, procede, procedono, procedere, procedete, si reca, si recano, scivola, scivolano, parte, partono, si mette in marcia, si mettono in marcia, si dirige, si dirigono, fa ritorno, fanno ritorno, si sposta, si spostano',
    'a, ad, in, al, alla, verso, per, su, fino a',
  ),
  'raggiungere, raggiungete, andrà, andranno, andremo, andate, andare, vado, viene, vengono, venite, torna, tornano, rientra, rientrano, ritorna, ritornano, dirigersi, dirigetevi, manda, mandate, mandiamo, invia, inviano, inviate, inviamo, si raduna a, si radunano a, si concentra a, si concentrano a, si raggruppa a, si raggruppano a, si riunisce a, si riuniscono a, si ritrovano a',
].join(',');

const BY_LAND =
  'muoverà, muoveranno, avanzo, avanzate, avanzerà, avanzeranno, avanza su, avanzano su, avanza fino a, avanzano fino a, sposterà, sposteranno, portano, portate, portiamo, sale a, salgono a, sale su, salgono su, scende a, scendono a, scende verso, scendono verso, scende, scendono, corre a, corrono a, corre verso, corrono verso, penetra in, penetrano in, entra in, entrano in, entrare in, entrate in, si schiera a, si schierano a, prende posizione su, prendono posizione a, prendono posizione in, prendono posizione su, marcia verso, marciano verso, marcia su, marciano su, marciano, marciate, conduce, conducete, spingono fino a, spinge fino a, si spinge a, si spingono a, si spinge fino a, si spingono fino a, ripiegare, ripiegate, indietreggia, indietreggiano, si trasferisce, si trasferiscono, avvicina, si porta a, si portano a, passano a';

const HELPS = [
  are('aiut, appoggi, support'),
  'sostenere, sostenete, sosteniamo, assiste, assistono, assistere, aiuti',
  each(
    'appoggia, appoggiano, appoggiare, appoggiate, sostiene, sostengono, sostenere, supporta, supportano, supportare',
    'l’attacco, gli attacchi, l’assalto, la difesa',
    'su, a, di, contro, in, da',
  ),
  each('in', 'appoggio, supporto, sostegno, aiuto', 'a, di, del, della, su'),
  each('dà, danno, fornisce, forniscono', 'appoggio, supporto, sostegno, aiuto', 'a, al, alla, su'),
  'viene in aiuto di, vengono in aiuto di, spara per, sparano per, sparare per',
].join(',');

const CARRIES =
  'trasporta, trasportano, trasportare, trasportate, trasportiamo, porta, portano, portare, portate, consegna, consegnano, consegnare';

const SHIPS = 'trasporta, trasportano, trasportare, trasportate, trasportiamo';

const SHELLS = [
  are('bombard, cannoneggi, martell'),
  each(
    'spara, sparano, sparare, sparate, spariamo, apre il fuoco, aprono il fuoco, fa fuoco, fanno fuoco, fuoco, tira, tirano',
    'su, sul, sulla, a, contro, verso',
  ),
].join(',');

/** More Italian words of orders. */
export const ITALIAN_TOO = {
  verbs: {
    move: `${GOES},${BY_LAND}`,
    go: `${GOES},${BY_LAND}`,
    sail: `${GOES}, naviga verso, navigano verso, naviga fino a, navigano fino a, navigano, navigate, navigherà, navigheranno, salpa verso, salpano verso, salpate, salpare, salpiamo, prende il mare per, prendono il mare per, prende il largo per, prendono il largo per, esce verso, escono verso, fa vela per, fanno vela per, fate rotta per, fate rotta verso, raggiunge, raggiungono`,
    march: 'con marcia strategica, in marcia strategica, con movimento strategico, in movimento strategico',
    attack: [
      are('assalt'),
      'attacco, attacca, attacchiamo, attaccherà, attaccheranno, attacchino, attacchi, attaccando, attaccato, attaccata, attaccati, contrattacca, contrattaccano, contrattaccare, colpisce, colpiscono, colpire, colpite, si getta su, si gettano su, si lancia su, si lanciano su, va all’attacco di, vanno all’attacco di, all’attacco di, all’assalto di, all’attacco contro, passa all’attacco, passano all’attacco, prende d’assalto, prendono d’assalto, dà l’assalto a, danno l’assalto a, assale, assalgono, piomba su, piombano su',
      each(
        'lancia, lanciamo, sferriamo, lanciano, lanciare, lanciate, sferra, sferrano, sferrare, conduce, conducono, fa, fanno',
        'un attacco, l’attacco, un assalto, l’assalto, un contrattacco',
        'su, contro, a, in',
      ),
    ].join(','),
    assault: 'prende d’assalto, prendono d’assalto, dà l’assalto, danno l’assalto, assaltano, assaltare, assaltate',
    bombard: SHELLS,
    'coast fire': SHELLS,
    artillery: SHELLS,
    bomb: are('bombard'),
    raid: are('bombard'),
    support: HELPS,
    cas: HELPS,
    escort: `${are('scort, accompagn')}, fa da scorta a, fanno da scorta a`,
    cover:
      'copre, coprono, copri, coprite, copriamo, coprirà, copriranno, proteggere, proteggi, proteggete, fa da copertura a, fanno da copertura a, dà copertura a, danno copertura a',
    cap: 'copre, coprono, coprire, coprite, proteggere, pattugliate, pattuglieranno, di pattuglia su, di pattuglia sopra, in pattuglia su, in pattuglia sopra',
    interdict:
      'interdici, interdite, interdizione su, interdizione di, blocca, bloccano, bloccare, bloccate, sorvegliare, sorvegliate',
    search: [
      are('perlustr, esplor, ispezion, scrut, setacci'),
      each(
        'va, vanno, parte, partono, vola, volano',
        'in ricognizione su, in ricognizione a, in ricognizione in, in ricognizione nel, in ricognizione nella',
      ),
      'cercate, cercherà, cercheranno, ricerca in, ricerche in, ricerche, cerca in, cercano in, ricerca a, ricerca su, guarda in, guardano in',
    ].join(','),
    transfer:
      'trasferiamo, trasferite, trasferiti, cambia base, cambiano base, si trasferisce a, si trasferiscono a, trasferimento a, trasferimento di, si sposta a, si spostano a',
    home: 'tornano, rientrano, ritornano, torna a, tornano a, rientra a, rientrano a, atterra, atterrano, atterra a, atterrano a, tornare, rientrare',
    rest: 'riposare, riposate, a riposo, si riposa, si riposano, riposarsi, resta a riposo, restano a riposo',
    mine: 'posa le mine, posano le mine, posate mine, posiamo mine, semina mine, seminano mine, mina, minano, deposita mine',
    land: 'sbarchiamo, sbarcate, sbarcherà, sbarcheranno, prende terra a, prendono terra a, mette a terra, mettono a terra',
    unload:
      'sbarchiamo, scarichiamo, scaricate, scendere a terra, mette a terra, mettono a terra, a terra vanno, va a terra, vanno a terra, sbarcherà, sbarcheranno',
    load: 'caricate, carichiamo, imbarcate, imbarchiamo, prende a bordo, prendono a bordo, prendete a bordo, sale a bordo di, salgono a bordo di, salgono a bordo, sale su, salgono su',
    embark: 'imbarcano, imbarcate, imbarchiamo, evacua, evacuano, evacuate, prende a bordo, prendono a bordo',
    ship: `${SHIPS}, imbarcano, imbarcate, imbarchiamo, spedisce, spediscono, spediamo, spedite`,
    convoy: CARRIES,
    drop: 'lanciare, lanciate, paracadutiamo, si lancia su, si lanciano su, si lancia a, si lanciano a, salta su, saltano su',
    airlift:
      'aviotrasportano, aviotrasportare, aerotrasportano, trasportano in volo, per via aerea, in aereo, via aria',
    retreat:
      'ritirate, ritiriamo, ritiratevi, si ritira in, si ritirano in, si ritira a, si ritirano a, batte in ritirata, battono in ritirata, indietreggia, indietreggiano, indietreggiare, ripiegano, ripiegate, ripieghiamo, arretrano, arretrare, arretrate, fugge, fuggono, fugge verso, fuggono verso, ritirata a, ritirata in, ritirata su, ritirata verso, ci ritiriamo, ci ritiriamo a, ci ritiriamo in',
    withdraw:
      'ritirarsi, si ritira, si ritirano, ritirata, ci ritiriamo, ritirata a, ritirata verso, ritirata in, ripiega, ripiegano, batte in ritirata',
    'fall back': 'ripiegare, ripiegate, indietreggia, indietreggiano, si ritira, si ritirano',
    refuse:
      'rifiutano, rifiutate, rifiuta il combattimento, rifiutano il combattimento, rifiutare il combattimento, evita il combattimento, evitano il combattimento, si sottrae, si sottraggono',
    advance:
      'avanziamo, avanzate, avanzerà, entra in, entrano in, entrare in, occupare, occupate, occupiamo, segue, seguono, si impossessa di, prende il posto, inseguono',
    exploit: 'sfruttano, sfruttate, sfruttiamo',
    stand: 'tiene duro, tengono duro, tenete duro',
    'no retreat':
      'non si ritira, non si ritirano, non arretra, non arretrano, non ripiega, non ripiegano, niente ritirata, non ritirarsi, resiste a ogni costo, resistono a ogni costo, resiste fino all’ultimo uomo, resistono fino all’ultimo uomo, tiene fino all’ultimo, tengono fino all’ultimo, tiene fino all’ultimo uomo, tengono fino all’ultimo uomo, resiste a oltranza, resistono a oltranza',
    lose: 'perderà, perderanno, subiscono la perdita, il passo lo perde, lo perde, un passo lo perde, sacrificano, prende la perdita, il passo perso è, perdono un passo, perdono il passo, togli un passo a, togliete un passo a, la perdita a, la perdita di, la perdita su, la perdita va a, un passo da, un passo di, un passo a',
    restore:
      'ripristina, ripristinare, ripristinate, ripristiniamo, restaura, restaurare, ricostituisce, ricostituire, ricostituisci, rinforza, rinforzare, rinforzate, completa, completare',
    form: 'formano, formiamo, formeranno, formerà, costituiscono, costituisce, costituire, costituite, costituiamo, compongono, compone, creano, creiamo, create',
    disband: 'sciolgono, sciogliete, sciogliamo, si scioglie',
    allocate: `${are('assegn')}, destina, destinare, destiniamo, destinano, destinate, attribuisci, attribuire`,
    'fire AA': 'spara, sparano, sparate, spariamo, sparare, apre il fuoco, aprono il fuoco, fa fuoco, fanno fuoco',
    'withhold AA': [
      each('non', 'spara, sparano, sparate, spariamo, sparino, fa fuoco, fanno fuoco'),
      'trattiene il fuoco, trattengono il fuoco, trattenete il fuoco, risparmia le munizioni, risparmiano le munizioni, cessa il fuoco, cessano il fuoco, cessate il fuoco, non sparate',
    ].join(','),
    order:
      'comincia da, cominciate da, cominciamo da, comincia con, cominciamo con, si comincia da, si comincia con, iniziamo da, iniziamo con, inizia con, per primo, per prima, per prima cosa, prima',
    next: 'comincia da, cominciamo da, comincia con, cominciamo con, si comincia da, si comincia con, iniziamo da, iniziamo con, inizia con, per primo, per prima, per prima cosa',
    'press on':
      'continuano, continuate, proseguono, proseguite, prosegue la rotta, proseguono la rotta, mantiene la rotta, mantengono la rotta, tiene la rotta, tira dritto, tirano dritto, avanti',
    'turn back':
      'tornate indietro, invertono la rotta, invertire la rotta, invertite la rotta, invertiamo la rotta, fa dietrofront, fanno dietrofront, dietrofront, torna in porto, tornano in porto, rientra in porto, rientrano in porto, torniamo, torna, tornano, tornare',
    draw: 'pesco, peschiamo, pescate, pesca, estrai, estrarre, estraiamo',
    receive: 'ricevono, riceviamo, ricevete',
    delay: 'ritardata, ritardato, ritardano, ritardare, ritardiamo, rinvia, rinviare, rinviamo',
    defend:
      'difendono, difendere, difendiamo, difendete, difesa con, difesa, partecipa alla difesa, partecipano alla difesa',
    react: 'reagiscono, reagite, reagiamo, reazione, interviene, intervengono',
    repair: 'riparano, ripariamo, riparate, aggiusta, aggiustare, rimette in sesto',
    demolish: 'demolisce, demoliscono, demolite, demoliamo, fa saltare, fanno saltare, fate saltare, far saltare',
    destroy: 'distrugge, distruggono, distruggete, distruggiamo, brucia, bruciano, bruciare',
    release:
      'lascia andare, lasciate andare, lasciamo andare, può andare, liberano, liberate, liberiamo, rilasciare, rilasciano',
    choose: 'scegliamo, scelgo, scelgono, scegliete',
    intercept: are('intercett'),
    oppose: `${are('intercett')}, opporsi a, si oppone a, si oppongono a, affronta, affrontano, va incontro a, vanno incontro a, decolla contro, decollano contro`,
    aim: 'mirare a, mirate a, mirano, punta, puntano, puntare, puntano a, puntate a',
    match:
      'affrontare, affrontate, combatte contro, combattono contro, combatte con, si batte contro, si battono contro',
    hit: 'colpo su, colpi su, il colpo su, i colpi su, il colpo va a, i colpi vanno a, il colpo a, un colpo a, affondano, affondiamo',
    torpedo: 'silurate, siluriamo, silurerà, attacchiamo',
    dive: 'immergiamo, immergetevi, in immersione, va in immersione, vanno in immersione',
    'bombs hit':
      'colpisce, colpiscono, colpire, colpite, colpito, affonda, affondano, affondate, affondare, colpo su, colpi su, il colpo su, i colpi su, il colpo va a, i colpi vanno a, il colpo a, un colpo a',
    halt: 'fermarsi, fermatevi, si arresta, si arrestano, fa alto, fanno alto, alt',
    build:
      'costruite, costruiamo, scava, scavano, scavare, si trincera, si trincerano, trincerarsi, si fortifica, fortificano, fortificare',
    evacuate: are('evacu'),
    supply: 'riforniscono, rifornite, riforniamo, approvvigiona, approvvigionano, approvvigionare',
    feed: 'riforniscono, rifornite, riforniamo, nutre, nutrono, sfama, approvvigiona',
    spend: 'spende, spendono, spendiamo, spendete, consuma, consumare, consumiamo, usa, usare',
    ready: 'preparano, preparate, prepariamo, approntare, appronta',
    lead: 'guidano, guidare, guida l’attacco, comanda l’attacco, conduce l’attacco, in testa, è in testa, alla testa',
    infiltrate: 'si infiltra, si infiltrano, infiltrano, infiltrate',
    fly: 'voliamo, volate, volerà, voleranno, decolla, decollano, decollare',
    fatigue: 'affaticano, stancano, affaticare, stancare',
    use: 'usa, usano, usiamo, utilizza, utilizzare, utilizziamo, impieghiamo, impiegate',
    station: 'staziona, stazionano, posta, postare',
    garrison: 'presidiano, presidiate, di guarnigione a',
  },
  small: {
    and: 'e per ultimo, per ultimo, e per ultima, per ultima, e infine, e da ultimo, da ultimo, e per finire, per finire, e alla fine, e finalmente, da lì, e da lì, nonché, dopodiché',
    to: [
      each('a, verso', 'nord, sud, est, ovest, nordest, nordovest, sudest, sudovest', 'a, in, verso, fino a, su'),
      each(
        'lungo la strada, lungo la costa, per la strada, per via terra, attraverso le colline',
        'a, in, verso, fino a, per',
      ),
      'con destinazione, a destinazione di, in rotta per, in rotta verso, alla volta di, fino in, fino alle, fino ai, verso l’esagono, nell’esagono, all’esagono, sull’esagono, verso gli, verso le, negli, nelle, ai, alle, agli',
    ].join(','),
    from: 'provenendo da, in partenza da, a partire da, partendo da, fuori da, lasciando, dei, degli, delle, dai, dalle, dagli',
    with: [
      each(
        'accompagnato, accompagnata, accompagnati, accompagnate, appoggiate, supportati, supportate, sostenuto, sostenuta, sostenuti, aiutato, aiutata, aiutati',
        'da, dal, dalla, dai, dall’',
      ),
      'assieme a, assieme al, insieme alla, insieme ai, insieme alle, in compagnia di, con a bordo, trasportando, portando con sé, usando, utilizzando, per mezzo di, mediante, con il, con la, con i, con le, con gli, con l’, col, coi, carico di, carica di, con il sostegno di',
    ].join(','),
    at: [
      'vicino a, presso, al largo di, attualmente a, attualmente in, nei pressi di, sui, sulle, sugli, sullo, contro i, contro le, contro gli, contro l’',
      each(
        'che è, che sono, che si trova, che si trovano, situato, stazionato, stazionata, stazionati, basato, basati, di stanza',
        'a, in, al, nel, nella',
      ),
    ].join(','),
    pair: 'entrambi i gruppi di, i due gruppi di, entrambe le squadriglie di, le due squadriglie di, entrambe le unità di',
    all: 'tutto il, tutto lo, tutta la, al completo, intero, intera, per intero, al gran completo, entrambi i gruppi di, i due gruppi di, entrambe le squadriglie di, le due squadriglie di, entrambe le unità di, tutti i gruppi di, tutte le squadriglie di, l’insieme di, la totalità di, ogni, ciascuno, ciascuna, tutte le unità disponibili, tutte le navi disponibili, tutti insieme, tutte insieme, l’intera pila, tutto quello che ho, tutto quanto',
    rest: [
      each(
        'il resto',
        'delle, delle mie, delle nostre, della, della mia, degli, dei, dei miei',
        'unità, navi, truppe, flotta, forze, aerei, squadriglie, compagnie',
      ),
      each('gli altri, tutti gli altri', 'aerei, gruppi, battaglioni, reggimenti, reparti, convogli'),
      each('le altre, tutte le altre', 'squadriglie, divisioni, truppe, brigate, compagnie'),
      'il rimanente, i rimanenti, le rimanenti, i restanti, le restanti, le unità rimanenti, le unità restanti, le navi rimanenti, gli aerei rimanenti, quelli che restano, quelle che restano',
    ].join(','),
    nothing:
      'nessun cambiamento, nessuna modifica, senza ordini, non faccio niente, non faccio nulla, non facciamo niente, non facciamo nulla, niente per ora, niente per adesso, niente stavolta, stavolta niente, non stavolta',
    stay: [
      each(
        'resta, restano, restare, restate, rimane, rimangono, rimanere, rimanete, sta, stanno, aspetta, aspettano, attende, attendono',
        'a bordo, all’ancora, agli ormeggi, in rada, a casa, tranquillo, tranquilli, tranquilla, indietro, in allerta, in attesa, di guardia, di guarnigione, di riserva, al largo, immobile, immobili, pronto, pronti, nel porto, in aeroporto, fuori, in mare, inattivo, inattivi, lì, qui, là',
      ),
      'all’ancora, agli ormeggi, in rada, attende, attendono, attendere, attendete, aspettate, restate, rimanete, monta la guardia, montano la guardia, non muovere, non muovete, non muove, non muovono, non avanza, non avanzano, si astiene, si astengono, immobile, immobili, inattivo, inattivi, non si muova, non si muovano',
    ].join(','),
    limit:
      'forse, magari, a meno che, tranne se, non appena, appena, finché non, almeno, se possibile, al massimo, altrimenti, metà, piuttosto, invece, invece di, eventualmente, più tardi, domani, purché, a condizione che, qualora, mentre',
    things:
      'uomini, ragazzi, soldati, equipaggio, equipaggi, formazione, formazioni, apparecchio, apparecchi, velivolo, velivoli, vascello, vascelli, barche, pedina, pedine, pile, posizione, posizioni, reparto, reparti',
    filler: [
      'stasera, stanotte, stamattina, questa notte, questa sera, questa mattina, questa volta, stavolta, per questa volta, per questo turno, nel turno, durante questo turno',
      'rapidamente, velocemente, presto, in fretta, direttamente, diritto, dritto, dritti, ancora, di nuovo, nuovamente, come al solito, come sempre, come previsto, come d’accordo, immediatamente, senza indugio, senza esitare, al più presto, a tutta velocità, a tutto vapore, a marce forzate, il più presto possibile, il più velocemente possibile, fin d’ora, attualmente, da subito',
      'prudentemente, con cautela, con prudenza, coraggiosamente, valorosamente, tranquillamente, semplicemente, con calma, con decisione, piano, silenziosamente, furtivamente, congiuntamente, di concerto, di là, laggiù, lassù, in avanti, avanti, a bordo, sull’isola',
      'bravo, bravi, valoroso, valorosi, coraggiosi, fedele, fedeli, glorioso, gloriosi, caro, cari, caro amico, amico mio, signori, signore, camerata, camerati, compagno, compagni, ammiraglio, tenente, sergente',
      'bene, benissimo, dunque, ebbene, vediamo, forza, perfetto, va bene, d’accordo, capito, grazie a dio, a dio piacendo, se dio vuole, con piacere, volentieri, insomma, in breve, in somma, in realtà, finalmente, tra l’altro',
      'da parte mia, da parte nostra, per parte mia, per noi, per me, in primo luogo, in secondo luogo, per cominciare, anzitutto, per prima cosa, secondo me, nel frattempo, intanto',
      'i nostri ordini, ecco gli ordini, gli ordini, ordini, ordine, ordino, ordino di, ordino che, propongo, proponiamo, preferisco, preferiamo, preferirei, preferirebbe, desidero, desideriamo, ho deciso, ho deciso di, decido, vogliamo, vuole, vogliono, voglio che, dovrà, dovranno, dovrebbero, dovete, dobbiamo, potrà, potranno, possiamo, bisogna, bisognerebbe, sarà, saranno, suoi, sue, essi, esse, lui, quello, quella, quelli, quelle, ciò, lasciatemi',
    ].join(','),
  },
  kinds: {
    dummy: 'esca, civetta, diversivo',
    bomber: 'bombardamento',
    engineer: 'pionieri, geniere, guastatori',
    parachute: 'paracadutista, parà',
    artillery: 'cannone, artiglieri',
    tank: 'corazzati',
    commando: 'commando',
    british: 'britannici, inglesi, britanniche',
    australian: 'australiane',
    indian: 'indiani, indiane',
    airfield: 'pista, campo',
    squadron: 'squadriglie',
  },
} as const;
