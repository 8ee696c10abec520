import { freshUnit } from '../../set-up-ground';
import { groundSetUp } from '../../set-up';
import { mercuryData, mercuryEngine } from '../../testing';
import type { View } from '../../view/view';
import type { Mark, PageText } from '../marks';

/** A seat's view of a ground scenario on its second game-turn, with all units of the first drop in their target hexes: a copy, to be changed. */
export function landedView(id: string, seat: View['seat'] = 'german'): View {
  const data = mercuryData();
  const scenario = data.groundScenarios.find((s) => s.id === id);
  if (!scenario) throw new Error(`no ground scenario "${id}"`);
  const world = groundSetUp(data, scenario, {});
  const units = world.ground?.units ?? {};
  for (const [at, ids] of Object.entries(scenario.drops[0]?.targets ?? {})) {
    for (const unit of ids) units[unit] = freshUnit(unit, at);
  }
  world.turn += 1;
  return structuredClone(mercuryEngine().system.view(world, seat, data));
}

/** What the pages of a view say besides. */
export function pageText(title: string, marks: readonly Mark[] = []): PageText {
  return {
    ...{ code: '7K3F', title, moment: '20 PM', seat: 'German', position: '17, hash 3fa9c2d1', marks },
    asked: 'German ground movement, due Tue 24 Nov 20:00 EET',
    orderWords: ['move unit: hex-hex', '| move Koch: W4214', '| pass'],
  };
}
