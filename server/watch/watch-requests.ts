import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBanks } from '../http/banks-paths.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import { traceOf } from './trace-context.ts';

/** What the bank says of a request that it has answered. */
export type BankTold = { request: IncomingMessage; operationId: string; code: string };

/** Follows requests from the door to their end. */
export type RequestWatch = {
  /** Before anyone answers. */
  arrived: (request: IncomingMessage, response: ServerResponse) => void;
  /** Names what the bank was asked for, before its answer leaves. */
  named: (told: BankTold) => void;
};

type Trace = ReturnType<typeof traceOf>;

/** Tells besides by which ids a request stands in the log. */
type FollowedRequests = RequestWatch & { traced: (request: IncomingMessage) => Trace | undefined };

type Named = Pick<BankTold, 'operationId' | 'code'>;

/**
 * Tells the log and the figures of each request (RUN-06, RUN-07): what it asked for by its kind or its operation, never its path, its
 * query, its headers or who sent it, for addresses name people and paths may hold what does.
 */
export function watchRequests({ log, metrics }: { log: Logger; metrics: Metrics }): FollowedRequests {
  const traces = new WeakMap<IncomingMessage, Trace>();
  const names = new WeakMap<IncomingMessage, Named>();
  return {
    named: ({ request, operationId, code }) => void names.set(request, { operationId, code }),
    traced: (request) => traces.get(request),
    arrived: (request, response) => {
      const began = performance.now();
      const trace = traceOf(request.headers);
      traces.set(request, trace);
      response.setHeader('X-Request-Id', trace.requestId);
      metrics.begun();
      // A framework listens to it ten times already.
      response.setMaxListeners(16);
      response.once('close', () => {
        const ms = Math.round((performance.now() - began) * 10) / 10;
        const { operationId: operation = '', code = '' } = names.get(request) ?? {};
        const { statusCode: status, writableFinished } = response;
        const kind = kindOf(request, response);
        const line = { ...trace, kind, method: request.method, ...(operation && { operation }) };
        if (!writableFinished) {
          metrics.gone();
          log.info({ ...line, ms }, 'lost');
          return;
        }
        metrics.ended({ kind, operation, status, code, seconds: ms / 1000 });
        const level = status >= 500 ? 'error' : 'info';
        log[level]({ ...line, status, ...(code && { code }), ms }, 'answered');
      });
    },
  };
}

function kindOf({ url = '/' }: IncomingMessage, response: ServerResponse): string {
  if (isBanks(url)) return 'bank';
  if (response.statusCode >= 400) return 'refused';
  if (String(response.getHeader('Content-Type')).startsWith('text/html')) return 'page';
  return 'file';
}
