import type { TFunction } from '#i18n';
import { flagName } from './flag-name.ts';
import { named as wordFor } from './named.ts';

type Args = readonly unknown[];
type Wording = (t: TFunction, args: Args, name: string) => string;

const sides = (t: TFunction, [one, other]: Args) => ({
  what: conditionWords(t, one),
  value: conditionWords(t, other),
});
const joined: Wording = (t, args, name) =>
  args.map((each) => grouped(t, each, name)).join(` ${t(`condition.${name}`)} `);
const compared: Wording = (t, args, name) => t('condition.compare', { ...sides(t, args), sign: name });
const same: Wording = (t, args) =>
  typeof args[1] === 'boolean' ? asserted(t, args[0], args[1]) : t('condition.is', sides(t, args));
const unlike: Wording = (t, args) =>
  typeof args[1] === 'boolean' ? asserted(t, args[0], !args[1]) : t('condition.isNot', sides(t, args));

const wording: ReadonlyMap<string, Wording> = new Map<string, Wording>([
  ['var', (t, [path]) => variable(t, String(path))],
  ['and', joined],
  ['or', joined],
  ['!', (t, [what]) => denied(t, what)],
  ['!!', (t, [what]) => conditionWords(t, what)],
  ['===', same],
  ['!==', unlike],
  ['in', (t, args) => t('condition.among', sides(t, args))],
  ['count', (t, [what]) => t('condition.count', { what: conditionWords(t, what) })],
  ...['<', '<=', '>', '>='].map((sign) => [sign, compared] as const),
]);

const called: Wording = (t, args, name) =>
  t('condition.call', { name, what: args.map((each) => conditionWords(t, each)).join(', ') });

/** Words a guard: JSON-Logic over flags, data and answers. */
export function conditionWords(t: TFunction, guard: unknown): string {
  const operation = operationOf(guard);
  if (!operation) return named(t, guard) ?? plain(t, guard);
  const { name, args } = operation;
  return (wording.get(name) ?? called)(t, args, name);
}

/** Words a guard that is used by its name: «service-open» di PIN della carta. */
function named(t: TFunction, guard: unknown): string | undefined {
  const { use, with: given = {} }: { use?: unknown; with?: unknown } = Object(guard);
  if (typeof use !== 'string') return undefined;
  const values = Object.values(Object(given)).map((value) =>
    wordFor(t, { key: `service.${String(value)}`, otherwise: String(value) }),
  );
  return values.length === 0
    ? t('condition.named', { name: use })
    : t('condition.namedWith', { name: use, given: values.join(', ') });
}

const asserted = (t: TFunction, what: unknown, isSo: boolean): string =>
  isSo ? conditionWords(t, what) : denied(t, what);

function denied(t: TFunction, what: unknown): string {
  const inner = operationOf(what);
  if (inner?.name === 'var') return t('condition.no', { what: conditionWords(t, what) });
  return t('condition.not', { what: conditionWords(t, what) });
}

function grouped(t: TFunction, part: unknown, around: string): string {
  const name = operationOf(part)?.name;
  const isOther = (name === 'and' || name === 'or') && name !== around;
  return isOther ? `(${conditionWords(t, part)})` : conditionWords(t, part);
}

function variable(t: TFunction, path: string): string {
  const [root = '', ...rest] = path.split('.');
  const name = rest.join('.');
  if (root === 'data' || root === 'input' || root === 'result') return t(`condition.${root}`, { name });
  return flagName(t, path);
}

function plain(t: TFunction, value: unknown): string {
  if (value === true || value === false) return t(`condition.${String(value)}`);
  if (value === null || value === '') return t('condition.nothing');
  if (Array.isArray(value)) return value.map((each) => conditionWords(t, each)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function operationOf(written: unknown): { name: string; args: readonly unknown[] } | undefined {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return undefined;
  const [entry, ...others] = Object.entries(written);
  if (!entry || others.length > 0) return undefined;
  const [name, given]: [string, unknown] = entry;
  if (name === 'use') return undefined;
  return { name, args: Array.isArray(given) ? given : [given] };
}
