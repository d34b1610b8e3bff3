import { databasePlaces } from '../../tests/support/sandbox-places.ts';
import { classes } from './trials.ts';
import { siege, type Outcome } from './siege.ts';

// Every operation of the contract with wrong tokens, the ids of another holder and broken bodies, on each database.
const limitMs = 10 * 60_000;
const most = 40;

const isQuick = process.argv.includes('--quick');
const places = await databasePlaces();

let hasGivenWay = false;
for (const [number, place] of places.entries()) {
  const began = performance.now();
  // Each database has its share of the time that is left; performance.now() counts from the start of this process.
  const until = began + (limitMs - began) / (places.length - number);
  const isTimeUp = () => performance.now() > until;
  const outcome = await siege(place, { isTimeUp, ...(isQuick && { atOnce: true, choose: everyTenth }) });
  print(place.name, outcome, (performance.now() - began) / 1000);
  if (outcome.breaches.length > 0 || outcome.left > 0) hasGivenWay = true;
}
if (hasGivenWay) process.exitCode = 1;

function everyTenth<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, index) => index % 10 === 0);
}

function print(name: string, { tried, breaches, left, letIn, operations }: Outcome, seconds: number): void {
  console.log(`${name}: ${operations} operations, ${seconds.toFixed(0)} s`);
  for (const of of classes) {
    const gone = breaches.filter((breach) => breach.class === of).length;
    console.log(`  ${of.padEnd(28)} ${String(tried.get(of)).padStart(7)} tried, ${gone} gave way`);
  }
  const changed = breaches.filter((breach) => breach.class === 'state').length;
  console.log(`  ${'what the bank keeps'.padEnd(28)} ${String(changed).padStart(7)} tables changed`);
  console.log(`  ${'right requests'.padEnd(28)} ${String(letIn).padStart(7)} of ${operations} let in`);
  if (left > 0) console.log(`  ${left} were not tried: the time was up`);
  for (const { class: of, operationId, what, how } of breaches.slice(0, most))
    console.log(`  gave way: ${of}: ${operationId}, ${what}: ${how}`);
  if (breaches.length > most) console.log(`  and ${breaches.length - most} more`);
}
