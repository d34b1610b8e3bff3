import { join } from 'node:path';
import { serveFolder } from './serve-folder.ts';
import { openServable } from './served-portal.ts';

// In `dist/` of a bank’s folder, which may have been carried elsewhere: all that is served stands there, the settings too.
const dist = join(import.meta.dirname, '../../..');

await serveFolder({ root: dist, portal: () => openServable(dist) });
