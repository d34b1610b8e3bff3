import type { WidgetProps } from '@rjsf/utils';
import type { FieldUi } from '#schemas';
import type { Beside } from './beside.ts';
import type { Answers } from '../compiled-form.ts';
import type { FormChoice } from '../choices.ts';
import type { FormTexts } from '../form-texts.ts';
import type { formWords } from '../form-words.ts';

/** What the theme hands to its widgets beside rjsf’s own props. */
export type FormContext = {
  choices: Readonly<Record<string, readonly FormChoice[]>>;
  given: Readonly<Record<string, unknown>>;
  beside: Beside;
  /** What the form would hand over now. */
  answers: Answers;
  /** What the journey holds of the form. */
  saved: Answers;
  words: ReturnType<typeof formWords>;
  /** How often the holder was led to what is wrong. */
  led: number;
  /** What the bank says beside a field that it finds nothing wrong with. */
  notes: Readonly<Record<string, string>>;
  texts: FormTexts;
  now: (() => number) | undefined;
  /** Whether the code to enter is one that was asked for in place of another. */
  isAnotherCode: boolean;
  onReading?: ((isReading: boolean) => void) | undefined;
};

/** What every control of the kit is informed of its field. */
export function fieldProps(props: WidgetProps) {
  const { words, led } = contextOf(props);
  const { help } = props.options;
  return {
    id: props.id,
    name: props.htmlName ?? props.name,
    label: props.label,
    description: typeof help === 'string' ? help : undefined,
    error: props.rawErrors?.[0],
    turn: led,
    isRequired: props.required ?? false,
    isDisabled: props.disabled ?? false,
    optionalLabel: props.required ? undefined : words.optional,
    onBlur: () => props.onBlur(props.id, props.value),
  };
}

/** Returns what the form file says of the field. */
export function uiOf({ options }: WidgetProps): FieldUi {
  return options as FieldUi; // written by fieldUi from a form file
}

/** Returns what the theme handed over. */
export function contextOf({ registry }: WidgetProps): FormContext {
  return registry.formContext as FormContext; // JourneyForm is the one that mounts the theme
}

/** Returns a text as a control shows it. */
export function shownText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a text as a form holds it: nothing instead of the empty text, so that `required` speaks first. */
export function heldText(text: string): string | undefined {
  return text === '' ? undefined : text;
}
