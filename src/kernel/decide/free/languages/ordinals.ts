/** Ordinal numbers in words, from the third on, a row for a language; written as they are, compared without marks. "First" and "second" say more often when. */
const ROWS = [
  'third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,sixteenth,seventeenth,eighteenth,nineteenth,twentieth',
  'dritte,vierte,fünfte,sechste,siebte,achte,neunte,zehnte,elfte,zwölfte,dreizehnte,vierzehnte,fünfzehnte,sechzehnte,siebzehnte,achtzehnte,neunzehnte,zwanzigste',
  'troisième,quatrième,cinquième,sixième,septième,huitième,neuvième,dixième,onzième,douzième,treizième,quatorzième,quinzième,seizième,dix-septième,dix-huitième,dix-neuvième,vingtième',
  'terza,quarta,quinta,sesta,settima,ottava,nona,decima,undicesima,dodicesima,tredicesima,quattordicesima,quindicesima,sedicesima,diciassettesima,diciottesima,diciannovesima,ventesima',
  'tercera,cuarta,quinta,sexta,séptima,octava,novena,décima,undécima,duodécima,decimotercera,decimocuarta,decimoquinta,decimosexta,decimoséptima,decimoctava,decimonovena,vigésima',
  'trzecia,czwarta,piąta,szósta,siódma,ósma,dziewiąta,dziesiąta,jedenasta,dwunasta,trzynasta,czternasta,piętnasta,szesnasta,siedemnasta,osiemnasta,dziewiętnasta,dwudziesta',
];
const FIRST = 3;

const plain = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const GERMAN_TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
const ONES = ['first', 'second', ...(ROWS[0] ?? '').split(',').slice(0, 7)];
const GERMAN_ONES = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

/** `twenty-first`, `einundzwanzigste` */
const COMPOUND = TENS.flatMap((ten, t) =>
  ONES.flatMap((one, n): [string, number][] => {
    const number = (t + 2) * 10 + n + 1;
    return [
      [`${ten}-${one}`, number],
      [`${GERMAN_ONES[n] ?? ''}und${GERMAN_TENS[t] ?? ''}ste`, number],
    ];
  }),
);

/** Their numbers; German has them with `-n` too. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  [...ROWS.flatMap((row) => row.split(',').map((word, i): [string, number] => [word, i + FIRST])), ...COMPOUND].flatMap(
    ([word, number]): [string, number][] => [
      [plain(word), number],
      [`${plain(word)}n`, number],
    ],
  ),
);

/** Numbers from ten on in words, a row for a language: as names have them in digits. */
const CARDINALS = [
  'ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen',
  'zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn,sechzehn,siebzehn,achtzehn,neunzehn',
  'dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf',
  'dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove',
  'diez,once,doce,trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve',
];
const TENS_OF = [
  TENS.join(','),
  GERMAN_TENS.join(','),
  'vingt,trente,quarante,cinquante,soixante,,,',
  'venti,trenta,quaranta,cinquanta,sessanta,settanta,ottanta,novanta',
  'veinte,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa',
];
const ENGLISH_ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Numbers from ten to ninety-nine. */
export const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    ...CARDINALS.flatMap((row) => row.split(',').map((word, i): [string, number] => [word, i + 10])),
    ...TENS_OF.flatMap((row) => row.split(',').map((word, i): [string, number] => [word, (i + 2) * 10])),
    ...TENS.flatMap((ten, t) =>
      ENGLISH_ONES.map((one, n): [string, number] => [`${ten}-${one}`, (t + 2) * 10 + n + 1]),
    ),
    ...GERMAN_TENS.flatMap((ten, t) =>
      GERMAN_ONES.map((one, n): [string, number] => [`${one}und${ten}`, (t + 2) * 10 + n + 1]),
    ),
  ].flatMap(([word, number]): [string, number][] => (word === '' ? [] : [[plain(word), number]])),
);
