import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { settingsCheckCode } from './settings-check.ts';

type Members = Record<string, unknown>;

const file = new URL('../../portal.config.json', import.meta.url);
const { $schema: _schema, server: _server, ...open } = JSON.parse(readFileSync(file, 'utf8')) as Members;
const settings: Members = {
  ...open,
  analytics: { endpoint: '/sandbox/events' },
  chat: { origin: 'self' },
};

let isSettings: (value: unknown) => boolean;

beforeAll(async () => {
  const code = await settingsCheckCode();
  // The module that the build makes, which exports this alone.
  ({ isSettings } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isSettings: typeof isSettings;
  });
});

/** Returns the paths of everything that the settings hold. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  const inside = typeof value === 'object' ? Object.entries(Object(value)) : [];
  return inside.flatMap(([key, member]) => [[...path, key], ...pathsIn(member, [...path, key])]);
}

function withAt([key = '', ...rest]: readonly string[], put: unknown, whole: Members): Members {
  const { [key]: member, ...others } = whole;
  if (rest.length > 0) return { ...whole, [key]: withAt(rest, put, Object(member) as Members) };
  return put === undefined ? others : { ...whole, [key]: put };
}

describe('what the build makes of the schema of the settings [S-86]', () => {
  it('takes what the file server answers, and what a newer one may add', () => {
    expect(isSettings(settings)).toBe(true);
    expect(isSettings(open)).toBe(true);
    expect(
      isSettings({
        ...settings,
        extra: {},
        brand: { name: 'B', eCode: 'e', helpLine: '1', lockLine: '2', logo: 1 },
      }),
    ).toBe(true);
  });

  it('leaves how errors are told to what tells them: no page stays shut for it [RUN-17] [S-70]', () => {
    for (const errors of [undefined, { dsn: 'https://0a1b@errors.bank.example/7' }, { endpoint: 7 }, null])
      expect(isSettings({ ...settings, errors })).toBe(true);
  });

  it.each([null, undefined, {}, [], '', 0, true, [settings], { unexpected: true }])('refuses %j', (value) => {
    expect(isSettings(value)).toBe(false);
  });

  it('refuses the settings with any one of their values of another kind', () => {
    const paths = pathsIn(settings).filter(([top]) => top !== 'links');
    const taken = paths.filter((path) => isSettings(withAt(path, [null], settings)));

    expect(paths.length).toBeGreaterThan(15);
    expect(taken).toEqual([]);
  });

  it.each(['provider', 'session', 'filters', 'timing', 'brand'])(
    'refuses the settings without %s',
    (name) => {
      expect(isSettings(withAt([name], undefined, settings))).toBe(false);
    },
  );

  it('needs nothing that a policy without eval refuses', async () => {
    expect(await settingsCheckCode()).not.toMatch(/new Function|eval\(|^import /m);
  });
});
