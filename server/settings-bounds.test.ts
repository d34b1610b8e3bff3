import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readContract } from '#schemas/provider';
import { readPortalConfig } from './portal-config.ts';
import { readSettingsSchema } from './settings-schema.ts';

const shipped = join(import.meta.dirname, '..', 'portal.config.json');

type Part = { type?: string; required?: readonly string[]; properties?: Readonly<Record<string, Part>> };
type Single = { path: readonly string[]; node: Part; isRequired: boolean };

function singlesIn({ properties = {}, required = [] }: Part, path: readonly string[] = []): Single[] {
  return Object.entries(properties).flatMap(([key, node]) => {
    const here = [...path, key];
    if (key === '$schema') return [];
    return node.properties
      ? singlesIn(node, here)
      : [{ path: here, node, isRequired: required.includes(key) }];
  });
}

const singles = singlesIn(readSettingsSchema()); // a schema has such parts

/** Changes one setting, or takes it out. */
function put(whole: unknown, [key = '', ...rest]: readonly string[], value: unknown): object {
  const { [key]: member, ...beside }: Record<string, unknown> = Object(whole);
  if (rest.length > 0) return { ...beside, [key]: put(member, rest, value) };
  return value === undefined ? beside : { ...beside, [key]: value };
}

/** Returns whether settings are refused, with a line and a column. */
async function isPlaced(settings: object): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'settings-bounds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'portal.config.json');
  writeFileSync(file, JSON.stringify(settings, null, 2));
  const said = await readPortalConfig(file).then(
    () => '',
    (error: Error) => error.message,
  );
  return /portal\.config\.json:\d+:\d+ \//.test(said);
}

const standard: object = JSON.parse(readFileSync(shipped, 'utf8'));
const far: Readonly<Record<string, readonly unknown[]>> = {
  integer: [-1, 0.5, 1e9, '1', null],
  number: [-1, 0, 1e9, '1', null],
  string: [' ', 1, null],
  boolean: ['true', 1, null],
  object: [[], 'a', null],
  array: [{}, 'a', null],
};

it.each(singles.map((single) => [single.path.join('.'), single] as const))(
  'where %s is misspelt, missing though it must be there, or out of its bounds, it is told where that stands [RUN-08]',
  async (_name, { path, node, isRequired }) => {
    const misspelt = put(standard, [...path.slice(0, -1), `${path.at(-1)}x`], 1);
    const wrong = [
      ...(far[node.type ?? 'string'] ?? []).map((value) => put(standard, path, value)),
      ...(isRequired ? [put(standard, path, undefined)] : []),
    ];

    const placed = await Promise.all([misspelt, ...wrong].map(isPlaced));

    expect(placed).toEqual(placed.map(() => true));
  },
);

it.each([
  ['name', 'B'.repeat(61), 'B'.repeat(60)],
  ['eCode', 'B'.repeat(41), 'Codice Sì'],
  ...['helpLine', 'lockLine', 'helpLineAbroad', 'lockLineAbroad'].flatMap((line) => [
    [line, 'abc', '+39 02.0000-0200'],
    [line, '<b>1</b>', '112'],
    [line, '1'.repeat(31), '02 1111 / 22'],
  ]),
])(
  'take of the brand’s words what a sentence can hold: %s is not “%s” [RUN-08]',
  async (key = '', wrong, well) => {
    expect(await isPlaced(put(standard, ['brand', key], wrong))).toBe(true);
    expect(await isPlaced(put(standard, ['brand', key], well))).toBe(false);
  },
);

it('take of the headers of each call what the contract takes, and nothing that a host would refuse [RUN-08] [HDR-04]', () => {
  const { properties = {} } = readSettingsSchema().properties?.['provider'] ?? {};
  const parameters = [...readContract().operations.values()].flatMap((operation) => operation.parameters);
  const patternOf = (header: string) => parameters.find(({ name }) => name === header)?.schema['pattern'];
  const headers = {
    application: 'Application',
    environment: 'Env',
    clientVersion: 'Client-Version',
    domain: 'domain',
  };

  for (const [setting, header] of Object.entries(headers))
    expect(properties[setting]).toMatchObject({ pattern: patternOf(header) });
});
