import type { UiSchema } from '@rjsf/utils';
import { pointerTo } from '#analysis/document';
import type { Node } from './schema-nodes.ts';

/** Where something stands in a step, and whether the step can do without it. */
export type Shown = { keys: readonly string[]; isOptional: boolean; isItem?: boolean };

/** What a field is told beside its schema, as data: rjsf takes all functions for equal. */
export type FieldOptions = {
  /** Where it stands in the step. */
  pointer: string;
  keys: readonly string[];
  isOptional: boolean;
  /** It is one of a list. */
  isItem: boolean;
  /** What it is for, in Italian. */
  about: string;
  /** The sort of names that stand here. */
  sort?: string;
  /** What may stand here too and does not, with what it begins as. */
  begins?: Readonly<Record<string, unknown>>;
};

/** Says of a field what is told beside its schema. */
export const fieldOptions = ({
  schema,
  keys,
  isOptional,
  isItem = false,
}: Shown & Pick<Node, 'schema'>): FieldOptions => {
  const { 'x-it': about, 'x-names': sort, items } = schema;
  const ofItems: unknown = Object(items)['x-names'];
  const named = typeof sort === 'string' ? sort : ofItems;
  return {
    pointer: pointerTo('', ...keys),
    keys,
    isOptional,
    isItem,
    about: typeof about === 'string' ? about : '',
    ...(typeof named === 'string' && { sort: named }),
  };
};

/** Reads what a field is told beside its schema. */
export function optionsOf(uiSchema: UiSchema | undefined): FieldOptions {
  // As the shape has put them there.
  const told = uiSchema?.['ui:options'] as Partial<FieldOptions> | undefined;
  return { pointer: '', keys: [], isOptional: false, isItem: false, about: '', ...told };
}
