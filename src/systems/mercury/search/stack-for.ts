import type { Json } from '../../../kernel/realm';
import type { Engagement } from '../rules/19-7-surface-combat';
import { activeSide, all, type Held, type LocalsTable, open, secretOf, secretOfActive, without } from './locals';
import type { Frame } from '../../../kernel/flow/frame';
import { stackShown } from '../../../kernel/search/locals';
import type { Side } from '../mercury';
import { GROUND_LOCALS } from './ground-locals';

const ROUND = {
  ...all(open, 'contact', 'tf', 'round', 'chase', 'target', 'germanLosses', 'alliedLosses', 'chosen'),
  // Ships that keep out of a combat are not seen in it (19.74a).
  withheld: secretOf('allied', []),
};

/** Who may know what of the procedures at sea. */
const NAVAL_LOCALS: LocalsTable = {
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

/** Who may know what of the landings from the sea (17.4). */
const LANDING_LOCALS: LocalsTable = {
  ...without('F Amphibious Landing Phase', 'G2 Coastal Steamer'),
  'Amphibious Landings': {
    // All that land have been told of when anybody is asked again; from which of several ships, they have not.
    values: { ...all(open, 'side', 'unit', 'hex'), landings: secretOfActive([]), assaults: secretOfActive() },
    left: { 'B landing and drift': secretOfActive([]), 'D Special Amphibious Assault': inAlphabet },
  },
  'Excess on the beaches': { values: all(open, 'side', 'hex'), left: all(open, 'overfull hexes') },
  'Special Amphibious Assault': { values: all(open, 'target', 'side', 'force', 'attackers') },
};

/** The order of the assaults is its player's until they come. */
function inAlphabet(value: Json, { seat, local }: Held): Json {
  return seat === activeSide(local) ? value : [...(value as string[])].sort();
}

/** Who may know what of the procedures that only a campaign has. */
const CAMPAIGN_LOCALS: LocalsTable = {
  ...without(
    'Campaign',
    'Campaign variants',
    'Campaign game-turn',
    'III Naval Segment of a campaign',
    'G Naval Unloading Phase',
    'I.C Evacuation Determination Phase',
  ),
  // Both see which RSCs nobody guards.
  'I.B Supply Phase': { values: all(open, 'abandoned') },
  'Losses aboard': { values: { loss: open } },
  'Unloading of a side': { values: all(open, 'side') },
  // A convoy is told as it is sent, and nobody is asked between.
  // What a convoy carries is its owner's to know (16.33).
  'III Convoys without ships': {
    values: { ...all(open, 'sent', 'result', 'contact'), aboard: secretOf('german', {}) },
    left: all(open, 'F2 convoys'),
  },
  'Arrival of a convoy': {
    values: all(open, 'contact', 'result', 'germanLosses', 'alliedLosses', 'half', 'chosen'),
  },
  ...LANDING_LOCALS,
};

/** Who may know which local value of which procedure. */
export const LOCALS: LocalsTable = { ...NAVAL_LOCALS, ...GROUND_LOCALS, ...CAMPAIGN_LOCALS };

/** The running procedures as `seat` may know them: of their local values nothing but what `LOCALS` shows him. */
export const stackFor = (stack: readonly Frame[], seat: Side): Frame[] => stackShown(LOCALS, stack, seat);
