import { loadavg } from 'node:os';
import { replyShapes } from '#schemas';
import { createBorder } from '#ui/bank';
import { longReplies } from './replies.ts';
import { brotliBorder, mostBorderBytes } from './size.ts';

// What it takes to hold a reply to the contract, beside reading its JSON, below which nobody can be (S-85).
const bar = { replyMs: 2, bytes: mostBorderBytes };
const rounds = 200;

const median = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
const told = (isHeld: boolean) => (isHeld ? 'held' : 'MISSED');
const ms = (value: number) => value.toFixed(3).padStart(8);

console.log(`load average ${loadavg()[0]?.toFixed(1)}; milliseconds, the middle of ${rounds} rounds`);
console.log(`${'reply'.padEnd(54)}   bytes     JSON   border    first`);
let slowest = 0;
for (const { operation, what, text } of longReplies()) {
  const cold = createBorder(replyShapes);
  const first = timed(() => cold(operation, JSON.parse(text)));
  const [reading, holding]: [number[], number[]] = [[], []];
  const border = createBorder(replyShapes);
  for (let round = 0; round < rounds; round += 1) {
    let body: unknown;
    reading.push(timed(() => (body = JSON.parse(text))));
    holding.push(timed(() => border(operation, body)));
  }
  if (!border(operation, JSON.parse(text)).isWhole)
    throw new Error(`${operation} is not as the contract says.`);
  slowest = Math.max(slowest, median(holding));
  const name = `${operation}, ${what}`.padEnd(54);
  console.log(
    `${name} ${String(text.length).padStart(7)} ${ms(median(reading))} ${ms(median(holding))} ${ms(first)}`,
  );
}
console.log(`making the border: ${ms(timed(() => createBorder(replyShapes))).trim()} ms`);
const bytes = await brotliBorder();
console.log(`slowest reply ${slowest.toFixed(3)} ms of ${bar.replyMs}: ${told(slowest <= bar.replyMs)}`);
console.log(`${bytes} bytes by brotli of ${bar.bytes}: ${told(bytes <= bar.bytes)}`);
if (slowest > bar.replyMs || bytes > bar.bytes) process.exitCode = 1;

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
