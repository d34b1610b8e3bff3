import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Runs what was typed on this Node. This file is no TypeScript, because to load what takes the types out costs a tenth of
// a check: it is not needed once all that is TypeScript has been read with the cache open. Where the cache cannot be
// written, all goes on without it.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/percorso/code', import.meta.url)));

// A file of ours says itself where another stands. To look for each on the disk, for links on the way there and for the
// package that it belongs to takes half as long as to load it.
registerHooks({
  resolve: (name, context, next) =>
    /^\.\.?\/.*\.ts$/.test(name)
      ? { url: new URL(name, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
      : next(name, context),
});

const { runFromTerminal } = await import('../from-terminal.ts');
await runFromTerminal();
