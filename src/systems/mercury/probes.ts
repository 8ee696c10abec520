/** Orders that ask after what may be hidden: the answer must be the same whatever is there. */
export const PROBES: readonly string[] = [
  'pass',
  'attack TF C: rest > BB\nattack TF A: rest > Warspite',
  'engage contact 1 with TF D\nengage contact 2 with TF C',
  'search Cape Spada, Candia Bay, Kithera Strait',
  'move TF A: Candia Bay\ntransfer Warspite to TF B',
  'move Light Convoy no. 1: Cape Spada\nmove contact 2: Candia Bay',
  'form TF Z at Nowhere: Bismarck\nwithhold AA: Warspite',
  'bombard W4415 with TF C\nbombard W4415: Warspite',
];
