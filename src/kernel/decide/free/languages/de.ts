import type { Language } from './language';

export const GERMAN: Language = {
  verbs: {
    move:
      'bewege, bewegen, bewegt, bewegung, bewegungen, ziehe, zieh, zieht, ziehen, gehe, geht, gehen, rücke, rückt, rücken, rücke vor, rückt vor, ' +
      'verlege, verlegen, verlegt, setze, versetze, schicke, fahre, fährt, fahren',
    sail: 'fahre, fährt, fahren, laufe, läuft, laufen, segle, segelt, bewege, bewegen, bewegt, ziehe, zieht, schicke, bewegung, auslaufen',
    attack:
      'angriff, angriffe, angreifen, greife, greift, greifen, greif, attackiere, attackiert, stürme, stürmt, kampf, kämpfe',
    bombard:
      'beschieße, beschießt, beschiesse, beschießen, beschuss, bombardiere, bombardiert, bombardieren, bombardement, feuert, feuere',
    search: 'suche, sucht, suchen, aufklären, aufklärung',
    ship: 'verschiffe, verschiffen, verschifft, seetransport, transportiere, transportieren, transportiert, einschiffen, schiffe',
    allocate: 'teile, zuteilen, zuteilung, weise, setze ein',
    interdict: 'abriegeln, abriegelung',
    transfer: 'überstelle, überstellen, übergib',
    retreat: 'rückzug, zurückziehen, weiche, weicht, weichen',
    advance: 'nachrücken, vormarsch',
  },
  small: {
    and: 'und, sowie, dann, auch',
    to: 'nach, zu, zum, zur, in die, in den, in das, ins, bis',
    from: 'von, vom, aus',
    with: 'mit, durch',
    at: 'in, im, bei, auf, an, am, gegen',
    all: 'alle, alles, sämtliche, beide, stapel',
    rest: 'rest, der rest, die übrigen, übrige, alle anderen, alles andere',
    except: 'außer, ausser, ohne, bis auf',
    not: 'nicht, kein, keine, keinen, keiner',
    nothing:
      'keiner, wir bleiben, nichts, niemand, keine bewegung, keine bewegungen, kein zug, keine züge, kein angriff, keine angriffe, passe, ich passe, passen, nix',
    stay: 'bleibt, bleiben, bleibe, halten, hält, halte, stehen, steht, stellung halten, warten, wartet, stehen bleiben, hält position',
    limit: 'wenn, falls, nur, oder, sofern, bevor, nachdem, solange, sonst, erst, statt, ausgenommen',
    things: 'einheit, einheiten, schiff, schiffe, truppen, verband, verbände, feld, hexfeld, kompanie, stellung',
    filler:
      'sich, lass, lasst, uns, könntest, du, wollen, möchte, der, die, das, den, dem, ein, eine, einen, bitte, ich, wir, mein, meine, meinen, er, sie, es, vor, jetzt, diesmal, diese runde, zuerst, dort, hier, ist, sind, soll, sollen, wird, werden, weiter',
  },
};
