import type { Json } from '../../../kernel/realm';
import type { Engagement } from '../rules/19-7-surface-combat';
import { all, open, secretOf, without, type Held, type LocalsTable } from './locals';

const ROUND = {
  ...all(open, 'contact', 'tf', 'round', 'chase', 'target', 'germanLosses', 'alliedLosses', 'chosen'),
  // Ships that keep out of a combat are not seen in it (19.74a).
  withheld: secretOf('allied', []),
};

/** Who may know what of the procedures at sea. */
export const NAVAL_LOCALS: LocalsTable = {
  ...without('Naval scenario', 'Game-turn', 'II Air Segment', 'III Naval Segment', 'A Port Refit'),
  ...without('B Allied Naval Movement', 'D German Naval Movement', 'E Second Naval Combat', 'F Amphibious Landing'),
  // Searches and raids are declared before the first is carried out (18.31, 19.13).
  'C First Naval Combat': {
    values: all(open, 'searches', 'search', 'raids', 'raid'),
    left: all(open, '2 zones searched', '3 air-naval combat'),
  },
  'Air Search of a Zone': { values: { ...all(open, 'search', 'zone'), found: secretOf('german', []) } },
  'Air-Naval Combat': {
    values: {
      ...all(open, 'tf', 'units', 'left', 'level', 'now', 'through', 'wasted', 'surprise'),
      // Under full coordination each attack is told when it is flown, under partial the ships, not the wishes (19.21).
      ordered: (value, { local, seat }) => (seat === 'german' || local['level'] === 'poor' ? value : []),
      // The German hears that there was fire, never whose (19.33).
      firing: secretOf('allied'),
      fired: secretOf('allied', []),
    },
  },
  'Surface Combat': {
    values: { engagements: fought, one: (value, { seat }) => (seat === 'allied' ? value : unseen(value)) },
    left: {
      'Engagement Round': secretOf('allied', []),
      'Disengagement Round': (value, { seat }) => (seat === 'allied' ? value : (value as Json[]).map(unseen)),
    },
  },
  'Surface Round': { values: ROUND },
  'Convoy Losses': { values: ROUND },
  'Disengagement Round': {
    values: {
      ...all(open, 'contact', 'intent', 'to', 'outcome'),
      engagement: (value, { seat }) => (seat === 'allied' ? value : unseen(value)),
    },
  },
};

/** To the German: without the ships that are withheld. */
const unseen = (value: Json): Json => ({ ...(value as unknown as Engagement), withheld: [] }) as unknown as Json;

/** The German learns of an engagement when it is fought, not when the Allied player chooses it (19.74a). */
function fought(value: Json, { frame, seat }: Held): Json {
  if (seat === 'allied') return value;
  const list = value as Json[];
  if (frame.at === 'Disengagement Round') return list.map(unseen);
  if (frame.at !== 'Engagement Round') return [];
  return list.slice(0, list.length - (frame.cursor?.left ?? []).length).map(unseen);
}
