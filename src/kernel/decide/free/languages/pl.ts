import type { Language } from './language';

export const POLISH: Language = {
  verbs: {
    move: 'przesuń, przesunąć, przesuwa, ruch, ruchy, idź, idzie, idą, rusz, rusza, wyślij, przemieść',
    sail: 'płyń, płynie, płyną, przesuń, wyślij, ruch',
    attack: 'atakuj, atakuje, atakować, atak, ataki, szturm, szturmuj, walka',
    bombard: 'ostrzelaj, ostrzał, bombarduj, bombarduje, bombardowanie, strzelaj',
    search: 'szukaj, szuka, szukać, przeszukaj, rozpoznanie',
    ship: 'załaduj, transportuj, transport, transport morski, przewieź, wyślij',
    allocate: 'przydziel, przydzielić',
    interdict: 'izoluj, izolacja',
    transfer: 'przekaż, przenieś',
    retreat: 'odwrót, wycofaj, wycofuje, cofnij',
    advance: 'ścigaj, pościg',
  },
  small: {
    and: 'i, oraz, potem, także, też',
    to: 'do, na, ku',
    from: 'z, ze, od',
    with: 'wraz z, za pomocą, używając',
    at: 'w, we, przy, przeciw',
    all: 'wszystko, wszyscy, wszystkie, cały, cała, oba, obie, stos',
    rest: 'reszta, pozostałe, pozostali',
    except: 'oprócz, poza, bez',
    not: 'nie, żaden, żadna, żadne',
    nothing: 'nic, nikt, brak ruchu, brak ruchów, bez ruchu, brak ataków, pas, pasuję',
    stay: 'zostajemy, stoimy, zostaje, zostają, zostań, stoi, stoją, czeka, czekają, trzymaj pozycję, trzyma',
    limit: 'jeśli, jeżeli, tylko, lub, albo, kiedy, gdy, zanim, dopóki, chyba że',
    things: 'jednostka, jednostki, okręt, okręty, wojska, kompania',
    filler:
      'się, niech, nasz, nasze, proszę, ja, my, mój, moje, ta, ten, to, w tej turze, teraz, najpierw, tu, tam, jest, są',
  },
};
