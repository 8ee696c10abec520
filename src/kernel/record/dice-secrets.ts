import { commitment } from '../chance/dice';
import type { GameFile, GameRow } from './game-file';
import type { Check } from './verify';

type Filed = Pick<GameFile, 'commitment' | 'spent' | 'secret' | 'rows'>;

/** The dice secrets of an exported game, and which rows each of them rolled: a game that was taken up again after its end has several. */
export class DiceSecrets {
  private readonly secrets: readonly (string | null)[];
  /** The rows with which a new secret came into force. */
  private readonly renewed: readonly { seq: number; commitment: string }[];

  constructor(private readonly file: Filed) {
    this.secrets = [...(file.spent ?? []), file.secret];
    this.renewed = file.rows.flatMap(({ seq, submission }) =>
      submission.kind === 'rewind' && submission.commitment !== undefined
        ? [{ seq, commitment: submission.commitment }]
        : [],
    );
  }

  /** The secret that a row was rolled with; null: not revealed. */
  before({ seq }: Pick<GameRow, 'seq'>): string | null {
    return this.secrets[this.renewed.filter((r) => r.seq < seq).length] ?? null;
  }

  /** Whether each secret that is revealed is the one that was promised. */
  promise(): Check {
    const name = 'commitment';
    const promised = [this.file.commitment, ...this.renewed.map((r) => r.commitment)];
    const known = this.secrets.filter((s) => s !== null);
    const kept =
      known.every((secret, i) => commitment(secret) === promised[i]) && promised.length === this.secrets.length;
    if (!kept) return { name, ok: false, text: 'the secret is not the one promised' };
    if (this.file.secret === null) return { name, ok: true, text: 'the secret is not revealed before the game ends' };
    const several = `each of the ${known.length} secrets is the one promised`;
    return { name, ok: true, text: known.length > 1 ? several : 'the secret is the one promised' };
  }
}
