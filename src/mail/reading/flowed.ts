/**
 * Joins the lines that a program broke in `format=flowed` text (RFC 3676): a line that ends with a blank goes on in the
 * next of the same quote depth. Quoted lines come out with one run of marks before them.
 */
export function unflowed(text: string, delSp: boolean): string {
  const lines: { depth: number; text: string; open: boolean }[] = [];
  for (const raw of text.split(/\r?\n/)) {
    const { depth, rest } = unstuffed(raw);
    const flows = rest.endsWith(' ') && rest !== '-- ';
    const words = flows && delSp ? rest.slice(0, -1) : rest;
    const last = lines.at(-1);
    if (last?.open && last.depth === depth && rest !== '-- ') {
      last.text += words;
      last.open = flows;
    } else lines.push({ depth, text: words, open: flows });
  }
  return lines.map((l) => (l.depth > 0 ? `${'>'.repeat(l.depth)} ${l.text}` : l.text)).join('\n');
}

function unstuffed(line: string): { depth: number; rest: string } {
  let depth = 0;
  while (line[depth] === '>') depth++;
  const rest = line.slice(depth);
  return { depth, rest: rest.startsWith(' ') ? rest.slice(1) : rest };
}
