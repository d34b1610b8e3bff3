import { refuseTakenPort } from '../free-port.ts';
import type { CalledOperation } from './calls.ts';
import type { inspectBank } from '#sandbox/inspection';

/** What is looked at, and by what: everything beyond the files comes from here. */
export type World = {
  /** Where the settings stand. */
  root: string;
  /** The portal that comes with the package. */
  ofPackage: string;
  env: NodeJS.ProcessEnv;
  /** The version of this Node. */
  node: string;
  /** The address that holders open, where it was named. */
  origin: string | undefined;
  /** What journeys of a bank’s folder call. */
  calls: () => readonly CalledOperation[];
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Epoch milliseconds of this machine. */
  now: () => number;
  /** Rejects with a coded sentence where nobody may listen. */
  listen: (port: number, host: string, variable: string) => Promise<void>;
  inspectBank: typeof inspectBank;
};

/** Returns this machine as it is. */
export function realWorld(
  given: Pick<World, 'root' | 'ofPackage' | 'env' | 'origin' | 'now'> & Partial<Pick<World, 'calls'>>,
): World {
  return {
    calls: () => [],
    ...given,
    node: process.versions.node,
    fetch: (url, init) => fetch(url, init),
    listen: refuseTakenPort,
    // The code of a bank is loaded where there is one to look at.
    inspectBank: async (environment) => {
      const inspection = await import('#sandbox/inspection');
      return inspection.inspectBank(environment);
    },
  };
}
