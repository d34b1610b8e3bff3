import { cpus, loadavg } from 'node:os';
import { defaultPolicy, type SandboxOptions } from '#sandbox';
import { databasePlaces, temporaryFolder, type Place } from '../../tests/support/sandbox-places.ts';
import { sendTo, talkTo } from '../../tests/support/sandbox.ts';
import { fill } from '../bank/fill.ts';
import { lists, logHoldersIn, requestOf } from '../bank/holders.ts';
import type { HolderRequest } from '../bank/load.ts';
import { startBank, type BankServer } from '../bank/server.ts';
import { openShare } from './cell.ts';
import { sendCrowd, type Crowded } from './crowd.ts';
import { measureDocument } from './document.ts';

// Whether five hundred who never pause are answered soon, some by a refusal, and whether a second process lists as much again (RUN-12).
const seconds = 8;
const rounds = 3;
const crowd = 500;
const bars = { p95: 250, times: 1.8 };
/** Of one processor, for each process: small enough that database and load, on what is left of two, are not what is measured. */
const share = 0.2;

type Bank = { options: SandboxOptions; start: (crowd?: object) => Promise<BankServer> };

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const line = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(34) + cells.map((cell) => cell.padEnd(26)).join(''));

async function requestsOf({ url, consoleUrl }: BankServer): Promise<HolderRequest[]> {
  const holders = await logHoldersIn(talkTo(sendTo(url), sendTo(consoleUrl)), 10);
  return holders.map(({ token, cardId }) =>
    requestOf('listTransactions', token, { cardId, ...lists['list, first page'] }),
  );
}

/** Lets the crowd at a process that refuses, and at one that has everybody wait, in turn. */
async function measureCrowd({ start }: Bank): Promise<boolean> {
  const wholeDay = { ...defaultPolicy.crowd, patienceMs: 86_400_000 };
  const p95: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, rule] of [
      ['refusing', undefined],
      ['waiting', wholeDay],
    ] as const) {
      const bank = await start(rule);
      const holders = await requestsOf(bank);
      await sendCrowd({ url: bank.url, holders, connections: 50, seconds: 2 });
      const found = await sendCrowd({ url: bank.url, holders, connections: crowd, seconds });
      await bank.stop();
      printCrowd(`${crowd} connections, ${name}`, found);
      if (name === 'refusing') p95.push(found.all.p95);
    }
  }
  const isHeld = median(p95) < bars.p95;
  console.log(
    `p95 at ${crowd} connections: ${median(p95).toFixed(0)} ms, ${isHeld ? 'held' : 'MISSED'} (${bars.p95})`,
  );
  return isHeld;
}

function printCrowd(name: string, { all, answered, refused, broken }: Crowded): void {
  line(name, [
    `all ${all.p50.toFixed(0)}, ${all.p95.toFixed(0)}, ${all.p99.toFixed(0)} ms`,
    `answered ${answered.p50.toFixed(0)}, ${answered.p95.toFixed(0)} ms`,
    `${answered.perSecond.toFixed(0)} answered/s`,
    `${refused} refused, ${broken} broken`,
  ]);
}

/** Counts the lists a second of so many processes, each with its share of a processor. */
async function listsOf(bank: Bank, count: number): Promise<number | undefined> {
  const running = await Promise.all(
    Array.from({ length: count }, () => bank.start({ ...defaultPolicy.crowd, patienceMs: 60_000 })),
  );
  const [first] = running;
  const holders = first === undefined ? [] : await requestsOf(first);
  const shares = running.map(({ pid }, index) => ({ pid, share: openShare(`${count}-${index}`, share) }));
  try {
    for (const { pid, share: cell } of shares) {
      if (cell === undefined) return undefined;
      cell.put(pid);
    }
    const at = (amount: number) =>
      Promise.all(running.map(({ url }) => sendCrowd({ url, holders, connections: 20, seconds: amount })));
    await at(3);
    return (await at(seconds)).reduce((sum, { answered }) => sum + answered.perSecond, 0);
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    for (const { share: cell } of shares) cell?.remove();
  }
}

async function measureSecond(bank: Bank): Promise<boolean> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [one, two] = [await listsOf(bank, 1), await listsOf(bank, 2)];
    if (one === undefined || two === undefined) {
      console.log('a second process: not measured, no cgroup can be made here');
      return true;
    }
    line(`each ${share * 100} % of a processor`, [
      `one: ${one.toFixed(0)} lists/s`,
      `two: ${two.toFixed(0)} lists/s`,
      (two / one).toFixed(2),
    ]);
    times.push(two / one);
  }
  const isHeld = median(times) >= bars.times;
  console.log(
    `a second process: ${median(times).toFixed(2)} times the lists, ${isHeld ? 'held' : 'MISSED'} (${bars.times})`,
  );
  return isHeld;
}

async function measure(place: Place): Promise<boolean> {
  const folder = temporaryFolder();
  const { options: at, drop } = await place.open();
  const options = { ...at, memory: false, dataDir: folder.path };
  await fill(options, { holders: 20, operations: 100_000 });
  const start = (rule?: object) =>
    startBank({ ...options, ...(rule && { policy: { crowd: { ...defaultPolicy.crowd, ...rule } } }) });
  try {
    const bank = { options, start };
    return [await measureCrowd(bank), await measureSecond(bank)].every(Boolean);
  } finally {
    await drop();
    folder.remove();
  }
}

console.log(
  `${cpus().length} processors, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)}`,
);
if (!(await measureDocument())) process.exitCode = 1;
const [server] = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');
if (server === undefined) console.log('lists not measured: no PostgreSQL answers');
else if (!(await measure(server))) process.exitCode = 1;
