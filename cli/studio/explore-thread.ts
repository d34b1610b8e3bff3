import { parentPort, workerData } from 'node:worker_threads';
import { exploreOne } from '#studio/judge';
import { openProject } from '../language-server/project.ts';

const { root, journey } = Object(workerData);
const sources = openProject(root).sources();

if (sources) exploreOne(sources, journey, (told) => parentPort?.postMessage(told, []));
else parentPort?.postMessage({ kind: 'broken' }, []);
