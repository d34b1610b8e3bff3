import { Worker } from 'node:worker_threads';
import type { AnswerLanguage, Finding } from '#analysis';
import type { Judge, Judged } from '#studio';
import { threadBeside } from './thread-beside.ts';

/** Opens a thread that judges a folder: a check takes longer than the one who looks at a page would wait. */
export function openJudge(root: string, language: AnswerLanguage, hear: (judged: Judged) => void): Judge {
  const worker = new Worker(threadBeside('judge-thread'), {
    workerData: { root, language },
  });
  let last = 0;
  const asked = new Map<number, (findings: readonly Finding[]) => void>();
  worker.on('message', (judged: Judged) => {
    if (judged.kind !== 'foreseen') return hear(judged);
    asked.get(judged.asked)?.(judged.findings);
    return void asked.delete(judged.asked);
  });
  // What breaks there is a fault of ours, and must not go unseen.
  worker.on('error', (error) => console.error(error));
  return {
    judge: () => worker.postMessage({}, []),
    foresee: (files) => {
      const { promise, resolve } = Promise.withResolvers<readonly Finding[]>();
      const number = (last += 1);
      asked.set(number, resolve);
      worker.postMessage({ foresee: number, files }, []);
      return promise;
    },
    close: () => void worker.terminate(),
  };
}
