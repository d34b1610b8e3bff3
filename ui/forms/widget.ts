import type { FieldUi } from '#schemas';

/** A way of showing a field, as form files name it. */
export type Widget = NonNullable<FieldUi['widget']>;

/** Returns the widget of a field: what its ui says, else a checkbox for a yes or no, else one line of text. */
export function widgetOf(schema: unknown, ui: FieldUi | undefined): Widget {
  if (ui?.widget !== undefined) return ui.widget;
  return isBoolean(schema) ? 'checkbox' : 'text';
}

function isBoolean(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'boolean';
}
