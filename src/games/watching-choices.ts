/** A choice of a list in a form. */
export interface Choice {
  word: string;
  text: string;
}

/** Who may watch a game, as forms offer it: nobody, or everybody so many game-turns behind. */
export const SPECTATOR_CHOICES: readonly Choice[] = [
  { word: '', text: 'nobody but the players' },
  { word: '1', text: 'everybody, one game-turn behind' },
  { word: '2', text: 'everybody, two game-turns behind' },
  { word: '4', text: 'everybody, four game-turns behind' },
];
