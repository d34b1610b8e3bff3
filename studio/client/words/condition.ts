import type { TFunction } from '#i18n';
import { flagIs, flagName, flagValue, serviceTitle } from './flag-name.ts';
import { flagWords } from '../../flag-words.ts';
import { guardTexts } from './guard-texts.ts';
import { named } from './named.ts';

type Args = readonly unknown[];
type Wording = (t: TFunction, args: Args, name: string) => string;

const joined: Wording = (t, args, name) =>
  args.map((each) => grouped(t, each, name)).join(` ${t(`condition.${name}`)} `);

/** What two sides of a comparison are called; there may be one or many of the first. */
const sides = (t: TFunction, [one, other]: Args) => ({
  what: operandWords(t, one),
  value: valueWords(t, other, one),
  are: t(operationOf(one)?.name === 'count' ? 'condition.are' : 'condition.isOne'),
});

const signs = new Map([
  ['<', 'condition.sign.less'],
  ['<=', 'condition.sign.atMost'],
  ['>', 'condition.sign.more'],
  ['>=', 'condition.sign.atLeast'],
]);

const compared: Wording = (t, args, name) =>
  t('condition.compare', { ...sides(t, args), sign: t(signs.get(name) ?? name) });

/** Words that something is of a value, or is not. */
const equal =
  (isSo: boolean): Wording =>
  (t, args) => {
    const [what, value] = args;
    const path = flagPath(what);
    if (path !== undefined && isPlain(value)) return flagIs(t, path, { value, isSo });
    if (typeof value === 'boolean') return held(t, what, value === isSo);
    return t(isSo ? 'condition.is' : 'condition.isNot', sides(t, args));
  };

/** A value that is one of a list, or a text or list that has something in it. */
const among: Wording = (t, args) =>
  Array.isArray(args[1])
    ? t('condition.among', sides(t, args))
    : t('condition.contains', { what: operandWords(t, args[1]), value: operandWords(t, args[0]) });

/** Words that a variable is true, or is not. */
function held(t: TFunction, what: unknown, isSo: boolean): string {
  const { name } = operationOf(what) ?? {};
  const path = flagPath(what);
  if (path !== undefined && flagWords(path)?.type === 'boolean')
    return flagIs(t, path, { value: true, isSo });
  if (name === 'var') return t(isSo ? 'condition.holds' : 'condition.lacks', { what: operandWords(t, what) });
  if (isSo) return conditionWords(t, what);
  return ofName(t, what, false) ?? t('condition.not', { what: conditionWords(t, what) });
}

/** What may be missing has a value in its stead: it is asked whether there is any. */
const denied: Wording = (t, [what]) =>
  (variableIn(what)?.length ?? 0) > 1
    ? t('condition.absent', { what: operandWords(t, what) })
    : held(t, what, false);

const wording: ReadonlyMap<string, Wording> = new Map<string, Wording>([
  ['var', (t, [path, ...others]) => held(t, { var: [path, ...others] }, true)],
  ['and', joined],
  ['or', joined],
  ['!', denied],
  ['!!', (t, [what]) => t('condition.present', { what: operandWords(t, what) })],
  ['===', equal(true)],
  ['!==', equal(false)],
  ['in', among],
  ['count', (t, [what]) => t('condition.count', { what: operandWords(t, what) })],
  ...[...signs.keys()].map((sign) => [sign, compared] as const),
]);

const called: Wording = (t, args, name) =>
  t('condition.call', { name, what: args.map((each) => operandWords(t, each)).join(', ') });

/** Words a guard: JSON-Logic over flags, data and answers. */
export function conditionWords(t: TFunction, guard: unknown): string {
  const operation = operationOf(guard);
  if (!operation) return ofName(t, guard) ?? plain(t, guard);
  const { name, args } = operation;
  return (wording.get(name) ?? called)(t, args, name);
}

/** Words a guard that is used by its name; one that has no words of its own is called by it. */
function ofName(t: TFunction, guard: unknown, isSo = true): string | undefined {
  const { use, with: given = {} }: { use?: unknown; with?: unknown } = Object(guard);
  if (typeof use !== 'string') return undefined;
  const values = Object.fromEntries(
    Object.entries(Object(given)).map(([name, value]) => [
      name,
      serviceTitle(t, String(value)) ?? String(value),
    ]),
  );
  const key = `${use}.${isSo ? 'holds' : 'lacks'}`;
  const own = named(t, { key, otherwise: '', values: { ...values, ns: guardTexts } });
  if (own !== '') return own;
  if (!isSo) return undefined;
  const list = Object.values(values).join(', ');
  return list === ''
    ? t('condition.named', { name: use })
    : t('condition.namedWith', { name: use, given: list });
}

/** Words what is compared, without saying that it holds. */
export function operandWords(t: TFunction, operand: unknown): string {
  const [path] = variableIn(operand) ?? [];
  return typeof path === 'string' ? variableName(t, path) : conditionWords(t, operand);
}

/** Names what can be read. */
export function variableName(t: TFunction, path: string): string {
  const [root = '', ...rest] = path.split('.');
  const name = rest.join('.');
  if (root === 'data' || root === 'input' || root === 'result') return t(`condition.${root}`, { name });
  return flagName(t, path);
}

function grouped(t: TFunction, part: unknown, around: string): string {
  const name = operationOf(part)?.name;
  const isOther = (name === 'and' || name === 'or') && name !== around;
  return isOther ? `(${conditionWords(t, part)})` : conditionWords(t, part);
}

function variableIn(expression: unknown): Args | undefined {
  const { name, args } = operationOf(expression) ?? {};
  return name === 'var' ? args : undefined;
}

/** The flag that an expression reads. */
function flagPath(expression: unknown): string | undefined {
  const [path] = variableIn(expression) ?? [];
  return typeof path === 'string' && flagWords(path) ? path : undefined;
}

/** Words a value by what it is compared with. */
function valueWords(t: TFunction, value: unknown, beside: unknown): string {
  const path = flagPath(beside);
  if (path === undefined || operationOf(value)) return operandWords(t, value);
  return [value]
    .flat()
    .map((each) => flagValue(path, each))
    .join(', ');
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function plain(t: TFunction, value: unknown): string {
  if (value === true || value === false) return t(`condition.${String(value)}`);
  if (value === null || value === '') return t('condition.nothing');
  if (Array.isArray(value)) return value.map((each) => operandWords(t, each)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function operationOf(written: unknown): { name: string; args: Args } | undefined {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return undefined;
  const [entry, ...others] = Object.entries(written);
  if (!entry || others.length > 0) return undefined;
  const [name, given]: [string, unknown] = entry;
  if (name === 'use') return undefined;
  return { name, args: Array.isArray(given) ? given : [given] };
}
