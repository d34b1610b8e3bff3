import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(import.meta.dirname, entry.name, 'main.ts')))
  .map((entry) => entry.name);
const [asked] = process.argv.slice(2);
if (asked !== undefined && !names.includes(asked)) {
  console.error(`No benchmark is called ${asked}. There are: ${names.join(', ')}.`);
  process.exit(1);
}
for (const name of asked === undefined ? names : [asked]) await import(`./${name}/main.ts`);
