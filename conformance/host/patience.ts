import type { Reply, Wire } from './wire.ts';

/** A wire that stops asking in vain, and why the host was given up, if it was. */
export type Patience = {
  wire: Wire;
  givenUp: () => string | null;
  /** Has nothing asked from now on. */
  giveUp: (why: string) => void;
};

/** Requests in a row to one path without an answer, after which it is not asked again. */
const perPath = 3;
/** Requests in a row to any path without an answer, after which nothing is asked: of a host that never answered, that has. */
const perHost = { never: 5, once: 10 };
/** Connections in a row that could not be made, after which nothing is asked. */
const connections = 3;

/** Has a wire ask no longer where request after request waits in vain; `timeoutMs` is how long each waits. */
export function withPatience(wire: Wire, timeoutMs: number): Patience {
  const hangs = new Map<string, number>();
  let inARow = 0;
  let unmade = 0;
  let everAnswered = false;
  let reason: string | null = null;
  return {
    givenUp: () => reason,
    giveUp: (why) => {
      reason ??= why;
    },
    wire: async (request) => {
      const { path } = request;
      const before = hangs.get(path) ?? 0;
      if (reason !== null) return unasked(inARow);
      if (before >= perPath) return unasked(before);
      const reply = await wire(request);
      unmade = reply.unreachable === undefined ? 0 : unmade + 1;
      if (unmade >= connections) reason = `the host cannot be reached (${reply.unreachable})`;
      if (reply.silence !== 'timeout') {
        everAnswered ||= reply.status !== 0;
        inARow = 0;
        hangs.delete(path);
        return reply;
      }
      inARow += 1;
      hangs.set(path, before + 1);
      if (inARow >= (everAnswered ? perHost.once : perHost.never))
        reason = `${inARow} requests in a row had no answer within ${timeoutMs / 1000} s, the last to ${path}`;
      return reply;
    },
  };
}

const unasked = (times: number): Reply => ({
  status: 0,
  silence: `nothing, as it was not asked: ${times} requests before had no answer`,
  media: '',
  body: null,
  retryAfterMs: null,
  headers: {},
});
