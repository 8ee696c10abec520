/** Orders that ask after markers: the answer must be the same whatever the other side holds (20.13). */
export const PROBES: readonly string[] = [
  'pass',
  'event A\nevent E\nevent N at Tripoli',
  'event D cancel E\nevent Q cancel K',
  'event K: Allied MSU 1\nevent R\nevent H',
  'always event M',
  'draw 9 more',
  'forget all',
];
