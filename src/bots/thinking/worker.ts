import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { dataFiles } from '../../config/data-files';
import { whereOf } from '../../config/own-thread';
import { Systems } from '../../systems/systems';
import { think } from './think';
import type { ThinkTask, Thought } from './think';

/** What the thread is told when it starts. */
export interface ThinkerData {
  dataOverlay: string | null;
}

/** What came of a task; of a fault only where it happened. */
export type ThinkAnswer = { thought: Thought } | { trouble: string };

/** On Linux a thread has a priority of its own; elsewhere it would be that of the whole service. Who may not, thinks as it is. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    return;
  }
}

stepBack();

const { dataOverlay } = workerData as ThinkerData;
const systems = Systems.load(dataFiles(dataOverlay));

parentPort?.on('message', (task: ThinkTask) => parentPort?.postMessage(answered(task)));

function answered(task: ThinkTask): ThinkAnswer {
  try {
    return { thought: think(systems, task) };
  } catch (error) {
    return { trouble: whereOf(error) };
  }
}
