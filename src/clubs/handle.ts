/** Letters and figures of a name, for addresses: `Hex & Counter` is `hex-counter`; a name without any is `club`. */
export function handleOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return words.slice(0, 32).replace(/-$/, '') || 'club';
}
