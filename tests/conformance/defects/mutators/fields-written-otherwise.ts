import type { FormFile } from '#schemas';
import { patternOf } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

const digits = /^\^\[0-9\](\{\d+(?:,\d+)?\})\$$/;
const isFiltered = ({ ui }: FormFile, field: string): boolean => ui?.[field]?.filter !== undefined;

/** Lets letters through in fields that write data of digits alone. */
export const fieldsWrittenOtherwise: Mutator = {
  class: 4,
  rule: 'data-mismatch',
  *places(project) {
    for (const { file, forms, definition, pointer, step } of stepsOf(project, 'form')) {
      const form = forms.find(({ name }) => name === step.form);
      for (const [path, place] of form ? Object.entries(step.saves ?? {}) : []) {
        const type = definition.data?.[path.replace(/^data\./, '')]?.type;
        const count = digits.exec(patternOf(project, type))?.[1];
        if (!form || count === undefined || isFiltered(form.form, place.slice(1))) continue;
        const wrong = put(form.file, `/schema/properties${place}/pattern`, `^[A-Z]${count}$`);
        yield { ...wrong, seen: { file, pointer: pointer + at('saves', path) } };
      }
    }
  },
};
