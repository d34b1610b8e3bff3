import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Orders } from './cell.ts';

// Runs in a space of mounts of its own, makes it a cell, and becomes the program: signals and exit code are the program’s.
const { readOnly, counted, become }: Orders = JSON.parse(process.argv[2] ?? '');
const mount = (...args: readonly string[]) => execFileSync('mount', args, { stdio: 'inherit' });
for (const path of readOnly.filter((one) => one !== '/')) mount('--bind', path, path);
for (const path of readOnly) mount('-o', 'remount,bind,ro', path);
if (counted !== undefined) writeFileSync(counted, String(process.pid));
// A child would stand between the program and the one who tells it to stop.
const [program, ...args] = become;
process.execve?.(program, [program, ...args], process.env);
