import { dirname, join } from 'node:path';
import { startOrExplain } from './explain-failure.ts';
import { portalOf } from './folder/index.ts';
import { openBuiltPortal } from './http/built-portal.ts';
import { servePortal } from './serve-portal.ts';

// What was built is served as it is: by settings that stand where it is started, and without writing anything beside them (RUN-03).
const ofPackage = join(dirname(import.meta.dirname), 'dist');

await startOrExplain(async () => {
  const root = process.cwd();
  const dist = portalOf(root, ofPackage, process.env);
  await servePortal({ root, dist, refuse: () => void openBuiltPortal(dist) });
});
