/** Letters that are not mistaken for each other when a code is read aloud. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** So many of them are the code of a game; one is a digit and one is none, so that no word is a code. */
export const CODE_LENGTH = 4;

/** Whether a game could have this code, in capitals. */
export const looksLikeCode = (text: string): boolean =>
  text.length === CODE_LENGTH &&
  [...text].every((letter) => CODE_LETTERS.includes(letter)) &&
  /\d/.test(text) &&
  /[A-Z]/.test(text);
