import { Worker } from 'node:worker_threads';
import type { Exploring, ExploringTold } from '#studio';
import { threadBeside } from './thread-beside.ts';

/** Opens a thread that searches what no scenario of a journey passes; to give the search up ends the thread. */
export function openExploring(
  { root, journey }: { root: string; journey: string },
  hear: (told: ExploringTold) => void,
): Exploring {
  const worker = new Worker(threadBeside('explore-thread'), {
    workerData: { root, journey },
  });
  worker.on('message', hear);
  worker.on('error', (error) => {
    // What breaks there is a fault of ours, and must not go unseen.
    console.error(error);
    hear({ kind: 'broken' });
  });
  return { stop: () => void worker.terminate() };
}
