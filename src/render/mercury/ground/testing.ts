import { freshUnit, groundSetUp } from '../../../systems/mercury/set-up-ground';
import { mercuryData, mercuryEngine } from '../../../systems/mercury/testing';
import type { View } from '../../../systems/mercury/view/view';
import type { Mark, PageText } from '../marks';
import { textBox } from '../../hexmap/lettering';
import type { Rect } from '../../geometry';
import type { Scene, Shape, TextShape } from '../../scene';

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

export interface Placed {
  text: TextShape;
  /** On the page. */
  box: Rect;
  size: number;
}

/** Every line of text of a scene, where it stands on the page. */
export function texts(scene: Scene): Placed[] {
  const walk = (shapes: readonly Shape[], x: number, y: number, scale: number): Placed[] =>
    shapes.flatMap((s) => {
      if (s.kind === 'group') {
        return walk(s.shapes, x + (s.x ?? 0) * scale, y + (s.y ?? 0) * scale, scale * (s.scale ?? 1));
      }
      if (s.kind !== 'text') return [];
      const b = textBox(s);
      const box = { x: x + b.x * scale, y: y + b.y * scale, width: b.width * scale, height: b.height * scale };
      return [{ text: s, box, size: s.size * scale }];
    });
  return walk(scene.shapes, 0, 0, 1);
}

/** The words of a scene, a line each. */
export const words = (scene: Scene): string[] => texts(scene).map(({ text }) => text.text);
