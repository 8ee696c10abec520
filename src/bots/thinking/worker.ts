import { parentPort, workerData } from 'node:worker_threads';
import { dataFiles } from '../../config/data-files';
import { whereOf } from '../../config/own-thread';
import { stepBack } from '../../config/step-back';
import { Systems } from '../../systems/systems';
import { think, type ThinkTask, type Thought } from './think';

/** What the thread is told when it starts. */
export interface ThinkerData {
  dataOverlay: string | null;
}

/** What came of a task; of a fault only where it happened. */
export type ThinkAnswer = { thought: Thought } | { trouble: string };

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
