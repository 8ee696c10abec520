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
    s.do('stacks of more than seven', unstack),
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

/** 3.32: what entered last goes to the Cadre Box. */
function unstack(c: Act<Playing>): void {
  const board = new Board(c.world, c.data);
  const hexes = c.world.entered.map((id) => c.world.units[id]?.at ?? '');
  for (const hex of hexes.filter((at, i) => hexes.indexOf(at) === i)) {
    for (const { id } of excess(board, hex, c.world.entered)) {
      Object.assign(c.world.units[id] ?? {}, { at: 'cadre' });
      noteLoss(c.world, c.data, id);
      announce(c, 'unit.excess', '3.32', { unit: id, hex });
    }
  }
}

/** 3.12: control as it stands now, told where it changed. */
export function settle(c: Act<object>): void {
  const taken = settleControl(c.world, c.data);
  if (taken.length > 0) announce(c, 'hexes.taken', '3.12', { taken: taken.map(({ hex, side }) => ({ hex, side })) });
}
