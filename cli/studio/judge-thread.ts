import { parentPort, workerData } from 'node:worker_threads';
import { serveJudge } from '#studio/judge';
import { openProject } from '../language-server/project.ts';

const { root, language } = Object(workerData);
const folder = openProject(root);
const judge = serveJudge({ folder, language, tell: (judged) => parentPort?.postMessage(judged) });

parentPort?.on('message', judge);
