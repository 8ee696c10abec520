import type { Procedure, Step, StepWriter } from '../../../kernel/flow/step';
import { chooseExcess } from '../decisions/excess';
import { hexesTaken, phaseBegins } from '../facts/moves';
import { settleControl } from '../rules/03-1-control';
import { Board, excess } from '../rules/03-board';
import { phaseTitle, type PhaseName } from '../rules/04-sequence';
import { lapse } from '../rules/20-2-lasting';
import { define, printSide, type Act, type SlouchHats } from '../slouch-hats';
import type { Overstacked, Playing } from './playing';
import { beginSegment } from '../rules/04-2-markers';
import { unitsReleased } from '../facts/supply';
import { pointsLinked } from '../facts/victory';
import { phaseReleases, release } from '../rules/05-6-garrisons';
import { unitsOf } from '../rules/10-combat';
import { suddenVictory } from '../rules/18-victory';
import { combinedGameEnds, rommelsWarPoints } from '../rules/18-4-rommels-war';
import { enteredReleases } from '../rules/19-2-alawi-druze';

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
  // A, D and G have no beginning of their own (4.21).
  if (c.world.moment.segment !== c.local.segment) beginSegment(c.world);
  c.world.moment = { segment: c.local.segment, phase: name };
  c.world.entered = [];
  phaseBegins(c, { title: phaseTitle(c.world.moment) });
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

/** 3.12: control as it stands now, told where it changed. */
export function settle(c: Act<object>): void {
  const taken = settleControl(c.world, c.data);
  if (taken.length > 0) hexesTaken(c, { taken: taken.map(({ hex, side }) => ({ hex, side })) });
}

/** 5.63, 19.22: garrisons beside an enemy, and groups whose area was entered, are free. */
export function freeGarrisons(c: Act<object>): void {
  free(c, phaseReleases(new Board(c.world, c.data)), '5.63');
}

/** 19.22: who passes through the area of a group frees it, though he stands elsewhere when the phase ends. */
export function freeGroups(c: Act<object>, units: readonly string[], hexes: readonly string[]): void {
  const board = new Board(c.world, c.data);
  free(c, enteredReleases(board, unitsOf(board, units), hexes), '19.22');
}

function free(c: Act<object>, units: string[], rule: string): void {
  release(c.world, units);
  if (units.length > 0) unitsReleased(c, { units }, { rule });
}

/** 18.2: a side without a combat unit on the map has lost. */
export function lookForVictory(c: Act<object>): void {
  if (c.world.surrendered && combinedGameEnds(new Board(c.world, c.data))) return linkedGameEnds(c);
  const winner = suddenVictory(new Board(c.world, c.data));
  if (winner === null) return;
  c.end({
    ...{ winner, level: 'Sudden Victory', rule: '18.21', detail: { turn: c.data.turns[c.world.turn]?.name ?? '' } },
    text: `No enemy combat unit is left on the map: Sudden Victory of the ${printSide(winner)} player.`,
  });
}

/** 18.45, 18.47: the end of a game linked to Rommel's War after a surrender; Axis points go over into that game. */
export function linkedGameEnds(c: Act<object>): void {
  const [points, turn] = [rommelsWarPoints(c.world), c.data.turns[c.world.turn]?.name ?? ''];
  pointsLinked(c, { points });
  c.end({
    ...{ winner: 'allied', level: 'Vichy Surrender', rule: '18.47', detail: { turn, rommelsWar: points } },
    text: 'Vichy has surrendered, and the Germans are beaten or the turns are over: the Allied player wins.',
  });
}
