import postgres from 'postgres';
import { namePlace } from './name-place.ts';
import { refuseLate } from './reach-server.ts';

/** Knows whether a database server is lost. */
export type ServerWatch = {
  /** Why the server cannot be used, while it cannot. */
  lost(): Error | undefined;
  /** Tries the server, once at a time however many doubt it. */
  doubt(): void;
  /** Hears that it has been lost. */
  onLoss(hear: (why: Error) => void): void;
  end(): void;
};

/** A server that is there lets a connection in and answers it sooner, whatever else it is at. */
const patienceMs = 5000;
/** How soon a server that is lost is tried anew. */
const againMs = 1000;

/** Watches a PostgreSQL server once somebody has reason to doubt it, and while it is lost (decision 0219). */
export function watchServer(url: string, probe: (url: string) => Promise<unknown> = askAnew): ServerWatch {
  let why: Error | undefined;
  let isTrying = false;
  let isOver = false;
  const hearing: ((why: Error) => void)[] = [];
  const look = async (): Promise<void> => {
    const found = await probe(url).then(() => undefined, lossOf(url));
    isTrying = false;
    if (isOver) return;
    const isNew = why === undefined;
    why = found;
    if (found === undefined) return;
    setTimeout(doubt, againMs).unref();
    if (isNew) for (const hear of hearing) hear(found);
  };
  const doubt = (): void => {
    if (isTrying || isOver) return;
    isTrying = true;
    void look();
  };
  return {
    lost: () => why,
    doubt,
    onLoss: (hear) => void hearing.push(hear),
    end: () => {
      isOver = true;
    },
  };
}

/** Asks on a connection of its own: those that are there may be dead alone, or may all be at work. */
async function askAnew(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const answered = new AbortController();
  try {
    await Promise.race([client`select 1`, refuseLate(patienceMs, answered.signal)]);
  } finally {
    answered.abort();
    void client.end({ timeout: 0 });
  }
}

/** What a server says that is starting or ending. Whatever else it says, as that it takes in nobody more, it is there. */
const isGoing = /^57P0[1-3]$/u;
const isOfServer = /^(?=.*\d)[0-9A-Z]{5}$/u;

const lossOf =
  (url: string) =>
  (error: unknown): Error | undefined => {
    const { code, message } = Object(error);
    const told = String(code ?? '');
    if (isOfServer.test(told) && !isGoing.test(told)) return undefined;
    const place = namePlace({ kind: 'server', url });
    return Object.assign(
      new Error(
        `BANK_UNREACHABLE: ${place} does not answer (${told || message}); see that it runs and that this machine reaches it`,
      ),
      { code: 'CONNECTION_LOST' },
    );
  };
