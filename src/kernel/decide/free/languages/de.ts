import type { Language } from './language';
import { GERMAN_MORE } from './de-more';
import { withMore } from './more';
import { NOTHING_DONE } from './nothing-done';
import { KEEPING } from './positions';
import { SEA_AND_AIR } from './sea-and-air';

export const GERMAN: Language = withMore(
  {
    verbs: {
      battle: 'kämpfen, wir kämpfen, schlacht',
      move:
        'bewege, bewegen, bewegt, bewegung, bewegungen, ziehe, zieh, zieht, ziehen, gehe, geht, gehen, rücke, rückt, rücken, rücke vor, rückt vor, ' +
        'verlege, verlegen, verlegt, setze, versetze, schicke, fahre, fährt, fahren, marschiere, marschiert, marschieren, verschiebe, verschiebt, verschieben, bring, bringe, bringt, ' +
        'bringen, begib, begibt, begeben, stoße, stößt, führe, führ, rückt vor, gehe vor, geht vor' +
        ', gehen vor, rücken vor, ziehe vor, zieht vor, verlegt nach, bewege mich, wandert, wandern, wechselt, wechseln' +
        ', schiebe, schiebt, schieben, schiebe vor, schiebt vor, schieben vor, eilt, eilen, springt vor, drängt vor, stößt vor, stoßen vor, stoße vor, dringt vor, kommt, kommen, begibt sich, begeben sich, weicht zurück, weichen zurück, geht zurück, gehen zurück, bezieht stellung in, beziehen stellung in, flottenbewegung, flottenbewegungen, seebewegung, seebewegungen, landbewegung, landbewegungen, truppenbewegung, truppenbewegungen',
      march: 'strategische bewegung, strategischer marsch, strategisch, marsch, marschiere, marschiert, marschieren',
      sail: 'fahre, fährt, fahren, laufe, läuft, laufen, segle, segelt, bewege, bewegen, bewegt, ziehe, zieht, schicke, bewegung, auslaufen, flottenbewegung, flottenbewegungen, seebewegung, seebewegungen, nimmt kurs auf, nehmen kurs auf, kurs auf, läuft aus nach, dampft, dampfen, läuft ein in, steuert, steuern',
      attack:
        'angriff, angriffe, angreifen, greife, greift, greifen, greif, greife an, greift an, greifen an, greif an, attackiere, attackiert, stürme, stürmt, kampf, kämpfe' +
        ', sturmangriff, sturmangriffe, frontalangriff, geht gegen, gehen gegen, rückt gegen, rücken gegen, geht los auf, angriff gegen',
      bombard:
        'beschieße, beschießt, beschiesse, beschießen, beschuss, bombardiere, bombardiert, bombardieren, bombardement, bombardierung, bombardiert, feuert, feuere, bombt, bombe, schießt auf, schieße auf',
      search: 'suche, sucht, suchen, absuchen, durchsuche, durchsuchen, aufklären, aufklärung, klärt auf, kläre auf',
      ship:
        'verschiffe, verschiffen, verschifft, seetransport, transportiere, transportieren, transportiert, einschiffen, schiffe' +
        ', per schiff, mit dem schiff, auf dem seeweg, über see, zur see, fährt mit dem schiff' +
        ', mit dem boot, per boot, mit dem dampfer, aufs schiff, auf das schiff' +
        ', einschiffung, verschiffung, überfahrt' +
        ', schiffstransport, truppentransport, seeverschiffung' +
        ', verlade, verladen, lade, lädt, laden',
      allocate: 'teile, zuteilen, zuteilung, weise, setze, setze ein, einsetzen',
      interdict: 'abriegeln, abriegelung, riegelt ab, riegeln ab, unterbinde, unterbindet, unterbinden',
      transfer:
        'überstelle, überstellen, übergib, verlege, verlegen, verlegt' + ', wechselt, wechselt zu, wechseln, stößt zu',
      retreat:
        'rückzug, zurückziehen, weiche, weicht, weichen, zieht sich zurück, zieht, ziehe, zurück, gehe zurück, geht zurück',
      advance: 'nachrücken, vormarsch, rückt, folgt',
      strike:
        'angriff auf schiffe, seeziel, seeziele, seeangriff' +
        ', gegen schiffe, auf schiffe, greift schiffe an, greifen schiffe an',
      lose:
        'verliere, verliert, verlieren, entferne, verlust, stirbt, nimmt den verlust' +
        ', verliert einen schritt, verliert eine stufe, verliert den schritt, verliert die stufe',
      lead: 'führt, führe, führen, anführen' + ', führt den angriff, führt die verteidigung',
      intercept: 'abfangen, fängt ab, fange ab, fängt, fange',
      exploit: 'ausnutzen, nutzt aus',
      home: 'fliegt heim, fliege heim, heimfliegen, zurückfliegen, fliegt nach hause, kehrt zurück',
      release: 'freigeben, gib frei, lass frei, befreie',
      support: 'unterstütze, unterstützt, unterstützen',
      drop: 'springt, springe, abspringen, absetzen' + ', springen, springen ab',
      feed: 'versorge, versorgt, versorgen, versorgt werden, wird versorgt, werden versorgt, soll versorgt werden, sollen versorgt werden',
      land: 'lande, landet, landen, landungen, landung',
      go:
        'hole, holt, holen, gehe, geht, gehen, schicke, schickt, bringe, bringt, fahre, fährt, fahren, ziehe, zieht, ziehen' +
        ', besetze, besetzt, besetzen, nimmt kurs auf, nehmen kurs auf, dampft, dampfen, läuft, laufen, steuert, steuern',
      fly: 'fliegt, fliegen, fliege, flug, flüge',
      choose: 'wähle, wählt, nimm',
      garrison: 'besetze, besetzt',
      station: 'stationiere, stationiert',
      form: 'bilde, bildet, erstelle' + ', neue',
      disband: 'löse auf, auflösen',
      place: 'stelle, setze, stelle auf, aufstellen, beginnt, beginnen, startet, starten',
      'break down': 'teile auf, aufteilen, teile, teilt, teilen, halbiere, halbieren, spalte, spalten',
      recombine: 'vereinige, vereinigen',
      load: 'lade, beladen, verlade, verladen',
      detect: 'entdecke, entdeckt, finde',
      allot: 'weise zu, zuweisen, zuteilen',
      'withhold AA': 'feuer zurückhalten, hält das feuer zurück, nicht feuern, kein feuer',
      'fire AA': 'feuer frei, feuern, eröffnet das feuer',
      engage: 'greife an, angreifen, greift, greife, stelle',
      'fire at': 'feuer auf, feuere auf, feuert auf, schieße auf, schießt auf, ziel',
      sink: 'versenke, versenkt',
      'press on': 'weiterfahren, weiter, fahre weiter, wir fahren weiter, durchhalten',
      'turn back': 'umkehren, kehre um, kehrt um, kehren um, zurück',
      drown: 'ertrinken, ertränke',
      group: 'gruppiere, gruppieren',
      'leave out': 'lass weg, weglassen',
      send: 'sende, schicke, schickt',
      'give up': 'gib auf, aufgeben, verliere',
      arrive: 'ankommen, kommt an, erscheint',
      unload: 'entlade, entladen, lade aus, ausladen',
      order: 'zuerst, reihenfolge, beginne mit',
      designate: 'bestimme, bestimmt',
      ferry: 'überfahren, setze über, übersetzen',
      replace: 'ersetze, ersetzt, ersatz',
      raise: 'stelle auf, aufstellen, einberufen',
      store: 'lagere, lagert, lagern',
      expend: 'verbrauche, verbraucht, verbrauchen',
      'fly supply': 'fliege nachschub, nachschub fliegen',
      embark: 'einschiffen, schiffe ein, verlade',
      'withdraw to': '' + ', zurückziehen in',
      eliminate: 'eliminiere, entferne, entfernen',
      switch: 'wechsle, wechseln, wechselt',
      refuse: 'verweigere, verweigern, ausweichen, weiche aus, weicht aus, weicht',
      follow: 'nachrücken, folge, folgt, rückt ein',
      react: 'reagiere, reagiert, reagieren',
      from: 'angriff von, angriff aus',
      maneuver: 'manöver, manövriere, manövriert',
      assault: 'sturmangriff, stürme, stürmt',
      engineers: '' + ', pioniere einsetzen, setze die pioniere ein',
      fatigue: 'erschöpfe, erschöpft, ermüde, ermüdet',
      stand: 'standhalten, hält stand',
      'no retreat': 'kein rückzug',
      draw: 'ziehe, zieh, kaufe',
      event: 'ereignis, spiele',
      delay: 'warte, wartet, warten, verzögere, zurückhalten, verschiebe',
      receive: 'empfange, erhalte',
      forgo: 'verzichte, verzichten',
      spend: 'gib aus, ausgeben, verbrauche',
      ready: 'mache bereit, bereit',
      rebuild: 'baue auf, wiederaufbauen, ersatz',
      convert: 'wandle um, umwandeln',
      raid: 'überfall, überfalle' + ', küstenüberfall',
      truck: 'lkw, mit lastwagen',
      rail: 'nimmt den zug, nehmen den zug, nimmt die bahn, nehmen die bahn, fährt mit dem zug, fahren mit dem zug, mit dem zug, per zug, im zug, per bahn, mit der eisenbahn, per eisenbahn, bahn, mit der bahn, eisenbahn',
      infiltrate: 'infiltriere, infiltrieren, sickere ein',
      emergency: 'notfall',
      arrange: 'ordne, anordnen',
      take: 'nimm, nehmen, erbeute',
      next: 'nächster, nächstes, zuerst, als nächstes',
      rearrange: 'ordne um, umordnen',
      defend: 'verteidige, verteidigen, verteidigt',
      offset: 'abwehren, wehre ab, fliegt gegen',
      air: 'luft, fliege',
      leave: 'verlasse, verlässt, verlassen, zurück',
      destroy: 'zerstöre, zerstört, zerstören, vernichte',
      demolish: 'sprenge, sprengt, sprengen',
      buy: 'kaufe, kauf, kaufen',
      resolve: 'auswerten, werte aus, würfle',
      pay: 'zahle, bezahle',
      bomb: 'bombardiere, bombardiert, bombardieren, bombt, bombe',
      cap:
        'patrouille, patrouilliert, jagdschutz' +
        ', fliegt cap, fliegen cap, fliegt jagdschutz, fliegen jagdschutz, fliegt patrouille, cap',
      'night cap': 'nachtjagd, nachtpatrouille',
      escort: 'begleite, begleitet, begleiten, geleitschutz',
      airlift: 'fliege ein, fliegt ein, lufttransport',
      dive: 'tauche, taucht, tauchen',
      mine: 'lege minen, legt minen, minen legen, vermint',
      halt: 'halt an, anhalten, stoppe, stoppt',
      rest: 'ruhe, ruht, ruhen, pause',
      missile: 'lenkwaffe',
      convoy: 'transportiert, transportiere, befördert, bringt, bringe',
      evacuate: 'evakuiere, evakuiert, evakuieren, räume, räumt, räumen',
      oppose: 'abfangen, fängt ab, fange ab, stellt sich, steigt auf, steigen auf',
      repair: 'repariere, repariert, reparieren',
      share: 'versorge zuerst, zuerst versorgen',
      'coast fire': 'küstenfeuer, feuert auf, feuere auf, schießt auf, beschießt',
      cas:
        'unterstützt, unterstütze, unterstützen, luftnahunterstützung, luftunterstützung' +
        ', gibt luftunterstützung, nahunterstützung',
      supply: 'versorge, versorgt, versorgen',
      build: 'baue, baut, bauen, errichte, errichtet',
      absorb: 'nimm auf, nimmt auf',
      torpedo: 'torpediere, torpediert, torpedieren',
      enter: 'betritt, kommt an, kommen an, trifft ein, treffen ein',
      jettison: 'notabwurf, bomben abwerfen',
      shoot: 'schieße, schießt, schießen, feuert, feuern',
      hit: 'nimmt den treffer, bekommt den treffer, treffer auf, treffer',
      'fall back': 'zurückfallen, zurückziehen, zieht sich zurück',
      artillery: 'artilleriefeuer, beschießt, beschieße',
    },
    more: SEA_AND_AIR.de,
    small: {
      and:
        'und, sowie, dann, aber, jedoch' +
        ', danach, anschließend, hernach, daraufhin, und dann, und danach, dann noch, gefolgt von',
      also: 'auch, ebenfalls, ebenso, gleichfalls',
      to:
        'nach, zu, zum, zur, in die, in den, in das, ins, bis' +
        ', rüber nach, hinüber nach, rauf auf, runter nach, hin zu, bis nach, durch die, durch den, durch das' +
        ', ziel, zielfeld, zielhex',
      from: 'von, vom, aus',
      with:
        'mit, durch' +
        ', unterstützt von, mit unterstützung von, mit unterstützung durch, mit luftunterstützung von, mit luftunterstützung durch, mit hilfe von, zusammen mit, gemeinsam mit, unterstützung durch, unterstützung von, luftunterstützung durch, luftunterstützung von, dabei',
      at:
        'in, im, bei, auf, an, am, gegen' +
        ', gegen die, gegen den' +
        ', über, oberhalb von, über dem' +
        ', rund um' +
        ', derzeit in, zur zeit in, zurzeit in, aktuell in, jetzt in, die in, der in',
      all:
        'alle, alles, sämtliche, beide, stapel, die einheiten aus, die einheiten in' +
        ', gesamte, gesamter, gesamtes, gesamten, ganzes, komplett, komplette, komplettes, kompletter, geschlossen, vollzählig, vollständig' +
        ', ganze, ganzer, ganzen, der ganze stapel, den ganzen stapel, jeder, jede, alle einheiten, alle einheiten aus, alle einheiten in' +
        ', allem, allen' +
        ', einheiten in, einheiten aus, truppen in, truppen aus' +
        ', alles was wir haben, alles was ich habe, alles was da ist' +
        ', alles in reichweite, alle in reichweite, alle die können, alles was kann, alle einheiten die können, alles verfügbare, alle verfügbaren',
      pair: 'beide, beiden',
      rest:
        'rest, der rest, die übrigen, übrige, alle anderen, alles andere' +
        ', übrigen, alle übrigen, die anderen, andere, die restlichen einheiten, restliche einheiten, die anderen einheiten' +
        ', alle übrigen verbände, die übrigen verbände, alle anderen verbände, die anderen verbände, alle übrigen einheiten, die übrigen einheiten, alle anderen einheiten, alle übrigen schiffe, alle anderen schiffe, die übrigen schiffe, die anderen schiffe, alle übrigen truppen, alle anderen truppen, alles übrige, der ganze rest',
      except: 'außer, ausser, ohne, bis auf',
      not: 'nicht, kein, keine, keinen, keiner',
      nothing:
        'keiner, wir bleiben, nichts, niemand, keine suche, kein bombardement, keine bewegung, keine bewegungen, kein zug, keine züge, kein angriff, keine angriffe, passe, ich passe, passen, nix, sonst niemand, niemand sonst, sonst nichts, sonst keiner' +
        ', nein danke, nichts zu tun, nichts weiter, weiter nichts, keine weiteren befehle, keine befehle, keine weiteren züge, kein befehl, nichts von mir, ich setze aus, nee' +
        ', keine weiteren bewegungen, keine weitere bewegung, keine weiteren angriffe, keine anderen bewegungen, sonst keine bewegung, sonst keine bewegungen' +
        ', mehr nicht' +
        ', ansonsten nichts, ansonsten niemand, nichts von meiner seite, von mir nichts, von meiner seite nichts' +
        ', sonst bewegt sich nichts, sonst bewegt sich niemand, sonst bewegt sich keiner, sonst rührt sich nichts, sonst rührt sich niemand, sonst passiert nichts, sonst geschieht nichts, sonst zieht niemand, sonst zieht keiner, sonst greift niemand an, sonst greift keiner an, ansonsten bewegt sich nichts, ansonsten bewegt sich niemand, sonst läuft niemand aus, sonst fliegt niemand, sonst fährt niemand, weiter bewegt sich nichts' +
        `, ${NOTHING_DONE.de}`,
      stay:
        'wie gedruckt, wie auf der karte, wie auf der aufstellungskarte, bleibt, bleiben, bleibe, halten, hält, halte, stehen, steht, stellung halten, warten, wartet, stehen bleiben, hält position' +
        ', am boden, bleiben am boden, bleibt am boden, bleiben im hafen, bleibt im hafen, im hafen, stehen und kämpfen' +
        ', wo sie sind, wo sie stehen, wo er ist, wo es ist, bleiben wo sie sind, rührt sich nicht, rühren sich nicht' +
        ', bleibt stehen, bleibt wo er ist, bleibt wo sie ist, wo wir sind, wo sie gerade sind, bleibe stehen, bleiben dort, bleibt dort, bleiben hier, verharrt, verharren, rührt sich keiner, lassen wir stehen, lasse ich stehen, bleibt da, bleiben da' +
        ', auf ihren plätzen, auf ihren positionen, auf seiner position, auf ihrer position, an ort und stelle, auf position' +
        ', wie es ist, wie sie sind, so wie es ist, wie er ist, wie sie ist' +
        ', liegen, bleiben liegen, liegt, bleibt liegen, vor anker' +
        `, ${KEEPING.de}`,
      limit:
        'und zurück, hin und zurück, und wieder zurück, wenn, falls, oder, sofern, bevor, nachdem, solange, sonst, erst, statt, ausgenommen',
      only: 'nur, bloß, lediglich',
      things:
        'einheit, einheiten, schiff, schiffe, truppen, verband, verbände, feld, hexfeld, kompanie, stellung' +
        ', flugzeug, flugzeuge' +
        ', zone, zonen, seezone, seegebiet, flotte, feld, hex' +
        ', gruppe, gruppen, staffeln, kompanien, bataillone, geschwader, verbände',
      filler:
        'diesen impuls, in diesem impuls, diesen halbimpuls, noch, ab, das, dem, des, sich, lass, lasst, uns, könntest, du, wollen, möchte, der, die, das, den, dem, ein, eine, einen, bitte, ich, wir, mein, meine, meinen, er, sie, es, vor, jetzt, diesmal, diese runde, zuerst, dort, hier, ist, sind, soll, sollen, wird, werden, weiter' +
        ', dieser runde, in dieser runde, diesen zug, in diesem zug, heute, danke, vielen dank, sofort, gleich, unsere, unser' +
        ', würde, würden, gern, gerne, mal, noch, nun, kannst, könnten, könnte, könntet, kann, können, darf, hätte, hätten, mir, mich, dir, ihr, euch, hallo, moin, servus, guten, tag, abend, man, dass, daß, plane, denke, glaube, also, schon, einfach, erstmal, zunächst, zuletzt, schließlich, im moment, momentan, zur zeit, vorerst, unseren, meiner, meines, deren, damit, hin, rein, rüber, hinüber, dorthin, da, zug, runde, muss, müssen, möchten, will, meiner einheiten, meine befehle, mein zug, als erstes, als nächstes, zweitens, erstens, drittens, herr, herren, ganz, ja, auch noch, euer, eure' +
        ', lassen, lasse, phase' +
        ', major, hauptmann, oberst, general, leutnant' +
        ', jeweils, jeweiligen, respektive, insgesamt' +
        ', das wars, das war’s, das ist alles, das war alles, fertig, was die bewegung angeht, was die bewegung betrifft' +
        ', zusammen, gemeinsam' +
        ', seine, seinen, seiner, ihre, ihren, vorwärts, geradeaus, direkt, tapferen, tapfere, nochmals',
    },
    kinds: {
      bomber: 'bomber, bombern, bombenflugzeuge',
      fighter: 'jagdflugzeug, jagdflugzeuge',
      company: 'kompanie, kompanien, komp, kp',
      battalion: 'bataillon, bataillone, btl',
      brigade: 'brigaden',
      regiment: 'regimenter, rgt',
      division: 'divisionen',
      hq: 'stab, hauptquartier',
      engineer: 'pioniere, pionier',
      parachute: 'fallschirmjäger, fallschirm',
      glider: 'lastensegler' + ', gleiter, lastensegler, gleitern',
      infantry: 'infanterie, füsiliere',
      artillery: 'artillerie, geschütz, geschütze, kanone, kanonen',
      mortar: 'granatwerfer, mörser, minenwerfer',
      anti: 'panzerabwehr, panzerjäger, pak',
      machine: 'maschinengewehr, maschinengewehre',
      tank: 'panzer',
      cavalry: 'kavallerie, reiter, kav',
      lt: 'leichte, leichten, leichter',
      commando: 'kommando, kommandos',
      reconnaissance: 'aufklärer',
      australian: 'australische, australischen, australischer, australier',
      british: 'britische, britischen, briten',
      indian: 'indische, indischen, inder',
      french: 'französische, französischen, franzosen',
      airfield: 'flugplatz, flughafen, flugfeld',
      hill: 'höhe, hügel, berg',
      port: 'hafen',
      town: 'stadt',
      village: 'dorf, ort',
      strait: 'straße, strasse, meerenge',
      bay: 'bucht',
      gulf: 'golf',
      sea: 'see, meer',
      crete: 'kreta',
      south: 'süd, süden',
      north: 'nord',
      east: 'ost',
      west: 'westen',
      flotilla: 'flottille, flottillen',
      convoy: 'konvoi, konvois, geleitzug',
      destroyers: 'zerstörer',
      italian: 'italienische, italienischen',
      squadron: 'staffel',
      pzjg: 'panzerjäger',
      bty: 'batterie, batterien',
      div: 'division, divisionen, id',
      landing: 'landungsboot, landungsboote, landungsfahrzeug, landungsfahrzeuge',
    },
    articles: 'der, die, das, den, dem, des',
    plural: '',
    literal: {
      1: 'eins, einen, eine, ein',
      2: 'zwei',
      3: 'drei',
      4: 'vier',
      5: 'fuenf, funf',
      yes: 'ja',
      no: 'nein',
      none: 'keine, keinen',
      more: 'mehr, weitere',
    },
  },
  GERMAN_MORE,
);
