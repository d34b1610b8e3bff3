import Fastify, { type FastifyInstance } from 'fastify';
import { readContract, type ContractOperation } from '#schemas/provider';
import { systemClock } from './clock.ts';
import { createMovableClock } from './console/clock-setting.ts';
import { routeConsole } from './console/routes.ts';
import { openDatabase } from './db/database.ts';
import { readSettings } from './db/settings.ts';
import { takeFault } from './faults/faults.ts';
import { placeOf, readKey, type SandboxOptions } from './options.ts';
import { defaultPolicy } from './policy.ts';
import { hashPassword } from './security/passwords.ts';
import { createSecrets } from './security/secrets.ts';
import { readSession } from './security/sessions.ts';
import { demoPassword } from './seed/personas.ts';
import { createContractChecks } from './server/contract-checks.ts';
import { acceptBodies, allowOrigins } from './server/http.ts';
import { createJournal } from './server/journal.ts';
import { routeContract, type Arrival } from './server/plugin.ts';
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
  const arrive = async ({ id, token: source }: ContractOperation, token: string): Promise<Arrival> => {
    if (!hasConsole) return { now: base.now(), fault: null, session: null };
    const found = source === 'bearer' && token !== '' ? await readSession(db, token) : null;
    const settings = found?.settings ?? (await readSettings(db));
    const fault = await takeFault(db, settings, id);
    // A fault may take its time, and the session end meanwhile.
    return { now: clock.by(settings), fault, session: fault === null ? (found?.session ?? null) : null };
  };
  const app = Fastify({
    bodyLimit: 3_000_000,
    forceCloseConnections: true,
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
