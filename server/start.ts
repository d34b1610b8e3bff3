import { dirname, join } from 'node:path';
import { planBuild } from './build.ts';
import { startOrExplain } from './explain-failure.ts';
import { servePortal } from './serve-portal.ts';

const root = dirname(import.meta.dirname);

await startOrExplain(async () => {
  let build: (() => Promise<boolean>) | undefined;
  await servePortal({
    root,
    dist: join(root, 'dist'),
    refuse: () => {
      build = planBuild(root);
    },
    build: async () => {
      if (await build?.()) console.log('Built the portal.');
    },
  });
});
