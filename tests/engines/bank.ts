import { setTimeout as wait } from 'node:timers/promises';

/** The bank of the sandbox, asked by its console for what holders read elsewhere: their messages and their papers. */
export type Bank = {
  console<Reply>(path: string): Promise<Reply>;
  /** Waits for an SMS with a code that was not read yet, and answers the code. */
  nextCode(): Promise<string>;
};

type Sent = { id: number; code: string | null };

const longestMs = 30_000;

/** Opens the bank whose console is there. */
export function openBank(consoleUrl: string): Bank {
  const read = async <Reply>(path: string): Promise<Reply> => {
    const reply = await fetch(`${consoleUrl}/sandbox/api/${path}`);
    if (!reply.ok) throw new Error(`the console answers ${reply.status} to ${path}`);
    return reply.json();
  };
  let last = 0;
  return {
    console: read,
    nextCode: async () => {
      const end = performance.now() + longestMs;
      for (;;) {
        const unread = (await read<Sent[]>('outbox?kind=sms')).filter(
          ({ id, code }) => id > last && code !== null,
        );
        const newest = unread.toSorted((one, other) => other.id - one.id)[0];
        if (newest?.code) {
          last = newest.id;
          return newest.code;
        }
        if (performance.now() > end) throw new Error('no SMS brought a code');
        await wait(50);
      }
    },
  };
}
