import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Taking the types out of some hundred files costs a third of a check. What is imported statically would be compiled
// before the cache is open; where it cannot be written, all goes on without it.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/percorso/code'));
const { runFromTerminal } = await import('./from-terminal.ts');
await runFromTerminal();
