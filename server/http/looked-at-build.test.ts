import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openWatch } from '../watch/open-watch.ts';
import { buildOf, lookingAtBuild } from './looked-at-build.ts';

let dist: string;

beforeEach(() => {
  dist = join(mkdtempSync(join(tmpdir(), 'looked-')), 'dist');
  onTestFinished(() => rmSync(join(dist, '..'), { recursive: true }));
  mkdirSync(join(dist, 'portal/assets'), { recursive: true });
  writeFileSync(join(dist, 'portal/index.html'), '');
  writeFileSync(join(dist, 'portal/assets/main.js'), 'const a');
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [], assets: { 'main.js': 7 } }));
});

it('a process whose files are gone says so, once in its log with the file, and stays ready, for it holds them [RUN-06]', async () => {
  let now = 0;
  const lines: Record<string, unknown>[] = [];
  const watch = openWatch({
    env: { LOG_LEVEL: 'info' },
    provider: 'http://127.0.0.1:9',
    files: lookingAtBuild(dist, () => now),
    build: () => buildOf(dist),
    bank: () => undefined,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  onTestFinished(() => watch.close());
  const admin = await watch.listen({ port: 0, host: '127.0.0.1' });
  const ready = async () => (await fetch(`${admin}/readyz`)).json();

  const whole = await ready();
  rmSync(join(dist, 'portal/assets/main.js'));
  const unlooked = await ready();
  now = 5000;
  const gone = await ready();
  await ready();
  const figures = await (await fetch(`${admin}/metrics`)).text();
  writeFileSync(join(dist, 'portal/assets/main.js'), 'const a');
  now = 10_000;
  const back = await ready();

  expect(whole).toMatchObject({ ready: true, needs: { files: 'ok' } });
  expect(unlooked).toMatchObject({ needs: { files: 'ok' } });
  expect(gone).toMatchObject({
    ready: true,
    needs: { files: 'failed' },
    why: { files: 'PORTAL_INCOMPLETE' },
  });
  expect(figures).toContain('percorso_need_met{need="files"} 0');
  expect(back).toMatchObject({ needs: { files: 'ok' } });
  expect(lines.filter(({ need }) => need === 'files')).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: 'need lost',
      why: expect.stringContaining('main.js is gone'),
    }),
    expect.objectContaining({ level: 'info', msg: 'need met again' }),
  ]);
});

it('a build is told from another by its files, and by a bank’s words beside them [RUN-18]', () => {
  const first = buildOf(dist);
  writeFileSync(join(dist, 'own.json'), '{}');
  const worded = buildOf(dist);
  writeFileSync(join(dist, 'build.json'), '{}');

  expect(new Set([first, worded, buildOf(dist)]).size).toBe(3);
  rmSync(join(dist, 'own.json'));
  expect(buildOf(dist)).not.toBe(first);
});
