import { describe, expect, it } from 'vitest';
import { bankOn } from '../tests/support/bank-on.ts';
import { openCardHolder } from '../tests/support/card-holder.ts';
import { databasePlaces } from '../tests/support/sandbox-places.ts';
import type { Database } from './db/database.ts';
import { readFigures, reachDatabase } from './figures.ts';
import { defaultPolicy } from './policy.ts';

const rules = defaultPolicy.session;

describe.each(await databasePlaces())('the figures of a bank on $name', (place) => {
  const opened: Database[] = [];
  const bank = bankOn(place, { onOpen: async (db) => void opened.push(db) });
  const figures = (later = 0) => readFigures(opened[0] as Database, { now: bank.clock.now() + later, rules });

  it('count the sessions that live, and none that was ended or has waited too long [RUN-06]', async () => {
    const before = await figures();
    const one = await openCardHolder(bank, 'standard+figures1@percorso.test');
    await openCardHolder(bank, 'standard+figures2@percorso.test');
    const during = await figures();
    const late = await figures(rules.idleMs + 1000);

    await one.ask('userLogout', { clientAccessToken: one.token() });
    const after = await figures();

    expect([before, during, late, after].map(({ sessions }) => sessions)).toEqual([0, 2, 0, 1]);
  });

  it('count its connections, of which the one that asks is at work [RUN-06]', async () => {
    await reachDatabase(opened[0] as Database);

    const { connections } = await figures();

    expect(connections.active).toBeGreaterThan(0);
    expect(connections.idle).toBeGreaterThanOrEqual(0);
  });
});
