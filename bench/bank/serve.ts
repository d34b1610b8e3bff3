import { createSandbox, type SandboxOptions } from '#sandbox';

/** What the benchmark asks a server of this file, and is answered over the same channel. */
export type Asked = 'memory' | 'stop';

/** Where the server and its console listen, or the bytes that it holds after a collection. */
export type Told = { url: string; consoleUrl: string } | { heap: number; resident: number };

// Limits that would stop a load made of few holders: codes at most every 30 seconds, five in a quarter of an hour.
const policy: SandboxOptions['policy'] = {
  code: {
    lifetimeMs: 300_000,
    maxFailures: 5,
    resendMs: 0,
    windowMs: 900_000,
    perWindow: 1_000_000,
    perHolder: 1_000_000,
  },
};

// A load that ends leaves its last requests without a reader: what fails after the word to stop tells nothing.
let isStopping = false;
const onFailure = (operationId: string, error: unknown) => {
  if (!isStopping) console.error(`bank: ${operationId} failed:`, error);
};
const given: SandboxOptions = JSON.parse(process.argv[2] ?? '{}');
const bank = await createSandbox({
  ...given,
  policy: { ...policy, ...given.policy },
  onFailure,
  console: true,
});
const at = { port: 0, host: '127.0.0.1' };
const tell = (told: Told) => process.send?.(told);

// Anyone who asked for this server is gone.
process.on('disconnect', () => process.exit());
process.on('message', (asked: Asked) => {
  if (asked === 'stop') {
    isStopping = true;
    void bank.close().then(() => process.exit(0));
  } else {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    tell({ heap: heapUsed, resident: rss });
  }
});
tell({ url: await bank.app.listen(at), consoleUrl: await bank.console.listen(at) });
