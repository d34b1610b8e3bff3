import type { Choice } from '#ui/kit';
import type { CompiledForm } from './compiled-form.ts';
import type { FormTexts } from './form-texts.ts';

/** An answer that a field offers, with the value that the form’s answers get when it is chosen. */
export type FormChoice = Choice & { answer: unknown };

/**
 * Reads the choices of every field: those that the bank decides, `{ id, label }` or `{ id, obfuscatedValue }`, else those
 * of the schema’s `enum`, worded by the journey’s texts.
 *
 * @throws {Error} `FORM_CHOICE_UNREADABLE` when an item is of neither shape.
 */
export function readChoices(
  { schema }: CompiledForm,
  decided: Readonly<Record<string, readonly unknown[]>>,
  texts: FormTexts,
): Record<string, FormChoice[]> {
  const fields = Object.entries(schema.properties ?? {}).map(([field, property]) => {
    const fixed = typeof property === 'object' ? (property.enum ?? []) : [];
    const items = decided[field];
    const choices = items ? items.map((item) => decidedChoice(field, item)) : fixed.map(fixedChoice);
    return [field, choices] as const;

    function fixedChoice(answer: unknown): FormChoice {
      const value = String(answer);
      return { value, answer, label: texts({ kind: 'choice', field, value }) ?? value };
    }
  });
  return Object.fromEntries(fields);
}

function decidedChoice(field: string, item: unknown): FormChoice {
  if (typeof item === 'object' && item !== null && 'id' in item) {
    const label = 'label' in item ? item.label : 'obfuscatedValue' in item ? item.obfuscatedValue : undefined;
    if (typeof label === 'string') return { value: String(item.id), answer: item.id, label };
  }
  throw new Error(`FORM_CHOICE_UNREADABLE: the choices of "${field}" need an id and a label`);
}
