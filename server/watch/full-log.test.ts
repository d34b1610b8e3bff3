import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';

let end: (() => void) | undefined;

afterEach(() => end?.());

const ask = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(20_000) })).text();

/** Starts a portal beside a provider whose every word goes there, and waits until it is up. */
async function startInto(output: number | 'pipe') {
  const [port, admin] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PERCORSO_PROVIDER_BASE_URL: 'https://bank.example',
    PORT: String(port),
    ADMIN_PORT: String(admin),
  };
  // Nobody reads what it says where that is a pipe.
  const child = spawn(process.execPath, ['server/start.ts'], { env, stdio: ['ignore', output, output] });
  end = () => child.kill('SIGKILL');
  const health = () => ask(`http://127.0.0.1:${admin}/healthz`);
  await vi.waitFor(health, { timeout: 200_000, interval: 200 });
  return {
    page: () => ask(`http://127.0.0.1:${port}/portal.config.json`),
    figures: () => ask(`http://127.0.0.1:${admin}/metrics`),
    health,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

describe('a portal whose log cannot be written', () => {
  it.each([
    ['on a full disk', () => openSync('/dev/full', 'w')],
    ['to a pipe that nobody reads', () => 'pipe' as const],
  ])(
    'answers, counts the lines that it drops, and ends when it is told to: %s [RUN-07]',
    async (_, output) => {
      const portal = await startInto(output());

      // More than it keeps, some 250 bytes each.
      for (let round = 0; round < 120; round += 1)
        await Promise.all(Array.from({ length: 50 }, () => portal.page()));

      expect(await portal.health()).toBe('{"healthy":true}');
      const [, dropped = '0'] =
        /^percorso_log_lines_dropped_total (\d+)$/m.exec(await portal.figures()) ?? [];
      expect(Number(dropped)).toBeGreaterThan(0);
      expect(await portal.stop()).toBe(0);
    },
  );
});
