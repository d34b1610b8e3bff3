import { dirname, join } from 'node:path';
import { servableOf, serveFolder } from './serving/index.ts';

const root = process.cwd();
const ofPackage = join(dirname(import.meta.dirname), 'dist');

// Nothing is written beside the settings, which stand where it is started.
await serveFolder({ root, portal: () => servableOf(root, ofPackage, process.env) });
