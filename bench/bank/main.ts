import { rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { databasePlaces, temporaryFolder, type Place } from '../../tests/support/sandbox-places.ts';
import { sendTo, talkTo } from '../../tests/support/sandbox.ts';
import { fill } from './fill.ts';
import { lists, logHoldersIn, requestOf, type BenchHolder } from './holders.ts';
import { compareInTurn } from './in-turn.ts';
import { send, type HolderRequest, type Measured } from './load.ts';
import { timeLogins } from './logins.ts';
import { sendAtPace } from './pace.ts';
import { installPeers, mockoon, prism, writeContract, type Recorded } from './peers.ts';
import { comparedList, judge, printMeasured, printSize, type Findings } from './report.ts';
import { startBank, startProgram, type BankServer, type Program } from './server.ts';

const isQuick = process.argv.includes('--quick');
const size = isQuick
  ? { operations: 100_000, holders: 10, seconds: 2, steady: 500 }
  : { operations: 1_000_000, holders: 50, seconds: 10, steady: 100_000 };
const warm = size.steady / 10;

/** Sends every request that is measured to one server, and prints what came of it. */
async function measure(name: string, url: string, all: ReadonlyMap<string, readonly HolderRequest[]>) {
  const measured = new Map<string, Measured>();
  for (const [what, holders] of all) {
    const found = await send({ url, holders, seconds: size.seconds });
    printMeasured(name, what, found);
    measured.set(what, found);
  }
  return measured;
}

function requestsOf(holders: readonly BenchHolder[]): ReadonlyMap<string, readonly HolderRequest[]> {
  const pages = Object.entries(lists).map(([what, wish]) => {
    const ask = ({ token, cardId }: BenchHolder) => requestOf('listTransactions', token, { cardId, ...wish });
    return [what, holders.map(ask)] as const;
  });
  const cards = holders.map(({ token, cardId }) => requestOf('readCardContext', token, { cardId }));
  return new Map([...pages, ['card context', cards]]);
}

/** Measures the lists once more, asked for as often as holders do. */
async function measurePace(
  name: string,
  { url }: BankServer,
  requests: ReadonlyMap<string, readonly HolderRequest[]>,
): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const list of Object.keys(lists)) {
    const found = await sendAtPace(url, requests.get(list) ?? [], size.seconds);
    const what = `${list}, paced`;
    printMeasured(name, what, found);
    measured.set(what, found);
  }
  return measured;
}

async function measurePlace(place: Place, findings: Findings): Promise<void> {
  const folder = temporaryFolder();
  const at = await place.open();
  const options = { ...at.options, memory: false, dataDir: folder.path };
  try {
    await fill(options, { holders: size.holders * 2, operations: size.operations });
    const bank = await startBank(options);
    try {
      const talk = talkTo(sendTo(bank.url), sendTo(bank.consoleUrl));
      const holders = await logHoldersIn(talk, size.holders);
      const requests = requestsOf(holders);
      const measured = await measure(place.name, bank.url, requests);
      findings.places.set(
        place.name,
        new Map([...measured, ...(await measurePace(place.name, bank, requests))]),
      );
      printMeasured(place.name, 'login with code', await timeLogins(talk, size));
      if (place.name === 'PostgreSQL') await measurePeers(bank, { holders, requests, findings });
      findings.memory.set(place.name, await measureMemory(bank, holders));
    } finally {
      await bank.stop();
    }
  } finally {
    await at.drop();
    folder.remove();
  }
}

type Compared = {
  holders: readonly BenchHolder[];
  requests: ReadonlyMap<string, readonly HolderRequest[]>;
  findings: Findings;
};

/** Measures the peers in the bank's own run. */
async function measurePeers(bank: BankServer, { holders, requests, findings }: Compared): Promise<void> {
  installPeers();
  const file = join(tmpdir(), `percorso-bench-${process.pid}.json`);
  writeContract(file, await record(bank, holders));
  const programs: [string, Program][] = [
    ['Prism', prism(file, 47_110)],
    ['Mockoon', mockoon(file, 47_111)],
  ];
  try {
    for (const [name, program] of programs) {
      const peer = await startProgram(program);
      try {
        findings.places.set(name, await measure(name, peer.url, requests));
        if (name === 'Prism')
          findings.timesPrism = await compareInTurn(
            [bank, peer],
            requests.get(comparedList) ?? [],
            size.seconds,
          );
      } finally {
        await peer.stop();
      }
    }
  } finally {
    rmSync(file);
  }
}

async function record({ url }: BankServer, [first]: readonly BenchHolder[]): Promise<Recorded> {
  if (first === undefined) return {};
  const { token, cardId } = first;
  const [list, card] = [
    requestOf('listTransactions', token, { cardId, ...lists['list, first page'] }),
    requestOf('readCardContext', token, { cardId }),
  ];
  const ask = async ({ path, headers, body }: HolderRequest): Promise<unknown> =>
    (await fetch(url + path, { method: 'POST', headers, body })).json();
  return { listTransactions: await ask(list), readCardContext: await ask(card) };
}

/** Compares what the bank holds after a tenth of the requests with what it holds after all. */
async function measureMemory(bank: BankServer, holders: readonly BenchHolder[]) {
  const list = requestsOf(holders).get('list, first page') ?? [];
  await send({ url: bank.url, holders: list, requests: warm });
  const before = await bank.memory();
  const { failed } = await send({ url: bank.url, holders: list, requests: size.steady - warm });
  return { before, after: await bank.memory(), failed };
}

const load = () => loadavg().map((value) => value.toFixed(1));
console.log(`${cpus().length} processors, ${cpus()[0]?.model ?? 'unknown'}, load ${load().join(' ')}`);
console.log(`${size.operations} operations, ${size.holders} holders at once, ${size.seconds} s each`);
console.log('Prism and Mockoon answer from the contract and keep no state: no login, no database, no count.');
const findings: Findings = { places: new Map(), timesPrism: [], memory: new Map() };
for (const place of await databasePlaces()) await measurePlace(place, findings);
for (const [name, memory] of findings.memory) printSize(name, memory, size.steady);
const isHeld = judge(findings);
console.log(`load ${load().join(' ')}`);
if (!isHeld && !isQuick) process.exitCode = 1;
