import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type Ref } from 'react';
import Form from '@rjsf/core';
import type { ErrorSchema } from '@rjsf/utils';
import type { FormState } from '#engine';
import { ErrorSummary } from '#ui/kit';
import type { Beside } from './widgets/beside.ts';
import { readChoices } from './choices.ts';
import type { Answers, CompiledForm } from './compiled-form.ts';
import { fieldUi } from './field-ui.ts';
import { focusFirstField } from './form-focus.ts';
import { formWords } from './form-words.ts';
import type { FormTexts } from './form-texts.ts';
import { isProof } from './proof/is-proof.ts';
import { useProofWait } from './proof/use-proof-wait.ts';
import { shownErrors, type ShownError, shownNotes } from './shown-errors.ts';
import styles from './templates/form.module.css';
import { fields, templates, widgets } from './theme.ts';
import { useAfterPress } from './use-after-press.ts';
import { useAnswers } from './use-answers.ts';
import { useFormFocus, type JourneyFormHandle } from './use-form-focus.ts';
import { isSameCode, readLife } from './widgets/code-life.ts';
import type { FormContext } from './widgets/field-props.ts';

/** What a form is shown with; `state` and `values` are those of the engine’s screen. */
export type JourneyFormProps = {
  /** The id of the `<form>`: a button that stands outside submits with it. */
  id: string;
  /** The form’s name in its journey. */
  name: string;
  form: CompiledForm;
  state: FormState;
  /** First values; later ones are the form’s own until the bank empties it. */
  values: Answers;
  /** What the bank decides of a field: what to choose from, the task of a proof, a judgement. */
  choices: Readonly<Record<string, unknown>>;
  texts: FormTexts;
  /** Tells the time, in epoch milliseconds, to what counts down; without it nothing does. */
  now?: (() => number) | undefined;
  /** What stands beside each line of a list. */
  beside?: Beside | undefined;
  onSubmit: (answers: Answers) => void;
  /** Told at first and at each change whether the answers pass every rule, for actions offered only then (PHONE-02). */
  onValidity?: ((isValid: boolean) => void) | undefined;
  onChange?: ((answers: Answers) => void) | undefined;
  /** Told while files are read that the form does not hold yet: whoever leaves it loses them. */
  onReading?: ((isReading: boolean) => void) | undefined;
  ref?: Ref<JourneyFormHandle> | undefined;
};

// A value that a rule demands is still the holder’s to give: a required consent must not be ticked for them.
const asGiven = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** Shows a form of a journey and hands over its answers once they pass its rules; a new `blanks` starts it afresh (FORM-10). */
export function JourneyForm(props: JourneyFormProps) {
  const sent = useCodesSent(props);
  const { id } = props;
  useEffect(() => {
    // Whoever asked for another code has its empty field to fill in, and is told of it by where the focus goes.
    if (sent > 0) focusFirstField(document.getElementById(id));
  }, [id, sent]);
  return (
    <FormInHand key={`${props.name} ${props.state.blanks} ${sent}`} isAnotherCode={sent > 0} {...props} />
  );
}

/** Counts the codes that were sent while the form is there: what was typed of one is nothing of the next (HOLDER-13). */
function useCodesSent({ form, choices }: JourneyFormProps): number {
  const field = Object.keys(form.ui).find((name) => form.ui[name]?.lifeFrom !== undefined);
  const given = field && choices[field];
  const life = readLife(given) ? given : undefined;
  const [seen, setSeen] = useState({ life, sent: 0 });
  // Each that is sent brings another list, though it says the same; a refusal moves a time in it.
  if (!isSameCode(seen.life, life)) setSeen({ life, sent: seen.sent + 1 });
  return seen.sent;
}

type FormInHandProps = JourneyFormProps & Pick<FormContext, 'isAnotherCode'>;

function FormInHand(props: FormInHandProps) {
  const { id, form, state, texts, onSubmit, onChange, onValidity, ref } = props;
  const element = useRef<HTMLFormElement>(null);
  const hand = useAnswers(form, state, props.values);
  const proof = useProofWait(form, hand, onSubmit);
  const use = { form, hand, texts };
  const errors = shownErrors(use);
  const place = { id, form: element, errors, isMarked: state.invalid && errors.length > 1 };
  const { leadToErrors, led, summary } = useFormFocus(place, ref);
  const words = formWords(texts, proof.isWaited);
  const afterPress = useAfterPress();
  const isValid = Object.keys(hand.problems).length === 0;
  const report = useEffectEvent((value: boolean) => onValidity?.(value));
  useEffect(() => report(isValid), [isValid]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React passes events along its own tree: a form in a dialog must not submit the one that opened it.
    event.stopPropagation();
    if (isValid) return onSubmit(hand.answers);
    if (proof.isAllThatLacks) return proof.wait();
    hand.settleAll();
    leadToErrors(Object.keys(hand.problems).filter((pointer) => !isProof(form, pointer.slice(1))).length);
  }

  return (
    <form id={id} ref={element} className={styles['form']} noValidate onSubmit={submit}>
      {summary !== undefined && (
        <ErrorSummary title={words.summary} problems={errors.map(asProblem(id))} focusKey={summary} />
      )}
      <Form
        tagName="div"
        className=""
        idPrefix={id}
        schema={form.schema}
        uiSchema={fieldUi(form, texts)}
        validator={form.validator}
        noValidate
        experimental_defaultFormStateBehavior={asGiven}
        showErrorList={false}
        templates={templates}
        widgets={widgets}
        fields={fields}
        formContext={{ ...readContext(props), answers: hand.answers, words, led, notes: shownNotes(use) }}
        formData={hand.answers}
        extraErrors={errorSchema(errors)}
        onChange={({ formData }) => {
          hand.change(formData);
          proof.changed(formData);
          onChange?.(formData);
        }}
        onBlur={(fieldId) => afterPress(() => hand.leave(fieldId.slice(id.length + 1)))}
      >
        <></>
      </Form>
    </form>
  );
}

/** Reads what the fields are drawn from, beside their schema. */
function readContext({ form, choices, values, beside = {}, ...props }: FormInHandProps) {
  const { texts, now, isAnotherCode, onReading } = props;
  return {
    choices: readChoices(form, choices, texts),
    given: choices,
    saved: values,
    texts,
    now,
    beside,
    isAnotherCode,
    onReading,
  };
}

function errorSchema(errors: readonly ShownError[]): ErrorSchema {
  const entries = errors.flatMap(({ field, text }) =>
    field === undefined ? [] : [[field, { __errors: [text] }]],
  );
  return Object.fromEntries(entries) as ErrorSchema; // by field, as rjsf nests them; its type cannot say so of any name
}

function asProblem(formId: string) {
  return ({ field, label, text }: ShownError) => {
    if (field === undefined) return { message: text };
    return { fieldId: `${formId}_${field}`, message: text === '' ? label : `${label}: ${text}` };
  };
}
