/** `should 13/IV/Sturm go to 4313`; but `could you move it` asks politely. */
const ASKS =
  /^(?:should|shall|can|could|may|might|soll|sollte|kann|könnte|darf)\s+(?!(?:you|we|i|u|du|ihr|wir|ich|sie|man)\b)/iu;

/** Who asks the program politely, orders. */
const REQUESTS =
  /^(?:please,? |bitte |hi,? |hello,? )?(?:(?:could|can|would|will) you\b|(?:könntest|kannst|würdest) du\b|(?:könnten|können|würden) sie\b|(?:pourrais|peux)[- ]tu\b|(?:pourriez|pouvez)[- ]vous\b|potresti\b|potreste\b|puoi\b|podrías\b|puedes\b|czy (?:możesz|mógłbyś|mogłabyś)\s)/iu;

/** Whether a line asks, and orders nothing: by its mark, or by how it begins. */
export const isQuestion = (line: string): boolean =>
  (/[?？]\s*$/u.test(line) && !REQUESTS.test(line)) || (ASKS.test(line) && !PLEASE.test(line));

/** `could A please be moved to X` */
const PLEASE = /(?<!\p{L})(?:please|pls|kindly|bitte)(?!\p{L})/iu;
