import type { BankReply } from '#engine';

/** Counts calls under way and tells when the first begins and the last ends. */
export type LoadingCount = { begin(): void; end(reply: BankReply): void };

/** Keeps the loading flag: true on any request, false on success or failure, unless the result says that more follows (LOAD-01). */
export function createLoadingCount(tell: ((isLoading: boolean) => void) | undefined): LoadingCount {
  let underWay = 0;
  return {
    begin: () => {
      underWay += 1;
      tell?.(true);
    },
    end: (reply) => {
      underWay -= 1;
      if (underWay === 0 && !saysMoreFollows(reply)) tell?.(false);
    },
  };
}

function saysMoreFollows(reply: BankReply): boolean {
  if (reply.kind === 'unreachable' || typeof reply.body !== 'object' || reply.body === null) return false;
  return Reflect.get(reply.body, 'continueLoading') === true;
}
