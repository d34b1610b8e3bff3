import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createSandbox, toldFailure, type Answered } from '#sandbox';
import type { SandboxEnvironment } from '#sandbox/environment';
import { cardDrawings, type Brand } from './brand/index.ts';
import { watchCalls } from './http/drain.ts';
import { loopback, portOf } from './ports.ts';
import type { OwnBank } from './http/portal.ts';
import type { BankFailure, WatchedBank } from './watch/open-watch.ts';

/** A demo account as the sandbox’s console lists it. */
export type DemoAccount = { username: string; password: string; shows: string };

/** The sandbox bank in this process, with its console and the way to stop it. */
export type RunningBank = OwnBank &
  WatchedBank & {
    /** Has the console listen on this machine alone, and answers its port. */
    openConsole(port: number): Promise<number>;
    /** Returns what is under way at the console, and takes nothing more there. */
    closeConsole(): Promise<void>;
    accounts(): Promise<DemoAccount[]>;
    close(): Promise<void>;
  };

/** What the bank is told and asked: where the portal is, once it listens, what hears of its answers, and the portal’s brand. */
export type BankHearing = {
  portal: () => string;
  answered: (answered: Answered) => void;
  /** Hears of calls that broke off; unless given, they are told in full on stderr, as at a desk. */
  failed?: (failure: BankFailure, request?: IncomingMessage) => void;
  brand: Brand | undefined;
  /** What the build wrote, the console’s page among it. */
  dist: string;
};

/** Opens the sandbox where the environment has it, in the project’s `.data` unless told. */
export async function openOwnBank(
  root: string,
  environment: SandboxEnvironment,
  { portal, answered, failed, brand, dist }: BankHearing,
): Promise<RunningBank> {
  const sandbox = await createSandbox({
    dataDir: join(root, '.data'),
    ...environment,
    console: true,
    page: join(dist, 'console'),
    policy: { cardArt: { drawings: brand ? cardDrawings(brand) : {} } },
    portal,
    onAnswer: answered,
    ...(failed && {
      onFailure: (operation: string, error: unknown, request?: IncomingMessage) =>
        failed({ operation, ...toldFailure(error) }, request),
    }),
  });
  await sandbox.app.ready();
  const closeConsole = watchCalls(sandbox.console.server);
  return {
    routing: (request, response) => sandbox.app.routing(request, response),
    openConsole: async (port) => portOf(await sandbox.console.listen({ port, host: loopback })),
    closeConsole,
    figures: () => sandbox.figures(),
    reach: () => sandbox.reach(),
    accounts: async () => {
      const reply = await sandbox.console.inject({ method: 'GET', url: '/sandbox/api/accounts' });
      return reply.json<DemoAccount[]>();
    },
    close: () => sandbox.close(),
  };
}
