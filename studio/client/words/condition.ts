import type { TFunction } from '#i18n';
import { flagName } from './flag-name.ts';

/** Words a guard: JSON-Logic over flags, data and answers. What cannot be worded is shown as it is written. */
export function conditionWords(t: TFunction, guard: unknown): string {
  const operation = operationOf(guard);
  if (!operation) return plain(t, guard);
  const { name, args } = operation;
  const [one, other] = args;
  const sides = () => ({ what: conditionWords(t, one), value: conditionWords(t, other) });
  switch (name) {
    case 'var':
      return variable(t, String(one));
    case 'and':
    case 'or':
      return args.map((each) => grouped(t, each, name)).join(` ${t(`condition.${name}`)} `);
    case '!!':
      return conditionWords(t, one);
    case '!':
      return denied(t, one);
    case '===':
    case '==':
      return typeof other === 'boolean' ? asserted(t, one, other) : t('condition.is', sides());
    case '!==':
    case '!=':
      return typeof other === 'boolean' ? asserted(t, one, !other) : t('condition.isNot', sides());
    case 'in':
      return t('condition.among', sides());
    case '<':
    case '<=':
    case '>':
    case '>=':
      return t('condition.compare', { ...sides(), sign: name });
    case 'count':
      return t('condition.count', { what: conditionWords(t, one) });
    default:
      return t('condition.call', { name, what: args.map((each) => conditionWords(t, each)).join(', ') });
  }
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
  return { name, args: Array.isArray(given) ? given : [given] };
}
