import { parseArgs } from 'node:util';

// What four tasks take in Studio and in the parts of Camunda Modeler that npm has, in the same browser: npm run bench studio.
// The seconds are those of a hand that neither reads nor hesitates: what is left is what the tools make one wait.
// With --speed the bars of Studio’s own waits instead.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    speed: { type: 'boolean', default: false },
    edits: { type: 'string', default: '100' },
    write: { type: 'boolean', default: false },
    task: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
  },
});
const { write, task } = values;
const rounds = Number(values.rounds);
// The packages of the peer are installed by what compares, and by nothing else.
if (values.speed) {
  const { measureSpeed } = await import('./speed/measure-speed.ts');
  await measureSpeed({ write, task, rounds, edits: Number(values.edits) });
} else {
  const { compare } = await import('./compare.ts');
  await compare({ write, task, rounds });
}
