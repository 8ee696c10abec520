import { parentPort, workerData } from 'node:worker_threads';
import { dataFiles } from '../config/data-files';
import { whereOf } from '../config/own-thread';
import { stepBack } from '../config/step-back';
import { Systems } from '../systems/systems';
import { drawShown, type Show } from './draw-shown';

/** What the thread is told when it starts. */
export interface ShowData {
  dataOverlay: string | null;
}

/** Which game is played and drawn. */
export interface ShowTask {
  system: string;
  scenario: string;
  seed: string;
}

/** What came of it; of a fault only where it happened. */
export type ShowAnswer = { show: Show } | { trouble: string };

const { dataOverlay } = workerData as ShowData;
const systems = Systems.load(dataFiles(dataOverlay));

stepBack();
parentPort?.on('message', (task: ShowTask) => parentPort?.postMessage(answered(task)));

function answered({ system, scenario, seed }: ShowTask): ShowAnswer {
  try {
    return { show: drawShown(systems.engine(system), scenario, seed) };
  } catch (error) {
    return { trouble: whereOf(error) };
  }
}
