import autocannon from 'autocannon';
import { summary, type HolderRequest, type Measured } from '../bank/load.ts';

/** What became of a crowd that never pauses: what was answered, what was told to come back, and what broke. */
export type Crowded = {
  /** Of everything that came back, in milliseconds. */
  all: Pick<Measured, 'p50' | 'p95' | 'p99'>;
  /** Of what was answered. */
  answered: Pick<Measured, 'p50' | 'p95'> & { perSecond: number };
  refused: number;
  broken: number;
};

type Wish = { url: string; holders: readonly HolderRequest[]; connections: number; seconds: number };

/** Has so many connections ask without pause. */
export async function sendCrowd({ url, holders, connections, seconds }: Wish): Promise<Crowded> {
  const [times, answered]: [number[], number[]] = [[], []];
  let [next, refused] = [0, 0];
  const setupClient = (client: autocannon.Client) => {
    const holder = holders[next % holders.length];
    next += 1;
    if (holder !== undefined) client.setRequests([{ method: 'POST', ...holder }]);
  };
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const run = autocannon({ url, connections, duration: seconds, timeout: 60, setupClient }, (error, result) =>
    error === null ? resolve(result) : reject(error),
  );
  run.on('response', (...response) => {
    const [, status, , ms] = response;
    times.push(ms);
    if (status === 200) answered.push(ms);
    if (status === 503) refused += 1;
  });
  const { duration, errors, timeouts } = await promise;
  const broken = errors + timeouts + times.length - answered.length - refused;
  return {
    all: summary(times),
    answered: { ...summary(answered), perSecond: answered.length / duration },
    refused,
    broken,
  };
}
