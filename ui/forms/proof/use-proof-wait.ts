import { useState } from 'react';
import type { Answers, CompiledForm } from '../compiled-form.ts';
import { withoutEmpty, type AnswersInHand } from '../use-answers.ts';
import { isProof } from './is-proof.ts';

type ProofWait = {
  /** All is given but the proof of work that the form is still working out. */
  isAllThatLacks: boolean;
  isWaited: boolean;
  /** Sends the answers as soon as the proof is there; an edit of the holder calls it off. */
  wait: () => void;
  /** Hears each change of the answers. */
  changed: (next: Answers) => void;
};

/** Makes one press enough while the proof of work is still on its way (HOLDER-12). */
export function useProofWait(
  form: CompiledForm,
  { answers, problems }: AnswersInHand,
  send: (answers: Answers) => void,
): ProofWait {
  const [isWaited, setWaited] = useState(false);
  const lacking = Object.keys(problems);
  return {
    isAllThatLacks: lacking.length > 0 && lacking.every((pointer) => isProof(form, pointer.slice(1))),
    isWaited,
    wait: () => setWaited(true),
    changed: (next) => {
      if (!isWaited) return;
      const kept = withoutEmpty(next);
      const fields = Object.keys({ ...answers, ...kept });
      const isEdited = fields.some((field) => !isProof(form, field) && answers[field] !== kept[field]);
      const isComplete = Object.keys(form.check(kept)).length === 0;
      if (isEdited || isComplete) setWaited(false);
      if (isComplete && !isEdited) send(kept);
    },
  };
}
