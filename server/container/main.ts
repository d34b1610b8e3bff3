import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSandbox } from '#sandbox';
import { startOrExplain } from '../explain-failure.ts';
import { openCell } from './cell.ts';
import { planOf, readContainerfile } from './containerfile.ts';
import { buildByEngine, findEngine, type Run } from './engine.ts';
import { freePorts } from './free-ports.ts';
import { makeReadOnly, makeWritable } from './read-only-tree.ts';
import { rehearse } from './rehearse.ts';

const root = dirname(dirname(import.meta.dirname));
const memoryBytes = 256 * 2 ** 20;

const line = (state: string, step: string, found: string): void =>
  console.log(`${state.padEnd(4)}  ${step.padEnd(11)}  ${found}`);
const say = (step: string, found: string): void => line('ok', step, found);

const run: Run = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` };
};

/** Makes the package, and installs it as the container file does. */
function install(tree: string): void {
  execFileSync(process.execPath, [join(root, 'server/release/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [tarball = ''] = globSync('dist/release/percorso-*.tgz', { cwd: root });
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', join(root, tarball)];
  execFileSync('npm', words, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(join(root, 'portal.config.json'), join(tree, 'portal.config.json'));
  cpSync(join(root, 'docs/operations/brands/lanterna'), join(tree, 'brand'), { recursive: true });
  say('install', `${tarball} into an empty folder`);
}

await startOrExplain(async () => {
  const plan = planOf(readContainerfile(root));
  const place = mkdtempSync(join(tmpdir(), 'percorso-container-'));
  const tree = join(place, 'bank');
  mkdirSync(tree);
  const bank = await createSandbox({ memory: true });
  try {
    install(tree);
    makeReadOnly(tree);
    chmodSync(place, 0o755);
    const cell = openCell(plan, { tree, memoryBytes });
    const provider = await bank.app.listen({ port: 0, host: '127.0.0.1' });
    for (const lack of cell.lacks) line('skip', 'rights', lack);
    const [portal = 0, admin = 0] = await freePorts(2);
    await rehearse({ plan, cell, tree, provider, ports: { portal, admin } }, say).finally(() =>
      cell.remove(),
    );
    const found = findEngine(run);
    if ('lacks' in found) line('skip', 'engine', `none answers: ${found.lacks}`);
    else {
      buildByEngine(found.engine, { root, settings: join(tree, 'portal.config.json'), run });
      say('engine', `${found.engine} has built it, run it read-only and stopped it`);
    }
  } finally {
    await bank.close();
    makeWritable(tree);
    rmSync(place, { recursive: true });
  }
});
