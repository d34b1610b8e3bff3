import autocannon from 'autocannon';

/** One request that a holder sends over and over. */
export type HolderRequest = { path: string; headers: Record<string, string>; body: string };

/** What a load came to; times in milliseconds. */
export type Measured = {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  requests: number;
  /** Returns that were not what is wanted, and connections that broke. */
  failed: number;
};

/** How much load: each holder has a connection, and sends the next request when the last is answered. */
export type Load = { url: string; holders: readonly HolderRequest[] } & (
  | { seconds: number }
  | { requests: number }
);

/** Sends the load with autocannon, after a second of warming up. */
export async function send({ url, holders, ...amount }: Load): Promise<Measured> {
  await cannon(url, holders, { duration: 1 });
  const { times, result } = await cannon(
    url,
    holders,
    'seconds' in amount ? { duration: amount.seconds } : { amount: amount.requests },
  );
  const failed = result.non2xx + result.errors + result.timeouts;
  return { ...summary(times), perSecond: times.length / result.duration, failed };
}

/** Reduces times to what is reported of them. */
export function summary(times: readonly number[]): Omit<Measured, 'perSecond' | 'failed'> {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), requests: sorted.length };
}

async function cannon(
  url: string,
  holders: readonly HolderRequest[],
  amount: { duration: number } | { amount: number },
): Promise<{ times: number[]; result: autocannon.Result }> {
  const times: number[] = [];
  let next = 0;
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const setupClient = (client: autocannon.Client) => {
    const holder = holders[next % holders.length];
    next += 1;
    if (holder !== undefined) client.setRequests([{ method: 'POST', ...holder }]);
  };
  const options = { url, connections: holders.length, timeout: 60, ...amount, setupClient };
  const run = autocannon(options, (error, result) => (error === null ? resolve(result) : reject(error)));
  // autocannon keeps no 95th percentile of its own.
  run.on('response', (...answer) => times.push(answer[3]));
  return { times, result: await promise };
}
