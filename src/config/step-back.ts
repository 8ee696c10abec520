import { constants, setPriority } from 'node:os';

/** How far back: behind everything, or only behind what people wait for at this moment. */
const PRIORITIES = { last: constants.priority.PRIORITY_LOW, behind: constants.priority.PRIORITY_BELOW_NORMAL };

/** Gives this thread a lower priority. On Linux a thread has one of its own; elsewhere it would be that of the whole service. Who may not, works as it is. */
export function stepBack(how: keyof typeof PRIORITIES = 'last'): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(PRIORITIES[how]);
  } catch {
    return;
  }
}
