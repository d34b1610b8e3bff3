import { typeOfDatum } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';
import { at, isTree, nodesIn } from '../tree.ts';

// Types that nothing can be done with.
const strange: Readonly<Record<string, readonly string[]>> = {
  maskPhone: ['integer', 'number', 'boolean', 'array', 'object'],
  cat: ['array', 'object'],
  pick: ['string', 'integer', 'object'],
  count: ['string', 'integer', 'object'],
};

/** Masks amounts, joins lists to texts, picks from texts and counts them. */
export const operandsOfAnotherType: Mutator = {
  class: 3,
  rule: 'operand-mistyped',
  *places(project) {
    for (const { file, definition } of project.journeys)
      for (const { pointer, value } of nodesIn(definition.steps, '/steps'))
        for (const [name, types] of Object.entries(isTree(value) ? strange : {})) {
          const operands = isTree(value) ? value[name] : undefined;
          if (!Array.isArray(operands)) continue;
          const place = pointer + at(name, name === 'cat' ? operands.length - 1 : 0);
          for (const [datum, { type }] of Object.entries(definition.data ?? {}))
            if (types.includes(typeOfDatum(project, type))) yield put(file, place, { var: `data.${datum}` });
        }
  },
};
