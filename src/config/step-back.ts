import { constants, setPriority } from 'node:os';

/** Gives this thread the lowest priority. On Linux a thread has one of its own; elsewhere it would be that of the whole service. Who may not, works as it is. */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    return;
  }
}
