import { argumentPointer, chosenIn, type Operation } from '../../values/expressions.ts';
import { operationsOf } from '../../values/expression-sites.ts';
import type { Lookup } from '../../values/scope.ts';
import { typesOf } from '../../values/value-sets.ts';
import type { Found } from '../rule.ts';
import { typeNames } from '../../report/words.ts';
import { eachJourney } from '../each-journey.ts';

const plain = ['string', 'number', 'boolean'];

// What each operator can do something with, by the place of the operand.
const taken: Readonly<Record<string, (index: number) => readonly string[] | undefined>> = {
  cat: () => plain,
  count: () => ['array'],
  pick: (index) => [['array'], plain][index],
  has: (index) => [['array'], plain][index],
  maskPhone: () => ['string'],
};

/** Finds operands that an operator can do nothing with: lists in a text, numbers to be masked, texts to be counted. */
export const operandMistyped = eachJourney(function* ({ definition }, sources) {
  for (const { slot, operation } of operationsOf(definition))
    yield* strangeTo(operation, { sources, definition, slot });
});

function* strangeTo(operation: Operation, lookup: Lookup): Generator<Found> {
  const { name, args } = operation;
  for (const [index, operand] of args.entries()) {
    const types = taken[name]?.(index);
    if (types === undefined) continue;
    for (const { expression, pointer } of chosenIn(operand, argumentPointer(operation, index))) {
      const given = typesOf(expression, lookup);
      if (given === undefined || given.some((type) => types.includes(type))) continue;
      yield { pointer, message: words(name, types, given) };
    }
  }
}

function words(name: string, types: readonly string[], given: readonly string[]) {
  // True or false may be joined too, yet nobody means to.
  const [wanted, found] = [typeNames(types.filter((type) => type !== 'boolean')), typeNames(given)];
  return {
    en: `"${name}" takes ${wanted.en} here, and this is ${found.en}.`,
    it: `"${name}" qui prende ${wanted.it}, e questo è ${found.it}.`,
  };
}
