import { Worker } from 'node:worker_threads';
import type { AnswerLanguage } from '#analysis';
import type { Judge, Judged } from '#studio';

/** Opens a thread that judges a folder: a check takes longer than whoever looks at a page would wait. */
export function openJudge(root: string, language: AnswerLanguage, hear: (judged: Judged) => void): Judge {
  const worker = new Worker(new URL('./judge-thread.ts', import.meta.url), {
    workerData: { root, language },
  });
  worker.on('message', hear);
  // What breaks there is a fault of ours, and must not go unseen.
  worker.on('error', (error) => console.error(error));
  return {
    judge: () => worker.postMessage('judge', []),
    close: () => void worker.terminate(),
  };
}
