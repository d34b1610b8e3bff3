import { expect, it } from 'vitest';
import { openHolders } from './holders.fixture.ts';
import { logSecurity, readSecurityLog } from './log.ts';
import { createSecrets } from './secrets.ts';

const holders = openHolders();
const secrets = createSecrets(Buffer.alloc(32, 1));

it('notes what happened to whom, without names, line breaks and card numbers [S-59]', async () => {
  const { db, holder } = holders.call();
  const user = holder.username;
  const detail = 'card\r\n4111 1111 1111 1111\nblocked';

  await logSecurity(db, secrets, { event: 'login.refused', user, detail, now: 1000 });
  await logSecurity(db, secrets, { event: 'logout', user: user.toUpperCase(), now: 2000 });
  const [last, before] = await readSecurityLog(db);

  expect(before).toMatchObject({ event: 'login.refused', at: 1000, detail: 'card ••• blocked' });
  expect(last).toMatchObject({ event: 'logout', at: 2000, detail: '' });
  expect(last?.userHash).toMatch(/^[0-9a-f]{16}$/);
  expect(last?.userHash).toBe(before?.userHash);
});

it('names a holder by a hash that nobody can look up without the bank’s key [S-59]', async () => {
  const { db, holder } = holders.call();
  const others = createSecrets(Buffer.alloc(32, 2));
  const entry = { event: 'exported', now: 1000 } as const;

  await logSecurity(db, secrets, { ...entry, user: holder.username });
  await logSecurity(db, others, { ...entry, user: holder.username });
  await logSecurity(db, secrets, { ...entry, user: 'another' });

  const [third, second, first] = await readSecurityLog(db);
  expect(new Set([third?.userHash, second?.userHash, first?.userHash]).size).toBe(3);
});
