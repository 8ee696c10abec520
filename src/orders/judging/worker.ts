import { parentPort, workerData } from 'node:worker_threads';
import { dataFiles } from '../../config/data-files';
import { readyNow, whereOf } from '../../config/own-thread';
import { Systems } from '../../systems/systems';
import { judgeText, type TextGiven, type TextTask } from './judge-text';

/** What the thread is told when it starts. */
export interface JudgeData {
  dataOverlay: string | null;
  /** One number: the line that is being read; 0: none yet, `ALL_READ`: every one was. */
  reached: SharedArrayBuffer;
}

/** Written when no line is left to be read. */
export const ALL_READ = -1;

/** What came of a text; of a fault only where it happened, as what it says may tell what somebody wrote. */
export type JudgeAnswer = { given: TextGiven } | { trouble: string };

const { dataOverlay, reached } = workerData as JudgeData;
const systems = Systems.load(dataFiles(dataOverlay));
const at = new Int32Array(reached);

parentPort?.on('message', (task: TextTask) => parentPort?.postMessage(answered(task)));
parentPort?.postMessage(readyNow());

function answered(task: TextTask): JudgeAnswer {
  try {
    return { given: judgeText(systems, task, (line) => Atomics.store(at, 0, line ?? ALL_READ)) };
  } catch (error) {
    return { trouble: whereOf(error) };
  }
}
