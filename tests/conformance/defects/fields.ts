import type { Defect } from './defect.ts';
import { stepsOf, type Project } from './project.ts';
import { at, type Tree } from './tree.ts';

/** A field of a form, with the place of its schema. */
export type PlacedField = { file: string; field: string; place: string; property: Tree };

/** Lists the fields of all forms. */
export function fieldsOf({ journeys }: Project): PlacedField[] {
  return journeys.flatMap(({ forms }) =>
    forms.flatMap(({ file, form }) =>
      Object.entries(form.schema.properties).map(([field, property]) => ({
        file,
        field,
        place: at('schema', 'properties', field),
        property: { ...property },
      })),
    ),
  );
}

/** A field of a form that writes data, with the type of the data and the place where it is written. */
export type SavedField = {
  form: string;
  place: string;
  property: Tree;
  type: string | undefined;
  /** Whether its choices come from data. */
  isChosen: boolean;
  seen: Defect['seen'];
};

/** Lists the fields that write data. */
export function savedFields(project: Project): SavedField[] {
  return stepsOf(project, 'form').flatMap(({ file, forms, definition, pointer, step }) => {
    const form = forms.find(({ name }) => name === step.form);
    return Object.entries(form ? (step.saves ?? {}) : {}).flatMap(([path, saved]) => {
      const property = form?.form.schema.properties[saved.slice(1)];
      if (!form || !property) return [];
      const type = definition.data?.[path.replace(/^data\./, '')]?.type;
      const place = at('schema', 'properties', saved.slice(1));
      const seen = { file, pointer: pointer + at('saves', path) };
      const isChosen = form.form.ui?.[saved.slice(1)]?.choicesFrom !== undefined;
      return [{ form: form.file, place, property: { ...property }, type, isChosen, seen }];
    });
  });
}
