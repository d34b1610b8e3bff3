import type { IncomingMessage } from 'node:http';
import type { PortalWatch } from '../http/portal.ts';
import { createAdmin } from './admin.ts';
import { openLog, outputOfProcess, type DestinationStream } from './log.ts';
import { createMetrics, type BankFigures } from './metrics.ts';
import { isOfProxy, NeedUnmet, tellingChanges, type Need } from './readiness.ts';
import { watchRequests } from './watch-requests.ts';

/** What the bank of this process is asked for by those who look after it. */
export type WatchedBank = {
  figures(): Promise<BankFigures>;
  /** Rejects where its database does not answer. */
  reach(): Promise<unknown>;
};

/** A call that broke off in the bank of this process, and what to do where that is known. */
export type BankFailure = { operation: string; failure: string; do?: string };

/** What follows a server, and where those who look after it see it. */
export type Watch = PortalWatch & {
  /** Hears of a call that the bank of this process could not answer, and which request it was. */
  failed: (failure: BankFailure, request?: IncomingMessage) => void;
  /** Has the admin server listen, and answers its address. */
  listen(where: { port: number; host: string }): Promise<string>;
  /** From now on the server is not ready. */
  stopping(): void;
  close(): Promise<void>;
};

type WatchParts = {
  env: NodeJS.ProcessEnv;
  /** The provider’s origin; empty where the bank is in this process. */
  provider: string;
  /** The bank of this process, once it is open. */
  bank: () => WatchedBank | undefined;
  /** Where the log goes, unless to the output of the process. */
  logTo?: DestinationStream;
};

/** A host answers whatever it answers, but for what a proxy in front says in its place. */
async function reachHost(provider: string): Promise<void> {
  const { status } = await fetch(provider, { method: 'HEAD', redirect: 'manual' });
  if (isOfProxy(status)) throw new NeedUnmet(`what is in front of the bank’s host answers ${status}`);
}

/**
 * Opens log, figures and admin server of a process.
 *
 * @throws {Error} what `openLog` throws.
 */
export function openWatch({ env, provider, bank, logTo }: WatchParts): Watch {
  const log = openLog(env, logTo);
  const own = (): WatchedBank => {
    const open = bank();
    if (open === undefined) throw new NeedUnmet('the bank is not open yet');
    return open;
  };
  const hasOwn = provider === '';
  const need: Need = hasOwn
    ? { name: 'database', check: async () => own().reach() }
    : { name: 'provider', check: () => reachHost(provider) };
  const needs = [{ ...need, heard: tellingChanges(need.name, log) }];
  const metrics = createMetrics({
    bank: hasOwn ? async () => own().figures() : undefined,
    needs,
    dropped: logTo ? () => 0 : () => outputOfProcess().dropped(),
  });
  let isStopping = false;
  const admin = createAdmin({ metrics, needs, isStopping: () => isStopping });
  const requests = watchRequests({ log, metrics });
  return {
    requests,
    crashed: (crash) => {
      metrics.crashed();
      log.error(crash, 'crashed');
    },
    failed: (failure, request) =>
      log.error({ ...(request && requests.traced(request)), ...failure }, 'failed'),
    listen: (where) => admin.listen(where),
    stopping: () => {
      isStopping = true;
    },
    close: () => admin.close(),
  };
}
