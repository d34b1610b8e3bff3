import type { IncomingMessage } from 'node:http';
import type { PortalWatch } from '../http/portal.ts';
import { createAdmin } from './admin.ts';
import { openLog, outputOfProcess, type DestinationStream, type Logger } from './log.ts';
import { createMetrics, type BankFigures, type Metrics } from './metrics.ts';
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
  /** Hears of what keeps no portal from its start, and should not stay so. */
  noted: (note: string) => void;
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
  /** Rejects where what was built is not whole on the disk any more; without it nobody looks. */
  files?: () => Promise<unknown>;
  /** Says which build this process serves. */
  build?: () => string;
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
export function openWatch({ env, provider, files, build, bank, logTo }: WatchParts): Watch {
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
  const needs = [need, ...(files ? [{ name: 'files', check: files }] : [])].map((one) => ({
    ...one,
    heard: tellingChanges(one.name, log),
  }));
  const metrics = createMetrics({
    bank: hasOwn ? async () => own().figures() : undefined,
    needs,
    dropped: logTo ? () => 0 : () => outputOfProcess().dropped(),
  });
  let isStopping = false;
  const admin = createAdmin({ metrics, needs, build, isStopping: () => isStopping });
  const requests = watchRequests({ log, metrics });
  return {
    requests,
    crashed: (crash) => {
      metrics.crashed();
      log.error(crash, 'crashed');
    },
    unserved: tellingFiles(log, metrics),
    failed: (failure, request) =>
      log.error({ ...(request && requests.traced(request)), ...failure }, 'failed'),
    noted: (note) => log.warn({ note }, 'to be minded'),
    listen: (where) => admin.listen(where),
    stopping: () => {
      isStopping = true;
    },
    close: () => admin.close(),
  };
}

/** Tells of a file that cannot be read once, and counts each time that it could not be answered. */
function tellingFiles(log: Logger, metrics: Metrics): PortalWatch['unserved'] {
  const told = new Set<string>();
  return (why) => {
    metrics.unserved();
    if (why === undefined) return;
    const { path, code = 'unknown' } = Object(why);
    const file = String(path ?? 'unknown');
    if (!told.has(file)) log.error({ file, why: String(code) }, 'file unserved');
    told.add(file);
  };
}
