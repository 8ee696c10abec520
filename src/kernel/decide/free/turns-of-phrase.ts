import { atomsOf } from './atoms';
import type { Glossary } from './glossary';
import { itemsOf, type Item } from './items';
import { ENGLISH } from './languages/en';
import { ENEMY, TITLE, WHOSE } from './languages/enemies';
import { WordsOfLine } from './words-of-line';

/** A line with its turns of phrase as the small words that orders have: `the same hex`, `C follows`, `No. 11`, `two supply points`. */
export function withoutTurns(said: string, glossary: Glossary): string {
  const line = said
    .replace(NONE_OF, (_, what: string) => `no ${what}`)
    .replace(BETWEEN, 'from $<one> to $<other>')
    .replace(OTHERS_NOT, ', the others stay')
    .replace(IN_TURN, '$<one>, $<other>')
    .replace(CLEFT, '$<who> ')
    .replace(/(?<=\p{L} )d['’](?=\p{Lu})/gu, 'de ');
  const plain = withSupport(
    withoutDots(withoutPartsOf(withoutLed(line, glossary), glossary))
      .replace(TITLE, '')
      .replace(WHOSE, '')
      .replace(PASSIVE, 'is '),
  );
  const aboard = withAboard(withCarried(plain, glossary), glossary);
  const carried = withoutWhom(withoutEnemy(aboard, glossary), glossary);
  const counted = withFigures(withCounts(withNumbers(withoutWhichStays(carried), glossary), glossary), glossary);
  return withSamePlace(withFollowers(counted, glossary), glossary)
    .replace(WHICH_DOES, '$<who> ')
    .replace(/(?<!\p{L})vs\.(?=\s)/giu, 'vs');
}

/** `Combat: none` */
const NONE_OF =
  /^(?<what>\p{L}{4,20}): ?(?:none|nothing|nil|keine?|nichts|aucune?|rien|nessun[ao]?|niente|ningun[ao]|ninguno|nada|brak)[.!]?$/iu;

/** `shuttles between X and Y`: a convoy goes from the one that is named first. */
const BETWEEN =
  /(?<=(?<!\p{L})(?:shuttl\p{L}*|convoys?|ferr\p{L}*|carr\p{L}*|pendel\p{L}*|navette|spola)\s[^,;:]{0,30})(?:between|zwischen|entre|tra|fra|między)\s(?<one>[^,;:]{3,20}?)\s(?:and|und|et|e|y|i|a)\s(?<other>\S)/iu;

/** `A and B go in, the others don't`: they stay, and nobody before them does. */
const OTHERS_NOT =
  /(?<=\S),?\s(?:and |but |und |aber |et |mais |e |ma |y |pero |i |a |ale )?(?:(?:all |the |all the |(?:die |alle )(?:beiden |drei )?|les |gli |tutti gli |los |las |wszyscy )(?:others?|rest|anderen|übrigen|restlichen|autres|altri|altre|otros|otras|demás|inni|inne|pozostali)) (?:do not|don['’]?t|does not|doesn['’]?t|will not|won['’]?t|nicht|pas|non|no|nie)[.!]?$/iu;

/** `d'abord A, ensuite B`: in the order written. */
const IN_TURN =
  /^(?:d['’]abord|en premier|zuerst|erst|primero|prima|per prima|najpierw)\s(?<one>[^,;]{2,60}),\s(?:ensuite|puis|dann|danach|anschließend|después|luego|poi|dopo|potem|następnie)\s(?<other>[^,;]+)$/iu;

/** `13./IV.`: the dots of ordinal numbers within a name; the last one where the sentence goes on. */
const withoutDots = (line: string): string =>
  line.replace(/(?<=\d)\.(?=\/\p{L})/gu, '').replace(/(?<=\/[IVX]{1,4})\.(?=,|\s\p{Ll})/gu, '');

/** `it is A who leads`, `c'est A qui perd`: A does. */
const CLEFT =
  /^(?:it(?:['’]s| is| will be)|es (?:ist|sind|wird)|c['’]est|ce sont|è|sono|es|son|to(?: jest)?)\s(?:the |der |die |das |la |le |el |il |lo )?(?<who>[^,;:]{2,40}?),?\s(?:that|who|which|der|die|das|welche[rs]?|qui|che|el que|la que|los que|las que|quien|quienes|który|która|które)\s(?=\p{Ll})/iu;

/** `all to X except A, which goes to Y`: what he does. */
const WHICH_DOES =
  /(?<=(?<!\p{L})(?:except|except for|but|but not|excluding|außer|ausser|bis auf|sauf|excepté|tranne|eccetto|salvo|excepto|menos|oprócz|poza)\s)(?<who>[^,;.:]{1,40}?),?\s(?:which|who|that|der|die|das|welche[rs]?|qui|che|que|quien|który|która|które|którzy)\s(?=\p{Ll})/iu;

/** `gets attacked by`, `should be searched`: what is done is an order. */
const PASSIVE =
  /(?<!\p{L})(?:gets|(?:is|are) being|(?:should|must|shall|will|has to|have to|is to|are to) be)\s(?=\p{L}{2,12}ed(?!\p{L}))/giu;

/** Who supports an attack, said behind it: `A attacks X, B flies support`. */
const SUPPORTS =
  /(?:,| and| with|;)\s+(?:with )?(?:the )?(?<who>[^,;:.]{2,30}?)\s+(?:(?:flies|fly|flying)\s+(?:(?:close|air|ground)\s)*support|(?:gives?|giving|provid(?:es?|ing)|lends?|lending)\s+(?:close\s)?air support|(?:is |are |come |comes )?(?:in|for|as) (?:close |air |direct )*support|zur unterstützung|als unterstützung|en (?:appui|soutien)|in (?:appoggio|supporto)|en apoyo|jako wsparcie|(?:fliegt|fliegen|gibt|leistet)\s+luft\p{L}*unterstützung)[\s.!]*$/iu;

/** `with 80 squadron flying`: how it takes part says no more. */
const FLYING =
  /(?<=\s(?:with|mit|avec|con|z)\s[^,;:]{2,40})\s(?:flying|overhead|in the air|from the air|above|fliegend|en vol|in volo|en vuelo)[\s.!]*$/iu;

/** `13/IV/Sturm and the guns of 1/7`: what a unit consists of is the unit, unless it only supports. */
const PARTS_OF =
  /(?<=^|,\s|(?<!\p{L})(?:and|move|send|bring|take)\s)(?:the|my|our)\s(?:guns?|men|troops|tanks|soldiers|boys|lads|crews?)\s(?:of|from)\s(?:the\s)?(?=\p{N}|\p{Lu})/giu;
/** Words of a name at most. */
const MOST_NAME = 6;

/** `Braun's battalion`: by the name of who leads it. */
const LED =
  /['’]s\s(?:battalion|company|regiment|brigade|division|group|battlegroup|kampfgruppe|column|detachment|unit|command|command group)(?![\p{L}\p{N}])/gu;

const withoutLed = (line: string, glossary: Glossary): string =>
  line.replace(LED, (said, at: number) => {
    const before = atomsOf(line.slice(0, at)).slice(-MOST_LED);
    const isOwn = before.some((_, i) =>
      glossary.called(before.slice(i)).some(({ own, sort }) => own === true && sort === 'unit'),
    );
    return isOwn ? '' : said;
  });
/** Words of his name. */
const MOST_LED = 3;

const withoutPartsOf = (line: string, glossary: Glossary): string =>
  STRIKES.test(line)
    ? line
    : line.replace(PARTS_OF, (said, at: number) => {
        const behind = atomsOf(line.slice(at + said.length)).slice(0, MOST_NAME);
        const isOwn = behind.some((_, i) => glossary.called(behind.slice(0, i + 1)).some(({ own }) => own === true));
        return isOwn ? '' : said;
      });

const withSupport = (said: string): string => {
  const line = said.replace(FLYING, '');
  const found = SUPPORTS.exec(line);
  const front = found ? line.slice(0, found.index) : '';
  const isJoined = /\s(?:with|mit|avec|con|z)\s/iu.test(front);
  return found && STRIKES.test(front) ? `${front}${isJoined ? ', ' : ' with '}${found.groups?.['who'] ?? ''}` : line;
};

const placesIn = (text: string, glossary: Glossary): Item[] =>
  itemsOf(new WordsOfLine(text, glossary), ENGLISH, ENGLISH).filter(
    ({ exact, terms }) => exact === true && terms.length > 0 && terms.every(({ sort }) => sort === 'place'),
  );

/** A place that was named before, without its name. */
const SAME =
  /(?<=\s)(?:(?:to|into|in|at|nach|ins|in das|auf das|à|en|dans|vers|a|al|nel|nella|na|do|w)\s+)?(?:(?:the|that|this) same (?:hex|place|spot|zone|area|one|port)|the same (?:destination|target)|(?:dasselbe|demselben|das gleiche|dem gleichen|derselben|dieselbe|die gleiche|der gleichen) (?:feld|hex|hexfeld|ort|ziel|zone|gebiet)|ebendorthin|ebenfalls dorthin|auch dorthin|(?:le|la|au|dans la|dans le) même (?:hex|hexagone|case|endroit|lieu|zone)|(?:stesso|stessa|nello stesso|alla stessa|nella stessa|allo stesso) (?:esagono|casella|posto|zona|hex|luogo)|(?:mismo|misma|el mismo|la misma|al mismo|a la misma) (?:hexágono|hex|casilla|lugar|sitio|zona)|(?:to samo|tego samego|tym samym|tę samą|tej samej) (?:pole|pola|polu|miejsce|miejsca|strefę|strefy))(?!\p{L})/giu;

/** `A to 4313, then B to the same hex`: the one place that was named before it. */
function withSamePlace(line: string, glossary: Glossary): string {
  const [found, ...more] = [...line.matchAll(SAME)];
  if (!found || more.length > 0) return line;
  const before = placesIn(line.slice(0, found.index), glossary);
  const goal = before.at(-1);
  const texts = before.flatMap(({ terms }) => terms.slice(0, 1).map(({ text }) => text));
  if (!goal || texts.some((text) => text !== texts[0])) return line;
  return `${line.slice(0, found.index)}to ${goal.said}${line.slice(found.index + found[0].length)}`;
}

/** Who goes where those go who were named before: `A to 4313, B follows`. */
const FOLLOWS =
  /(?<=[\p{L}\p{N}])\s{0,2}(?::\s{0,2}(?:idem|ditto|dito|same|the same|likewise|ebenso|pareil|lo mismo|lo stesso|tak samo)|\s(?:hinterher|hinterdrein|idem|ditto)|\s(?:follows?(?: suit| behind| along| on)?|folgt|folgen|folgt nach|suit|suivent|segue|seguono|sigue|siguen|idzie za nim|idzie za nimi|idą za nim|does the same|do the same|go(?:es)? along|come(?:s)? along|(?:go|come|travel|tag)(?:e?s)? (?:along )?with (?:it|him|her|them)|geht mit|gehen mit|kommt mit|kommen mit|zieht mit|ziehen mit|va avec|vont avec|vient avec|viennent avec|va con (?:lui|loro|essa)|vanno con (?:lui|loro|essa)|va con (?:él|ella|ellos)|van con (?:él|ella|ellos)|idzie z nimi?|idą z nimi?|(?:tut|macht|tun|machen) das ?(?:gleiche|selbe)|fait de même|font de même|fa lo stesso|fanno lo stesso|hace lo mismo|hacen lo mismo|robi to samo|robią to samo))(?=\s*(?:[.,;!]|$))/giu;

const withFollowers = (line: string, glossary: Glossary): string =>
  line.replace(FOLLOWS, (said, at: number) => {
    const before = line.slice(0, at);
    const parted = Math.max(
      ...[',', ';', '.', ' and ', ' und ', ' et ', ' e ', ' y ', ' i '].map((mark) => before.lastIndexOf(mark)),
    );
    return parted > 0 && placesIn(before.slice(0, parted), glossary).length > 0 ? ' also' : said;
  });

/** `No. 11 Commando`, `Nr. 11`: the sign of a number before what is called by it; `no 11 Commando` denies. */
const SIGN = /(?<=^|[\s(])(?:No\.|Nos\.|Nr\.|№|n[°º]|#) ?(?=\d{1,3}(?:st|nd|rd|th)?[ /]\p{L})/giu;

const withNumbers = (line: string, glossary: Glossary): string =>
  line.replace(SIGN, (sign, at: number) => {
    const [number, word] = atomsOf(line.slice(at + sign.length));
    return number && word && glossary.described([number, word]).terms.length > 0 ? '' : sign;
  });

const FIGURES = 'one two three four five six seven eight'.split(' ');
/** The numbers that people write in words, one language behind the other; `a` is one. */
const OTHERS: ReadonlyMap<string, number> = new Map(
  [
    ['a', 'ein', 'eine', 'einen', 'un', 'une', 'una', 'uno', 'jeden'],
    ['zwei', 'deux', 'due', 'dos', 'dwa'],
    ['drei', 'trois', 'tre', 'tres', 'trzy'],
    ['vier', 'quatre', 'quattro', 'cuatro', 'cztery'],
  ].flatMap((words, i) => words.map((word): [string, number] => [word, i + 1])),
);
/** Supply Points by their number, which is said in words. */
const COUNTED =
  /(?<![\p{L}\p{N}])(?<count>\p{L}+|\d)\s+(?:SPs?|supply (?:points?|units?)|points? of supply|supplies|Nachschubpunkte?n?|Versorgungspunkte?n?|points? de ravitaillement|points? d['’]approvisionnement|punt[oi] (?:di )?rifornimento|puntos? de (?:suministro|abastecimiento)|punkty? zaopatrzenia|punktów zaopatrzenia)(?![\p{L}\p{N}])/giu;

/** A number in words, in front of more. */
const COUNT_WORD = /(?<![\p{L}\p{N}/-])\p{L}{2,8}(?=\s[\p{L}\p{N}])/giu;
/** Words of a name that begins with a number at most. */
const MOST_COUNTED = 3;

/** `three Ju-87`: where so many are called so in digits. */
const withCounts = (line: string, glossary: Glossary): string =>
  line.replace(COUNT_WORD, (word, at: number) => {
    const count = figureOf(word);
    if (count === null || count < 2) return word;
    const behind = atomsOf(line.slice(at + word.length)).slice(0, MOST_COUNTED);
    const isName = behind.some((_, i) => glossary.called([{ text: `${count}` }, ...behind.slice(0, i + 1)]).length > 0);
    return isName ? `${count}` : word;
  });

function figureOf(word: string): number | null {
  const said = word.toLowerCase();
  return FIGURES.indexOf(said) + 1 || (OTHERS.get(said) ?? null);
}

/** `two SPs`, `zwei Nachschubpunkte`: as orders have them, where they know such a thing. */
function withFigures(line: string, glossary: Glossary): string {
  return line.replace(COUNTED, (whole, word: string) => {
    const count = /^\d$/.test(word) ? Number(word) : figureOf(word);
    const text = `${count ?? ''} SP`;
    return count !== null && glossary.called(atomsOf(text)).length > 0 ? text : whole;
  });
}

/** `all except A, which stays`: that is why he is excepted. */
const WHICH_STAYS =
  /(?<=(?<!\p{L})(?:except|except for|but|excluding|außer|ausser|bis auf|sauf|excepté|tranne|eccetto|salvo|excepto|menos|oprócz|poza)\s[^,;.:]{1,40}),?\s+(?:which|who|that|die|der|das|qui|che|que|który|która|które|którzy)\s+(?:will\s+|must\s+)?(?:stays?|remains?|rests?|holds?|waits?|is to stay|are to stay|bleib(?:t|en)|ruh(?:t|en)|wart(?:et|en)|halten|hält|reste(?:nt)?|attend(?:ent)?|rest(?:a|ano)|riman(?:e|gono)|aspetta(?:no)?|(?:se )?queda(?:n)?|permanece(?:n)?|espera(?:n)?|zostaj(?:e|ą)|stoi|stoją|czeka(?:ją)?)(?:\s+(?:put|behind|there|here|in place|where (?:it|he|they) (?:is|are)|home|at home|stehen|dort|da|hier|zurück|sur place|là|lì|al suo posto|aquí|allí|na miejscu))?(?![\p{L}\p{N}/])/giu;
const withoutWhichStays = (line: string): string => line.replace(WHICH_STAYS, '');

/** Who is attacked, right behind the word for it, by words that only say what he is: `attacks the hussars in 4331`. */
const WHOM =
  /(?<=\s)(?:the|any|their|those|die|den|das|les|gli|i|le|los|las)\s(?<whom>\p{L}{3,20}(?:\s\p{L}{3,20}){0,2})\s+(?=(?:at|in|on|bei|auf|à|en|a|w|na)\s+\p{L}?\d{4}(?!\d))/giu;

/** The same without them, where none of the own side is called so or stands there. */
const withoutWhom = (line: string, glossary: Glossary): string =>
  line.replace(WHOM, (said, whom: string, at: number) => {
    const before = line.slice(0, at).trimEnd();
    if (!STRIKES.test(before.slice(before.lastIndexOf(' ') + 1))) return said;
    const isOwn = itemsOf(new WordsOfLine(whom, glossary), ENGLISH, ENGLISH).some(({ terms }) =>
      terms.some((t) => t.own),
    );
    const [place] = placesIn(line.slice(at + said.length), glossary);
    const isFree = place?.terms.every(({ text }) => glossary.standingAt(text).length === 0) === true;
    return isOwn || !isFree ? said : '';
  });

const STRIKES =
  /(?<!\p{L})(?:against|gegen|contre|contro|contra|przeciw|look for|search|hunt|such|cherch|cerc|busc|szuk|attack|assault|storm|bomb|shell|hit|strike|engage|fire|pound|strafe|raid|greif|angriff|angreif|stürm|beschie|attaqu|donn(?:er|ons) l.assaut|bombard|attacc|assal|atac|asalt|atak|zaatak|szturm)\p{L}*/iu;

/** `attack the French at 1722`: who is attacked stands where he is attacked; who is of the own side and stands there is not meant. */
function withoutEnemy(line: string, glossary: Glossary): string {
  if (!STRIKES.test(line)) return line;
  return line.replace(ENEMY, (said, at: number) => {
    const [place] = placesIn(line.slice(at + said.length), glossary);
    const own = place?.terms.some(({ text }) => glossary.standingAt(text).length > 0) !== false;
    return own ? said : '';
  });
}

/** `load A and take them to X`: what is loaded goes there, where loading is no order of its own. */
const CARRIED =
  /^(?<load>.*?(?<!\p{L})(?:load|embark|pick up|put aboard|lade|verlade|embarque|embarquez|imbarca|carica|embarca|załaduj)\s.+?),?\s+(?:and|then|und|dann|et|e|y|i)\s+(?:then\s+|dann\s+)?(?:take|carry|land|bring|ship|send|transport|ferry|move|sail|deliver|unload|disembark|drop|bringe|bring|lande|transportiere|emmène|emmenez|débarque|transporte|porta|sbarca|portal[aoei]|trasporta|lleva|llévala|llévalo|desembarca|zawieź|wyładuj)(?:[- ]?(?:it|them|him|her|off|over|ashore|these|sie|ihn|es|les|la|le|los|las|lo|li|je|go|ją|ich))*\s+(?:over |back |straight |up |down )?(?:to|at|in|into|nach|in|à|en|a|ad|do|w)\s+(?<goal>.+)$/iu;

function withCarried(line: string, glossary: Glossary): string {
  const { load, goal } = CARRIED.exec(line)?.groups ?? {};
  if (load === undefined || goal === undefined || !isPlaceAhead(goal, glossary)) return line;
  // Whoever goes aboard of something that is named is loaded by an order of its own.
  const names = itemsOf(new WordsOfLine(load, glossary), ENGLISH, ENGLISH);
  const isAboard =
    /(?<!\p{L})(?:on|onto|aboard|auf|sur|su|sul|sulla|en|na)(?:\s+(?:the|board|die|das|den|le|la|el))*\s+(?=\S)/iu.test(
      load,
    );
  return isAboard && names.filter(({ terms }) => terms.length > 0).length > 1 ? line : `${load} to ${goal}`;
}

/** `265 Art goes to Sevastopol aboard Gp-E`: whose ship is named behind where they go. */
const ABOARD =
  /^(?<who>.+?)\s(?<goal>(?:to|into|nach|à|vers|a|en|do)\s[^,;:]{2,40}?),?\s(?:on board(?: of)?|aboard|on|an bord(?: von| der| des)?|auf|à bord d[eu]|sur|a bordo d[ie]l?|sul?|en|na pokładzie|na)\s(?:the )?(?<ship>[^,;:.]{2,30})[.!]?$/iu;

/** The same with the ship behind who goes, as a line has it that begins with who is shipped. */
function withAboard(line: string, glossary: Glossary): string {
  const { who, goal, ship } = ABOARD.exec(line)?.groups ?? {};
  if (who === undefined || goal === undefined || ship === undefined) return line;
  const aboard = itemsOf(new WordsOfLine(ship, glossary), ENGLISH, ENGLISH);
  const isOwn = aboard.length === 1 && aboard.every(({ exact, terms }) => exact === true && terms[0]?.own === true);
  return isOwn && isPlaceAhead(goal.replace(/^\S+\s/u, ''), glossary) ? `${who} on ${ship} ${goal}` : line;
}

const isPlaceAhead = (text: string, glossary: Glossary): boolean =>
  itemsOf(new WordsOfLine(text, glossary), ENGLISH, ENGLISH)[0]?.terms.some(({ sort }) => sort === 'place') === true;
