import type { Rect } from '../geometry';
import { textBox } from '../hexmap/lettering';
import type { Scene, Shape, TextShape } from '../scene';

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
