import type { FieldUi } from '#schemas';

/** Something that a field offers: the answer, and what it is called. */
export type Choice = { id: unknown; label: string };

/** Where the choices of a field come from: what the bank gives, how that is read, and the schema. */
type Offered = { given: unknown; ui: FieldUi | undefined; schema: object };

const labels = ['label', 'obfuscatedValue', 'text', 'name'];

/** Lists what a field offers: what the bank decides, or the values of its schema, which the journey words. */
export function choicesIn({ given, ui, schema }: Offered, wordOf: (value: string) => string): Choice[] {
  // What is given may be how long a code is good, or the task of a captcha.
  if (ui?.choicesFrom !== undefined && Array.isArray(given))
    return given.map((item: unknown) => decided(item, ui.choiceKeys));
  const values: unknown = Reflect.get(schema, 'enum');
  return Array.isArray(values) ? values.map((id: unknown) => ({ id, label: wordOf(String(id)) })) : [];
}

function decided(item: unknown, keys: FieldUi['choiceKeys'] = {}): Choice {
  if (typeof item !== 'object' || item === null) return { id: item, label: String(item) };
  const id: unknown = Reflect.get(item, keys.id ?? 'id');
  const names = keys.label === undefined ? labels : [keys.label];
  const label: unknown = names
    .map((name): unknown => Reflect.get(item, name))
    .find((each) => each !== undefined);
  return { id, label: String(label ?? id) };
}
