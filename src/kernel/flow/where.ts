import type { Realm } from '../realm';
import { stepOf, type Frame, type Procedures } from './frame';

/** The running stack in words: `Naval Segment > C First Naval Combat > air-naval combat: TF C > AA fire`. */
export function whereIn<R extends Realm>(procedures: Procedures<R>, stack: readonly Frame[]): string {
  const words: string[] = [];
  stack.forEach((frame, depth) => {
    if (frame.path.length === 0 && words.at(-1) !== frame.proc) words.push(frame.proc);
    const step = stepOf(procedures, frame);
    const above = stack[depth + 1];
    const called = above && above.path.length === 0 && !above.window;
    const item = step.kind === 'each' ? ownerLocal(stack, depth)[step.as] : undefined;
    if (item !== undefined && step.kind === 'each') words.push(`${frame.at}: ${step.says(item)}`);
    else if (!called || above.proc !== frame.at) words.push(frame.at);
  });
  return words.filter((word, i) => word !== words[i - 1]).join(' > ');
}

function ownerLocal(stack: readonly Frame[], depth: number): Record<string, unknown> {
  for (let i = depth; i >= 0; i--) {
    const frame = stack[i];
    if (frame && frame.path.length === 0) return frame.local;
  }
  return {};
}
