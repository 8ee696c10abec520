/** Words for the other side in all languages, in front of a word that says where it is. */
export const ENEMY =
  /(?<=\s)(?:(?:the|any|all the|die|den|der|das|les|l['’]|le|gli|i|il|los|el|al|la)\s*)?(?:enem(?:y|ies)(?: troops| units| forces)?|opposition|foe|defenders?|garrison|gegner|feind(?:e|en)?|verteidiger|ennemis?|défenseurs?|nemic[oi]|difensori|enemigos?|defensores|wroga|wroga|nieprzyjaciela|obrońców|french(?:men)?|vichy french|vichy|germans?|brit(?:ish|s)|italians?|greeks?|kiwis|new zealanders|anzacs?|aussies|australians?|russians?|soviets?|romanians?|franzosen|deutschen?|briten|engländer|italiener|griechen|neuseeländer|russen|rumänen|français|allemands?|anglais|britanniques|italiens|grecs|russes|francesi|tedeschi|inglesi|britannici|greci|russi|franceses|alemanes|ingleses|británicos|italianos|griegos|rusos|francuzów|niemców|brytyjczyków|włochów|greków|rosjan)\s+(?=(?:at|in|on|around|near|holding|inside|bei|auf|im|à|a|en|dans|sur|su|nel|sul|sobre|w|na|pod)\s)/giu;

/** Whose a turn or an order is, in front of a word for it: `My German move:`. */
export const WHOSE =
  /(?<=(?:^|[.!?;]\s+)(?:(?:my|our|the|these are the|this is the|here is the|here are the|here is my|here are my|meine?|unsere?|mon|mes|nos|il mio|i miei|mi|mis|moje|mój)\s+)?)(?:german|allied|axis|british|soviet|commonwealth|italian|french|deutsche|alliierte|britische|sowjetische|allemand|allié|tedesc[oa]|alleat[oa]|alemán|alemana|aliad[oa]|niemieck[ia]e?|alianck[ia]e?)\s+(?=(?:(?:ground|naval|air|land|sea)\s+)?(?:moves?|movement|turn|orders?|phase|attacks?|combats?|Bewegung|Züge|Befehle)(?!\p{L}))/giu;

/** Which turn and phase it is, as a sentence of its own in front. */
export const TITLE =
  /^(?:(?:game[- ])?(?:turn|runde|tour|turno|tura)\s\p{N}{1,2}[,:.–-]{0,2}\s+)?(?:(?:german|axis|british|soviet|my|our)\s+)?(?:(?:ground|naval|air)\s)?(?:movement|combat|bombardment|attack|search|transport)\s(?:phase|segment)\.\s+(?=\S)/iu;
