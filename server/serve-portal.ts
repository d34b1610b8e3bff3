import type { FastifyInstance } from 'fastify';
import { readOwnParts, withOwnWords } from './folder/index.ts';
import { startNotes } from './folder/start-notes.ts';
import { favourMemory } from './serving/favour-memory.ts';
import { explainFailure } from './explain-failure.ts';
import { refuseTakenPort, withPort } from './free-port.ts';
import { buildOf, lookingAtBuild } from './http/looked-at-build.ts';
import { closeOnSignals, refuseDebugger } from './http/stop.ts';
import { assetsBefore } from './site/kept-assets.ts';
import { announceStart, openBank, prepareLaunch, readLook, type Launch } from './launch.ts';
import type { RunningBank } from './own-bank.ts';
import { misspelledIn, misspelledLine } from './doctor/misspelled.ts';
import { portOf } from './ports.ts';

/** Where a portal has its parts. */
export type ServedPortal = {
  /** The bank’s own: settings, and the sandbox’s data unless the environment names another place. */
  root: string;
  /** What the build wrote. */
  dist: string;
  /** Throws where what was built cannot be served: heard of before a bank is opened, which would have to be closed again. */
  refuse?: () => void;
  /** Builds what is stale, once nothing refuses the start: it takes longer than anybody waits for a refusal. */
  build?: () => Promise<void>;
  /** Tells that what was built was built anew: from then on that is served, by the same bank. */
  renewal?: { next: () => Promise<void> };
};

/**
 * Serves a portal until the process is told to stop.
 *
 * @throws {Error} with a code, saying what was found and what to do.
 */
export async function servePortal({ root, dist, refuse, build, renewal }: ServedPortal): Promise<void> {
  refuseDebugger();
  const launch = await prepareLaunch(root, process.env);
  const { config, ports } = launch;
  const notes = startNotes({ root, env: process.env, ...launch });
  for (const note of notes) console.warn(note);
  for (const misspelled of misspelledIn(process.env)) console.warn(misspelledLine(misspelled));
  await refuseTakenPort(ports.admin.port, ports.admin.host, 'ADMIN_PORT');
  refuse?.();
  // A database or builds in the same process would be slowed down, and take ten times as much anyway.
  if (launch.bank !== 'sandbox' && !renewal) favourMemory(process);
  // Loaded once nothing refuses the start, as what serves is.
  const { openWatch } = await import('./watch/open-watch.ts');
  let address = '';
  let bank: RunningBank | undefined;
  let served = '';
  const watch = openWatch({
    env: process.env,
    provider: config.provider.baseUrl,
    files: lookingAtBuild(dist),
    build: () => served,
    bank: () => bank,
  });
  for (const note of notes) watch.noted(note);
  const heard = { answered: watch.requests.named, failed: watch.failed };
  bank = await openBank(launch, root, { portal: () => address, ...heard, dist });
  await build?.();
  const { createPortal } = await import('./http/portal.ts');
  const before = assetsBefore(dist, process.env);
  const open = ({ brand, languages: others }: Look) => {
    served = buildOf(dist);
    const languages = withOwnWords(others, readOwnParts(dist));
    return createPortal({ config, dist, before, brand, languages, watch, ...(bank && { bank }) });
  };
  const { host } = config.server;
  const portal = await openServed(open, launch, { port: ports.portal, host });
  address = `http://${withPort(host, portal.port)}`;
  closeOnSignals(async () => {
    watch.stopping();
    await Promise.all([portal.close(), bank?.closeConsole()]);
    await Promise.all([bank?.close(), watch.close()]);
  });
  const admin = await watch.listen(ports.admin);
  await announceStart(launch, { portal: address, admin }, bank);
  if (!renewal) return;
  for (;;) {
    await renewal.next();
    await portal.renew(() => readLook(root, process.env));
  }
}

type Look = Pick<Launch, 'brand' | 'languages'>;

/** Opens a portal that gives way to another at its port. */
async function openServed(
  open: (look: Look) => Promise<FastifyInstance>,
  look: Look,
  where: { port: number; host: string },
) {
  let portal = await open(look);
  const port = portOf(await portal.listen(where));
  const renew = async (read: () => Look): Promise<void> => {
    const next = await open(read());
    await portal.close();
    portal = next;
    await portal.listen({ ...where, port });
  };
  return {
    port,
    close: () => portal.close(),
    /** What cannot be read leaves what is served as it is. */
    renew: (read: () => Look) => renew(read).catch((error: unknown) => console.error(explainFailure(error))),
  };
}
