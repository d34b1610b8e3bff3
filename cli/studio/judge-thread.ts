import { parentPort, workerData } from 'node:worker_threads';
import type { FileToBe } from '#studio';
import { serveJudge } from '#studio/judge';
import { openProject } from '../language-server/project.ts';
import { changedSinceBase } from '../revision/base-of.ts';
import { foreseen } from './files-to-be.ts';

const { root, language } = Object(workerData);
const project = openProject(root);
const folder = {
  ...project,
  foresee: (files: readonly FileToBe[]) => foreseen(project, files, language),
  since: () => changedSinceBase(root),
};
const port = parentPort;
const judge = serveJudge({ folder, language, tell: (judged) => port?.postMessage(judged, []) });

port?.on('message', ({ foresee }) => (foresee === undefined ? judge.judge() : judge.foresee(foresee)));
