import { each } from './positions';

/** Persons of regular verbs: `lande, landet, landen`. */
const forms = (stems: string): string =>
  stems
    .split(', ')
    .map((stem) => `${stem}e, ${stem}${/[dt]$/u.test(stem) ? 'et' : 't'}, ${stem}en`)
    .join(', ');

/** The same of verbs with a part that stands behind: `rückt vor, vorrücken`. */
const parted = (part: string, stems: string): string =>
  stems
    .split(', ')
    .map(
      (stem) =>
        `${forms(stem)
          .split(', ')
          .map((form) => `${form} ${part}`)
          .join(', ')}, ${part}${stem}en, ${part}zu${stem}en`,
    )
    .join(', ');

const GUNFIRE =
  'nimmt unter feuer, nehmen unter feuer, nimm unter feuer, unter feuer nehmen, nimmt unter beschuss, nehmen unter beschuss, unter beschuss nehmen';
const ESCORTING =
  `${forms('eskortier, begleit, geleit')}, eskorte, als eskorte, geleitschutz, begleitschutz, als geleitschutz, als begleitschutz, jagdschutz für, ` +
  each('fliegt, fliegen, fliege, gibt, geben, übernimmt, übernehmen', 'geleitschutz, begleitschutz, eskorte, geleit');
const HELPING =
  `hilft, helfen, hilf, helfe, ${forms('unterstütz')}, beistehen, hilft beim angriff auf, helfen beim angriff auf, ` +
  each('gibt, geben, leistet, leisten, gib', 'unterstützung, feuerunterstützung, feuerschutz, hilfe');
const STRIKING =
  `${parted('an', 'pack')}, ${each('stürzt, stürzen', 'sich auf')}, nimmt sich vor, nehmen sich vor, nimmt sich, nehmen sich, knöpft sich vor, knöpfen sich vor, ` +
  'geht los auf, gehen los auf, losgehen auf, schlägt los gegen, fällt her über, fallen her über, angegriffen, anzugreifen';
const ASHORE =
  'an land gehen, an land bringen, bringt an land, bringen an land, setzen an land, an land gesetzt, geht von bord, gehen von bord, von bord, von bord gehen, verlässt das schiff, verlassen das schiff';
const ABOARD =
  'nimm an bord, nehmen an bord, an bord nehmen, an bord gehen, an bord bringen, bringt an bord, bringen an bord, steigt ein, steigen ein, einsteigen, nimmt mit, nehmen mit, nimm mit, mitnehmen, schifft sich ein, schiffen sich ein, eingeschifft, geladen, lädt ein, laden ein';
const SAILING =
  `${forms('segel, kreuz, schipper, dampf, steuer')}, segeln, kreuzen, auszulaufen, läuft ein, laufen ein, einlaufen, sticht in see, stechen in see, in see stechen, ` +
  'geht in see, gehen in see, legt ab, legen ab, ablegen, setzt segel, setzen segel, hält kurs auf, halten kurs auf, geht auf kurs, gehen auf kurs, setzt kurs auf, setzen kurs auf, ' +
  'kehrt zurück, kehren zurück, zurückkehren, kehrt heim, kehren heim, fährt zurück, fahren zurück, läuft zurück, laufen zurück, fährt weiter, fahren weiter, begibt sich, begeben sich';

/** More of what German orders are given with. */
export const GERMAN_MORE = {
  verbs: {
    move:
      `${parted('vor', 'rück, marschier, schieb, stoß, zieh, geh')}, ${parted('ab', 'rück, marschier')}, ${parted('weiter', 'rück, marschier, zieh, geh')}, ` +
      `nachziehen, nachrücken, ${parted('los', 'marschier, zieh, geh')}, ${parted('heran', 'rück, zieh, komm')}, ${parted('hinüber', 'geh, wechsel')}, ` +
      `${parted('zurück', 'marschier, geh, kehr')}, ${forms('roll, kletter, schleich, spazier, wander, verleg, versetz')}, ` +
      'klettern, setzt sich in bewegung, setzen sich in bewegung, macht sich auf, machen sich auf, aufbrechen, ' +
      'begib dich, begebt euch, aufschließen, fährt vor, fahren vor, schwenkt, schwenken, zu bewegen, zu ziehen',
    march:
      'marschiert los, marschieren los, auf dem marsch, setzt sich in marsch, setzen sich in marsch, in marsch, tritt den marsch an, treten den marsch an, marschiert weiter, marschieren weiter',
    sail: SAILING,
    attack: `${STRIKING}, ${forms('attackier, stürm, bestürm')}, nimmt ein, nehmen ein, nimm ein, einnehmen, erobert, erobern, erobere, attacke, attacken, angriffsziel`,
    declare: 'erkläre, erklärt, angriff, angreifen, greift an, greifen an, greife an',
    bombard: `${GUNFIRE}, ${parted('ein', 'deck')}, feuern auf, schießen auf, beschossen, beschuß, artilleriebeschuss, artilleriefeuer auf, feuer auf, belegt mit bomben, belegen mit bomben, belegt mit feuer, belegen mit feuer, schießt, schießen, feuern`,
    search:
      `${parted('ab', 'such')}, ${forms('erkund, durchkämm, späh')}, hält ausschau, halten ausschau, ausschau halten, ` +
      'erkundung, aufklärungsflug, aufklärungsflüge, seeaufklärung, hilft, helfen, hilft bei der suche, helfen bei der suche',
    ship: 'verschifft werden, wird verschifft, werden verschifft, geht aufs schiff, gehen aufs schiff, fährt übers meer, übers meer',
    allocate: `${forms('flieg')}, teilt ein, teile ein, eingeteilt, einteilen, zugeteilt, ${each('setzt, setzen', 'ein')}`,
    interdict:
      `${forms('sperr, blockier, überwach, kontrollier, patrouillier, bewach')}, abzuriegeln, abgeriegelt, riegle ab, riegele ab, ` +
      'hält wache über, halten wache über, wacht über, wachen über, kreist über, kreisen über',
    transfer: `${forms('verleg, überführ, überstell')}, verlegt seine basis, wechselt den platz, zieht um, ziehen um, umgruppieren`,
    retreat: `${parted('zurück', 'zieh, weich, geh')}, zurückzuziehen, zieht ab, ziehen ab, abziehen, flieht, fliehen, fliehe, flüchtet, flüchten, setzt sich ab, setzen sich ab, absetzen, weicht aus, weichen aus, weicht, zurückgehen, zurückgenommen`,
    withdraw: `${parted('zurück', 'zieh')}, zieht sich zurück, ziehen sich zurück, rückzug, zieht ab, ziehen ab, wir ziehen uns zurück, wir ziehen ab, setzt sich ab, setzen sich ab, bricht ab, brechen ab, weicht aus, weichen aus, läuft ab, laufen ab`,
    advance: `nachrücken, nachsetzen, nachstoßen, nachziehen, nachzurücken, ${parted('vor', 'rück, stoß')}, besetzt, besetzen, besetze, rückt ein, rücken ein, folgen, rücken`,
    strike: each('greift, greifen', 'die flotte an, die schiffe an'),
    lose: 'verloren, opfert, geopfert, wird geopfert, werden geopfert, gibt ab, geben ab, nimm weg, erleidet, erleiden, büßt ein, büßen ein, nimmt verluste, nehmen verluste, nehmen die verluste, trägt die verluste',
    restore:
      'stelle wieder her, wiederherstellen, ersatz, ersatz für, verstärke, verstärkt, verstärken, auffüllen, füllt auf, fülle auf, bekommt, bekommen, erhält, erhalten, kriegt, kriegen',
    lead: 'übernimmt die führung, leitet, leiten, kommandiert, angeführt von',
    intercept: `${parted('ab', 'fang')}, abgefangen, stellt sich, stellen sich, greift an, greifen an, steigt auf gegen, steigen auf gegen`,
    exploit: `nachstoßen, nachsetzen, ${parted('weiter', 'stoß, geh, zieh')}, ausbeuten, stößt weiter, stoßen weiter, durchbrechen, bricht durch, brechen durch`,
    home: 'kehrt heim, kehren heim, heimkehren, fliegen heim, fliegen nach hause, fliegt zurück, fliegen zurück, kehren zurück, zurückkehren, landet, landen, landet in, geht heim',
    release:
      'lass gehen, lasst gehen, lass ziehen, lasst ziehen, lass los, lasst los, darf gehen, darf ziehen, wird frei, gebt frei, gibt frei, geben frei, freilassen, freigegeben, lasst frei, entlässt, entlasse',
    support: `${HELPING}, ${forms('deck, verstärk')}, schießt für, schießen für, feuert für, feuern für, schießt zugunsten von, feuerunterstützung, feuerunterstützung für, feuerschutz, feuerschutz für, unterstützungsfeuer, unterstützungsfeuer für`,
    cas: `${HELPING}, schlachtflieger, bodenunterstützung, bodenunterstützung für, luftunterstützung für, nahunterstützung für, fliegt luftnahunterstützung, fliegen luftnahunterstützung, fliegt nahunterstützung, fliegen nahunterstützung, hilft aus der luft, unterstützt aus der luft, unterstützen aus der luft`,
    drop: 'springt ab, springe ab, springen ab über, setzen ab, setze ab, abgesetzt, wird abgesetzt, werden abgesetzt, abspringen über, per fallschirm, mit dem fallschirm, wirft ab, werfen ab, abwerfen',
    land: `${ASHORE}, anlandung, wird gelandet, werden gelandet, gelandet`,
    unload: `${ASHORE}, entlädt, aussteigen, steige aus, landet, landen, lande, lädt aus, laden aus, löscht, ausgeladen, ausgeschifft`,
    load: `${ABOARD}, ${forms('belad')}, belädt, lädt, laden, nimm, nimmt, nehmen, bekommt an bord, wird verladen, werden verladen, wird eingeschifft, werden eingeschifft`,
    embark: ABOARD,
    go: `${forms('marschier, reis, eil')}, begibt sich, begeben sich, kehrt zurück, kehren zurück, kommt, kommen`,
    choose: 'wählen, wählt aus, wähle aus, aussuchen, nehmen, nehme, entscheide mich für, wir nehmen, ich nehme',
    form: 'bilden, formiert, formieren, formiere, gründe, gründet, gründen, erstellen, erstellt, stellt zusammen, stellen zusammen, zusammenstellen, fasse zusammen, fasst zusammen, schließt sich zusammen zu, schließen sich zusammen zu, bilden zusammen, vereinigen sich zu, werden zu',
    disband:
      'auflösen, löst auf, lösen auf, löst sich auf, lösen sich auf, aufgelöst, wird aufgelöst, werden aufgelöst',
    place:
      'platziere, platziert, platzieren, stellt auf, stellen auf, stellt, stellen, aufgestellt, setzt, setzen, positioniere, positionieren, aufstellung, startet in, startet bei',
    'withhold AA':
      'hält das feuer, halten das feuer, halten das feuer zurück, hält feuer zurück, feuert nicht, feuern nicht, schießt nicht, schießen nicht, schweigt, schweigen, nicht schießen',
    'fire AA': 'feuert, schießt, schießen, eröffnen das feuer, eröffne das feuer, feuer eröffnen, feuer, flakfeuer',
    engage: `${STRIKING}, ${forms('bekämpf')}, greifen`,
    'fire at': `${GUNFIRE}, feuern auf, schießen auf, feuer auf, zielen auf, zielt auf, beschießt, beschießen, beschieße`,
    'coast fire': `${GUNFIRE}, feuern auf, schießen auf, schieße auf, schießt, schießen, feuert, feuern, greift an, greifen an, bekämpft, bekämpfen`,
    'press on':
      'bleibt dran, bleiben dran, dranbleiben, macht weiter, machen weiter, mach weiter, weitermachen, hält durch, halten durch, fährt weiter, fahren weiter, setzt die fahrt fort, setzen die fahrt fort, gibt nicht auf, geben nicht auf, stößt weiter vor, trotzdem weiter',
    'turn back':
      'dreht um, drehen um, umdrehen, dreht ab, drehen ab, abdrehen, dreh ab, dreh um, kehrt zurück, kehren zurück, zurückkehren, fährt zurück, fahren zurück, zurückfahren, läuft zurück, laufen zurück, bricht ab, brechen ab, abbrechen, macht kehrt, machen kehrt, kehrtmachen, kehrt heim',
    send: 'senden, sendet, schicken, entsende, entsendet, entsenden',
    arrive: 'kommen an, trifft ein, treffen ein, eintreffen, erscheinen, treffen, kommt, kommen, tritt auf, taucht auf',
    enter:
      'tauchen auf, taucht auf, kommt, kommen, kommt herein, kommen herein, kommt rein, kommen rein, betreten, betrete, eintreffen, ankommen, tritt ein, treten ein, kommt ins spiel, kommen ins spiel, kommt auf die karte, kommen auf die karte, betritt die karte, betreten die karte',
    order:
      'als erstes, zuerst, beginnen mit, beginnt mit, fange an mit, fangen an mit, fängt an mit, anfangen mit, der reihe nach, in der reihenfolge, in dieser reihenfolge, kampfreihenfolge, reihenfolge der kämpfe',
    refuse:
      'weichen aus, weichen, zurückweichen, weicht zurück, weichen zurück, zieht sich zurück, ziehen sich zurück, zurückziehen, zurück, lehnt ab, lehnen ab, verweigert, ausweicht, kein nahkampf',
    follow: `nachziehen, nachsetzen, nachzurücken, folgen, verfolgt, verfolgen, verfolge, rücken ein`,
    maneuver: 'manövrieren, umgeht, umgehen, umfasst',
    stand: 'halten stand, halte stand, hält die stellung, halten die stellung',
    'no retreat':
      'hält um jeden preis, halten um jeden preis, halte um jeden preis, bis zum letzten mann, hält bis zum letzten mann, halten bis zum letzten mann, weicht nicht, weichen nicht, weicht keinen schritt, keinen schritt zurück, kein schritt zurück, kein zurückweichen, zieht sich nicht zurück, ziehen sich nicht zurück',
    draw: 'ziehen, zieht, ziehst, nehmen, nehme, nimm, wir ziehen, ich ziehe',
    delay:
      'verzögern, verzögert, aufschieben, schiebe auf, verschieben, verschiebt, hält zurück, halte zurück, halten zurück, kommt später, kommen später, kommt erst später, warten lassen, aufgeschoben, verspätet sich, verspätet',
    receive:
      'empfangen, erhält, erhalten, bekommt, bekommen, kommt an, kommen an, kommt, kommen, nimmt entgegen, nehme entgegen, gehen, geht',
    ready:
      'macht bereit, machen bereit, bereitmachen, bereit machen, gib aus, ausgeben, bezahle, bereitstellen, fertig machen, einsatzbereit, versorge',
    raid: `${STRIKING}, ${forms('überfall')}, überfällt, greift an, greifen an, bombt, bomben auf, wirft bomben auf, werfen bomben auf, fliegt gegen, fliegen gegen, luftangriff, luftangriffe, luftschlag gegen, luftschlag auf`,
    truck: 'auf lastwagen, per lkw, mit lkw, mit dem lkw, mit lkws, motorisiert',
    rail: 'mit zug, mit eisenbahn, auf der schiene, per schiene, mit dem zuge, bahntransport, eisenbahntransport',
    defend: `${forms('schütz')}, verteidigung, zur verteidigung, in der verteidigung`,
    leave: 'verlass, zieht ab, ziehen ab, läuft ab, laufen ab, verlässt die karte, verlassen die karte',
    demolish:
      'jagt in die luft, jagen in die luft, in die luft jagen, zerstöre, zerstört, zerstören, sprengung, gesprengt',
    destroy: 'vernichtet, vernichten, in die luft jagen, sprengen, sprengt, sprenge',
    bomb: `${STRIKING}, bombardements, luftangriff, luftangriff auf, bombenangriff, greift an, greifen an, angreifen, greife an, wirft bomben, werfen bomben, bomben, fliegt gegen, fliegen gegen, belegt mit bomben, belegen mit bomben`,
    cap: `${forms('patrouillier, bewach')}, jagdschutz über, ${each('fliegt, fliegen, fliege, auf', 'patrouille, jagdpatrouille, luftpatrouille')}, ${each('gibt, geben', 'jagdschutz, luftschutz')}, luftsicherung, jägerschutz, jägerschirm, jagdpatrouille, luftpatrouille, kreist über, kreisen über, deckt, decken, schützt, schützen`,
    'night cap':
      'nachtjagd über, fliegt nachtjagd, fliegen nachtjagd, nachtpatrouille über, nächtliche patrouille, nachts patrouille, nächtlicher jagdschutz',
    escort: ESCORTING,
    airlift:
      'fliegen ein, einfliegen, fliegt rüber, einzufliegen, luftverlegung, per luft, auf dem luftweg, durch die luft, per flugzeug, mit dem flugzeug',
    dive: `${parted('ab', 'tauch')}, ${parted('unter', 'tauch')}, getaucht, bleiben getaucht, fährt getaucht, fahren getaucht, auf tauchstation, geht auf tauchstation, gehen auf tauchstation, gehen auf tiefe`,
    mine: 'legen minen, lege eine minensperre, legen eine minensperre, legt ein minenfeld, legen ein minenfeld, lege ein minenfeld, minenfeld, minensperre, minenlegen, verminung, wirf minen, werfe minen',
    halt: `${forms('stopp')}, hält an, halten an, halte an, stehenbleiben, bricht den marsch ab, brechen den marsch ab, macht halt, machen halt, anhalten, marsch beenden`,
    rest: `${forms('rast, pausier')}, ausruhen, ruht aus, ruhen aus, ruht sich aus, ruhen sich aus, rastet, rasten, hat pause, haben pause, bekommt ruhe, bekommen ruhe, setzt aus, setzen aus, hat frei, haben frei`,
    missile: 'flugkörper, lenkwaffen, gleitbombe, gleitbomben, lenkbombe, lenkbomben, rakete, raketen',
    convoy: `${forms('transportier, beförder, pendel, lief, verschiff')}, befördern, pendeln, bringen, holt, holen, trägt, tragen, schafft, schaffen, fährt, fahren, liefert, im konvoi, im geleit, geleitfahrt`,
    evacuate:
      'abtransportieren, aufgeben, gib auf, gebt auf, wird geräumt, evakuiert werden, wird evakuiert, mit der evakuierung beginnen',
    oppose: `${parted('ab', 'fang')}, ${forms('bekämpf')}, fangen ab, stellen sich, stellt sich entgegen, stellen sich entgegen, aufsteigen, greift an, greifen an, startet gegen, starten gegen, steigt auf gegen, steigen auf gegen, alarmstart`,
    repair: `${parted('aus', 'besser')}, ausbessern, bessert aus, setzt instand, setzen instand, instand setzen, wird instandgesetzt, in reparatur, zur reparatur, geht in die werft, gehen in die werft, in die werft, flickt, flicken, richtet her`,
    share:
      'isst zuerst, essen zuerst, bekommt als erstes, bekommen als erstes, hat vorrang, haben vorrang, vorrang für',
    feed: `${forms('ernähr, verpfleg, beliefer')}, füttert, füttern`,
    supply: `${forms('beliefer')}, nachschub von, nachschub für, speist, speisen`,
    build: `${parted('auf', 'bau')}, ${forms('errich, befestig')}, baut aus, bauen aus, ausbauen, errichtet, errichten, legt an, legen an, anlegen`,
    torpedo: `${STRIKING}, greift an, greifen an, angreifen, greife an, jagt, jagen, jage, versenkt, versenken, versenke, lanciert, setzt torpedos ein`,
    shoot: `${STRIKING}, greift an, greifen an, greift, greifen, schießt auf, schießen auf, feuert auf, feuern auf, bekämpft, bekämpfen, nimmt aufs korn, nehmen aufs korn, fliegt gegen, fliegen gegen`,
    hit: 'trifft die, treffer auf die, bomben auf, bomben treffen, der treffer geht auf, der treffer geht an, treffer geht an, treffer an, nimm, nimmt',
    'fall back': `${parted('zurück', 'fall, weich, geh')}, fallen zurück, weichen zurück, ziehen sich zurück, geht zurück, gehen zurück, flieht, fliehen, zurückgehen`,
    artillery: `${GUNFIRE}, feuern, feuert auf, feuern auf, schießt auf, schießen auf, schießt, schießen, unterstützen, beschießen, geschützfeuer, bombardiert, bombardieren`,
    battle:
      'wir kämpfen dort, nimmt die schlacht an, nehmen die schlacht an, schlacht annehmen, zur schlacht, greift an, greifen an, angreifen, wir schlagen uns, wir schlagen zu, stellt, stellen, bekämpft, bekämpfen',
    jettison: 'bomben weg, bomben raus, lädt die bomben ab, abwerfen, werfen ab, wirft ab',
    match: 'kämpfen nimmt sich, nehmen sich, fliegt fliegen stellt sich greift an, greifen an',
    split: `${STRIKING}, greift an, greifen an, kämpft gegen, kämpfen gegen, fliegt gegen, fliegen gegen, übernimmt, übernehmen`,
    aim: `${STRIKING}, greift an, greifen an, angreifen, zielen, zielt, ziele auf, fliegt gegen, fliegen gegen, bombardiert, bombardieren, bombt, hat zum ziel`,
    cover: `${forms('deck, schirm, bewach')}, ${parted('ab', 'schirm')}, schießt für, schießen für, gibt feuerschutz, geben feuerschutz, gibt deckung, geben deckung, deckung für, sichert, sichern`,
    use: 'benutze, benutzen, benutzt, nutzen, nutzt, verwenden, verwendet, setzt ein, setzen ein, gebrauche, spielt, spielen aus, spiele aus',
  },
  small: {
    filler:
      'zwar, und zwar, am liebsten, am besten, wie üblich, wie gewohnt, wie immer, wie besprochen, wie geplant, wie vereinbart, planmäßig, fürs erste, für den moment, für den augenblick, einstweilen, zunächst einmal, erst einmal, ' +
      'mit voller kraft, mit aller kraft, mit aller macht, so schnell wie möglich, so schnell es geht, möglichst schnell, schnellstens, schnell, zügig, rasch, eilig, umgehend, unverzüglich, augenblicklich, heute nacht, heute morgen, heute abend, im morgengrauen, bei tagesanbruch, ' +
      'dahin, hierher, hierhin, herüber, heran, hinauf, hinab, hinunter, drüben, da drüben, dort drüben, dort oben, dort unten, ' +
      'alles klar, natürlich, selbstverständlich, endlich, erneut, abermals, nochmal, noch einmal, wieder, nacheinander, hintereinander, gleichzeitig, zeitgleich, ' +
      'so gott will, mit gottes hilfe, in gottes namen, hoffentlich, na gut, also gut, na dann, auf geht’s, auf gehts, unterdessen, derweil, inzwischen, nebenbei, ' +
      'an bord, sowohl, unserer, unserem, unseres, meinem, eurer, eure, deine, dein, wollte, wollten, sei, seien, vorsichtig, mutig, tapfer, frisch, leise, still und leise, ihrerseits, seinerseits, diesmal, in dieser phase, ' +
      'in einem zug, auf direktem weg, auf dem direkten weg, auf direktem wege, schnurstracks, ohne umwege, ohne umweg, ohne zu zögern, ohne zögern, sogleich, alsbald, ' +
      'liebe, lieber, freunde, werter, werte, herrschaften',
    things:
      'schritt, schritte, schritten, stufe, stufen, jungs, männer, leute, kameraden, soldaten, truppe, gruppe, mann, maschinen, flieger, verbänden, schiffen, flugzeugen, feldern, feldes, hexes, sechseck, seefeld, seefelder, seehex, küstenfeld, schiffsgruppe, kampfgruppe',
    and: 'während, als auch, wie auch, plus, samt, nebst, und außerdem, und dazu, außerdem, wohingegen, hingegen',
    to: 'richtung, in richtung, bis zum, bis zur, bis in, hinauf nach, hinunter nach, hoch nach, in richtung auf',
    rest:
      'restliche, restlichen, restlicher, die restlichen, alle restlichen, die restlichen schiffe, die restlichen flugzeuge, die restlichen truppen, die übrigen flugzeuge, alle übrigen flugzeuge, die anderen flugzeuge, alle anderen flugzeuge, ' +
      'der rest der einheiten, der rest der flotte, der rest der schiffe, der rest der truppen, der rest der flugzeuge, alle sonstigen, der rest unserer einheiten, der rest meiner einheiten, der rest unserer schiffe, der rest meiner schiffe',
    stay:
      'wir bleiben stehen, wir bleiben wo wir sind, bleibt zurück, bleiben zurück, wartet ab, warten ab, abwarten, hält sich bereit, halten sich bereit, zu hause, bleibt zu hause, bleiben zu hause, rührt sich nicht vom fleck, rühren sich nicht vom fleck, schaut zu, schauen zu, verbleibt, verbleiben, ' +
      'bleibt an bord, bleiben an bord, auf den flugplätzen, auf dem boden, hält sich raus, halten sich raus, hält sich heraus, halten sich heraus, halte sich raus, in den häfen, an den liegeplätzen, aussetzen, bleibt auf see, bleiben auf see, hält sich zurück, halten sich zurück, bewegt sich nicht, bewegen sich nicht',
  },
  kinds: {
    dummy: 'köder, attrappe, scheinverband, lockvogel, täuschverband',
    bomber: 'bomberstaffel, bomberstaffeln, kampfflugzeug, kampfflugzeuge',
    fighter: 'jäger, jagdflieger, jägern, jagdstaffel, jagdstaffeln',
    artillery: 'geschützen, kanonen, batterien, haubitze, haubitzen',
    mortar: 'mörsern, granatwerfern',
    infantry: 'infanteristen, schützen',
    engineer: 'pionieren, sappeure',
    cavalry: 'kavalleristen, reiterei, reitern',
    parachute: 'fallschirmjägern',
    machine: 'mgs',
    tank: 'panzern',
    airfield: 'flugplatzes, flugplätze, fliegerhorst',
    hill: 'anhöhe, hügeln',
    italian: 'italiener, italienischer',
    german: 'deutsche, deutschen, deutscher',
    greek: 'griechische, griechischen, griechen, griechischer',
  },
} as const;
