import v8 from 'node:v8';

/** What was said to this Node of its memory, on its command line or by the environment. */
type Told = Pick<NodeJS.Process, 'env' | 'execArgv'>;

/** The options of Node that say how large the heap may be, or a part of it. */
const ofHeap = /--(?:max|min|initial)[-_](?:heap|(?:old|semi|young)[-_]\w+)[-_]/;

/** Collect sooner, and keep the part for what is new as small as it is: V8 asks for both at each collection, not at its start alone. */
const flags = ['--optimize-for-size', '--semi-space-growth-factor=1'];

/**
 * Has V8 collect in place of taking more memory, which it does as long as the machine has any. This sets no limit at which the process
 * would end. Whoever said to Node how large its heap may be is left to that (`NODE_OPTIONS=--max-semi-space-size=16`).
 */
export function favourMemory({ env, execArgv }: Told): void {
  if (ofHeap.test([env['NODE_OPTIONS'], ...execArgv].join(' '))) return;
  for (const flag of flags) v8.setFlagsFromString(flag);
}
