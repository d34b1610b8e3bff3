import { comparingOperators, type Operation } from '../../values/expressions.ts';
import { isPlain } from '../../values/path-conditions.ts';
import { operationsOf } from '../../values/expression-sites.ts';
import { pointerTo } from '../../source/document.ts';
import type { Words } from '../../report/words.ts';
import type { Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds operands that make no difference: a thing compared with itself, a fixed value that decides "and" and "or" alone. */
export const operandIdle = eachJourney(function* ({ definition }) {
  for (const { operation } of operationsOf(definition)) {
    const idle = withItself(operation) ?? withFixed(operation);
    if (idle) yield idle;
  }
});

function withItself({ name, args, pointer }: Operation): Found | undefined {
  const [left, ...others] = args;
  if (!comparingOperators.has(name) || isPlain(left)) return undefined;
  if (!others.some((other) => JSON.stringify(other) === JSON.stringify(left))) return undefined;
  const message = {
    en: 'Both sides of this comparison are the same.',
    it: 'I due lati di questo confronto sono la stessa cosa.',
  };
  return { pointer, part: 'key', message };
}

function withFixed({ name, args, pointer }: Operation): Found | undefined {
  if (name !== 'or' && name !== 'and') return undefined;
  const place = args.findIndex((each, index) => index < args.length - 1 && isPlain(each));
  if (place < 0) return undefined;
  const value = JSON.stringify(args[place]);
  const message = {
    en: `"${name}" does not choose between values: ${value} decides alone, or is passed over.`,
    it: `"${name}" non sceglie fra valori: ${value} decide da solo, o non conta.`,
  };
  return { pointer: pointerTo(pointer, place), message, ...(args.every(isText) && { hint: oneOf(args) }) };
}

const isText = (value: unknown): boolean => typeof value === 'string';

function oneOf(values: readonly unknown[]): Words {
  const list = values.map((value) => JSON.stringify(value)).join(', ');
  return {
    en: `To ask for one of several values write { "in": [value, [${list}]] }.`,
    it: `Per chiedere uno fra più valori scrivi { "in": [valore, [${list}]] }.`,
  };
}
