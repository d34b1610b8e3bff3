import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The host that comes as an example, running. */
export type ExampleHost = { url: string; stop: () => Promise<void> };

/** Starts the host of a folder with docs/, at a port of its own, with one code that it takes for ever, for the pages of a portal. */
export async function startExampleHost(folder: string, portal?: string): Promise<ExampleHost> {
  const program = join(folder, 'docs/operations/example-host.mjs');
  const host = spawn(process.execPath, [program, '--code', '123456'], {
    env: { ...process.env, PORT: '0', ...(portal !== undefined && { PORTAL: portal }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line]: string[] = await once(createInterface(host.stdout), 'line');
  const ended = once(host, 'exit');
  return {
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(line ?? '')?.[0] ?? '',
    stop: async () => {
      host.kill();
      await ended;
    },
  };
}
