import { formatPhone } from '#i18n';
import { choiceLabels, type FieldUi } from '#schemas';
import type { Choice } from '#ui/kit';
import type { CompiledForm } from './compiled-form.ts';
import type { FormTexts } from './form-texts.ts';

/** An answer that a field offers, with the value that the form’s answers get when it is chosen. */
export type FormChoice = Choice & { answer: unknown };

/**
 * Reads the choices of every field: those that the bank decides, objects with an id and words or plain values, else those
 * of the schema’s `enum`, worded by the journey’s texts.
 *
 * @throws {Error} `FORM_CHOICE_UNREADABLE` when an item has no id or no words.
 */
export function readChoices(
  { schema, ui }: CompiledForm,
  decided: Readonly<Record<string, unknown>>,
  texts: FormTexts,
): Record<string, FormChoice[]> {
  const fields = Object.entries(schema.properties ?? {}).map(([field, property]) => {
    const fixed = typeof property === 'object' ? (property.enum ?? []) : [];
    const items = decided[field];
    const choices = Array.isArray(items)
      ? items.map((item) => decidedChoice(item, { field, keys: ui[field]?.choiceKeys }))
      : fixed.map(fixedChoice);
    return [field, choices] as const;

    function fixedChoice(answer: unknown): FormChoice {
      const value = String(answer);
      const description = texts({ kind: 'choice-note', field, value });
      const label = texts({ kind: 'choice', field, value }) ?? value;
      return { value, answer, label, ...(description !== undefined && { description }) };
    }
  });
  return Object.fromEntries(fields);
}

type Decided = { field: string; keys: FieldUi['choiceKeys'] };

function decidedChoice(item: unknown, { field, keys = {} }: Decided): FormChoice {
  if (typeof item === 'string' || typeof item === 'number')
    return { value: String(item), answer: item, label: String(item) };
  const id = memberOf(item, keys.id ?? 'id');
  const label = (keys.label === undefined ? choiceLabels : [keys.label])
    .map((name) => memberOf(item, name))
    .find((words) => typeof words === 'string');
  if ((typeof id !== 'string' && typeof id !== 'number') || label === undefined)
    throw new Error(`FORM_CHOICE_UNREADABLE: the choices of "${field}" need an id and a label`);
  return {
    value: String(id),
    answer: id,
    label,
    ...beneath(item, keys, label),
  };
}

/** The words beneath a choice, unless they say what its label does. */
function beneath(item: unknown, keys: NonNullable<FieldUi['choiceKeys']>, label: unknown) {
  const held = memberOf(item, keys.description ?? 'description');
  if (typeof held !== 'string' || held === label) return {};
  return { description: keys.as === 'phone' ? formatPhone(held) : held };
}

function memberOf(item: unknown, name: string): unknown {
  return typeof item === 'object' && item !== null && Object.hasOwn(item, name)
    ? Reflect.get(item, name)
    : undefined;
}
