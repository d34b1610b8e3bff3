import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

  it('runs as somebody without rights, by number, and owns nothing of what it runs [RUN-05]', () => {
    const { user, group } = planOf(stages);

    expect(named('USER')).toHaveLength(1);
    expect([user, group].every((id) => Number.isInteger(id) && id >= 1000)).toBe(true);
    expect(named('COPY').join(' ')).not.toContain('--chown');
  });

  it('starts what is built, and asks for its health where that is told, both without a shell [RUN-05]', () => {
    const { entry, health, env } = planOf(stages);

    expect(entry).toEqual(['node', 'node_modules/percorso/bin/percorso.js', 'start']);
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
