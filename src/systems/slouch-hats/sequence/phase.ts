import { chooseExcess } from '../decisions/excess';
import type { Side } from '../side';
import { announce, define } from '../slouch-hats';
import type { Act, SlouchHats } from '../slouch-hats';
import type { Procedure, Step, StepWriter } from '../../../kernel/flow/step';
import { phaseTitle } from '../rules/04-sequence';
import type { PhaseName, SegmentId } from '../rules/04-sequence';
import type { Sailing, SailingHelp } from '../rules/07-2-naval-transport';
import type { Used } from '../rules/08-field';
import { settleControl } from '../rules/03-1-control';
import { excess } from '../rules/03-3-stacking';
import { Board } from '../rules/03-board';

import type { Place } from '../world';
import { noteLoss } from '../rules/18-1-victory-points';
import { lapse } from '../rules/20-2-lasting';
import type { Declared } from './allocation';
import { freeGarrisons, lookForVictory } from './phase-end';

/** The Segment whose phases are played. */
export interface Playing {
  segment: SegmentId;
  /** What the moves of a Movement phase have used up. */
  used?: Used;
  /** What a Transport phase carries by sea, and what the other side sends against it. */
  sailings?: Sailing[];
  helped?: Mission[];
  against?: Mission[];
  /** Who takes part over each goal, placed and flown. */
  helps?: { to: Place; help: SailingHelp }[];
  /** Ports that are bombarded, and the naval or air unit that is being placed (20.21 O, 20.22 M). */
  bombarded?: Mission[];
  placing?: string;
  /** Attacks of a Combat phase that are still to be fought, and units that retreated into hexes of theirs (12.35). */
  attacks?: Declared[];
  guests?: string[];
  /** Who took part in combat in the Combat phase of this Segment (8.42). */
  fought?: string[];
  /** Whose draws or arrivals they are. */
  whose?: Side;
  /** The overstacked hex that somebody leaves (3.32). */
  over?: Overstacked;
}

/** A hex with more than seven stacking points, and who of them entered in the phase. */
export interface Overstacked {
  hex: string;
  side: Side;
  entered: string[];
}

/** Naval and air units that modify the rolls for one goal (7.23c, 19.14). */
export interface Mission {
  to: Place;
  units: string[];
}

/** A phase: it begins, what is done in it, and what every phase ends with (3.32). */
export function phase(
  name: PhaseName,
  write: (s: StepWriter<SlouchHats, Playing>) => Step<SlouchHats, Playing>[] = () => [],
): Procedure<SlouchHats, Playing> {
  return define<Playing>(`${name} Phase`, (s) => [
    s.do('the phase begins', (c) => begin(c, name)),
    ...write(s),
    s.while('stacks of more than seven', (c) => overstacked(c) !== null, [
      s.do('stack', (c) => void (c.local.over = overstacked(c) ?? undefined)),
      s.ask('who leaves', chooseExcess),
    ]),
    s.do('control', settle),
    s.do('garrisons that are free', freeGarrisons),
    s.do('Sudden Victory', lookForVictory),
    s.do('the phase ends', (c) => lapse(c.world, 'phase')),
  ]);
}

function begin(c: Act<Playing>, name: PhaseName): void {
  c.world.moment = { segment: c.local.segment, phase: name };
  c.world.entered = [];
  announce(c, 'phase.begins', '4.21', { title: phaseTitle(c.world.moment) });
}

/** 3.32: a hex with too many stacking points, of which some have entered in this phase; null: none is left. */
function overstacked({ world, data }: Pick<Act<Playing>, 'world' | 'data'>): Overstacked | null {
  const board = new Board(world, data);
  for (const hex of world.entered.map((id) => world.units[id]?.at ?? '')) {
    const [first] = excess(board, hex, world.entered);
    if (!first) continue;
    return { hex, side: first.counter.side, entered: world.entered.filter((id) => world.units[id]?.at === hex) };
  }
  return null;
}

/** 3.32: units leave an overstacked hex for the Cadre Box. Writes the world. */
export function leaveStack(c: Act<Playing>, ids: readonly string[]): void {
  for (const unit of ids) {
    const hex = c.world.units[unit]?.at ?? '';
    Object.assign(c.world.units[unit] ?? {}, { at: 'cadre' });
    noteLoss(c.world, c.data, unit);
    announce(c, 'unit.excess', '3.32', { unit, hex });
  }
  delete c.local.over;
}

/** 3.12: control as it stands now, told where it changed. */
export function settle(c: Act<object>): void {
  const taken = settleControl(c.world, c.data);
  if (taken.length > 0) announce(c, 'hexes.taken', '3.12', { taken: taken.map(({ hex, side }) => ({ hex, side })) });
}
