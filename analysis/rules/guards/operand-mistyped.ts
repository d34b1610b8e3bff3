import { argumentPointer, chosenIn, operationsIn, type Operation } from '../../values/expressions.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import { operatorNames } from '../../values/operators.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import { typesOf } from '../../values/value-types.ts';
import type { Problem, Rule } from '../rule.ts';
import { typeNames } from '../../report/type-names.ts';

type Lookup = Parameters<typeof typesOf>[1];

const plain = ['string', 'number', 'boolean'];

// What each operator can do something with, by the place of the operand.
const taken: Readonly<Record<string, (index: number) => readonly string[] | undefined>> = {
  cat: () => plain,
  count: () => ['array'],
  pick: (index) => [['array'], plain][index],
  maskPhone: () => ['string'],
};

/** Finds operands that an operator can do nothing with: lists in a text, numbers to be masked, texts to be counted. */
export const operandMistyped: Rule = {
  code: 'operand-mistyped',
  severity: 'error',
  title: {
    en: 'An operand of a type that its operator does not take',
    it: 'Un operando di un tipo che l’operatore non prende',
  },
  explain: {
    en: '"maskPhone" hides the digits of a text, "cat" joins texts and numbers, "count" counts the items of a list, and "pick" looks in a list for the item that is known by its second operand, a text or a number. Of anything else they make an empty text, 0, or words that nobody can read. Give them the member of an object, or the item of a list, that was meant.',
    it: '"maskPhone" nasconde le cifre di un testo, "cat" unisce testi e numeri, "count" conta gli elementi di un elenco e "pick" cerca in un elenco l’elemento che si riconosce dal secondo operando, un testo o un numero. Di tutto il resto fanno un testo vuoto, 0 o parole che nessuno sa leggere. Da’ loro la parte dell’oggetto, o l’elemento dell’elenco, che intendevi.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources))
      for (const slot of slotsOf(definition))
        for (const operation of operationsIn(slot.expression, operatorNames, slot.pointer))
          for (const found of strangeTo(operation, { sources, definition, slot }))
            yield { document, ...found };
  },
};

function* strangeTo(operation: Operation, lookup: Lookup): Generator<Omit<Problem, 'document'>> {
  const { name, args } = operation;
  for (const [index, operand] of args.entries()) {
    const types = taken[name]?.(index);
    if (types === undefined) continue;
    for (const { expression, pointer } of chosenIn(
      operand,
      operatorNames,
      argumentPointer(operation, index),
    )) {
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
