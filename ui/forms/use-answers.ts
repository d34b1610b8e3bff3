import { useState } from 'react';
import type { FormState } from '#engine';
import type { Answers, CompiledForm, FieldProblem } from './compiled-form.ts';
import { isProof } from './proof/is-proof.ts';

type Edited = { of: FormState['errors']; fields: ReadonlySet<string> };

/** The answers being given, what is wrong with them, and which of it may be shown by now. */
export type AnswersInHand = {
  answers: Answers;
  problems: Record<string, FieldProblem>;
  /** Fields whose problem the holder may see: left with something in them, sent, or marked by the bank (FORM-10). */
  settled: ReadonlySet<string>;
  /** Server errors that no edit has answered yet, by pointer. */
  serverErrors: Record<string, string>;
  change(answers: Answers): void;
  leave(field: string): void;
  settleAll(): void;
};

/** Keeps a form’s answers. Nothing is shown while the holder is still typing in a field. */
export function useAnswers(form: CompiledForm, state: FormState, first: Answers): AnswersInHand {
  const fields = Object.keys(form.schema.properties ?? {});
  // An invalidated form is blank, whatever the journey would put into it (FORM-10).
  const [answers, setAnswers] = useState(() => (state.invalid ? {} : withoutEmpty(first)));
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(state.invalid ? fields : []));
  const [edited, setEdited] = useState<Edited>({ of: state.errors, fields: new Set() });
  const editedSince = edited.of === state.errors ? edited.fields : new Set<string>();
  return {
    answers,
    problems: form.check(answers),
    settled,
    serverErrors: without(state.errors, editedSince),
    change: (next) => {
      const kept = withoutEmpty(next);
      const changed = fields.filter((field) => kept[field] !== answers[field]);
      setAnswers(kept);
      setSettled(settled.difference(new Set(changed)));
      // A proof is worked out by the form itself: it answers nothing that the holder was told.
      const byHolder = changed.filter((field) => !isProof(form, field));
      setEdited({ of: state.errors, fields: editedSince.union(new Set(byHolder)) });
    },
    // A field left empty is neutral until the form is sent (PHONE-10, FORM-01).
    leave: (field) => field in answers && setSettled((before) => before.union(new Set([field]))),
    settleAll: () => {
      setSettled(new Set(fields));
      // What the form itself finds wrong with a field is said in place of what the bank has said of it before.
      const wrong = Object.keys(form.check(answers)).map((pointer) => pointer.slice(1));
      setEdited({ of: state.errors, fields: editedSince.union(new Set(wrong)) });
    },
  };
}

/** Leaves out what is empty. */
export function withoutEmpty(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function without(errors: FormState['errors'], edited: ReadonlySet<string>): FormState['errors'] {
  // What is said of the whole form is answered by the first edit.
  const stands = (pointer: string) => (pointer === '' ? edited.size === 0 : !edited.has(pointer.slice(1)));
  return Object.fromEntries(Object.entries(errors).filter(([pointer]) => stands(pointer)));
}
