import { parentPort, workerData } from 'node:worker_threads';
import { serveJudge } from '#studio/judge';
import { openProject } from '../language-server/project.ts';

const { root, language } = Object(workerData);
const folder = openProject(root);
const port = parentPort;
const judge = serveJudge({ folder, language, tell: (judged) => port?.postMessage(judged, []) });

port?.on('message', judge);
