import { parentPort, workerData } from 'node:worker_threads';
import { dataFiles } from '../../config/data-files';
import { whereOf } from '../../config/own-thread';
import { stepBack } from '../../config/step-back';
import { Systems } from '../../systems/systems';
import { draw, type DrawTask, type Drawn } from './draw';

/** What the thread is told when it starts. */
export interface DrawerData {
  dataOverlay: string | null;
}

/** What came of a drawing; of a fault only where it happened, as what it says may tell what a side hides. */
export type DrawAnswer = { drawn: Drawn } | { trouble: string };

// What came in is dealt with before pages are drawn: in a burst, both want a processor.
stepBack('behind');

const { dataOverlay } = workerData as DrawerData;
const systems = Systems.load(dataFiles(dataOverlay));

parentPort?.on('message', (task: DrawTask) => {
  const answer = (said: DrawAnswer): void => parentPort?.postMessage(said);
  draw(systems, task).then(
    (drawn) => answer({ drawn }),
    (error: unknown) => answer({ trouble: whereOf(error) }),
  );
});
