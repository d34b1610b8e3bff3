import { createHash } from 'node:crypto';
import { readContract, type Contract } from '#schemas/provider';
import { isObject } from '../overlay/merged-json.ts';

/** What a setting is: in words, and as a schema. */
export type SeenSetting = { says: string; rule: string };

/** Lists the settings that a schema knows, by their names with dots. */
export function settingsIn(schema: unknown, before = ''): Record<string, SeenSetting> {
  const { properties }: { properties?: unknown } = Object(schema);
  if (!isObject(properties)) return {};
  const named = Object.entries(properties).filter(([name]) => name !== '$schema');
  const found = named.flatMap(([name, value]) => {
    const { description = '', ...rest } = { ...Object(value) };
    const { properties: _properties, examples: _examples, 'x-it': _words, ...rule } = rest;
    const path = `${before}${name}`;
    const own: [string, SeenSetting] = [path, { says: String(description), rule: JSON.stringify(rule) }];
    return [own, ...Object.entries(settingsIn(value, `${path}.`))];
  });
  return Object.fromEntries(found);
}

/** What tells nothing of what goes over the line. */
const words: ReadonlySet<string> = new Set([
  'description',
  'examples',
  'summary',
  'title',
  'when',
  'words',
  'x-it',
]);

const plain = (value: unknown): string =>
  JSON.stringify(value, (key, member: unknown) => (words.has(key) ? undefined : member)) ?? '';

/** Returns for each operation of the contract a hash that changes when what is sent or answered does. */
export function contractSeen({ operations, schemas }: Contract = readContract()): Record<string, string> {
  const texts = new Map([...schemas].map(([name, schema]) => [name, plain(schema)]));
  const beneath = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const [, next = ''] of (texts.get(name) ?? '').matchAll(/"#\/\$defs\/(\w+)"/gu))
      beneath(next, found);
    return found;
  };
  const hashed = [...operations].map(([id, operation]) => {
    const named = [operation.request, operation.reply].flatMap((name) =>
      name === null ? [] : [...beneath(name)],
    );
    const all = [plain(operation), ...named.toSorted().map((name) => texts.get(name) ?? '')].join('\n');
    return [id, createHash('sha256').update(all).digest('hex').slice(0, 12)] as const;
  });
  return Object.fromEntries(hashed);
}
