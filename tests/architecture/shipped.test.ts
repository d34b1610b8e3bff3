import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { root } from './source-files.ts';

const own = ['analysis', 'cli', 'conformance', 'console', 'sandbox', 'server', 'tests', 'bench', 'studio'];

/** Packages of Studio, one of them under a licence of its own (EPL-2.0). */
const ofStudio = /node_modules\/(?:elkjs|@xyflow)\//u;

/** Keeps the names of the modules that are in what is built. */
function modulesInto(shipped: Set<string>): Plugin {
  return {
    name: 'modules-shipped',
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const [id, { renderedLength }] of Object.entries(chunk.modules))
            if (renderedLength > 0) shipped.add(id.replace(`${root}/`, ''));
    },
  };
}

it('ships to the browser nothing of the analysis, the command line, the bank, Studio and the tests', async () => {
  const shipped = new Set<string>();
  // A test runner sets another one, and React’s development build would be bundled.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());

  await build({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'error',
    // Which modules are in it is known before anything is made small, compressed or written.
    build: { write: false, minify: false },
    plugins: [modulesInto(shipped)],
  });

  const all = [...shipped];
  expect(all.filter((id) => id.startsWith('engine/')).length).toBeGreaterThan(20);
  expect(all.filter((id) => own.some((folder) => id.startsWith(`${folder}/`)))).toEqual([]);
  expect(all.filter((id) => ofStudio.test(id))).toEqual([]);
});
