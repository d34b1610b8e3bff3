import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox';
import { layOutPrograms } from '../release/lay-out.ts';
import { openCell } from './cell.ts';
import { planOf, readContainerfile, type Plan } from './containerfile.ts';
import { buildByEngine, findEngine, type Run } from './engine.ts';
import { freePorts } from './free-ports.ts';
import { makeReadOnly, makeWritable } from './read-only-tree.ts';
import { rehearse } from './rehearse.ts';

const root = dirname(dirname(import.meta.dirname));
const plan = planOf(readContainerfile(root));
const memoryBytes = 256 * 2 ** 20;

let place: string;
let tree: string;
let bank: Sandbox;
let provider: string;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'container-'));
  tree = join(place, 'bank');
  const installed = join(tree, 'node_modules/percorso');
  await layOutPrograms(root, installed);
  // A page in the place of the built one, and the packages as they are here.
  mkdirSync(join(installed, 'dist/portal'), { recursive: true });
  writeFileSync(join(installed, 'dist/build.json'), JSON.stringify({ styleHashes: [] }));
  writeFileSync(join(installed, 'dist/portal/index.html'), '<!doctype html><title>Percorso</title>');
  symlinkSync(join(root, 'node_modules'), join(installed, 'node_modules'));
  cpSync(join(root, 'portal.config.json'), join(tree, 'portal.config.json'));
  cpSync(join(root, 'docs/operations/brands/lanterna'), join(tree, 'brand'), { recursive: true });
  makeReadOnly(tree);
  chmodSync(place, 0o755);
  bank = await createSandbox({ memory: true });
  provider = await bank.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await bank.close();
  makeWritable(tree);
  rmSync(place, { recursive: true });
});

/** Rehearses what the container file says, but for what a test changes, and answers the steps that went well. */
async function steps(changed: Partial<Plan> = {}): Promise<string[]> {
  const cell = openCell(plan, { tree, memoryBytes });
  onTestFinished(() => cell.remove());
  const said: string[] = [];
  const [portal = 0, admin = 0] = await freePorts(2);
  await rehearse({ plan: { ...plan, ...changed }, cell, tree, provider, ports: { portal, admin } }, (step) =>
    said.push(step),
  );
  return said;
}

describe('what the container file says', () => {
  it('is done by a bare user in a tree that nobody may write, and ends well [RUN-05] [RUN-03] [RUN-09]', async () => {
    const said = await steps();

    const held = ['rights', 'memory'].filter((step) => said.includes(step));
    expect(said.filter((step) => !held.includes(step))).toEqual([
      'start',
      'healthcheck',
      'ready',
      'page',
      'brand',
      'doctor',
      'stop',
      'tree',
    ]);
    // What this machine has of a container is all there, or what it lacks is told.
    const cell = openCell(plan, { tree, memoryBytes });
    onTestFinished(() => cell.remove());
    expect(held.length + cell.lacks.length).toBe(cell.holds.length === 0 ? 1 : 2);
  });

  it('is done without those bounds where nobody may set them, and that is told [RUN-05]', async () => {
    // Where the means stand is looked up there.
    vi.stubEnv('PATH', '');
    onTestFinished(() => void vi.unstubAllEnvs());

    const { lacks, holds } = openCell(plan, { tree, memoryBytes });
    const said = await steps();

    expect([lacks, holds]).toEqual([[expect.stringContaining('it runs as this user')], []]);
    expect(said).not.toContain('rights');
    expect(said.at(-1)).toBe('tree');
  });

  it.each<[string, Partial<Plan>]>([
    ['whose program does not start', { entry: ['node', 'node_modules/percorso/bin/nothing.js', 'start'] }],
    ['whose healthcheck finds nobody', { health: ['node', '-e', 'process.exit(1)'] }],
  ])('is refused in a container %s [RUN-05]', async (_, changed) => {
    await expect(steps(changed)).rejects.toThrow(/^REHEARSAL_FAILED: expected .*; found /s);
  });
});

/** An engine that notes what it is told, and answers as one would. */
function fakeEngine(exitCode = '0') {
  const told: string[] = [];
  const run: Run = (command, args) => {
    if (command !== 'podman') return { status: 1, output: 'Client: 28\nCannot connect to the daemon\n' };
    told.push(String(args[0]));
    return {
      status: 0,
      output: { run: 'pulled\nc0ffee\n', inspect: `${exitCode}\n` }[String(args[0])] ?? '',
    };
  };
  return { run, told };
}

/** A machine with an engine that does not answer, and without another. */
const noEngine: Run = (command) =>
  command === 'docker' ? { status: 1, output: 'Client: 28\nCannot connect\n' } : { status: null, output: '' };

describe('an engine', () => {
  it('that answers builds, runs and stops the image, and keeps nothing of it [RUN-05]', () => {
    const { run, told } = fakeEngine();

    const found = findEngine(run);
    buildByEngine('podman', { root, settings: '/settings.json', run });

    expect(found).toEqual({ engine: 'podman' });
    expect(told).toEqual(['info', 'build', 'run', 'exec', 'stop', 'inspect', 'rm']);
  });

  it('of which the container was killed is told so [RUN-05]', () => {
    const { run, told } = fakeEngine('137');

    expect(() => buildByEngine('podman', { root, settings: '/settings.json', run })).toThrow(
      'REHEARSAL_FAILED: expected the container to end with 0; found 137',
    );
    expect(told.at(-1)).toBe('rm');
  });

  it('that does not answer is told with why [RUN-05]', () => {
    expect(findEngine(noEngine)).toEqual({ lacks: 'docker: Cannot connect; podman: not installed' });
  });
});
