/** What players are told of the dice of a game that is taken up again after its end. */
export const newDice = (commitment: string): string =>
  `The dice secret of the game so far stood in its last mail: every roll from here on comes from a new one, whose SHA-256 hash is ${commitment}.`;
