import { Worker } from 'node:worker_threads';
import type { AnswerLanguage, Finding } from '#analysis';
import type { FileToBe, Judge, Judged } from '#studio';
import { questionsInTurn } from './questions-in-turn.ts';
import { threadBeside } from './thread-beside.ts';

/** Opens a thread that judges a folder: a check takes longer than the one who looks at a page would wait. */
export function openJudge(root: string, language: AnswerLanguage, hear: (judged: Judged) => void): Judge {
  const worker = new Worker(threadBeside('judge-thread'), {
    workerData: { root, language },
  });
  const questions = questionsInTurn<readonly FileToBe[], readonly Finding[]>(
    (foresee) => worker.postMessage({ foresee }, []),
    [],
  );
  worker.on('message', (judged: Judged) =>
    judged.kind === 'foreseen' ? questions.answered(judged.findings) : hear(judged),
  );
  // What breaks there is a fault of ours, and must not go unseen.
  worker.on('error', (error) => console.error(error));
  return {
    judge: () => worker.postMessage({}, []),
    foresee: (files, isGone) => questions.ask({ asked: files, isGone }),
    close: () => void worker.terminate(),
  };
}
