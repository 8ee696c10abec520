/**
 * What a mail of forty lines costs: npm run bench:questions -- [PART] [--saved] [--answers FILE]
 *
 *   PART              questions whose name holds it
 *   --saved           those of saved positions too, of all versions
 *   --answers FILE    times nothing: writes what becomes of each mail, a line each, to be compared with those of another day
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { say } from '../src/cli/output';
import { codes, savedCodes } from '../src/cli/written-orders';
import { answered, askedIn, mailsFor, withOwnView, type Asked, type Written } from './forty-lines';
import { rounded } from './measure';

/** So much may a mail take, of the processor and by the clock. */
const MOST_MS = 15;
/** The least of so many rounds counts: what others do on the machine is left out. */
const ROUNDS = 6;
const WORST = 10;
const WAYS: readonly Written[] = ['printed', 'free', 'mixed'];

interface Times {
  cpuMs: number;
  wallMs: number;
}
type Figures = { name: string } & Record<Written, Times>;

function once(asked: Asked, text: string): Times {
  const own = withOwnView(asked);
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  answered(own, text);
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1_000, wallMs: performance.now() - wall };
}

function least(asked: Asked, text: string): Times {
  const rounds = Array.from({ length: ROUNDS }, () => once(asked, text));
  const of = (key: keyof Times): number => rounded(Math.min(...rounds.map((round) => round[key])), 1);
  return { cpuMs: of('cpuMs'), wallMs: of('wallMs') };
}

function measured(asked: Asked): Figures {
  const mails = mailsFor(asked);
  const [printed, free, mixed] = [least(asked, mails.printed), least(asked, mails.free), least(asked, mails.mixed)];
  return { name: asked.name, printed, free, mixed };
}

const worst = (one: Figures): number => Math.max(...WAYS.map((way) => one[way].cpuMs));

function tell(found: readonly Figures[]): void {
  say('CPU and wall milliseconds as printed, written freely, with several orders of each unit');
  for (const one of found.toSorted((a, b) => worst(b) - worst(a)).slice(0, WORST)) {
    const times = WAYS.map((way) => `${one[way].cpuMs.toFixed(1)}/${one[way].wallMs.toFixed(1)}`.padStart(11));
    say(`${times.join(' ')}  ${one.name}`);
  }
  const over = (way: Written, key: keyof Times): number => found.filter((one) => one[way][key] > MOST_MS).length;
  for (const key of ['cpuMs', 'wallMs'] as const) {
    const [printed, free, mixed] = WAYS.map((way) => over(way, key));
    const counts = `${printed} as printed, ${free} written freely, ${mixed} with several orders of each unit`;
    say(`${found.length} questions; over ${MOST_MS} ms ${key === 'cpuMs' ? 'CPU' : 'wall'}: ${counts}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { saved: { type: 'boolean', default: false }, answers: { type: 'string' } },
});
const [part = ''] = positionals;
const all = [...codes, ...(values.saved ? savedCodes() : [])];
const asked = all.flatMap(askedIn).filter(({ name }) => name.includes(part));
if (values.answers === undefined) tell(asked.map(measured));
else {
  const lines = asked.flatMap((one) => {
    const mails = mailsFor(one);
    return WAYS.map((way) => JSON.stringify([one.name, way, mails[way], answered(withOwnView(one), mails[way])]));
  });
  writeFileSync(values.answers, `${lines.join('\n')}\n`);
}
