import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tasksInWords, writtenPart } from './in-words.ts';
import { runTask } from './run-task.ts';
import { tasks } from './tasks.ts';

// Does each task of CONTRIBUTING.md on a copy; names given run those alone: npm run tasks -- flag
const [, , ...named] = process.argv;
if (named[0] === '--write') {
  const guide = join(import.meta.dirname, '../../CONTRIBUTING.md');
  const { before, behind } = writtenPart(readFileSync(guide, 'utf8'));
  writeFileSync(guide, `${before}\n${tasksInWords(tasks)}\n${behind}`);
  process.exit();
}
const wanted = tasks.filter(({ name }) => named.length === 0 || named.includes(name));
if (wanted.length === 0) throw new Error(`expected one of: ${tasks.map(({ name }) => name).join(', ')}`);

const failed = wanted.filter((task) => {
  console.log(`\n${task.wish}`);
  return !runTask(task, ({ place, isNamed, said }) => {
    console.log(`  ${isNamed ? 'ok    ' : 'FAILED'}  ${place}`);
    if (!isNamed) console.log(said.slice(0, 4000));
  });
});

console.log(`\n${wanted.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
