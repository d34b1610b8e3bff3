import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join, matchesGlob } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { parseContainerfile, planOf, readContainerfile } from './containerfile.ts';

const root = dirname(dirname(import.meta.dirname));
const stages = readContainerfile(root);
const [, install] = stages;
const last = stages.at(-1);
const named = (name: string, of = last) =>
  of?.instructions.filter((each) => each.name === name).map(({ text }) => text) ?? [];

describe('the container file', () => {
  it('has several stages, each of the very Node that the project is tried on [RUN-05]', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

    expect(stages.map(({ name }) => name)).toEqual(['package', 'install', '']);
    expect(new Set(stages.map(({ base }) => base))).toEqual(
      new Set([`node:${devDependencies.node}-bookworm-slim`]),
    );
  });

  it('brings into what runs nothing but what the package installs, and runs nothing while that is made [RUN-05]', () => {
    expect(named('COPY', install)).toEqual(['--from=package /src/dist/release/*.tgz /tmp/']);
    expect(named('COPY')).toEqual(['--from=install /bank/node_modules node_modules']);
    expect([...named('RUN'), ...named('ADD'), ...named('CMD'), ...named('SHELL')]).toEqual([]);
  });

  it('makes the package of all that git has: nothing of it is kept from the engine [RUN-05]', () => {
    const ignored = readFileSync(join(root, 'server/container/Containerfile.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.replace(/^\//, ''));
    const kept = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    const isIgnored = (path: string): boolean =>
      ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));

    expect(named('COPY', stages[0])).toEqual(['. .']);
    expect(named('RUN', stages[0]).at(-1)).toBe('npm ci && npm run release');
    // What is made here on the way is of this machine, and is made anew there.
    expect(
      ['node_modules/percorso', 'cli/bin/node_modules/a', 'dist/release/a.tgz', '.data/key'].filter(
        isIgnored,
      ),
    ).toHaveLength(4);
    expect(kept.length).toBeGreaterThan(1000);
    expect(kept.filter(isIgnored)).toEqual([]);
  });

  it('finds itself well where its process answers, and ill where it refuses or is gone [RUN-05]', async () => {
    const statuses = [200, 503];
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/healthz' ? (statuses.shift() ?? 200) : 404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = Object(server.address());
    const { health } = planOf(stages);
    const ends = async (): Promise<number | null> => {
      const [program = '', ...args] = health;
      const child = spawn(program === 'node' ? process.execPath : program, args, {
        env: { ADMIN_PORT: String(port) },
        stdio: 'ignore',
      });
      const [code]: (number | null)[] = await once(child, 'exit');
      return code ?? null;
    };

    const answered = [await ends(), await ends()];
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));

    expect([...answered, await ends()]).toEqual([0, 1, 1]);
  });

  it('runs as somebody without rights, by number, and owns nothing of what it runs [RUN-05]', () => {
    const { user, group } = planOf(stages);

    expect(named('USER')).toHaveLength(1);
    expect([user, group].every((id) => Number.isInteger(id) && id >= 1000)).toBe(true);
    expect(named('COPY').join(' ')).not.toContain('--chown');
  });

  it('starts what is built, and asks for its health where that is told, both without a shell [RUN-05]', () => {
    const { entry, health, env } = planOf(stages);

    expect(entry).toEqual(['node', '--disable-sigusr1', 'node_modules/percorso/bin/percorso.js', 'start']);
    expect(health.join(' ')).toMatch(
      /^node -e fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.ADMIN_PORT\}\/healthz`\)/,
    );
    expect(env).toMatchObject({ NODE_ENV: 'production', ADMIN_PORT: '4002' });
    expect(named('EXPOSE')).toEqual([`${env['PORT']} ${env['ADMIN_PORT']}`]);
  });
});

describe('a container file', () => {
  it('is read over the ends of its lines and past its comments', () => {
    const [first, second] = parseContainerfile(
      '# a\nFROM a:1 AS one\nRUN x \\\n  && y\n# b\nFROM b:2\nUSER 5:6\n',
    );

    expect(first).toEqual({ base: 'a:1', name: 'one', instructions: [{ name: 'RUN', text: 'x    && y' }] });
    expect(second?.instructions).toEqual([{ name: 'USER', text: '5:6' }]);
  });

  it('that leaves open as whom it runs is refused [RUN-05]', () => {
    expect(() => planOf(parseContainerfile('FROM a:1\nENTRYPOINT ["node"]\n'))).toThrow(
      'CONTAINERFILE_INCOMPLETE: its last stage has no USER; add it there',
    );
  });
});

describe('the container file of a bank’s folder', () => {
  const text = readFileSync(join(root, 'cli/templates/folder/Containerfile'), 'utf8');
  const [build, run] = parseContainerfile(text);

  it('is built from the folder and the package alone, by the Node that the project is tried on [RUN-05]', () => {
    expect(new Set([build, run].map((stage) => stage?.base))).toEqual(
      new Set(stages.map(({ base }) => base)),
    );
    expect(named('COPY', build)).toEqual(['. .']);
    expect(named('RUN', build)).toEqual([
      'npm ci --ignore-scripts --no-audit --no-fund',
      'npx percorso check && npx percorso build',
    ]);
  });

  it('has nothing but dist/ in what runs, and runs it as the project’s own does [RUN-05]', () => {
    expect(named('COPY', run)).toEqual(['--from=build /bank/dist dist']);
    expect([...named('RUN', run), ...named('ADD', run), ...named('CMD', run)]).toEqual([]);
    expect(planOf(parseContainerfile(text))).toEqual({
      ...planOf(stages),
      entry: ['node', '--disable-sigusr1', 'dist/start.mjs'],
    });
  });
});
