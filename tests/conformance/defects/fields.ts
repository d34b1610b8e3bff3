import type { Project } from './project.ts';
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
