import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { EVERY_STYLE, type QuotingStyle } from '../support/quoting';
import { samplesIn, subjectOf, textOf } from '../support/reading';
import type { Habit } from './habits';

const HOUR_MS = 3_600_000;

/** What somebody will write, and when. */
interface Letter {
  at: number;
  mail: Delivered;
  own: string;
  /** What he writes next if this is not recorded. */
  rest: string[];
}

/** A simulated member: reads his mailbox, thinks as long as he is wont to, and answers by reply. */
export class Member {
  /** Mails he has sent, by Message-ID, with what he would write next. */
  readonly sent = new Map<string, { mail: Delivered; rest: string[] }>();
  readonly receipts = new Map<string, number>();
  private readonly waiting: Letter[] = [];
  private read = 0;
  private letters = 0;
  private gone = false;

  constructor(
    readonly player: Player,
    readonly habit: Habit,
    private readonly chance: (about: string) => number,
  ) {}

  /** Looks into his mailbox at `now`, on `day`. */
  look(now: Date, day: number): void {
    const { mailbox } = this.player;
    for (; this.read < mailbox.length; this.read++) {
      const mail = mailbox[this.read];
      if (mail) this.receive(mail, now);
    }
    const { leaves } = this.habit;
    if (leaves && day >= leaves.day && !this.gone) this.leave(now, leaves.how);
  }

  /** Sends what its time has come for; how many. */
  async write(now: Date): Promise<number> {
    const due = this.waiting.filter((l) => l.at <= now.getTime());
    for (const letter of due) {
      this.waiting.splice(this.waiting.indexOf(letter), 1);
      const style = EVERY_STYLE[this.letters % EVERY_STYLE.length] as QuotingStyle;
      const odd = this.habit.name === 'odd mail program' ? { style } : {};
      const messageId = `<${++this.letters}.${this.player.email}>`;
      this.sent.set(messageId, letter);
      await this.player.reply(letter.mail, letter.own, { messageId, ...odd });
    }
    return due.length;
  }

  private receive(mail: Delivered, now: Date): void {
    const subject = subjectOf(mail);
    if (/: receipt, /.test(subject)) return this.receipt(mail, now);
    if (/^\[Despatch\] /.test(subject)) return this.answer(mail, now, [digestAnswer(mail)]);
    if (/: you are invited$/.test(subject)) return this.answer(mail, now, ['JOIN']);
    if (/, due /.test(subject)) return this.answer(mail, now, candidates(samplesIn(textOf(mail))));
    if (/you may claim$/.test(subject)) return this.answer(mail, now, ['CLAIM']);
    const code = /CONFIRM (\d{6})/.exec(textOf(mail))?.[1];
    if (code !== undefined) this.answer(mail, now, [`CONFIRM ${code}`]);
  }

  private receipt(mail: Delivered, now: Date): void {
    const answered = mail.parsed.inReplyTo ?? '';
    this.receipts.set(answered, (this.receipts.get(answered) ?? 0) + 1);
    const code = /^ {2}\| CONFIRM (\d{6})/m.exec(textOf(mail))?.[1];
    if (code !== undefined) return this.later({ at: now.getTime(), mail, own: `CONFIRM ${code}`, rest: [] });
    const attempt = this.sent.get(answered);
    const [next, ...rest] = attempt?.rest ?? [];
    if (attempt && next !== undefined && /receipt, NOT recorded/.test(subjectOf(mail)))
      this.later({ at: now.getTime(), mail: attempt.mail, own: next, rest });
  }

  private answer(mail: Delivered, now: Date, [own, ...rest]: string[]): void {
    const about = mail.parsed.messageId ?? '';
    if (own === undefined || (this.gone && this.habit.leaves?.how === 'silence')) return;
    if (this.chance(`silent ${about}`) * 100 < this.habit.silent && /, due /.test(subjectOf(mail))) return;
    const hours = this.habit.from + this.chance(about) * (this.habit.to - this.habit.from);
    this.later({ at: now.getTime() + hours * HOUR_MS, mail, own, rest });
  }

  private leave(now: Date, how: 'abandon' | 'silence'): void {
    this.gone = true;
    this.waiting.length = 0;
    if (how === 'silence') return;
    const codes = new Set(this.player.mailbox.flatMap((m) => /\[Despatch (\w{4})\]/.exec(subjectOf(m))?.[1] ?? []));
    for (const code of codes) {
      const mail = this.player.mailbox.findLast((m) => subjectOf(m).includes(code) && m.parsed.replyTo);
      if (mail) this.later({ at: now.getTime(), mail, own: 'ABANDON', rest: [] });
    }
  }

  private later(letter: Letter): void {
    if (letter.mail.parsed.replyTo) this.waiting.push(letter);
  }
}

/** All samples together are the usual answer; where they are alternatives, each alone, the last first. */
function candidates(samples: string[]): string[] {
  return [samples.filter((s) => s !== 'pass').join('\n') || 'pass', ...[...samples].reverse()];
}

/** An answer to every game of a digest. */
function digestAnswer(mail: Delivered): string {
  const blocks = textOf(mail)
    .split(/^={72}\n([A-Z0-9]{4,8}):\n={72}\n/m)
    .slice(1);
  const answers: string[] = [];
  for (let i = 0; i + 1 < blocks.length; i += 2) {
    const [own] = candidates(samplesIn(blocks[i + 1] ?? ''));
    if (/you may claim|You may write CLAIM/.test(blocks[i + 1] ?? '')) answers.push(`${blocks[i]}:\nCLAIM`);
    else if (samplesIn(blocks[i + 1] ?? '').length > 0) answers.push(`${blocks[i]}:\n${own}`);
  }
  return answers.join('\n\n') || 'THANKS';
}
