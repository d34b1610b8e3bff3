import { put, type Defect, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Lets letters through in fields that write data of digits alone. */
export const fieldsWrittenOtherwise: Mutator = {
  class: 4,
  rule: 'data-mismatch',
  *places(project) {
    const { contract } = project.language;
    for (const { file, forms, definition, pointer, step } of stepsOf(project, 'form'))
      for (const [path, place] of Object.entries(step.saves ?? {})) {
        const form = forms.find(({ name }) => name === step.form);
        const type = definition.data?.[path.replace(/^data\./, '')]?.type ?? '';
        const { pattern } = contract.resolve(contract.schemas.get(type.replace('provider:', ''))) ?? {};
        const count = /^\^\[0-9\](\{\d+(?:,\d+)?\})\$$/.exec(String(pattern))?.[1];
        const field = place.slice(1);
        if (!form || count === undefined || form.form.ui?.[field]?.filter !== undefined) continue;
        const wrong = put(form.file, `${at('schema', 'properties', field)}/pattern`, `^[A-Z]${count}$`);
        yield { ...wrong, seen: { file, pointer: pointer + at('saves', path) } } satisfies Defect;
      }
  },
};
