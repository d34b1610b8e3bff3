import { dirname, join } from 'node:path';
import { startOrExplain } from './explain-failure.ts';
import { openBuiltPortal } from './http/built-portal.ts';
import { servePortal } from './serve-portal.ts';

// What was built is served as it is: by settings that stand where it is started, and without writing anything beside them (RUN-03).
const dist = join(dirname(import.meta.dirname), 'dist');

await startOrExplain(() =>
  servePortal({ root: process.cwd(), dist, refuse: () => void openBuiltPortal(dist) }),
);
