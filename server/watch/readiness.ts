import { hasSentence } from '../explain-failure.ts';
import type { Logger } from './log.ts';

/** Something that a server cannot do all of its work without, how to try it, and who hears each time why it failed, or that it did not. */
export type Need = {
  name: string;
  check: () => Promise<unknown>;
  heard?: (failure: string | undefined) => void;
};

/** How each need was found; of a reason no more than its code is told, for the page is read by machines that others read too. */
export type Found = {
  needs: Readonly<Record<string, 'ok' | 'failed'>>;
  why?: Readonly<Record<string, string>>;
};

/** Returns whether a proxy answers so where it does not reach what is behind it. */
export const isOfProxy = (status: number): boolean => status >= 502 && status <= 504;

const longestMs = 2000;

/** Tries all that a server needs, at once, each for two seconds at most (RUN-06). */
export async function tryNeeds(needs: readonly Need[], patienceMs = longestMs): Promise<Found> {
  const found = await Promise.all(
    needs.map(async ({ name, check, heard }) => {
      const failure = await failureOf(check, patienceMs);
      heard?.(failure);
      return { name, failure };
    }),
  );
  const codes = found.flatMap(({ name, failure = '' }) => {
    const [, code] = /^([A-Z]+(?:_[A-Z]+)+): /u.exec(failure) ?? [];
    return code === undefined ? [] : [[name, code] as const];
  });
  return {
    needs: Object.fromEntries(
      found.map(({ name, failure }) => [name, failure === undefined ? 'ok' : 'failed'] as const),
    ),
    ...(codes.length > 0 && { why: Object.fromEntries(codes) }),
  };
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

async function failureOf(check: () => Promise<unknown>, patienceMs: number): Promise<string | undefined> {
  try {
    await inTime(check(), patienceMs);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Waits for what is asked, two seconds at most unless told otherwise: whoever reads figures must not wait for ever. */
export function inTime<Answer>(asked: Promise<Answer>, patienceMs = longestMs): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const late = setTimeout(() => reject(new NeedUnmet(`no answer within ${patienceMs} ms`)), patienceMs);
  void asked.then(resolve, reject).finally(() => clearTimeout(late));
  return promise;
}

/** Why a need is not met, in words of ours that may stand in the log. */
export class NeedUnmet extends Error {}

/** A sentence of ours, which says what to do; else a code where there is one, as for a host that is not reached. Words of others stay out of the log: they may quote what they were given. */
function reasonOf(error: unknown): string {
  const { code, cause, name } = Object(error);
  if (error instanceof NeedUnmet || hasSentence(error)) return error.message;
  if (hasSentence(cause)) return cause.message;
  return String(code ?? Object(cause).code ?? name ?? 'unknown');
}
