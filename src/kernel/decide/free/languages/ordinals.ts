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

/** Their numbers; German has them with `-n` too. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap((row) =>
    row.split(',').flatMap((word, i): [string, number][] => [
      [plain(word), i + FIRST],
      [`${plain(word)}n`, i + FIRST],
    ]),
  ),
);
