/**
 * How a language says no. `nots` with one of `plays` or `agrees` near; a sentence with one of `limits` says when, on what condition, or
 * something else. A star stands for any end of a word.
 */
export interface Tongue {
  nots: readonly string[];
  plays: readonly string[];
  agrees: readonly string[];
  limits: readonly string[];
  /** Whole sentences, or how one ends. */
  phrases: readonly (readonly string[])[];
  /** The same of who does not play. */
  unwilling: readonly (readonly string[])[];
  /** The verb may stand before its `not`. */
  turned: boolean;
}

export const NOT_A_WORD = /[^\p{L}\p{N}\p{M}']+/u;

const words = (list: string): string[] => list.split(' ');
const phrases = (list: string): string[][] => list.split('|').map(words);

const ENGLISH: Tongue = {
  nots: words("not don't dont can't cant cannot won't wont unable"),
  plays: words('play join participate continue interested take'),
  agrees: words('accept agree confirm consent do want wish'),
  limits: words(
    'wait before until till on every except unless miss know how whether if when what why think had was were problem worries long',
  ),
  phrases: phrases(
    "not this time|not now|not today|not yet|not for me|not me|rather not|i'd rather not|better not|another time|some other time|i decline|i refuse|i disagree|i object|must decline|have to decline|need to decline|like to decline|changed my mind|i can't|i cannot|i can not|i won't|can't do|can't make it|cannot make it|won't make it|don't|no deal|no way|no chance|do not|forget it",
  ),
  unwilling: phrases("not interested|i'm out|i am out|count me out|leave me out|no time|no interest"),
  turned: false,
};

const GERMAN: Tongue = {
  nots: words('nicht kein keine keinen'),
  plays: words('spiel* mitspiel* mitmach* mache teilnehm* nehme dabei interess* lust zeit'),
  agrees: words('annehm* nehme zustimm* stimm* einverstanden bestätig* beitret* will möchte kann mag geht klappt gehe'),
  limits: words('vor bis erst am immer wenn ob wie wann was warum versäum* warten hatte war problem viel'),
  phrases: phrases(
    'diesmal nicht|dieses mal nicht|jetzt nicht|heute nicht|lieber nicht|besser nicht|doch nicht|ein andermal|ein anderes mal|nächstes mal|ich sage ab|sage ich ab|ich lehne ab|lehne ich ab|ich verzichte|anders überlegt|meine meinung geändert|auf keinen fall|muss absagen|ich muss ablehnen',
  ),
  unwilling: phrases('ohne mich|ich bin raus|bin raus|kein interesse|keine zeit|keine lust'),
  turned: true,
};

const FRENCH: Tongue = {
  nots: words('pas ne'),
  plays: words('joue jouer participe participer interesse intéressé intéressée rejoins partant partante'),
  agrees: words("accept* confirm* peux veux souhaite désire d'accord possible"),
  limits: words("avant jusqu* si s'il quand comment que qu'* quoi pourquoi attend* problème souci avais"),
  phrases: phrases(
    "pas cette fois|pas maintenant|pas aujourd'hui|pas pour moi|plutôt pas|une autre fois|je refuse|je décline|je renonce|changé d'avis|surtout pas|pas question|hors de question|dois décliner|dois refuser",
  ),
  unwilling: phrases('sans moi|pas le temps|plus le temps|pas intéressé|pas intéressée'),
  turned: true,
};

const ITALIAN: Tongue = {
  nots: words('non'),
  plays: words("gioco giocare partecip* interess* m'interessa unisco sento"),
  agrees: words("accett* conferm* posso voglio vorrei desidero accordo d'accordo intendo"),
  limits: words("prima fino se quando come che l'ora perché aspett* problema avevo"),
  phrases: phrases(
    "non questa volta|questa volta no|non ora|non adesso|non oggi|meglio di no|preferisco di no|un'altra volta|rifiuto|rinuncio|declino|cambiato idea|devo rifiutare|devo rinunciare|devo declinare",
  ),
  unwilling: phrases('senza di me|non ho tempo|non fa per me'),
  turned: false,
};

const SPANISH: Tongue = {
  nots: words('no'),
  plays: words('juego jugar participo participar interesa interesado interesada uno apetece'),
  agrees: words('acepto confirmo puedo quiero deseo acuerdo podré voy'),
  limits: words('antes hasta si cuando cómo como que qué esperar problema tenía tuve'),
  phrases: phrases(
    'esta vez no|ahora no|hoy no|mejor no|prefiero no|otra vez será|rechazo|renuncio|declino|cambiado de idea|cambiado de opinión|cambié de idea|tengo que rechazar|debo rechazar|debo declinar',
  ),
  unwilling: phrases('sin mí|no tengo tiempo|no es para mí|no cuenten conmigo|no cuentes conmigo'),
  turned: false,
};

const POLISH: Tongue = {
  nots: words('nie'),
  plays: words('gram zagram grać zagrać dołącz* interesuj* zainteresowan* będę biorę wezmę'),
  agrees: words('akceptuj* potwierdzam przyjmuj* zgadzam zgody mogę chcę dam'),
  limits: words('przed do jeśli czy kiedy jak że doczekać dopóki problem sprawy miałem miałam'),
  phrases: phrases(
    'nie tym razem|nie teraz|nie dzisiaj|nie dziś|lepiej nie|raczej nie|innym razem|rezygnuję|odmawiam|odrzucam|zmieniłem zdanie|zmieniłam zdanie|rozmyśliłem się|rozmyśliłam się|muszę odmówić|muszę zrezygnować',
  ),
  unwilling: phrases('beze mnie|nie mam czasu|nie mam ochoty|nie dla mnie'),
  turned: false,
};

export const TONGUES: readonly Tongue[] = [ENGLISH, GERMAN, FRENCH, ITALIAN, SPANISH, POLISH];

/** The word alone, or with thanks. */
export const NO = words('no nope nah nein nee nö non nie não nao nej nei ne не нет ні όχι hayır');

/** What stands around a no and says nothing. */
export const AROUND = words(
  "sorry well ok okay oh ah hm hmm um but so and then really unfortunately sadly actually afraid i'm regret thanks thank you thx danke leider aber also nun schade désolé désolée malheureusement mais merci alors hélas purtroppo mi dispiace spiacente ma grazie allora lo siento lamentablemente desgraciadamente pero gracias entonces niestety przykro przepraszam ale dziękuję please bitte prego proszę",
);

/** When somebody cannot, behind what says that he cannot. */
export const SAYS_WHEN = words(
  "right now at the moment this time today week month year any more anymore for it that after all mehr im gerade zurzeit maintenant en ce pour l'instant adesso al momento ahora por teraz",
);
