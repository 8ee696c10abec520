import type { JsonObject } from '../realm';
import type { GameFile } from './game-file';
import { hashOf, sealOf } from './hash';
import type { RulingSubmission } from './submission';

/** A ruling that a game was played by, or that was made in it, as its file tells it. */
export interface FiledRuling {
  nr: number;
  scope: 'game' | 'club';
  rules: string[];
  asked: string;
  answer: string;
  reason: string;
  /** It was made in this game, about the position that row `seq` made; else in another of the club. */
  here: boolean;
  seq: number;
  step: number;
  positionHash: string;
  /** Whether the game is played by it; on consent: when both players agree. */
  force: 'in force' | 'on consent' | 'not here';
  by: JsonObject;
  at: string;
  withdrawnAt: string | null;
  withdrawnWhy: string | null;
}

/** What the log holds of a ruling that is made: all of its words. */
export function rulingDigest(
  ruling: Pick<FiledRuling, 'nr' | 'scope' | 'rules' | 'asked' | 'answer' | 'reason'>,
): string {
  const { nr, scope, rules, asked, answer, reason } = ruling;
  return hashOf({ nr, scope, rules, asked, answer, reason });
}

/** The same of one that is withdrawn. */
export const withdrawalDigest = (nr: number, why: string): string => hashOf({ nr, withdrawn: why });

/** Rulings in a file of a running game: a plain hash of a position would let who guesses what is hidden see that he is right. */
export const sealedRulings = (rulings: readonly FiledRuling[], secret: string): FiledRuling[] =>
  rulings.map((ruling) => ({ ...ruling, positionHash: sealOf(secret, ruling.positionHash) }));

/** What is wrong with the rulings of a file: words that are not those of the log, positions that are not its own. */
export function rulingFaults({ rulings = [], rows }: Pick<GameFile, 'rulings' | 'rows'>): string[] {
  const logged = rows.flatMap(({ submission }) => (submission.kind === 'ruling' ? [submission] : []));
  return [
    ...rulings.flatMap((ruling) => faultsOf(ruling, { rows, logged })),
    ...logged
      .map(({ nr }) => nr)
      .filter((nr, i, all) => all.indexOf(nr) === i && !rulings.some((r) => r.nr === nr))
      .map((nr) => `R${nr} of the log is missing`),
  ];
}

function faultsOf(
  ruling: FiledRuling,
  { rows, logged }: Pick<GameFile, 'rows'> & { logged: readonly RulingSubmission[] },
): string[] {
  const { nr, here, seq, positionHash, withdrawnWhy } = ruling;
  const own = logged.filter((row) => row.nr === nr);
  const made = own.find((row) => row.change === 'made');
  const gone = own.find((row) => row.change === 'withdrawn');
  return [
    ...(made && made.digest !== rulingDigest(ruling) ? [`R${nr} has not the words of the log`] : []),
    ...(made && !here ? [`R${nr} was made in this game by its log`] : []),
    ...(gone && gone.digest !== withdrawalDigest(nr, withdrawnWhy ?? '') ? [`R${nr} was withdrawn otherwise`] : []),
    ...(here && rows[seq]?.positionHash !== positionHash ? [`R${nr} is about another position than row ${seq}`] : []),
  ];
}

/** Rulings that were made in the game and have no row in its log: after its end, or before rulings had rows. */
export function unlogged({ rulings = [], rows }: Pick<GameFile, 'rulings' | 'rows'>): number[] {
  const made = rows.flatMap(({ submission: s }) => (s.kind === 'ruling' && s.change === 'made' ? [s.nr] : []));
  return rulings.filter(({ here, nr }) => here && !made.includes(nr)).map(({ nr }) => nr);
}
