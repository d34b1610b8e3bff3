import { defaultPolicy, type Policy, type SandboxOptions } from '#sandbox';
import { createChance } from '../../tests/conformance/defects/sample.ts';
import { readFolder, readServer } from '../../tests/support/dump-bank.ts';
import { temporaryFolder, type Place } from '../../tests/support/sandbox-places.ts';
import { startBankProcess, type BankProcess } from '../../tests/support/sandbox-process.ts';
import { contradictionsIn, lookAfter } from './check.ts';
import { writeUntilKilled } from './crash.ts';
import type { Writer } from './writer.ts';

/** How often the bank is killed, how many holders write, and when at the latest. */
export type ChaosWish = {
  rounds: number;
  writers: number;
  seed: number;
  /** Between how many calls the bank is killed, and how many milliseconds after the last of them at the latest. */
  calls: readonly [least: number, most: number];
  ms: number;
  isTimeUp?: () => boolean;
};

/** What became of it. */
export type ChaosFound = {
  rounds: number;
  acknowledged: number;
  /** Writes that were under way at a kill, and how many of them are done. */
  underWay: number;
  underWayDone: number;
  losses: string[];
};

const hour = 3_600_000;

/** Codes as often as they are wanted, sessions that last to the end, limits that no month reaches, passwords hashed quickly: what is tried is the keeping. */
const policy = {
  code: { ...defaultPolicy.code, resendMs: 0, perWindow: 10_000, perHolder: 10_000 },
  session: { ...defaultPolicy.session, idleMs: hour, absoluteMs: hour },
  password: { ...defaultPolicy.password, hash: { memory: 64, passes: 1, parallelism: 1 } },
  spendingControl: { maxThreshold: 50_000_000 },
} satisfies Partial<Policy>;

/** Kills a bank again and again while holders write, opens it each time, and looks for what it acknowledged. */
export async function chaos(place: Place, wish: ChaosWish): Promise<ChaosFound> {
  const folder = temporaryFolder();
  const at = await place.open();
  const options = { dataDir: folder.path, policy, ...databaseOf(at.options) };
  let bank = await startBankProcess(options);
  try {
    const found: ChaosFound = { rounds: 0, acknowledged: 0, underWay: 0, underWayDone: 0, losses: [] };
    const all: Writer[] = [];
    const chance = createChance(wish.seed);
    while (found.rounds < wish.rounds && wish.isTimeUp?.() !== true) {
      found.rounds += 1;
      const [least, most] = wish.calls;
      const calls = least + Math.floor(chance() * (most - least + 1));
      const thenMs = Math.floor(chance() * (wish.ms + 1));
      const holders = holdersOf(found.rounds, wish);
      const writers = await writeUntilKilled(bank, { holders, calls, thenMs });
      bank = await startBankProcess(options);
      await count(bank, writers, found);
      all.push(...writers);
    }
    // No later crash may have taken what an earlier one left.
    for (const writer of all) found.losses.push(...(await lookAfter(bank, writer)).losses);
    await bank.kill();
    const { databaseUrl } = options;
    const stored = await (databaseUrl === undefined ? readFolder(folder.path) : readServer(databaseUrl));
    found.losses.push(...contradictionsIn(stored));
    return { ...found, losses: [...new Set(found.losses)] };
  } finally {
    await bank.kill();
    await at.drop();
    folder.remove();
  }
}

/** Each has a chance of its own, so that what one writes does not hang on how quick another is. */
const holdersOf = (round: number, { writers, seed }: ChaosWish) =>
  Array.from({ length: writers }, (_, one) => ({
    name: `rate+chaos${round}x${one}@percorso.test`,
    chance: createChance(seed + round * 100 + one),
  }));

const databaseOf = ({ databaseUrl }: SandboxOptions) => (databaseUrl === undefined ? {} : { databaseUrl });

async function count(bank: BankProcess, writers: readonly Writer[], found: ChaosFound): Promise<void> {
  for (const writer of writers) {
    const { losses, isDone } = await lookAfter(bank, writer);
    found.losses.push(...losses);
    found.acknowledged += writer.acknowledged;
    if (writer.underWay !== null) found.underWay += 1;
    if (isDone) found.underWayDone += 1;
  }
}
