import { extname } from 'node:path';

/** Returns where a thread’s program of this folder stands, which the package has compiled like the rest. */
export const threadBeside = (name: string): URL =>
  new URL(`./${name}${extname(import.meta.filename)}`, import.meta.url);
