import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from './read-mail';
import { fromPerson, isForwarded } from './reading';
import { writtenHtml, writtenText } from './written';

/** Real mails of other projects' test suites; they lie beside the project, not in it. */
const FOLDER = join(__dirname, '../../../../shared/mails');

/** What was reached; a change may raise it, never lower it. */
const FLOOR = {
  exact: 0.983,
  foreign: 0.006,
  forwardedRead: 0,
  forwardsKnown: 0.92,
  caught: 1,
  falseAlarms: 0,
  permanence: 0.95,
};

interface Expected {
  input: 'text' | 'eml' | 'html';
  class: string;
  strength: string;
  reply?: string;
  accept?: string[];
  contains?: string[];
  notContains?: string[];
  ownText?: string;
  dsn?: { hard: boolean }[];
}
interface Seen {
  name: string;
  want: Expected;
  text: string;
  class: string;
}
const MACHINES = /^(?:bounce|auto-reply|auto-generated|feedback-report|mailing-list|delivered-notice)/;
const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();
const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 1000;

async function seen(name: string, want: Expected): Promise<Seen> {
  const bytes = readFileSync(join(FOLDER, name));
  if (want.input === 'eml') {
    const { text, class: kind } = await readMail(bytes, { from: null, domain: null });
    return { name, want, text, class: kind };
  }
  const own = want.input === 'html' ? writtenHtml(bytes.toString()) : writtenText(bytes.toString());
  return { name, want, text: own.text, class: isForwarded(own) ? 'forward' : 'human' };
}

/** Whether the whole of the writer's words is known; suites that keep quotes in them are no measure for orders. */
const isWhole = ({ want }: Seen): boolean =>
  (want.reply ?? want.ownText) !== undefined &&
  !MACHINES.test(want.class) &&
  want.class !== 'inline-reply' &&
  (want.class === 'forward' || /exact|derived/.test(want.strength));
const wanted = ({ want }: Seen): string[] =>
  [(want.class === 'forward' ? want.ownText : undefined) ?? want.reply ?? '', ...(want.accept ?? [])].map(folded);
const isExact = (mail: Seen): boolean => wanted(mail).includes(folded(mail.text));
const isForeign = (mail: Seen): boolean =>
  mail.text.split('\n').some((line) => !wanted(mail).some((w) => w.includes(folded(line))));

const there = existsSync(join(FOLDER, 'expect.json'));
(there ? describe : describe.skip)(`the mails in ${FOLDER}${there ? '' : ', which are not here'}`, () => {
  let mails: Seen[] = [];
  beforeAll(async () => {
    const expected = JSON.parse(readFileSync(join(FOLDER, 'expect.json'), 'utf8')) as Record<string, Expected>;
    mails = await Promise.all(Object.entries(expected).map(([name, want]) => seen(name, want)));
  }, 120_000);

  it('are read at least as well as ever', () => {
    const whole = mails.filter(isWhole);
    const machines = mails.filter((m) => m.want.input === 'eml' && MACHINES.test(m.want.class));
    const people = mails.filter((m) => m.want.input === 'eml' && !MACHINES.test(m.want.class));
    const bounces = machines.filter((m) => m.want.class.startsWith('bounce') && m.want.dsn);
    const right = bounces.filter((m) => (m.class === 'bounce-hard') === m.want.dsn?.some((d) => d.hard));
    const forwards = mails.filter((m) => m.want.class === 'forward');
    const score = {
      exact: share(whole.filter(isExact).length, whole.length),
      foreign: share(whole.filter((m) => !isExact(m) && isForeign(m)).length, whole.length),
      forwardedRead: whole.filter((m) => m.want.class === 'forward' && !isExact(m) && isForeign(m)).length,
      forwardsKnown: share(forwards.filter((m) => m.class === 'forward').length, forwards.length),
      caught: share(machines.filter((m) => !fromPerson(m as never)).length, machines.length),
      falseAlarms: people.filter((m) => !fromPerson(m as never)).length,
      permanence: share(right.length, bounces.length),
    };
    process.stdout.write(`shared mails: ${mails.length}, ${whole.length} read whole: ${JSON.stringify(score)}\n`);
    expect(score.exact).toBeGreaterThanOrEqual(FLOOR.exact);
    expect(score.foreign).toBeLessThanOrEqual(FLOOR.foreign);
    expect(score.forwardedRead).toBe(FLOOR.forwardedRead);
    expect(score.forwardsKnown).toBeGreaterThanOrEqual(FLOOR.forwardsKnown);
    expect(score.caught).toBeGreaterThanOrEqual(FLOOR.caught);
    expect(score.falseAlarms).toBe(FLOOR.falseAlarms);
    expect(score.permanence).toBeGreaterThanOrEqual(FLOOR.permanence);
  });

  it('hold what their suites ask for and nothing that they forbid', () => {
    const wrong = mails.flatMap(({ name, want, text }) => [
      ...(want.contains ?? [])
        .filter((part) => !folded(text).includes(folded(part)))
        .map((part) => `${name} lacks ${part}`),
      ...(want.notContains ?? [])
        .filter((part) => folded(text).includes(folded(part)))
        .map((part) => `${name} has ${part}`),
    ]);
    expect(wrong).toEqual([]);
  });
});
