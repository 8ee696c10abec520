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
