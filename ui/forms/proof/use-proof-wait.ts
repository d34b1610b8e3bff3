import { useEffect, useEffectEvent, useState } from 'react';
import type { Answers, CompiledForm } from '../compiled-form.ts';
import type { AnswersInHand } from '../use-answers.ts';
import { isProof } from './is-proof.ts';

type ProofWait = {
  /** All is given but the proof of work that the form is still working out. */
  isAllThatLacks: boolean;
  isWaited: boolean;
  /** Sends the answers as soon as the proof is there; an edit of the holder calls it off. */
  wait: () => void;
};

/** Makes one press enough while the proof of work is still on its way (HOLDER-12). */
export function useProofWait(
  form: CompiledForm,
  { answers, problems, edits }: AnswersInHand,
  send: (answers: Answers) => void,
): ProofWait {
  const [waitedAt, setWaitedAt] = useState<number>();
  const lacking = Object.keys(problems);
  const isWaited = waitedAt === edits;
  const isDue = isWaited && lacking.length === 0;
  const sendNow = useEffectEvent(() => {
    setWaitedAt(undefined);
    send(answers);
  });
  useEffect(() => {
    if (isDue) sendNow();
  }, [isDue]);
  return {
    isAllThatLacks: lacking.length > 0 && lacking.every((pointer) => isProof(form, pointer.slice(1))),
    isWaited,
    wait: () => setWaitedAt(edits),
  };
}
