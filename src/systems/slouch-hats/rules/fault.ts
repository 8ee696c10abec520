import type { Fault } from '../../../kernel/decide/fault';

/** What is wrong with a unit, as a text behind its name; where the reason does not begin with that name, behind `or`. */
export function ofUnit({ rule, why }: Fault, name: string, or: string): { rule: string; text: string } {
  return { rule, text: why.startsWith(`${name} `) ? why.slice(name.length + 1) : `${or}: ${why}` };
}
