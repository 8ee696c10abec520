import type { Language } from './language';
import { POLISH_MORE } from './pl-more';
import { withMore } from './more';
import { NOTHING_DONE } from './nothing-done';
import { KEEPING } from './positions';
import { SEA_AND_AIR_TOO } from './sea-and-air-too';

export const POLISH: Language = withMore(
  {
    verbs: {
      battle: 'bitwa, walczymy, walczyć',
      move:
        'przesuń, przesunąć, przesuwa, przesuwam, przesuwamy, ruch, ruchy, ruchu, ruchów, idź, idzie, idą, rusz, rusza, ruszaj, ruszają, wyślij, przemieść, przenieś, przenosi, maszeruj, maszeruje, maszerują, ' +
        'przejdź, przechodzi, jedzie, jadą, pójdzie, weź, poprowadź' +
        ', ruszam, ruszamy, przemieszczam' +
        ', przemieszcza, przemieszczają, przesuwają, niech idzie, niech idą, rusza się, ruszają się, przejdzie, przejdą, przesuniemy, idziemy' +
        ', który idzie, która idzie, które idą, którzy idą' +
        ', pcha, pchaj, wchodzi, wchodzą, wkracza, wkraczają, cofa się, cofają się, wycofuje się, wycofują się, podchodzi, podchodzą, przechodzą, zajmuje pozycję w, zajmują pozycję w, ruch morski, ruchy morskie, ruchów morskich, ruch lądowy, ruchy lądowe, ruchów lądowych, rusza do, ruszają do, wyrusza, wyruszają',
      march: 'ruch strategiczny, marsz strategiczny, maszeruj, maszeruje, maszerują',
      sail:
        'płyń, płynie, płyną, przesuń, wyślij, ruch' +
        ', płyniemy' +
        ', który płynie, ruch morski, ruchy morskie, ruchów morskich, ruchów floty, ruchy floty, obiera kurs na, obierają kurs na, kurs na, wypływa, wypływają, odpływa, odpływają',
      attack:
        'atakuj, atakuje, atakują, atakować, zaatakuj, atakujemy, atak, ataki, ataków, szturm, szturmuj, walka' +
        ', atakuję, zaatakujemy',
      bombard:
        'ostrzelaj, ostrzeliwuje, ostrzał, zbombarduj, bombarduj, bombardują, bombarduje, bombardowanie, strzelaj' +
        ', bombardujemy, bombarduję, ostrzeliwujemy',
      search:
        'szukaj, szuka, szukać, szukamy, przeszukaj, przeszukać, rozpoznanie' +
        ', szukam, rozpoznanie, rozpoznania, rozpoznanie nad, przeszukaj, przeszukuje, przeszukujemy',
      ship:
        'załaduj, transportuj, transport, transport morski, przewieź, wyślij' +
        ', morzem, statkiem, drogą morską, płynie, płyną' +
        ', idzie morzem, drogą wodną, na statku, statkami' +
        ', załadunek' +
        ', ładuj, ładujemy, morzem, drogą morską, statkiem, przez morze',
      allocate: 'przydziel, przydzielić',
      interdict: 'izoluj, izolacja',
      transfer: 'przekaż, przenieś' + ', dołącza, dołącza do',
      retreat: 'odwrót, wycofaj, wycofuje, wycofać, wycofaj się, wycofuje się, cofnij, cofa',
      advance: 'ścigaj, pościg, naciera, nacieraj, awansuje',
      strike: 'atak morski, atak na okręty' + ', na okręty, przeciw okrętom',
      lose: 'traci, strać, stracić, usuń, tracę, traci krok, traci poziom',
      lead: 'prowadzi, dowodzi',
      intercept: 'przechwyć, przechwytuje',
      exploit: 'wykorzystaj, wykorzystuje',
      home: 'wraca, wracaj, powrót',
      release: 'zwolnij, uwolnij',
      support: 'wspiera, wesprzyj' + ', wspierają',
      drop: 'zrzuć, skacze',
      land: 'ląduje, wyląduj, desanty, desantu, lądowania',
      go:
        'idź, idzie, idą, wyślij, jedzie, jadą' +
        ', zajmij, zajmuje, zajmują, wyrusza, wyruszają, wypływa, wypływają, obiera kurs na, obierają kurs na',
      fly: 'leci, lecą, lata, latają, lotów',
      place: 'umieść, ustaw, zaczyna',
      load: 'załaduj, załadować',
      detect: 'wykryj',
      'fire at': 'strzelaj do, ogień do',
      'fire AA': 'ognia, otworzyć ogień',
      'press on': 'płyń dalej, dalej, kontynuuj',
      'turn back': 'zawróć, zawraca',
      refuse: 'odmów, odmawia',
      follow: 'podążaj, podąża',
      react: 'reaguj, reaguje',
      maneuver: 'manewr, manewruj',
      assault: 'szturm, szturmuj',
      fatigue: 'zmęcz, męczy',
      feed: 'zaopatrz, zaopatruje',
      rebuild: 'odbuduj',
      destroy: 'zniszcz',
      demolish: 'wysadź',
      buy: 'kup',
      leave: 'opuść',
      convert: 'zamień',
      expend: 'zużyj',
      raise: 'powołaj',
      replace: 'zastąp',
      engage: 'atakuj, zwiąż',
      defend: 'broń',
      delay: 'czeka, czekają, opóźnij',
      raid: 'rajd, wypad',
      ready: 'przygotuj',
      choose: 'wybierz, wybieram',
      garrison: 'obsadź, obsadza',
      station: 'rozmieść',
      form: 'utwórz, tworzę, sformuj, stwórz',
      disband: 'rozwiąż, rozwiązuję',
      'break down': 'podziel, rozdziel, dzieli, podzielić, rozdzielić',
      recombine: 'połącz, złącz',
      allot: 'rozdziel, przydziel',
      'withhold AA': 'wstrzymaj ogień, nie strzelaj',
      sink: 'zatop',
      drown: 'utop',
      group: 'zgrupuj',
      'leave out': 'pomiń',
      send: 'wyślij',
      'give up': 'oddaj, porzuć',
      arrive: 'przybywa, przybywają',
      unload: 'wyładuj, rozładuj',
      order: 'zacznij od, najpierw',
      designate: 'wyznacz',
      ferry: 'przepraw',
      store: 'zmagazynuj, składuj',
      'fly supply': 'dostarcz drogą powietrzną',
      embark: 'zaokrętuj, ewakuuj',
      'withdraw to': 'wycofaj do, wycofuje się do',
      eliminate: 'usuń, wyeliminuj',
      switch: 'zmień, zamień',
      from: 'atak z',
      engineers: 'użyj saperów',
      stand: 'stój twardo',
      'no retreat': 'bez odwrotu',
      draw: 'ciągnij, dobierz',
      event: 'wydarzenie, zagraj, zagrywam',
      receive: 'otrzymaj, odbierz',
      forgo: 'zrezygnuj, rezygnuję',
      spend: 'wydaj',
      truck: 'ciężarówkami, ciężarówką',
      rail: 'kolejką, pociągami, koleją, pociągiem',
      infiltrate: 'infiltruj, przeniknij',
      emergency: 'awaryjnie',
      arrange: 'ułóż',
      take: 'weź, zdobądź',
      next: 'następny, następnie',
      rearrange: 'przełóż',
      offset: 'zrównoważ',
      air: 'powietrze',
      resolve: 'rozstrzygnij',
      pay: 'zapłać, płacę',
      bomb: 'bombarduj, bombardują, bombarduje, zbombarduj',
      cap: 'patroluj, patroluje, osłaniaj' + ', leci na patrol, cap',
      'night cap': 'patrol nocny',
      escort: 'eskortuj, eskortuje, eskortują',
      airlift: 'przerzuć lotem',
      dive: 'zanurz, zanurza',
      mine: 'zaminuj, stawia miny',
      halt: 'zatrzymaj, zatrzymuje',
      rest: 'odpoczynek, odpoczywa, odpoczywają',
      convoy: 'przewozi, przewieź, transportuje' + ', konwojów',
      evacuate: 'ewakuuj, ewakuuje',
      oppose: 'przechwyć, przechwytuje',
      repair: 'napraw, naprawia, naprawiamy',
      share: 'zaopatrz najpierw',
      'coast fire': 'strzela do, ostrzeliwuje',
      cas: 'wspiera, wspierają, wesprzyj, wsparcie lotnicze' + ', wsparcie naziemne, bliskie wsparcie',
      supply: 'zaopatruje, zaopatrz',
      build: 'buduj, buduje, zbuduj',
      absorb: 'wchłoń',
      torpedo: 'storpeduj, torpeduje',
      enter: 'wchodzi, wchodzą, przybywa',
      jettison: 'zrzuć bomby',
      shoot: 'strzelaj, strzela',
      hit: 'przyjmuje trafienie',
      'fall back': 'cofa się, wycofuje się',
    },
    more: SEA_AND_AIR_TOO.pl,
    small: {
      and: 'i, oraz, potem, a potem, ale, lecz' + ', następnie, a następnie, po czym, i potem, za nim, a za nim',
      also: 'także, też, również',
      to: 'do, na, ku, w kierunku, w stronę' + ', na pole, do pola' + ', w kierunek, przez' + ', cel',
      from: 'z, ze, od, spod',
      with:
        'wraz z, za pomocą, używając' +
        ', przy wsparciu, ze wsparciem, wspierany przez, wspierana przez, z pomocą, razem z',
      at: 'w, we, przy, przeciw, koło' + ', nad' + ', wokół',
      all:
        'wszystko, wszyscy, wszystkie, cały, cała, oba, obie, stos, jednostki z, jednostki w' +
        ', cały stos, wszystkich, wszystkie jednostki z, wszystkie jednostki w' +
        ', wszystkim co mamy, wszystko co mamy' +
        ', wszystko co może, wszyscy którzy mogą, wszystkie jednostki które mogą, wszystko w zasięgu, wszystkie w zasięgu',
      pair: 'oba, obie, obydwa, obydwie',
      rest:
        'reszta, pozostałe, pozostali' +
        ', inni, wszyscy inni, cała reszta, inne jednostki, pozostałe jednostki' +
        ', wszystkie inne, wszystkie pozostałe, wszyscy pozostali' +
        ', wszystkie inne jednostki, wszystkie pozostałe jednostki, wszystkie pozostałe okręty, pozostałe okręty, inne okręty, pozostałe oddziały, pozostałe kompanie',
      except: 'oprócz, poza, bez',
      not: 'nie, żaden, żadna, żadne' + ', żadnych, żadnego, żadnej, żaden, żadna',
      nothing:
        'nic, nikt, brak ruchu, brak ruchów, bez ruchu, brak ataków, brak poszukiwań, pas, pasuję' +
        ', nic nie robię, nic nie robimy, nikt inny, nic więcej' +
        ', nie dziękuję, nic do zrobienia, żadnych rozkazów, bez rozkazów, brak rozkazów, nic ode mnie, nic w tej turze, pomijam' +
        ', żadnych innych ruchów, żadnych więcej ruchów' +
        ', poza tym nic, z mojej strony nic' +
        ', pasuję w tej turze' +
        ', nikt inny się nie rusza, nic więcej się nie rusza, nic innego się nie rusza, żadnych innych ataków, nikt więcej się nie rusza' +
        `, ${NOTHING_DONE.pl}`,
      stay:
        'jak na karcie, jak wydrukowano, zostajemy, stoimy, zostaje, zostają, zostań, stoi, stoją, stójcie, czekamy, czeka, czekają, trzymaj pozycję, trzyma' +
        ', na ziemi, w porcie, na pokładzie, zostaje na pokładzie, zostają na pokładzie, na lotniskach, zostaje na lotniskach, zostają na lotniskach' +
        ', gdzie są, gdzie jest, na miejscu, tam gdzie są' +
        ', zostaw, zostawiam, zostawiamy, pozostaje, pozostają, stoją w miejscu, stoi w miejscu, nie rusza się, nie ruszają się, zostaję, zostają na miejscu, trzymają, trzymamy, gdzie jesteśmy, czekaj, czekać' +
        ', na swoich miejscach, na swoim miejscu, na swoich pozycjach, na pozycjach' +
        ', jak jest, tak jak jest, jak są, tak jak są' +
        `, ${KEEPING.pl}`,
      limit: 'i z powrotem, tam i z powrotem, i wraca, jeśli, jeżeli, lub, albo, kiedy, gdy, zanim, dopóki, chyba że',
      only: 'tylko, jedynie, wyłącznie',
      things:
        'jednostka, jednostki, okręt, okręty, wojska, kompania' +
        ', oddział, oddziały, oddziałami, oddziałów, jednostkami, statki' +
        ', samolot, samoloty' +
        ', strefa, strefy, strefie, strefę, flota, flotę, pole, polu, pola, heks, heksie, samolotem, samolotami, okrętem, okrętami, statkiem, statkami' +
        ', okrętów, jednostek' +
        ', wojska, oddziały, kompanie, zespoły, zespół, bataliony',
      filler:
        'w tym impulsie, na razie, się, chcę, że, niech, nasz, nasze, proszę, ja, my, mój, moje, ta, ten, to, w tej turze, teraz, najpierw, tu, tam, jest, są' +
        ', dziękuję, dzięki, robię, robimy, dziś, zaraz, od razu' +
        ', cześć, witam, hej, dzień dobry, chciałbym, chciałabym, chcemy, możesz, mógłbyś, prosimy, więc, zatem, nasza, naszą, naszych, moją, moich, tego, tej, tym, obecnie, na razie, będzie, będą, ma, mają, powinien, powinna, powinny, musi, muszą, jej, jego, ich, oto, rozkazy, moje rozkazy, po pierwsze, po drugie, na koniec, bardzo, w tym ruchu, ruch mój, niechaj, proszę o, ok, dobrze, tą, tę, te' +
        ', faza, fazie' +
        ', kapitan, major, pułkownik, generał' +
        ', który, która, które, którzy, odpowiednio' +
        ', to wszystko, to tyle' +
        ', te' +
        ', razem, wspólnie',
    },
    kinds: {
      bomber: 'bombowce, bombowiec',
      fighter: 'myśliwce, myśliwiec',
      company: 'kompania, kompanię, kompanie, kompanii',
      battalion: 'batalion, bataliony, batalionu',
      brigade: 'brygada, brygadę, brygady',
      regiment: 'pułk, pułki, pułku',
      hq: 'sztab',
      engineer: 'saperzy, saperów',
      parachute: 'spadochroniarze, spadochroniarzy',
      infantry: 'piechota, piechotę, piechoty',
      artillery: 'artyleria, artylerię, działa',
      mortar: 'moździerz, moździerze',
      anti: 'przeciwpancerne, przeciwpancerna',
      machine: 'karabiny',
      tank: 'czołg, czołgi',
      cavalry: 'kawaleria, kawalerię, kawalerii, kaw',
      lt: 'lekka, lekką, lekkiej',
      commando: 'komandosi, komandosów, komando',
      australian: 'australijska, australijską, australijskiej, australijczycy',
      british: 'brytyjska, brytyjską, brytyjski',
      indian: 'indyjska, indyjską',
      french: 'francuska, francuską, francuski',
      airfield: 'lotnisko, lotniska, lotnisku',
      hill: 'wzgórze, wzgórza, wzgórzu',
      port: 'portu, porcie',
      town: 'miasto, miasta',
      village: 'wieś, wioska, wsi',
      strait: 'cieśnina, cieśninę, cieśniny',
      bay: 'zatoka, zatokę, zatoki',
      sea: 'morze, morza',
      crete: 'kreta, krety, kretę',
      south: 'południe, południowa',
      north: 'północ, północna',
      east: 'wschód',
      west: 'zachód',
      flotilla: 'flotylla, flotylle, flotyllę',
      convoy: 'konwój, konwoje',
      destroyers: 'niszczyciele',
      italian: 'włoskie, włoska',
      squadron: 'dywizjon',
      glider: 'szybowcowa, szybowcowe',
      bty: 'bateria, baterie, baterii',
      div: 'dywizja, dywizje, dywizji, dp',
      landing: 'barka, barki, barki desantowe',
    },
    articles: '',
    plural: '',
    literal: {
      1: 'jeden, jedna, jedno',
      2: 'dwa, dwie',
      3: 'trzy',
      4: 'cztery',
      5: 'piec',
      yes: 'tak',
      no: 'nie',
      more: 'wiecej',
    },
  },
  POLISH_MORE,
);
