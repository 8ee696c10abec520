/** Writes one line to standard output; the command line is the only part that prints. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes one line to standard error. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
