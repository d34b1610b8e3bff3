import Fastify, { type FastifyInstance } from 'fastify';
import { readContract } from '#schemas/provider';
import { systemClock } from './clock.ts';
import { createMovableClock } from './console/clock-setting.ts';
import { routeConsole } from './console/routes.ts';
import { openDatabase } from './db/database.ts';
import { placeOf, readKey, type SandboxOptions } from './options.ts';
import { defaultPolicy } from './policy.ts';
import { hashPassword } from './security/passwords.ts';
import { createSecrets } from './security/secrets.ts';
import { demoPassword } from './seed/personas.ts';
import { arrivePlainly, arriveUnderConsole } from './server/arrive.ts';
import { createContractChecks } from './server/contract-checks.ts';
import { acceptBodies, allowOrigins } from './server/http.ts';
import { createJournal } from './server/journal.ts';
import { routeContract } from './server/plugin.ts';
import { refuseBroken } from './server/refuse-broken.ts';
import { refuseUnreadablePath } from './server/refuse-strangers.ts';
import type { Service } from './server/serve-operation.ts';

/**
 * Opens a bank and answers the server that speaks for it: `/api/**`, and `/sandbox/**` when it has a console. Closing
 * the server closes the database.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<FastifyInstance> {
  const policy = { ...defaultPolicy, ...options.policy };
  const contract = readContract();
  const database = await openDatabase(placeOf(options));
  const { db } = database;
  const base = options.clock ?? systemClock;
  const clock = createMovableClock(base);
  const hasConsole = options.console ?? process.env['SANDBOX'] === '1';
  const service: Service = {
    bank: {
      policy,
      secrets: createSecrets(readKey(options)),
      demoPasswordHash: await hashPassword(demoPassword, policy.password.hash),
    },
    db,
    checks: createContractChecks(contract),
    onFailure: options.onFailure ?? reportFailure,
  };
  const journal = createJournal();
  const arrive = hasConsole ? arriveUnderConsole(database, clock) : arrivePlainly(database, base);
  const app = Fastify({
    bodyLimit: 3_000_000,
    forceCloseConnections: true,
    clientErrorHandler: refuseBroken,
    frameworkErrors: refuseUnreadablePath,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  acceptBodies(app);
  allowOrigins(app, options.origins ?? []);
  routeContract(app, { contract, service, arrive, journal: hasConsole ? journal : null });
  const { secrets } = service.bank;
  const origins = options.origins ?? [];
  if (hasConsole) routeConsole(app, { contract, db, secrets, clock, base, journal, origins });
  app.addHook('onClose', () => database.close());
  return app;
}

function reportFailure(operationId: string, error: unknown): void {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`sandbox: ${operationId} failed: ${told}\n`);
}
