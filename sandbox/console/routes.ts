import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Contract } from '#schemas/provider';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { readSettings } from '../db/settings.ts';
import { liftBlocks } from '../security/codes/attempts.ts';
import { explainRefusals, fieldRefusal } from '../page/refuse-fields.ts';
import { logSecurity, readSecurityLog } from '../security/log.ts';
import type { Policy } from '../policy.ts';
import type { Secrets } from '../security/secrets.ts';
import { liftRecoveryBlocks } from '../services/recovery/counts.ts';
import type { Journal } from '../server/journal.ts';
import { entryAddress } from '../sites/entry.ts';
import type { Events } from '../sites/events.ts';
import { listAccounts, readHolderData } from './accounts.ts';
import type { MovableClock } from './clock-setting.ts';
import { listHolders } from './holders.ts';
import { routeHelpDesk } from './help-desk.ts';
import { routeHelpOffered } from './help-offered.ts';
import { routeLive } from './live.ts';
import { routeOrders } from './orders.ts';
import { listOutbox, type OutboxQuery } from './outbox-query.ts';
import { routeContractViewer, type TriedBank } from './contract-viewer.ts';
import { routePages } from './pages.ts';
import { routePhone } from './phone.ts';
import { clockSchema, offsetAfter, outboxSchema, tagSchema, usernameSchema } from './requests.ts';
import type { ClockOrder } from './requests.ts';
import { resetBank } from './reset.ts';

/** What the console looks into. */
export type ConsoleParts = {
  contract: Contract;
  db: Database;
  secrets: Secrets;
  policy: Policy;
  clock: MovableClock;
  /** The clock before the console moves it. */
  base: Clock;
  journal: Journal;
  events: Events;
  /** The bank’s own calls. */
  bank: TriedBank;
  demoPasswordHash: string;
  /** Says where the portal is. */
  portal: () => string;
  /** Folder of the page, once it is built; undefined where there is none. */
  page: string | undefined;
};

/** Puts the console's pages and its API on a server. */
export function routeConsole(app: FastifyInstance, parts: ConsoleParts): void {
  void app.register(
    async (local) => {
      explainRefusals(local);
      routeReading(local, parts);
      routeControls(local, parts);
      routeHelpDesk(local, parts);
      routePhone(local, { ...parts, bank: parts });
      routeHelpOffered(local, parts);
      routeLive(local, parts);
      routePortal(local, parts);
      routeOrders(local, { db: parts.db, operations: parts.contract.operations });
      routePages(local, parts.page);
      routeContractViewer(local, parts);
    },
    { prefix: '/sandbox' },
  );
  app.get('/', (_request, reply) => reply.redirect('/sandbox'));
}

/** Says where the portal is, and leads to it as one of the demo accounts. */
function routePortal(app: FastifyInstance, { portal, secrets }: ConsoleParts): void {
  app.get('/api/portal', async () => ({ url: portal() }));
  app.get<{ Querystring: { username: string } }>(
    '/open',
    { schema: { querystring: usernameSchema } },
    async ({ query }, reply) => {
      const address = entryAddress(secrets, portal(), query.username.replaceAll(' ', '+'));
      return address === null ? reply.code(404).send({ code: 'NOT_FOUND' }) : reply.redirect(address);
    },
  );
}

function routeReading(app: FastifyInstance, { contract, db, journal, events }: ConsoleParts): void {
  app.get<{ Querystring: { tag?: string } }>(
    '/api/accounts',
    { schema: { querystring: tagSchema } },
    async ({ query }) => listAccounts(query.tag ?? ''),
  );
  app.get<{ Querystring: { username: string } }>(
    '/api/holder',
    { schema: { querystring: usernameSchema } },
    async ({ query }, reply) =>
      (await readHolderData(db, query.username.replaceAll(' ', '+'))) ??
      reply.code(404).send({ code: 'NOT_FOUND' }),
  );
  app.get<{ Querystring: OutboxQuery }>(
    '/api/outbox',
    { schema: { querystring: outboxSchema } },
    ({ query }) => listOutbox(db, query),
  );
  app.get('/api/operations', async () => [...contract.operations.keys()]);
  app.get('/api/operation-words', async () =>
    Object.fromEntries([...contract.operations].map(([id, { words }]) => [id, words])),
  );
  app.get('/api/requests', async () => journal.list());
  app.get('/api/holders', async () => {
    const sent = await listOutbox(db, {});
    const named = [...journal.list(), ...sent].flatMap(({ userId }) => userId ?? []);
    return listHolders(db, new Set(named));
  });
  app.get('/api/events', async () => events.list());
  app.get('/api/security-log', () => readSecurityLog(db));
}

function routeControls(app: FastifyInstance, { db, secrets, clock, base, journal }: ConsoleParts): void {
  const told = async () => {
    const time = clock.by(await readSettings(db));
    const real = base.now();
    const now = time.at(real);
    return { now: new Date(now).toISOString(), offsetMs: now - real };
  };
  app.get('/api/clock', told);
  app.post<{ Body: ClockOrder }>('/api/clock', { schema: { body: clockSchema } }, async ({ body }, reply) => {
    const offset = offsetAfter(body, { real: base.now(), bank: await clock.now(db) });
    if (offset === null)
      return reply.code(400).send({
        ...fieldRefusal(body.now === undefined ? '/advance' : '/now', 'cannot be read'),
        code: 'CLOCK_UNREADABLE',
      });
    await clock.move(db, offset);
    return told();
  });
  app.post('/api/reset', async () => {
    await resetBank(db);
    journal.clear();
    return {};
  });
  app.post<{ Body: { username: string } }>(
    '/api/unblock',
    { schema: { body: usernameSchema } },
    async ({ body }, reply) => {
      const username = body.username.toLowerCase();
      const [user] = await db.select().from(users).where(eq(users.username, username));
      if (user === undefined)
        return reply.code(404).send({ ...fieldRefusal('/username', 'names nobody'), code: 'NOT_FOUND' });
      const now = await clock.now(db);
      const ofRecovery = await liftRecoveryBlocks({ db, now }, user.id);
      const lifted = (await liftBlocks(db, user.id)) + ofRecovery;
      await logSecurity(db, secrets, { event: 'sca.unblocked', user: username, now });
      return { lifted };
    },
  );
}
