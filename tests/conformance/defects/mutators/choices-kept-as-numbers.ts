import { typeOfDatum } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';
import { stepsOf, type Placed } from '../project.ts';
import { at, isTree, keysOf } from '../tree.ts';

/** Saves what the holder chooses from a list, which is known by a text, into data that is a number. */
export const choicesKeptAsNumbers: Mutator = {
  class: 4,
  rule: 'data-mismatch',
  *places(project) {
    for (const screen of stepsOf(project, 'form'))
      for (const place of Object.values(screen.step.saves ?? {}).filter((each) => isTextChosen(screen, each)))
        for (const [datum, { type }] of Object.entries(screen.definition.data ?? {}))
          if (['integer', 'number', 'boolean', 'array', 'object'].includes(typeOfDatum(project, type)))
            yield put(screen.file, screen.pointer + at('saves', `data.${datum}`), place);
  },
};

/** Returns whether a field is a text that the holder chooses from what the bank lists. */
function isTextChosen({ forms, step }: Placed<'form'>, place: string): boolean {
  const form = forms.find(({ name }) => name === step.form)?.form;
  const [field = ''] = keysOf(place);
  const property = form?.schema.properties[field];
  return isTree(property) && property['type'] === 'string' && form?.ui?.[field]?.choicesFrom !== undefined;
}
