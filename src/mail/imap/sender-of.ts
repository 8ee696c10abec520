import { headLines } from '../head-lines';

const ADDRESS = /[^\s<>"(),;:]{1,64}@[^\s<>"(),;:]{1,255}/;
const CONTROLS = /\p{Cc}/gu;

/**
 * The envelope sender of a mail from a mailbox: what the server that delivered it wrote on top as Return-Path, empty for
 * machine mail. Servers that write none: the address of From.
 */
export function senderOf(raw: Buffer): string {
  const head = headLines(raw);
  const first = (name: string): string | undefined => head.find((l) => l.name === name)?.value.replace(CONTROLS, '');
  const returnPath = first('return-path');
  if (returnPath !== undefined) return ADDRESS.exec(returnPath)?.[0] ?? '';
  return ADDRESS.exec(first('from') ?? '')?.[0] ?? 'unknown';
}
