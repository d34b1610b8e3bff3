import type { Logger } from './log.ts';

/** Something that a server cannot do its work without, how to try it, and who hears each time why it failed, or that it did not. */
export type Need = {
  name: string;
  check: () => Promise<unknown>;
  heard?: (failure: string | undefined) => void;
};

/** How each need was found; no reason is told, for the page is read by machines that others read too. */
export type Readiness = { ready: boolean; needs: Readonly<Record<string, 'ok' | 'failed'>> };

/** Returns whether a proxy answers so where it does not reach what is behind it. */
export const isOfProxy = (status: number): boolean => status >= 502 && status <= 504;

const longestMs = 2000;

/** Tries all that a server needs, at once, each for two seconds at most (RUN-06). */
export async function tryNeeds(needs: readonly Need[], patienceMs = longestMs): Promise<Readiness> {
  const found = await Promise.all(
    needs.map(async ({ name, check, heard }) => {
      const failure = await failureOf(check, patienceMs);
      heard?.(failure);
      return [name, failure === undefined ? 'ok' : 'failed'] as const;
    }),
  );
  return { ready: found.every(([, how]) => how === 'ok'), needs: Object.fromEntries(found) };
}

/** Tells in the log that a need is lost, and why, and that it is met again: once each, however often it is tried. */
export function tellingChanges(name: string, log: Logger): (failure: string | undefined) => void {
  let isLost = false;
  return (failure) => {
    if (failure !== undefined && !isLost) log.error({ need: name, why: failure }, 'need lost');
    if (failure === undefined && isLost) log.info({ need: name }, 'need met again');
    isLost = failure !== undefined;
  };
}

function failureOf(check: () => Promise<unknown>, patienceMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(`no answer within ${patienceMs} ms`), patienceMs);
    const end = (failure?: string): void => {
      clearTimeout(late);
      resolve(failure);
    };
    check().then(
      () => end(),
      (error: unknown) => end(reasonOf(error)),
    );
  });
}

/** Why a need is not met, in words of ours that may stand in the log. */
export class NeedUnmet extends Error {}

/** A code where there is one, as for a host that is not reached. Words of others stay out of the log: they may quote what they were given. */
function reasonOf(error: unknown): string {
  const { code, cause, name } = Object(error);
  if (error instanceof NeedUnmet) return error.message;
  return String(code ?? Object(cause).code ?? name ?? 'unknown');
}
