import { describe, expect, it } from 'vitest';
import { readSettings, type Settings } from './settings.ts';

const told = { links: { hosts: ['club.test'] } };

/** Reads the settings from a file server that answers in one way. */
function read(answer: () => Promise<Response>) {
  const asked: unknown[] = [];
  const waits: { seconds: number; isCalledOff: boolean }[] = [];
  let signal: AbortSignal | null | undefined;
  let end: (() => void) | undefined;
  const reading = readSettings({
    fetch: (address, options) => {
      asked.push(address);
      signal = options?.signal;
      const cutOff = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('cut off', 'AbortError')));
      });
      return Promise.race([answer(), cutOff]);
    },
    isSettings: (value): value is Settings => Object(value).links !== undefined,
    clock: {
      after: (seconds, run) => {
        const wait = { seconds, isCalledOff: false };
        waits.push(wait);
        end = run;
        return () => {
          wait.isCalledOff = true;
        };
      },
    },
  });
  return { reading, asked, waits, giveUp: () => end?.() };
}

const answered = (body: string, status = 200) => read(() => Promise.resolve(new Response(body, { status })));

describe('the settings of the portal', () => {
  it('are read from its file server, and waited for no longer', async () => {
    const { reading, asked, waits } = answered(JSON.stringify(told));

    expect(await reading).toEqual({ kind: 'read', settings: told });
    expect(asked).toEqual(['/portal.config.json']);
    expect(waits).toEqual([{ seconds: 10, isCalledOff: true }]);
  });

  it.each([
    ['are not what the schema says', '{}', 200],
    ['are no JSON', '<html>', 200],
    ['are an error page', JSON.stringify(told), 500],
  ])('that %s are unfit', async (_case, body, status) => {
    const { reading } = answered(body, status);

    expect(await reading).toEqual({ kind: 'unfit' });
  });

  it('are not reached where the server is not', async () => {
    const { reading } = read(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(await reading).toEqual({ kind: 'unreached' });
  });

  it('are given up after ten seconds', async () => {
    const { reading, giveUp } = read(() => new Promise(() => undefined));

    giveUp();

    expect(await reading).toEqual({ kind: 'unreached' });
  });
});
