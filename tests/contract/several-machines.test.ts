import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeNewVersion, openMachines, type Machines } from '../support/machines.ts';
import { letHoldersName } from '../support/naming-holders.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import type { StartedPortal } from '../support/start-process.ts';

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('two machines behind one address, on one $name database', (place) => {
  let machines: Machines;
  let one: StartedPortal;
  let two: StartedPortal;

  beforeEach(async () => {
    machines = await openMachines(place);
    // Both at once, on a database that has no tables yet.
    [one, two] = await Promise.all([machines.start(), machines.start()]);
    machines.address.leadTo([one.url, two.url]);
  });

  afterEach(() => machines.close());

  it('lose no more than the calls under way at the one that is killed, and take its successor in [RUN-11]', async () => {
    const { address } = machines;
    const holders = await letHoldersName(address.url, { consoleUrl: two.consoleUrl, holders: 4 });
    await holders.rounds(2);
    const before = address.answeredBy(one.url);

    await killUnderWay(one, () => address.underWayAt(one.url));
    await holders.rounds(2);
    const [lost, alone] = [holders.unanswered(), address.answeredBy(one.url)];
    const successor = await machines.start({ port: new URL(one.url).port });
    await holders.rounds(3);
    await holders.stop();

    expect(before).toBeGreaterThan(0);
    // Each holder has one call under way at most, and none of them is lost twice.
    expect(lost).toBeLessThanOrEqual(4);
    expect(address.lost).toEqual(Array.from({ length: lost }, () => one.url));
    expect([holders.unanswered(), holders.amiss]).toEqual([lost, []]);
    expect(successor.url).toBe(one.url);
    expect(address.answeredBy(successor.url)).toBeGreaterThan(alone);
  });

  it('give way to a new version one by one, and no call of a holder fails [RUN-11]', async () => {
    const { address } = machines;
    const version = makeNewVersion(
      'alter table cards add column of_later text;\n\nalter table sessions add column of_later text;\n\nalter table users add column of_later text;\n',
    );
    onTestFinished(version.remove);
    const holders = await letHoldersName(address.url, { consoleUrl: two.consoleUrl, holders: 4 });

    const first = await machines.start({ version });
    address.leadTo([one.url, two.url, first.url]);
    await holders.rounds(2);
    address.leadTo([two.url, first.url]);
    one.signal('SIGTERM');
    const second = await machines.start({ version });
    address.leadTo([first.url, second.url]);
    two.signal('SIGTERM');
    await holders.rounds(2);
    await holders.stop();

    expect(await Promise.all([one.ended(), two.ended()])).toEqual([0, 0]);
    expect([address.lost, holders.unanswered(), holders.amiss]).toEqual([[], 0, []]);
    for (const { url } of [one, two, first, second]) expect(address.answeredBy(url), url).toBeGreaterThan(0);
  });
});

/** Kills a machine while it has a call. */
async function killUnderWay(machine: StartedPortal, underWay: () => number): Promise<void> {
  while (underWay() === 0) await new Promise((resolve) => setImmediate(resolve));
  machine.signal('SIGKILL');
  await machine.ended();
}
