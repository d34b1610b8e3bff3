import type { FieldView } from '../../fields.ts';

/** Names a field: by its label, where it has one. */
export const fieldName = ({ name, label }: FieldView): string => label ?? name;
