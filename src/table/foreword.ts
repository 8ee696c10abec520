/** What somebody reads who learns of his game by its first question: what it is above that, what it is played by below. */
export interface Foreword {
  opening: string;
  terms: string;
}
