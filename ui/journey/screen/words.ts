import type { Screen, TextRef } from '#engine';
import type { i18n } from '#i18n';
import type { FormTextRef, FormTexts } from '#ui/forms';
import { asWords } from '#ui/kit';

/** Words a reference of the engine; a body or title that a journey leaves out is empty. */
export function wordsOf(texts: i18n, { namespace, key, values }: TextRef): string {
  return texts.exists(key, { ns: namespace }) ? texts.t(key, { ...values, ns: namespace }) : '';
}

/** Words a reference whose text may hold markup: what fills its placeholders stays words. */
export function richWordsOf(texts: i18n, ref: TextRef): string {
  return wordsOf(texts, { ...ref, values: wordsAlone(ref.values) });
}

function wordsAlone(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const each = Object.entries(values);
  return Object.fromEntries(
    each.map(([name, value]) => [name, typeof value === 'string' ? asWords(value) : value]),
  );
}

type FormPlace = Pick<Screen, 'journey' | 'step' | 'title'>;

/**
 * Finds the texts of a form by place: the step’s own fields, the bank’s codes, and what all forms say. Their placeholders
 * are filled as those of the screen’s title are.
 */
export function formTextsOf(texts: i18n, { journey, step, title }: FormPlace): FormTexts {
  const find = (namespace: string, key: string, values?: Readonly<Record<string, unknown>>) =>
    texts.exists(key, { ns: namespace }) ? texts.t(key, { ...values, ns: namespace }) : undefined;
  const valuesFor = (part: string) => (part === 'document' ? wordsAlone(title.values) : title.values);
  // A message of the catalogue comes with its own namespace, `errors:form.code`; the journey’s own without.
  const serverText = (key: string) => {
    const [namespace, shared] = key.split(':', 2);
    return shared === undefined
      ? find(journey, key, title.values)
      : find(namespace ?? '', shared, title.values);
  };
  return (ref: FormTextRef) => {
    switch (ref.kind) {
      case 'field':
        return find(journey, `${step}.fields.${ref.field}.${ref.part}`, valuesFor(ref.part));
      case 'choice':
        return find(journey, `${step}.fields.${ref.field}.choices.${ref.value}`, title.values);
      case 'choice-note':
        return find(journey, `${step}.fields.${ref.field}.choiceNotes.${ref.value}`, title.values);
      case 'server':
        return serverText(ref.key);
      case 'refusal':
        return find(journey, `${step}.errors.${ref.code}`, title.values);
      case 'shared':
        return find('forms', ref.key, ref.values);
    }
  };
}
