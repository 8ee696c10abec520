import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import type { AnyEngine } from '../systems/systems';
import { fingerprintOf, toldAt, type Fingerprint, type FingerprintOptions } from './fingerprint';
import { loadedSystems } from './loaded-systems';
import { complain, say } from './output';

interface Flags {
  games: string;
  most: string;
  every: string;
  into?: string;
  against?: string;
  tell?: string;
  surface: string;
}

/** So many differences are named; of the rest their number. */
const NAMED = 20;

/** `despatch fingerprint [S]`: what every seat gets in random games, by hash, kept or compared. */
export function fingerprintCommand(): Command {
  return new Command('fingerprint')
    .description('hash what every seat gets in games of all scenarios, and compare it with what it was before a change')
    .argument('[system]', 'one system; all unless given')
    .option('--games <n>', 'games of each scenario and way of playing', '1')
    .option('--most <n>', 'decisions of each game', '300')
    .option('--every <n>', 'one asked position in so many is looked at', '15')
    .option('--into <file>', 'keep it')
    .option('--against <file>', 'compare with what was kept; exit code 1 where it differs')
    .option('--tell <moment>', 'print the text of one moment, as differences name it')
    .option('--surface <name>', 'of that: view, turn mail, receipt, log, web page ...', 'turn mail')
    .action(async (system: string | undefined, flags: Flags) => {
      const systems = loadedSystems();
      const engines = system === undefined ? systems.all() : [systems.engine(system)];
      if (flags.tell !== undefined) return tell(engines, flags.tell, flags);
      const found: Fingerprint = {};
      for (const engine of engines) {
        const of = await fingerprintOf(engine, optionsOf(flags));
        for (const [moment, hashes] of Object.entries(of)) found[`${engine.system.id}/${moment}`] = hashes;
      }
      if (flags.into !== undefined) writeFileSync(flags.into, `${JSON.stringify(found, null, 1)}\n`);
      say(`${Object.keys(found).length} moments`);
      if (flags.against !== undefined) compare(found, JSON.parse(readFileSync(flags.against, 'utf8')) as Fingerprint);
    });
}

const optionsOf = ({ games, most, every }: Flags): FingerprintOptions => ({
  games: Number(games),
  most: Number(most),
  oneIn: Number(every),
});

async function tell(engines: readonly AnyEngine[], moment: string, flags: Flags): Promise<void> {
  for (const engine of engines) {
    if (!moment.startsWith(`${engine.system.id}/`)) continue;
    const at = { moment: moment.slice(engine.system.id.length + 1), surface: flags.surface };
    const text = await toldAt(engine, optionsOf(flags), at);
    if (text !== null) return say(text);
  }
  throw new Error(`no game has the moment "${moment}"; give --games, --most and --every as they were`);
}

function compare(now: Fingerprint, before: Fingerprint): void {
  const moments = Object.keys({ ...before, ...now });
  const differ = moments.flatMap((moment) => {
    const [a, b] = [before[moment], now[moment]];
    if (!a || !b) return [`${moment}: ${a ? 'is gone' : 'is new'}`];
    return Object.keys({ ...a, ...b }).flatMap((name) => (a[name] === b[name] ? [] : [`${moment}: ${name}`]));
  });
  for (const line of differ.slice(0, NAMED)) complain(line);
  if (differ.length > NAMED) complain(`and ${differ.length - NAMED} more`);
  say(`${differ.length} differences`);
  if (differ.length > 0) process.exitCode = 1;
}
