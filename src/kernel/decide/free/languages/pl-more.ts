import { each } from './positions';

const endings = (stems: string, ends: string): string =>
  stems
    .split(', ')
    .map((stem) =>
      ends
        .split(', ')
        .map((end) => `${stem}${end}`)
        .join(', '),
    )
    .join(', ');

/** Persons of regular verbs: `ataku-j, -je, -ją`, `wspiera-j, -ją`, `przesuń, przesuną`. */
const owac = (stems: string): string => endings(stems, 'uj, ujcie, ujmy, uje, ują, uję, ujemy, ować');
const ac = (stems: string): string => endings(stems, 'aj, ajcie, ajmy, a, ają, am, amy, ać');

const GUNFIRE = `${endings('ostrzeliw', 'uj, ujcie, uje, ują, uję, ujemy, ać')}, ostrzelać, ostrzela, ostrzelają, ostrzelajcie, ostrzelamy, ${ac('strzel')}, ogień, prowadzi ogień, prowadzą ogień, otwiera ogień, otwierają ogień, otwórz ogień, otwieramy ogień, bierze na cel, biorą na cel, pod ogień, bierze pod ogień, biorą pod ogień`;
const STRIKING = `${owac('atak, zaatak, szturm')}, natarcie, uderzenie, uderza, uderzają, uderz, uderzyć, uderzamy, uderzy, uderzą, rzuca się na, rzucają się na, naciera, nacierają, nacierać, napada, napadają, napaść, idzie do ataku, idą do ataku`;
const HELPING = `${ac('wspier, pomag')}, wesprzeć, wesprzyjcie, wesprze, wesprą, pomóż, pomóc, pomoże, pomogą, pomoc, ${each('udziela, udzielają, daje, dają, udziel', 'wsparcia, wsparcie, pomocy')}, wsparciem`;
const ESCORTING = `${owac('eskort')}, eskorta, jako eskorta, w eskorcie, eskortę, eskorty, ${each('leci, lecą, leć, lecieć', 'w eskorcie, jako eskorta, w osłonie, jako osłona')}, towarzyszy, towarzyszą, towarzysz, konwojuje, konwojują`;
const ASHORE =
  'schodzą, schodzi, zejdź, zejdzie, zejdą, zejść, wychodzi na ląd, wychodzą na ląd, na brzeg, schodzi na brzeg, schodzą na brzeg, schodzi z pokładu, schodzą z pokładu, wysadza, wysadzają, wysadzić, wysadza na ląd, wysadzają na ląd, wysadź na ląd, wysadź na brzeg, wyokrętować, wyokrętowuje, wyokrętowują, rozładować, rozładunek, wyładunek, wysiada, wysiadają';
const ABOARD = `${endings('ład', 'uj, ujcie, uje, ują, uję, ujemy, ować')}, załaduje, załadują, załadować, załadujcie, załadujemy, zaokrętować, zaokrętuje, zaokrętują, wchodzą na pokład, wejdź na pokład, wejdą na pokład, wejdzie na pokład, na pokład, bierze na pokład, biorą na pokład, weź na pokład, zabiera, zabierają, zabierz, zabrać, zabierze, zabiorą, zabiera na pokład, zabierają na pokład, wsiada, wsiadają, wsiada na, wsiadają na`;
const SAILING =
  'płyń, płyńcie, płynąć, popłynie, popłyną, płynę, popłyń, popłyniemy, żegluj, żegluje, żeglują, żeglować, wypłyń, wypłynie, wypłyną, wypłynąć, odpłyń, odpłynąć, przypływa, przypływają, wpływa, wpływają, wpłyń, wpłynąć, dopływa, dopływają, wychodzi w morze, wychodzą w morze, rusza w morze, ruszają w morze, bierze kurs na, biorą kurs na, weź kurs na, rejs, przepływa, przepływają, wraca, wracają, wracaj, wróć, wróci, wrócą, powraca, powracają, wracamy, udaje się, udają się, rusza, ruszają, ruszaj, rusz, przechodzi, przechodzą, kieruje się, kierują się, idzie, idą, wyrusza, wyruszają, manewruje';
const BACK =
  'wycofać, wycofa, wycofają, wycofamy, wycofujemy, wycofuję, wycofują, wycofuje, wycofujcie, cofa, cofają, cofać, cofnąć, cofnie, cofną, cofnijcie, cofamy, odwrót, odwrót do, ucieka, uciekają, uciekaj, uciec, uciekać, uciekamy, odchodzi, odchodzą, odejdź, odejść, ustępuje, ustępują, odskakuje, odskakują';
const GUARDING = `${ac('osłani')}, ${owac('patrol, patrolow')}, ${endings('piln', 'uj, uje, ują, ować, ujemy')}, osłoń, osłonić, osłoni, osłonią, osłona, osłonę, osłona nad, osłonę nad, strzeże, strzegą, strzeż, czuwa nad, czuwają nad, patrol, patrole, ${each('leci, lecą', 'na patrol, z patrolem, patrolować')}, ${each('krąży, krążą', 'nad')}`;

/** More of what Polish orders are given with. */
export const POLISH_MORE = {
  verbs: {
    move: `${ac('przesuw')}, ${endings('maszer', 'uj, ujcie, uje, ują, uję, ujemy, ować')}, przesunie, przesuną, przesuńcie, przesuńmy, pomaszeruje, pomaszerują, przechodzić, przejść, przejdźcie, przemieścić, przemieszczać, przemieści, przemieszczamy, rusza naprzód, ruszają naprzód, ruszyć, ruszy, ruszą, ruszcie, ruszajcie, iść, idźcie, pójść, pójdą, podejdź, podejść, podejdzie, podejdą, udaje się, udają się, udaj się, wyrusz, wyruszyć, wyruszy, posuwa się, posuwają się, posuń, posunąć, wraca, wracają, wracaj, wróć, wróci, wrócą, powraca, powracają, kieruje się, kierują się, skieruj, przenoszą, przenieść, jedź, jechać, pojedzie, pojadą, wejdź, wejść, wejdzie, wejdą, biegnie, biegną, pędzi, pędzą, zbliża się, zbliżają się, podciąga, podciągają, podciągnij, prowadź, wycofują, wycofuje, wycofaj, cofa, cofają, cofnij, poszło, schodzi, schodzą, wspina się, wspinają się, dołącza, dołączają`,
    march: `${endings('maszer', 'uj, ujcie, uje, ują, uję, ujemy, ować')}, marsz, marszem, marsz do, pomaszeruje, pomaszerują, w marszu, wyrusza w marsz, wyruszają w marsz, rozpoczyna marsz, rozpoczynają marsz`,
    sail: SAILING,
    attack: `${STRIKING}, ataku, atakiem, szturmu, walczy, walczą, zdobądź, zdobywa, zdobywają, zdobyć, zdobędzie, zdobędą, zdobywamy`,
    declare: 'ogłoś, ogłaszam, deklaruję, deklaruj',
    bombard: `${GUNFIRE}, ${owac('bombard, zbombard')}, strzela do, strzelają do, nalot, bombardowania, ostrzału, obrzuca bombami, obrzucają bombami, ogniem`,
    search: `${ac('szuk')}, ${endings('przeszuk', 'uj, ujcie, uje, ują, uję, ujemy, ać')}, poszuka, poszukają, poszukaj, poszukać, poszukiwanie, poszukiwania, przeszukanie, przeszuka, przeszukają, zwiad, na zwiad, zwiad nad, leci na zwiad, lecą na zwiad, rozpoznaje, rozpoznają, rozpoznaj, wypatruje, wypatrują, wypatruj, wypatrywać, obserwuje, obserwują, obserwuj, patroluje, patrolują, sprawdza, sprawdzają, sprawdź, sprawdzić, ${HELPING}`,
    ship: 'transportem, zaokrętować, zaokrętuj, przewozi, przewożą, przewieźć, przepłyń, przepływa, przepływają, załadować na statek, na statki, na okręty, drogą przez morze',
    allocate: `${ac('przydziel')}, przydzielamy, przydzielić, przydzieli, wyznacz, wyznaczam, wyznaczamy, przeznacz, przeznaczam, skieruj, leci, lecą, lot`,
    interdict: `${GUARDING}, ${endings('blok', 'uj, ujcie, uje, ują, uję, ujemy, ować')}, ${endings('izol', 'uj, ujcie, uje, ują, uję, ujemy, ować')}, zablokuj, zablokować, blokada, odetnij, odciąć, odcina, odcinają, nadzoruje, nadzorują`,
    transfer:
      'przebazować, przebazowuje, przebazowują, przebazuje, przebazują, przelatuje, przelatują, przeleć, przelecieć, przeleci, przelecą, przenosi się, przenosi, przenoszą, przenieść, przeniesie, przeniosą, dołączają, dołączają do, dołącz, zmienia bazę, zmieniają bazę, przechodzi do, przechodzą do',
    retreat: BACK,
    withdraw: BACK,
    advance:
      'awansować, nacierać, nacierają, zająć, wchodzi, wchodzą, wkracza, wkraczają, wkrocz, wejść, wejdzie, wejdą, ściga, ścigają, ścigać, rusza za, ruszają za, posuwa się naprzód, posuwają się naprzód, idzie naprzód, idą naprzód, naprzód, posuń, zajmij, awans, podąża, podążają',
    lose: 'ponosi stratę, ponoszą straty, ponoszą stratę, utrata, utraci, poświęcić, poświęcają, poświęcamy, ginie, giną, tracić, zdejmij, zdejmij krok, traci poziom, straty ponosi, straty ponoszą, bierze straty, biorą straty, przyjmuje straty, przyjmują straty, przyjmuje stratę',
    restore:
      'odtwórz, odtworzyć, odbuduj, odbudować, odbudowuje, uzupełnij, uzupełnić, uzupełnia, uzupełnienie, uzupełnienia, wzmocnij, wzmocnić, otrzymuje, otrzymują, dostaje, dostają, dla',
    lead: 'prowadzą, dowodzą, prowadź, poprowadzi, na czele',
    intercept:
      'przechwycić, przechwytywać, przechwycą, przechwyci, przechwytujemy, przechwycenie, przejmuje, przejmują, startuje przeciw, startują przeciw',
    exploit:
      'wykorzystać, wykorzystują, wykorzystaj powodzenie, przebija się, przebijają się, przebij się, idzie dalej, idą dalej, rusza dalej, ruszają dalej',
    home: 'wracają, wróć, wróci, wrócą, wracać, wrócić, powraca, powracają, leci do domu, lecą do domu, do domu, ląduje, lądują, ląduj, leci z powrotem, lecą z powrotem, wracamy, wraca do bazy, wracają do bazy',
    release:
      'puść, puścić, puszczamy, wypuść, może iść, zwolnić, zwalnia, zwalniam, zwalniamy, uwolnić, uwalniam, uwalniamy',
    support: `${HELPING}, strzela dla, strzelają dla, wsparcie ogniowe, ogień wspierający, osłania, osłaniają, wzmacnia, wzmacniają, wspomaga, wspomagają, wspomóż`,
    cas: `${HELPING}, wsparcie z powietrza, wspiera z powietrza, wspierają z powietrza, bezpośrednie wsparcie, wspomaga, wspomagają, leci na wsparcie, lecą na wsparcie, lecą wspierać`,
    drop: 'zrzucić, zrzucamy, skaczemy, skocz, skoczyć, skoczą, skoczy, skakać, desantuje, desantują, desantuj, zrzut, zrzut nad, skok, wyskakuje, wyskakują, ze spadochronem, na spadochronach',
    land: `${ASHORE}, lądować, wylądować, wyląduje, wylądują, lądujemy, wylądujemy, desantuje, desantują, desantować, desantuj, lądujcie`,
    unload: `${ASHORE}, wyładowują, wyładujcie, rozładowuje, rozładowują, rozładujcie, ląduje, lądują, wyląduj, wylądują, wyląduje, desantuje, desantują`,
    load: ABOARD,
    embark: ABOARD,
    go: 'idźcie, pójdzie, pójdą, maszeruje, maszerują, rusza, ruszają, jedź, jechać, pojedzie, wraca, wracają, kieruje się, kierują się, iść, udaje się, udają się, płynie, płyną',
    fly: 'leć, lecieć, leci, polecą, poleci, lot, loty, lecimy',
    choose: 'wybieramy, wybrać, bierzemy, biorę, weź, decyduję się na, wybór',
    form: 'tworzą, tworzy, tworzymy, tworzyć, utworzyć, utworzą, utworzy, formują, formuje, formuj, formować, sformować, sformują, sformuje, formujemy, zakładamy, łączą się w, łączy się w, łączą się, grupują się w, stworzyć, stworzą',
    disband:
      'rozwiązać, rozwiązuje, rozwiązują, rozwiązujemy, rozformuj, rozformować, rozformowuje, rozwiązany, rozwiązana',
    place:
      'ustawiam, ustawiamy, ustawić, umieścić, umieszczam, umieszczamy, stawiam, stawiamy, postaw, postawić, rozstaw, rozmieść, rozmieszczam, zaczynają, zacznij, zaczną, zacznie, startuje, startują, ustawia, ustawiają',
    'withhold AA':
      'nie strzelaj, nie strzelają, nie strzela, nie strzelamy, wstrzymać ogień, wstrzymuje ogień, wstrzymują ogień, wstrzymujemy ogień, milczy, milczą, bez ognia',
    'fire AA':
      'strzelaj, strzelają, strzela, strzelać, strzelamy, otwórz ogień, otwieramy ogień, otwierają ogień, otwiera ogień, ogień, prowadzą ogień, prowadzi ogień',
    engage: STRIKING,
    'fire at': `${GUNFIRE}, strzelają do, strzela do, strzelać do, strzelamy do, ogień w`,
    'coast fire': `${GUNFIRE}, strzelają do, strzelać do, strzelaj do, strzelamy do, ogień w, atakuje, atakują, atakuj`,
    'press on':
      'kontynuuje, kontynuują, kontynuować, płynąć dalej, płyną dalej, naprzód, nie zawraca, nie zawracają, nie zawracamy, idzie dalej, idą dalej, idziemy dalej, wytrzymaj, wytrzymuje, zostaje w walce, trzyma kurs, trzymają kurs, brnie dalej',
    'turn back':
      'wracać, wrócić, wróć, wróci, wrócą, wracają, zawrócić, zawróci, zawrócą, zawracać, odwrót, przerywa, przerywają, przerwij, z powrotem, do domu, odpływa, odpływają, wycofuje się, wycofują się',
    arrive: 'przybyć, przybądź, przybędzie, przybędą, pojawia się, pojawiają się, pojawi się, nadchodzi, nadchodzą',
    enter:
      'wejść, wejdź, wejdzie, wejdą, wkracza, wkraczają, pojawi się, pojawią się, przybywać, przybędzie, przybędą, przybyć, wpływa, wpływają, wpłynie, wpłyną, przypływa, przypływają, nadchodzi, nadchodzą, dociera, docierają, wjeżdża, wjeżdżają, wchodzimy, wchodzi do gry, wchodzą do gry, wchodzi na mapę, wchodzą na mapę',
    order:
      'zaczynamy od, zaczynam od, zacząć od, najpierw, na początek, kolejność, w kolejności, kolejność walk, w tej kolejności',
    refuse:
      'odmawiają, odmówić, odmawiam, odmawiamy, uchyla się, uchylają się, cofa, cofają, cofnij, cofnąć, wycofuje, wycofują, wycofaj, unika walki, unikają walki, unika, unikają, ustępuje, ustępują, rezygnuje z, rezygnują z',
    follow: 'podążają, podążać, idzie za, idą za, rusza za, ruszają za, ściga, ścigają, ścigaj, wchodzi, wchodzą',
    react: 'reagują, reagować, reakcja',
    maneuver: 'manewruje, manewrują, manewrować',
    stand: 'stoi twardo, stoją twardo, wytrwaj, wytrwa, stawia opór, stawiają opór',
    'no retreat':
      'bez odwrotu, trzymać do końca, trzyma do końca, trzymają do końca, do ostatniego żołnierza, do ostatniego człowieka, walczy do ostatniego, walczą do ostatniego, broni do ostatniego, bronią do ostatniego, ani kroku w tył, ani kroku wstecz, nie cofa się, nie cofają się, nie wycofuje się, nie wycofują się, trzyma za wszelką cenę, trzymają za wszelką cenę',
    draw: 'ciągnę, ciągniemy, ciągnie, dobieram, dobieramy, dobrać, losuję, losujemy, losuj, wylosuj, biorę, bierzemy, pobieram, pobierz, pobrać',
    delay:
      'opóźnia, opóźnić, opóźniamy, opóźniam, wstrzymaj, wstrzymuję, wstrzymać, odłóż, odkładam, przełóż, przyjdzie później, spóźnia się',
    receive:
      'otrzymuje, otrzymują, otrzymuję, otrzymać, otrzymujemy, odbieram, odbieramy, odbiera, przyjmij, przyjmuję, przyjmujemy, przybywa, przybywają, przybywa do, idzie, idą, trafia, trafiają, trafi, przychodzi, przychodzą',
    spend: 'wydaję, wydajemy, wydać, wydaje, zużyj, zużywam, zużywamy',
    ready: 'przygotować, przygotowuję, przygotowujemy, szykuj, przygotuje, gotowość, wydaj, wydać, zapłać',
    raid: `${STRIKING}, naloty, nalotu, bombardować, zbombarduj, zbombardować, bombardujemy, bombarduję, bomby na, zrzuca bomby na, zrzucają bomby na`,
    truck: 'ciężarówki, na ciężarówkach, samochodami, transportem samochodowym',
    rail: 'pociąg, w pociągu, transportem kolejowym, po torach, kolej',
    defend: 'bronić, broni, bronią, bronimy, bronię, brońcie, obrona, obronić, w obronie, do obrony, obronę, obroni',
    leave:
      'opuszcza, opuszczają, opuścić, odpływa, odpływają, odchodzi, odchodzą, wychodzi z mapy, schodzi z mapy, schodzą z mapy',
    destroy: 'zniszczyć, niszczy, niszczą, niszcz, niszczymy, zniszczcie, wysadza, wysadzają, wysadzić, wysadź',
    demolish: 'wysadzić, wysadza, wysadzają, wysadzamy, zburz, zburzyć, zniszcz, zniszczyć, niszczy, niszczą',
    bomb: `${STRIKING}, ${owac('bombard, zbombard')}, nalot, naloty, nalot na, bomby, bomby na, zrzuca bomby na, zrzucają bomby na, bombardowania`,
    cap: GUARDING,
    'night cap':
      'patrol w nocy, nocny patrol, patroluje nocą, patrolują nocą, osłona nocna, nocna osłona, nocny patrol nad',
    escort: `${ESCORTING}, osłania, osłaniają, osłaniaj, osłona, osłonę, jako osłona`,
    airlift:
      'przerzucić, przerzucają, przerzuca drogą powietrzną, przewozi samolotem, drogą powietrzną, samolotem transportowym, przewieź, przewozi, przewożą',
    dive: 'zanurzyć, zanurzają, zanurza się, pod wodę, schodzi pod wodę, schodzą pod wodę, idzie pod wodę, pozostaje w zanurzeniu, w zanurzeniu, zanurzamy',
    mine: 'stawia minę, stawiać miny, stawiamy miny, postawić miny, stawia pole minowe, stawiają pole minowe, pole minowe, zaminować, zaminuje, minują, minuj, kładzie miny, kładą miny',
    halt: 'zatrzymać, zatrzymują, zatrzyma, zatrzymają, staje, stań, stop, przerywa marsz, przerywają marsz, przerwij marsz, wstrzymaj, wstrzymuje, koniec marszu',
    rest: 'odpoczynku, odpoczywaj, odpoczywać, odpocznie, odpoczną, odpocząć, odpocznij, odpoczywamy, pauzuje, pauzują, przerwa, ma wolne, mają wolne',
    missile: 'rakieta, rakietą, rakiety, pocisk, pocisk kierowany, bomba kierowana',
    convoy:
      'przewożą, przewozić, przewieźć, przewiezie, przewiozą, transportują, transportować, transportuj, wieź, wiezie, wiozą, zawozi, zawożą, zawieź, dostarcza, dostarczają, dostarcz, konwojem, w konwoju, kursuje, kursują, wozić, konwojuje, konwojują, zabiera, zabierają',
    evacuate:
      'ewakuują, ewakuację, ewakuować, ewakuuję, rozpocząć ewakuację, zacząć ewakuację, zaczynamy ewakuację, rozpoczynamy ewakuację, opuszczamy',
    oppose:
      'przechwycić, przechwytują, przechwytujemy, przechwyci, przechwycą, startuje, startują, startuje przeciw, startują przeciw, wylatuje, wylatują, podrywa się, podrywają się, poderwij, zwalcza, zwalczają, przeciwstawia się, przeciwstawiają się, atakuje, atakują, atakuj',
    repair:
      'naprawiają, naprawić, naprawy, w naprawie, w remoncie, remontuj, remontuje, remontują, remontować, wyremontuj, remontu, do naprawy, do remontu, naprawiam',
    share:
      'najpierw zaopatrzenie dla, pierwszeństwo, pierwszeństwo ma, pierwszeństwo mają, ma pierwszeństwo, mają pierwszeństwo, je najpierw, jedzą najpierw, zaopatrz w pierwszej kolejności',
    feed: 'zaopatrują, zaopatrywać, zaopatrzyć, karmi, karmią, żywi, żywią, nakarmić',
    supply: 'zaopatrują, zaopatrywać, zaopatrzyć, zaopatrzenia, zasila, zasilają, zasil',
    build:
      'budować, zbudować, zbuduje, zbudują, wybuduj, wybudować, buduję, umocnij, umacniają, ufortyfikuj, fortyfikuje, fortyfikują, wznosi, wznoszą',
    torpedo: `${STRIKING}, torpeduj, torpedować, torpedujemy, poluje na, polują na, zatapia, zatopić, zatapiają, atak torpedowy na, atak torpedowy`,
    shoot: `${STRIKING}, strzelać, strzelają, strzelamy, strzelać do, strzelamy do, bierze na cel, biorą na cel`,
    hit: 'trafia, trafiają, trafić, trafienia w, bomby na, trafienie dla, trafienie przyjmuje, trafienia przyjmuje, przyjmują trafienie, trafia w',
    'fall back': BACK,
    artillery: `${GUNFIRE}, strzela do, strzelają do, strzelać do, strzelają na, ogień do, ogień w, bombarduje, bombardują, bombarduj, wspierają, artyleria na`,
    battle: `${owac('atak, zaatak')}, walczą, walczy, walczyć, podejmujemy walkę, podejmuje walkę, podejmują walkę, podejmij walkę, przyjmuje bitwę, przyjmują bitwę, przyjmij bitwę, bijemy, stajemy do walki, staje do walki, stają do walki, do walki, starcie, walczcie, walcz`,
    jettison:
      'zrzucić bomby, zrzucamy bomby, pozbądź się bomb, pozbywa się bomb, pozbywają się bomb, zrzuca ładunek, zrzucają ładunek',
    match:
      'przeciwko, walczą z, walczyć z, leci przeciw, lecą przeciw, staje przeciw, stają przeciw, bierze na siebie, biorą na siebie, atakuje, atakują',
    split: `${STRIKING}, walczy z, walczą z, bierze na siebie, biorą na siebie, przeciwko`,
    aim: `${STRIKING}, celuj w, celować w, celuje, celują, celuj, celujemy w, mierzy w, mierzą w, bierze na cel, biorą na cel, bombarduje, bombardują, bombarduj, bomby na`,
    cover: `${ac('osłani')}, osłoń, osłonić, osłona, chroń, chronić, broni, bronią, strzela dla, strzelają dla, strzela w obronie, strzelają w obronie, zasłania, zasłaniają, kryje, kryją, ubezpiecza, ubezpieczają`,
    use: 'użyć, używam, używać, użyje, używaj, stosujemy, zastosuj, wykorzystać, zagraj, zagrywamy',
  },
  small: {
    filler:
      'w nocy z dziś na jutro, po prostu, jak zwykle, jak zawsze, jak planowano, zgodnie z planem, jak ustalono, jak ustaliliśmy, na początku, wpierw, chwilowo, póki co, tymczasem, natychmiast, niezwłocznie, bezzwłocznie, ' +
      'szybko, prędko, czym prędzej, jak najszybciej, powoli, ostrożnie, cicho, śmiało, odważnie, dzielnie, dziś w nocy, dzisiaj, dziś wieczorem, dziś rano, tej nocy, o świcie, tamtędy, tędy, prosto, wprost, bezpośrednio, ponownie, znowu, znów, jeszcze raz, ' +
      'oczywiście, naturalnie, jasne, no dobra, dobra, cóż, no cóż, z bożą pomocą, daj boże, jak bóg da, z całych sił, całą siłą, z całą mocą, pełną parą, całą naprzód, jednocześnie, równocześnie, zarazem, kolejno, po kolei, jeden po drugim, ' +
      'moi, moim, moimi, mojego, mojej, mych, nasi, naszym, naszymi, naszej, naszego, swój, swoje, swoim, swoimi, swoją, swego, swojego, swoich, chce, chcą, chciałbym, chcielibyśmy, sobie, zaś, tamten, tamtej, tamto, owszem, ' +
      'drodzy, drogi, panie, panowie, kolego, witajcie, siema, pozdrowienia, zamierzam, zamierzamy, planuję, planujemy, należy, trzeba, będą, mogą, proszę bardzo, najlepiej, najchętniej, jak dotąd, bez zwłoki, bez wahania, po drodze',
    things:
      'krok, kroki, kroków, kroku, grupa, grupy, grupę, grup, grupą, grupie, chłopaki, chłopcy, chłopców, ludzie, ludzi, żołnierze, żołnierzy, jednostkę, jednostką, jednostce, oddziału, oddziałem, ' +
      'okrętu, statku, statek, statków, flotą, floty, flocie, samolotów, samolotu, maszyny, maszyna, wojsko, wojskami, wojsk, pól, polem, heksu, heksy, heksów, heksem, stref, zespołu, zespołem, zespołów, kompaniami, batalionami, siły, sił, siłami',
    and: 'natomiast, a także, jak i, jak również, jak też, podczas gdy, zaś, plus, poza tym, ponadto, oraz także, za to',
    to: 'w kierunku na, aż do, aż na, do heksu, na heks, do strefy, z powrotem do, z powrotem na',
    rest:
      'resztę, resztą, całą resztę, pozostałych, pozostałą, pozostała, pozostały, pozostałymi, inne oddziały, inne samoloty, inne statki, pozostałe samoloty, pozostałe statki, wszystkie pozostałe oddziały, wszystkie pozostałe samoloty, wszystkie pozostałe statki, ' +
      'wszystkie inne okręty, wszystkie inne oddziały, wszystkie inne samoloty, reszta jednostek, reszta okrętów, reszta samolotów, reszta oddziałów, reszta wojsk, reszta floty, reszta statków, wszystko inne, cała pozostała reszta, wszyscy inni',
    all: 'cały, cała, całe, całą, całym, w całości, w komplecie, w pełnym składzie',
    stay:
      'pozostań, pozostańcie, pozostajemy, zostańcie, zostać, zostaną, zostanie, siedzi, siedzą, w domu, zostaje w domu, zostają w domu, na lotniskach, w portach, w bazie, w bazach, na kotwicy, na kotwicowisku, na redzie, odczekaj, przeczekaj, poczekaj, poczeka, poczekają, ' +
      'nie robi nic, nie robią nic, nic nie robi, nic nie robią, ani drgnie, trzyma się, trzymają się, na razie zostaje, na razie zostają, stać, stój, stój w miejscu, stać w miejscu, bez zmian',
  },
  kinds: {
    dummy: 'wabik, przynęta, pozorant',
    bomber: 'bombowców, bombowcami, bombowcem, bombowca, bombowy, bombowe, bombowa',
    fighter: 'myśliwców, myśliwcami, myśliwcem, myśliwca, myśliwski, myśliwskie, myśliwska',
    company: 'kompanią, kompaniami, kompanij',
    battalion: 'batalionem, batalionów, batalionami, batalionowi',
    brigade: 'brygadą, brygad, brygadami, brygadzie',
    regiment: 'pułkiem, pułków, pułkami, pułkowi',
    hq: 'sztabem, sztabu, sztaby, dowództwo',
    engineer: 'saperami, saper, saperom',
    parachute: 'spadochroniarzami, spadochroniarz, spadochroniarzom, spadochronowa, spadochronowy, spadochronowe',
    infantry: 'piechotą, piechocie, piechurzy',
    artillery: 'artylerią, artylerii, dział, działami, działo, działem, haubice, armaty, armata',
    mortar: 'moździerzami, moździerzy, moździerzem',
    machine: 'karabinów, karabinami, ckm, ckmy',
    tank: 'czołgów, czołgami, czołgiem, pancerna, pancerny, pancerne',
    cavalry: 'kawalerią, kawalerzyści, ułani',
    commando: 'komandosami, komandosom',
    australian: 'australijski, australijskie, australijczyków, australijczykami',
    british: 'brytyjskie, brytyjskiej, brytyjczycy, brytyjczyków, anglicy',
    indian: 'indyjski, indyjskie, indyjskiej, hindusi',
    french: 'francuskie, francuskiej, francuzi, francuzów',
    italian: 'włoski, włoskiej, włosi, włochów',
    german: 'niemiecki, niemiecka, niemieckie, niemieckiej, niemcy, niemców',
    greek: 'grecki, grecka, greckie, greckiej, grecy, greków',
    airfield: 'lotniskiem, lotnisk, lotniskach',
    port: 'porty, portem',
    flotilla: 'flotyllą, flotylli',
    convoy: 'konwoju, konwojem, konwojami, konwojowi',
    destroyers: 'niszczyciel, niszczycieli, niszczycielami, niszczycielem',
    squadron: 'dywizjony, dywizjonu, dywizjonem, dywizjonów, eskadra, eskadry, eskadrą',
    bty: 'baterią, baterię, bateriami',
    div: 'dywizją, dywizję, dywizjami',
    landing: 'barek, barką, barkami, desantowa, desantowe, barkę',
  },
} as const;
