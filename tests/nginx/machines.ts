import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeNewVersion, openMachines, type Machines } from '../support/machines.ts';
import { letHoldersName, type NamingHolders } from '../support/naming-holders.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import { putNginxBeforeMachines, type FrontOfMachines } from './front.ts';

const holdersCount = 4;
const script = 'assets/of-one-version.js';

/** Has holders at work behind nginx while one of two machines is killed and replaced, and then both by a new version. */
export async function tryMachines(print: Print): Promise<boolean> {
  const [place] = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');
  if (place === undefined) {
    print('several machines are not tried: no PostgreSQL answers');
    return true;
  }
  const machines = await openMachines(place);
  const before = mkdtempSync(join(tmpdir(), 'assets-'));
  keepOfBefore(before);
  try {
    return await killAndReplace(machines, before, print);
  } finally {
    await machines.close();
    rmSync(before, { recursive: true });
  }
}

/** Keeps a script as a version before would have left it, replaced just now. */
function keepOfBefore(into: string): void {
  mkdirSync(join(into, 'site/assets'), { recursive: true });
  writeFileSync(join(into, 'site', script), '');
  writeFileSync(join(into, 'replaced.json'), JSON.stringify({ [basename(script)]: null }));
}

async function killAndReplace(machines: Machines, before: string, print: Print): Promise<boolean> {
  const told = (what: string, isSo: boolean): boolean => {
    print(`${isSo ? 'ok   ' : 'FAIL '} ${what}`);
    return isSo;
  };
  const one = await machines.start({ env: { ASSETS_DIR: before } });
  const two = await machines.start();
  const front = await putNginxBeforeMachines([one.url, two.url]);
  const holders = await letHoldersName(front.url, { consoleUrl: two.consoleUrl, holders: holdersCount });
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => (await fetch(`${front.url}/${script}`)).status),
  );
  const found = [
    told(
      'a script that one of them has is found at each',
      statuses.every((status) => status === 200),
    ),
  ];

  await holders.rounds(2);
  one.signal('SIGKILL');
  await holders.rounds(3);
  const successor = await machines.start({ port: new URL(one.url).port });
  await holders.rounds(3);
  found.push(
    told(`one killed and replaced: ${holders.unanswered()} calls lost`, isWell(holders, holdersCount)),
  );

  const lost = holders.unanswered();
  await replaceBoth(machines, { front, holders, old: [successor, two] });
  found.push(
    told(`both replaced by a new version: ${holders.unanswered() - lost} calls lost`, isWell(holders, lost)),
  );
  await holders.stop();
  await front.close();
  return found.every(Boolean);
}

const isWell = (holders: NamingHolders, most: number): boolean =>
  holders.unanswered() <= most && holders.amiss.length === 0;

type Print = (line: string) => void;
type Old = Awaited<ReturnType<Machines['start']>>;
type Replacing = { front: FrontOfMachines; holders: NamingHolders; old: readonly [Old, Old] };

/** Takes one out of the balance, stops it and puts the new version in its place; then the other. */
async function replaceBoth(
  machines: Machines,
  { front, holders, old: [one, two] }: Replacing,
): Promise<void> {
  const version = makeNewVersion('alter table cards add column of_later text;\n');
  for (const machine of [one, two]) {
    await front.leadTo([one.url, two.url], machine.url);
    machine.signal('SIGTERM');
    await machine.ended();
    await machines.start({ version, port: new URL(machine.url).port });
    await front.leadTo([one.url, two.url]);
    await holders.rounds(2);
  }
  version.remove();
}
