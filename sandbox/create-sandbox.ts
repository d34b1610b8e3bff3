import type { FastifyInstance } from 'fastify';
import { readContract, type Contract } from '#schemas/provider';
import { systemClock } from './clock.ts';
import { createMovableClock } from './console/clock-setting.ts';
import { openConsole } from './console/open-console.ts';
import type { OpenDatabase } from './db/database.ts';
import { findRoom } from './db/place/find-room.ts';
import { readFigures, reachDatabase, type Figures } from './figures.ts';
import { openBank } from './open-bank.ts';
import { placeOf, type SandboxOptions } from './options.ts';
import { defaultPolicy, type Policy } from './policy.ts';
import { boundCrowd, noCrowd, type Crowd } from './security/crowd.ts';
import { createPasswordHasher, hashPassword } from './security/passwords/passwords.ts';
import { randomReference } from './security/secrets.ts';
import { boundWaitingCalls } from './security/sessions/waiting-calls.ts';
import { demoPassword } from './seed/personas.ts';
import { arrivePlainly, arriveUnderConsole } from './server/arrive.ts';
import { createContractChecks } from './server/contract-checks.ts';
import { allowOrigins } from './server/http.ts';
import { createJournal } from './server/journal.ts';
import { openServer } from './server/open-server.ts';
import { routeContract } from './server/plugin.ts';
import { reportFailure } from './server/report-failure.ts';
import type { Service } from './server/serve-operation.ts';
import { createEvents } from './sites/events.ts';
import { routeSites } from './sites/routes.ts';

/** An open bank. Its servers listen once told to, each on a port of its own. */
export type Sandbox<Console = FastifyInstance | undefined> = {
  /** Answers `/api/**`, and where there is a console the sites that stand outside the bank, under `/sandbox/`. */
  app: FastifyInstance;
  /** Returns the console and its API under `/sandbox`, to this machine alone; there when it was asked for. */
  console: Console;
  /** Counts what tells how the bank stands. */
  figures(): Promise<Figures>;
  /** Asks the database whether it answers, and its folder whether it takes more; rejects where one does not. */
  reach(): Promise<unknown>;
  /** Closes the servers and the database. */
  close(): Promise<void>;
};

/** What no option changes: the banks of a process read the contract and compile its checks once. */
let sharedContract: ReturnType<typeof openContract> | undefined;

function openContract() {
  const contract = readContract();
  return { contract, checks: createContractChecks(contract) };
}

/** Opens a bank; with `console: true`, one that can be looked into and told what to do wrong. */
export function createSandbox(options: SandboxOptions & { console: true }): Promise<Sandbox<FastifyInstance>>;
export function createSandbox(options?: SandboxOptions): Promise<Sandbox>;
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const policy = { ...defaultPolicy, ...options.policy };
  const { contract, checks } = (sharedContract ??= openContract());
  const { database, secrets } = await openBank(options);
  const place = placeOf(options);
  await options.onOpen?.(database.db);
  const service: Service = {
    bank: {
      policy,
      secrets,
      passwords: createPasswordHasher(policy),
      waiting: boundWaitingCalls(policy),
      demoPasswordHash: await hashPassword(demoPassword, policy.password.hash),
      nobodysPasswordHash: await hashPassword(randomReference(), policy.password.hash),
    },
    db: database.db,
    checks,
    crowd: crowdOf(database, policy),
    onFailure: options.onFailure ?? reportFailure,
  };
  const app = openServer();
  app.addHook('onClose', () => database.close());
  allowOrigins(app, options.origins ?? []);
  const parts = { options, contract, database, service };
  const ofConsole = options.console === true ? openForConsole(app, parts) : openPlainly(app, parts);
  return {
    app,
    console: ofConsole,
    figures: () =>
      readFigures(database.db, { now: (options.clock ?? systemClock).now(), rules: policy.session }),
    reach: () =>
      Promise.all([reachDatabase(database.quick), place.kind === 'folder' && findRoom(place.path)]),
    close: async () => {
      await ofConsole?.close();
      await app.close();
    },
  };
}

/** Twice as many calls as connections: while one half waits for the database, the other is read and written. */
const crowdOf = ({ connections }: OpenDatabase, { crowd }: Policy): Crowd =>
  connections === null ? noCrowd : boundCrowd({ atOnce: 2 * connections, ...crowd });

type Parts = { options: SandboxOptions; contract: Contract; database: OpenDatabase; service: Service };

function openPlainly(app: FastifyInstance, { options, contract, database, service }: Parts): undefined {
  const arrive = arrivePlainly(database, options.clock ?? systemClock);
  routeContract(app, { contract, service, arrive, journal: null, onAnswer: options.onAnswer });
}

function openForConsole(
  app: FastifyInstance,
  { options, contract, database, service }: Parts,
): FastifyInstance {
  const { clock: base = systemClock, origins = [], portal = () => '', page, onAnswer } = options;
  const { db } = database;
  const { secrets } = service.bank;
  const clock = createMovableClock(base);
  const [journal, events] = [createJournal(), createEvents()];
  routeContract(app, { contract, service, arrive: arriveUnderConsole(database, clock), journal, onAnswer });
  routeSites(app, { db, secrets, clock, events, origins, passwordHash: service.bank.demoPasswordHash });
  const { policy, demoPasswordHash } = service.bank;
  const behind = { bank: app, demoPasswordHash, contract, db, secrets, policy, clock, base, journal, events };
  return openConsole({ ...behind, portal, page }, service);
}
